import { tooOften } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { METER_TIMEOUT_MS, openMeter } from "./meter-client.server.ts";
import type { CallKind, CountCall } from "./rate-limit.ts";

/**
 * Counts one more call of a kind that is limited, or asks whether there is room for one. A meter that cannot be asked lets
 * it pass.
 * @throws AppError rate_limited, or too_many_documents for files, with Retry-After
 */
export async function limitCalls(
  { env, log }: Pick<AppContext, "env" | "log">,
  userId: string,
  kind: CallKind,
  { isOnlyAsked = false }: Pick<CountCall, "isOnlyAsked"> = {},
): Promise<void> {
  const meter = openMeter(env.USAGE_METER, userId);
  const { retryAfterSeconds } = await withTimeout(
    meter.countCall({ kind, isOnlyAsked }),
    METER_TIMEOUT_MS,
  ).catch((error: unknown) => {
    log("error", "meter.limit_unreachable", { cause: causeOf(error) });
    return { retryAfterSeconds: null };
  });
  if (retryAfterSeconds === null) return;
  const isFile = kind === "documents" || kind === "uploads";
  throw tooOften(isFile ? "too_many_documents" : "rate_limited", retryAfterSeconds);
}
