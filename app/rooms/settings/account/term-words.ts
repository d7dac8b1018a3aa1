import type { PaymentStatus } from "#app/core/payments/payment-status.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";

const day = (at: number): string => new Date(at).toLocaleDateString("en-GB", { dateStyle: "long" });

/** Until when the plan runs and what comes then. */
export function termWords(
  plan: StoredPlan,
  { subscription, payment_status }: Partial<PaymentStatus>,
): string {
  if (payment_status === "past_due")
    return "The last payment failed and is being tried again. Please check your card under Manage Subscription.";
  if (!subscription) return plan === "Free" ? "No card needed, no end date." : "";
  const { status, will_cancel, period_end, trial_end } = subscription;
  if (will_cancel) return `Ends on ${day(period_end)}. Until then everything stays as it is.`;
  if (status === "trialing") return `Free trial until ${day(trial_end ?? period_end)}, then paid monthly.`;
  return `Renews on ${day(period_end)}.`;
}
