import { AppError } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { METER_TIMEOUT_MS, openMeter } from "#app/core/meter/meter-client.server.ts";

/** More than a person clicks. Each question costs several calls, and the provider's limit is shared by everybody. */
const QUESTIONS_PER_MINUTE = 20;

/**
 * Counts one more question of this person to the payment provider. A meter that cannot be asked lets it pass.
 * @throws AppError rate_limited with Retry-After
 */
export async function limitQuestions(
  { env, log }: Pick<AppContext, "env" | "log">,
  userId: string,
): Promise<void> {
  const meter = openMeter(env.USAGE_METER, userId);
  const { retryAfterSeconds } = await withTimeout(
    meter.askProvider({ perMinute: QUESTIONS_PER_MINUTE }),
    METER_TIMEOUT_MS,
  ).catch((error: unknown) => {
    log("error", "payments.limit_unreachable", { cause: causeOf(error) });
    return { retryAfterSeconds: null };
  });
  if (retryAfterSeconds !== null)
    throw new AppError("rate_limited", { headers: { "Retry-After": String(retryAfterSeconds) } });
}
