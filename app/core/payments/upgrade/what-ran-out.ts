import { listed } from "#app/core/plans/feature-words.ts";
import {
  type Allowance,
  allowanceOf,
  PAID_PLANS,
  type PaidPlan,
  type StoredPlan,
  type TokenAmount,
} from "#app/core/plans/plans.ts";
import { type MonthLimit, monthLimitsOf } from "#app/core/usage/month-limits.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { levelOf, type UsageLevel } from "#app/core/usage/usage-bar.tsx";

/** Something with a limit, and how near that is. */
export type Counted = MonthLimit & { limit: number; level: UsageLevel };

/** Everything that has a limit in this month. */
export const countedOf = (usage: UsageAnswer): Counted[] =>
  monthLimitsOf(usage).flatMap(({ limit, ...row }) =>
    limit === null ? [] : [{ ...row, limit, level: levelOf(row.used, limit) }],
  );

export const isTokens = (key: Counted["key"]): key is keyof TokenAmount =>
  key === "inputTokens" || key === "outputTokens";

/** How much of one thing a plan has per month; bought tokens come on top. */
const amountOf = ({ counts, tokens }: Allowance, key: Counted["key"]): number =>
  isTokens(key) ? tokens[key] : counts[key];

/**
 * The cheapest plan above the current one with more of everything that is short: Free's first month has as many nursing
 * diagnoses as Basic. If nothing is short, the largest.
 */
export function planWithMore(held: StoredPlan, short: readonly Counted[]): PaidPlan {
  const hasMore = (plan: PaidPlan) =>
    short.every(
      ({ key, limit }) =>
        amountOf(allowanceOf(plan), key) > (isTokens(key) ? amountOf(allowanceOf(held), key) : limit),
    );
  const cheapest = held === "Free" && short.length > 0 ? PAID_PLANS.find(hasMore) : null;
  return cheapest ?? "Premium";
}

/** How much a plan has of what is short: "20 research searches and 100 chat messages". */
export const moreWith = (plan: PaidPlan, short: readonly Counted[]): string =>
  listed(short.map(({ key, many }) => `${amountOf(allowanceOf(plan), key).toLocaleString("en-US")} ${many}`));
