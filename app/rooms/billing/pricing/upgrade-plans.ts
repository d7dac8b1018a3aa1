/** The plans that the pricing page sells by a payment link. */
export const UPGRADE_PLANS = ["Basic", "Premium", "Enterprise"] as const;
export type UpgradePlan = (typeof UPGRADE_PLANS)[number];

/** The plan that a form or an address names, or null for anything else. */
export function toUpgradePlan(value: unknown): UpgradePlan | null {
  return UPGRADE_PLANS.find((plan) => plan === value) ?? null;
}
