import { openTiming } from "#app/base/runtime/timing.server.ts";
import { admit, openMeter, settle } from "#app/core/meter/meter-client.server.ts";

/** The Worker's clock counts whole milliseconds and a use takes a fraction, so many are timed. */
const ROUNDS = 20;
const METERS = 5;

const PATHS: Record<string, (request: Request, env: Env) => Promise<Response>> = {
  "/__sandbox/time-meter": timeMeter,
  "/__sandbox/ask-model": askModel,
};

/** Answers the paths that `npm run bench` calls, locally only, to time one part alone; null for every other path. */
export function benchPath(request: Request, env: Env): Promise<Response> | null {
  return PATHS[new URL(request.url).pathname]?.(request, env) ?? null;
}

/** `?meter=<name>`: `{ ms }`, the mean time to admit and settle one use, over meters whose names begin with that. */
async function timeMeter(request: Request, { USAGE_METER }: Env): Promise<Response> {
  const name = new URL(request.url).searchParams.get("meter") ?? "bench";
  const timing = openTiming();
  for (let at = 0; at < METERS; at++) await askMeter(openMeter(USAGE_METER, `${name}-${at}`));
  return Response.json({ ms: timing.timings().total / (ROUNDS * METERS) });
}

async function askMeter(meter: ReturnType<typeof openMeter>): Promise<void> {
  const log = () => {};
  for (let round = 0; round < ROUNDS; round++) {
    const asked = {
      key: crypto.randomUUID(),
      input: "0".repeat(64),
      feature: "chat",
      plan: "Enterprise",
    } as const;
    const tokens = { inputTokens: 1_000, outputTokens: 2_000, leastOutputTokens: 500 };
    const request = { ...asked, ...tokens, isFirstMonth: false, perMinute: 1_000 };
    const admission = await admit(meter, request, log);
    if (!admission.admitted || admission.reservationId === null)
      throw new Error("The meter did not admit a use.");
    const figures = { inputTokens: 900, outputTokens: 800, isCounted: true };
    const { isSettled } = await settle(meter, { admission, request, figures }, log);
    if (!isSettled) throw new Error("The meter did not settle a use.");
  }
}

/** A body of the Messages API, sent on as it is: `{ ms }`, the time until the stand-in's answer has been read. */
async function askModel(request: Request, env: Env): Promise<Response> {
  const { SANDBOX, ANTHROPIC_BASE_URL, ANTHROPIC_API_KEY = "" } = env;
  const timing = openTiming();
  const answer = await SANDBOX?.fetch(`${ANTHROPIC_BASE_URL}/v1/messages`, {
    method: "POST",
    headers: { "x-api-key": ANTHROPIC_API_KEY, "anthropic-version": "2023-06-01" },
    body: await request.text(),
  });
  if (!answer?.ok) throw new Error(`The stand-in answered ${answer?.status}: ${await answer?.text()}`);
  await answer.arrayBuffer();
  return Response.json({ ms: timing.timings().total });
}
