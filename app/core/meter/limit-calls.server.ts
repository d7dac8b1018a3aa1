import { AppError } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { METER_TIMEOUT_MS, openMeter } from "./meter-client.server.ts";
import type { CallKind } from "./rate-limit.ts";

/**
 * Counts one more call of a kind that is limited. A meter that cannot be asked lets it pass.
 * @throws AppError rate_limited with Retry-After
 */
export async function limitCalls(
  { env, log }: Pick<AppContext, "env" | "log">,
  userId: string,
  kind: CallKind,
): Promise<void> {
  const meter = openMeter(env.USAGE_METER, userId);
  const { retryAfterSeconds } = await withTimeout(meter.countCall({ kind }), METER_TIMEOUT_MS).catch(
    (error: unknown) => {
      log("error", "meter.limit_unreachable", { cause: causeOf(error) });
      return { retryAfterSeconds: null };
    },
  );
  if (retryAfterSeconds !== null)
    throw new AppError("rate_limited", { headers: { "Retry-After": String(retryAfterSeconds) } });
}
