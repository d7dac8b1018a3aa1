import { AppError, type ErrorCode, tooOften } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { allowancePlanOf, type Person } from "#app/core/identity/session/guard.server.ts";
import { openMaintenance } from "#app/core/maintenance/queue.server.ts";
import { type Feature, hasFirstMonthBonus, type TokenAmount } from "#app/core/plans/plans.ts";
import {
  admit,
  type ChargeCommand,
  type GenerationRequest,
  giveBack,
  type MeterLog,
  openMeter,
  settle,
} from "../meter/meter-client.server.ts";
import type { RefusedUse } from "../meter/reserve.ts";
import type { Figures } from "../meter/settle.ts";
import { isFirstMonthOf } from "../usage/first-month.server.ts";

/** What a tool asks the meter for; this module knows who asks, on which plan and how often. */
export type UseRequest = {
  feature: Feature;
  /** Idempotency key, as the client sent it. */
  key: string;
  /** What the key stands for; only its hash reaches the meter. */
  input: string;
  /** Estimate. */
  inputTokens: number;
  outputTokens: number;
  leastOutputTokens: number;
  /** How long it stays reserved, in milliseconds, if that is more than usual. */
  lifeMs?: number;
  /** It draws on tokens and does not count as a use of the feature. */
  isTokensOnly?: boolean;
  /** The feature's own code for a count that is used up; `limit_reached` if it has none. */
  countReached?: ErrorCode;
};

/** An admitted use, settled by exactly one call; a use that is never settled expires. */
export type AdmittedUse = {
  /** The most that may be written, in tokens. */
  outputTokens: number;
  settle(figures: Figures): Promise<void>;
  /** The answer broke off after its first words: a few of these a day are free. */
  settleCutOff(taken: TokenAmount): Promise<{ isCharged: boolean }>;
  /** @param unanswered what an answer took when nothing in it was borne out: a few a day are free, and none counts */
  giveBack(unanswered?: TokenAmount): Promise<void>;
};

type App = Pick<AppContext, "env" | "databaseOf" | "log" | "now" | "timing">;

/**
 * Asks the person's meter for one use. Time spent waiting for the meter, here and in settlement, is logged as `meter`.
 * @throws AppError rate_limited (with Retry-After), limit_reached, the feature's `countReached`, key_reused, or key_used_up
 */
export async function admitUse(app: App, person: Person, asked: UseRequest): Promise<AdmittedUse> {
  const { env, log } = app;
  const { measure } = app.timing;
  const { countReached = "limit_reached", ...ask } = asked;
  const meter = openMeter(env.USAGE_METER, person.userId);
  const tell: MeterLog = (event, { cause }) =>
    log("error", event, cause === undefined ? {} : { cause: String(cause) });
  const request: GenerationRequest = {
    ...ask,
    // A client's key may be anything, so it is hashed too.
    key: await sha256Hex(ask.key),
    input: await sha256Hex(ask.input),
    plan: allowancePlanOf(person),
    isFirstMonth: hasFirstMonthBonus(ask.feature) && (await isFirstMonthOf(app, person)),
    perMinute: env.settings.GENERATIONS_PER_MINUTE,
  };
  const defer = async (settlement: ChargeCommand) =>
    await openMaintenance(env.MAINTENANCE).send({ type: "count-use", userId: person.userId, settlement });
  const admission = await measure("meter", () => admit(meter, request, tell));
  if (!admission.admitted) throw refusal(admission, countReached);
  const settleWith = (figures: Figures) =>
    measure("meter", () => settle(meter, { admission, request, figures }, tell, { defer }));
  return {
    outputTokens: admission.outputTokens,
    settle: async (figures) => void (await settleWith(figures)),
    settleCutOff: async (taken) => {
      const settled = await settleWith({ ...taken, isCounted: false, isCutOff: true });
      return { isCharged: !(settled.isSettled && settled.charged === null) };
    },
    giveBack: async (unanswered) =>
      unanswered
        ? void (await settleWith({ ...unanswered, isCounted: false, isUnanswered: true }))
        : await measure("meter", async () => void (await giveBack(meter, admission))),
  };
}

function refusal(refused: RefusedUse, countReached: ErrorCode): AppError {
  if (refused.refused === "limit_reached")
    return new AppError(refused.which === "count" ? countReached : refused.refused);
  if (refused.refused !== "rate_limited") return new AppError(refused.refused);
  return tooOften("rate_limited", refused.retryAfterSeconds);
}
