import { openTiming } from "#app/base/runtime/timing.server.ts";

/** The Worker's clock counts whole milliseconds, which is longer than one round trip. */
const PINGS = 20;

/** `/__sandbox/ping-meter?meter=<user id>`: bare round trips to a meter, for `npm run bench` on this machine. */
export const isPing = (request: Request): boolean =>
  new URL(request.url).pathname === "/__sandbox/ping-meter";

/** `{ pingMs }`: the mean time of one round trip, seen from inside the Worker. */
export async function pingMeter(request: Request, { USAGE_METER }: Env): Promise<Response> {
  const timing = openTiming();
  const meter = USAGE_METER.getByName(new URL(request.url).searchParams.get("meter") ?? "ping");
  for (let sent = 0; sent < PINGS; sent++) await meter.ping();
  return Response.json({ pingMs: timing.timings().total / PINGS });
}
