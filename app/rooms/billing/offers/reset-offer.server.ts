import { ERRORS } from "#app/base/http/errors.ts";
import { type DateReading, formatDay } from "#app/base/ui/browser/format-time.ts";
import type { TokenKind } from "#app/core/meter/left.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import { nextPeriodStart } from "#app/core/meter/period.ts";
import type { Snapshot } from "#app/core/meter/snapshot.ts";
import type { Offer } from "#app/core/payments/offer.ts";
import { latestPlanPayment } from "#app/core/payments/reset-limits.server.ts";
import type { PaymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import { FEATURE_WORDS } from "#app/core/plans/feature-words.ts";
import { allowanceOf, FEATURES, type PaidPlan } from "#app/core/plans/plans.ts";

type ResetWords = Pick<Offer, "title" | "lines" | "confirm">;

/** What a reset of the month's limits would give back to a person on the plan, or why there is none (PLAN-16). */
export async function resetOffer(
  { databaseOf, meters, dates }: Pick<PaymentDeps, "databaseOf" | "meters"> & { dates: DateReading },
  userId: string,
  plan: PaidPlan,
): Promise<ResetWords> {
  const [payment, usage] = await Promise.all([
    latestPlanPayment(databaseOf(userId), userId),
    openMeter(meters, userId).snapshot({ plan, isFirstMonth: false }),
  ]);
  const resetDay = formatDay(nextPeriodStart(usage.period), { ...dates, timeZone: "UTC" });
  const byThemselves = `Your limits reset automatically on ${resetDay} (UTC).`;
  const used = usedWords(usage, plan);
  const refusal = !payment
    ? ERRORS.reset_without_payment.words
    : payment.resetUsedAt !== null
      ? ERRORS.reset_used.words
      : used.length === 0
        ? ERRORS.reset_unused.words
        : null;
  if (refusal) return { title: `You are on the ${plan} plan`, lines: [refusal, byThemselves], confirm: null };
  return {
    title: "Reset usage limits?",
    lines: [
      `This gives back what you have used this month: ${used.join(", ")}.`,
      "Each paid upgrade or renewal lets you reset this month's limits once. Tokens that you bought are not affected.",
      byThemselves,
    ],
    confirm: "Reset limits",
  };
}

/** "3 SBAR notes", "12,000 input tokens", … for everything that was used; what packs paid for is not reset. */
function usedWords({ counts, tokens, packs }: Snapshot, plan: PaidPlan): string[] {
  const allowance = allowanceOf(plan).tokens;
  const ofMonth = (kind: TokenKind) =>
    tokens[kind].used - (tokens[kind].limit - allowance[kind] - packs[kind]);
  const figure = (count: number) => count.toLocaleString("en-US");
  const uses = FEATURES.filter((feature) => counts[feature].used > 0).map((feature) => {
    const { used } = counts[feature];
    const { one, many } = FEATURE_WORDS[feature];
    return `${figure(used)} ${used === 1 ? one : many}`;
  });
  const kinds = [
    ["input tokens", ofMonth("inputTokens")],
    ["output tokens", ofMonth("outputTokens")],
  ] as const;
  return [...uses, ...kinds.filter(([, used]) => used > 0).map(([name, used]) => `${figure(used)} ${name}`)];
}
