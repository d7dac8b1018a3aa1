import { PLAN_NAMES, type PlanName, type TokenAmount } from "#app/core/plans/plans.ts";

/** What a plan's people took from the model on one UTC day, "2026-11-23", forgiven answers included. */
export type PlanSpend = TokenAmount & { plan: PlanName };

/** The spend of one day; each plan at most once. */
export type DaySpend = { day: string; spends: PlanSpend[] };

/** Counters that share the reports of all meters, so that none of them has to keep up with everybody. */
const COUNTERS = 64;

/** The name of the object that adds up all counters. */
export const TOTAL = "total";

/** The counter that takes the reports of this person's meter. */
export function counterOf(userId: string): string {
  let sum = 0;
  for (let at = 0; at < userId.length; at++) sum = (sum * 31 + userId.charCodeAt(at)) % COUNTERS;
  return `counter-${sum}`;
}

/** Adds up amounts of the same plan. */
export function addSpends(...spends: readonly PlanSpend[]): PlanSpend[] {
  return PLAN_NAMES.flatMap((plan) => {
    const own = spends.filter((spend) => spend.plan === plan);
    if (own.length === 0) return [];
    const sum = (kind: keyof TokenAmount) => own.reduce((total, spend) => total + spend[kind], 0);
    return [{ plan, inputTokens: sum("inputTokens"), outputTokens: sum("outputTokens") }];
  });
}

const MILLION = 1_000_000;

/**
 * What a plan's people have cost, in US dollars. The counted tokens do not include our fixed instructions.
 * @param prices of a million input and a million output tokens: "3,15"
 */
export function dollarsOf(spends: readonly PlanSpend[], plan: PlanName, prices: string): number {
  const [input = 0, output = 0] = prices.split(",").map(Number);
  const spend = spends.find((one) => one.plan === plan);
  return ((spend?.inputTokens ?? 0) * input + (spend?.outputTokens ?? 0) * output) / MILLION;
}

/** A plan's daily budget in US dollars, or null if it has none. @param budgets "Free:200,Basic:1500" */
export function budgetOf(budgets: string | undefined, plan: PlanName): number | null {
  const found = budgets?.split(",").find((entry) => entry.startsWith(`${plan}:`));
  return found === undefined ? null : Number(found.slice(plan.length + 1));
}
