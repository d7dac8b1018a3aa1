import type { Approach } from "#app/core/payments/offer.ts";
import { planChange } from "#app/core/payments/upgrade/plan-change.ts";
import type { PlanName } from "#app/core/plans/plans.ts";
import type { Buyer } from "./buyer.server.ts";

/** How this person comes to this plan. */
export function approachTo({ plan, subscription, hasTrial }: Buyer, wanted: PlanName): Approach {
  const change = planChange(plan, wanted);
  if (change === "sales" || change === "choose") return change;
  if (subscription?.status === "past_due") return "repair";
  if (change === "downgrade") return "included";
  if (change === "current") return subscription?.willCancel ? "keep" : "reset";
  if (wanted === "Premium" && hasTrial) return "trial";
  return subscription ? "change" : "checkout";
}
