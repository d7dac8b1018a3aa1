import type { PaymentStatus } from "#app/core/payments/payment-status.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";

/**
 * Until when the plan runs and what comes then.
 * @param locale BCP 47 tag, for the dates
 */
export function termWords(
  plan: StoredPlan,
  { subscription, payment_status }: Partial<PaymentStatus>,
  locale: string,
): string {
  const day = (at: number) => new Date(at).toLocaleDateString(locale, { dateStyle: "long" });
  if (payment_status === "past_due")
    return "Your last payment failed and will be tried again. Please check your card under Manage Subscription.";
  if (!subscription) return plan === "Free" ? "No card needed, no end date." : "";
  const { status, will_cancel, period_end, trial_end } = subscription;
  if (will_cancel) return `Ends on ${day(period_end)}. Until then nothing changes.`;
  if (status === "trialing") return `Free trial until ${day(trial_end ?? period_end)}, then paid monthly.`;
  return `Renews on ${day(period_end)}.`;
}
