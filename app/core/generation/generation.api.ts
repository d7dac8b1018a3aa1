import { api } from "#app/base/http/api.server.ts";
import { AppError, type ErrorCode } from "#app/base/http/errors.ts";
import { eventStream } from "#app/base/http/events.server.ts";
import { type AppContext, appOf } from "#app/base/runtime/context.server.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { METER_TIMEOUT_MS, openMeter } from "../meter/meter-client.server.ts";
import { keyedUse } from "../meter/repeat.ts";
import { isCharged } from "../meter/state.ts";
import type { Route } from "./+types/generation.api";
import { forgetAnswer, keptAnswer } from "./kept-answer.server.ts";
import { runOf } from "./run-generation.server.ts";

/**
 * `GET /api/generations/{key}`: the events of the person's generation under that idempotency key, from the first one
 * on while it runs, and its end for twelve hours after. If nothing is left of it: 410 `interrupted` when it
 * cost nothing, `interrupted_counted` when repeating the same call is free, `cut_off_charged` when tokens were charged,
 * `interrupted_unknown` when the meter cannot be asked, and 404 when it does not, or no longer, know the key.
 */
export const loader = api(async ({ params: { key }, context }: Route.LoaderArgs) => {
  const [app, { userId }] = [appOf(context), personOf(context)];
  const running = await (await runOf(app, userId, key)).follow({ requestId: app.requestId });
  if (running) return running;
  const kept = await keptAnswer(app, userId, key);
  if (!kept) throw new AppError(await whatItCost(app, userId, key));
  return eventStream(kept.events, app);
});

async function whatItCost(app: AppContext, userId: string, key: string): Promise<ErrorCode> {
  const meter = openMeter(app.env.USAGE_METER, userId);
  const held = await withTimeout(meter.export(), METER_TIMEOUT_MS).catch(() => null);
  if (!held) return "interrupted_unknown";
  const use = held.state && keyedUse(held.state, await sha256Hex(key), app.now());
  if (!use) return "not_found";
  if (isCharged(use)) return "interrupted_counted";
  return use.runs.some(({ status }) => status === "cancelled") ? "cut_off_charged" : "interrupted";
}

/**
 * `DELETE /api/generations/{key}`: while it runs, the person's Cancel, which stops it and settles its use; afterwards,
 * a sign that she has the answer, which is then forgotten. It does not count as activity.
 */
export const action = api(async ({ request, params: { key }, context }: Route.ActionArgs) => {
  if (request.method !== "DELETE") throw new AppError("wrong_method");
  const [app, { userId }] = [appOf(context), personOf(context)];
  await Promise.all([(await runOf(app, userId, key)).stop(), forgetAnswer(app, userId, key)]);
  return new Response(null, { status: 204 });
});
