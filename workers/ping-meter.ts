import { openTiming, serverTiming } from "#app/base/runtime/timing.server.ts";

/** `/__sandbox/ping-meter?meter=<user id>`: a bare round trip to a meter, for `npm run bench` on this machine. */
export const isPing = (request: Request): boolean =>
  new URL(request.url).pathname === "/__sandbox/ping-meter";

/** 204 with the round trip's time, seen from inside the Worker, as `ping` in `Server-Timing`. */
export async function pingMeter(request: Request, { USAGE_METER }: Env): Promise<Response> {
  const timing = openTiming();
  const meter = USAGE_METER.getByName(new URL(request.url).searchParams.get("meter") ?? "ping");
  await timing.measure("ping", async () => await meter.ping());
  return new Response(null, { status: 204, headers: { "Server-Timing": serverTiming(timing.timings()) } });
}
