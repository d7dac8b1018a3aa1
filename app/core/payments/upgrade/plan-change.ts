import type { PlanName } from "#app/core/plans/plans.ts";

/**
 * "choose": Free, reported to the server at once. "checkout": paid for first. "current": offers a reset of limits.
 * "downgrade": refused. "sales": handled by people.
 */
type PlanChange = "choose" | "checkout" | "current" | "downgrade" | "sales";

const RANK: Record<PlanName, number> = { Free: 0, Basic: 1, Premium: 2, Enterprise: 3 };

/**
 * What choosing a plan means for a person (PLAN-07, PLAN-12, PLAN-14 to 16).
 * @param held the plan that the server holds; null when none was chosen
 */
export function planChange(held: PlanName | null, wanted: PlanName): PlanChange {
  if (wanted === "Enterprise") return "sales";
  if (wanted === "Free") return "choose";
  if (held === wanted) return "current";
  return RANK[wanted] > RANK[held ?? "Free"] ? "checkout" : "downgrade";
}
