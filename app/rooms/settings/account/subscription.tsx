import { useState } from "react";
import { ApiError } from "#app/base/http/request.ts";
import { type DateReading, formatDay } from "#app/base/ui/browser/format-time.ts";
import { useTimeZone } from "#app/base/ui/browser/time-zone.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { syncPlan, verifyPremium } from "#app/core/payments/checkout/account-calls.ts";
import { leaveFor, portalUrl } from "#app/core/payments/checkout/checkout-calls.ts";
import { checkoutToast } from "#app/core/payments/checkout/payment-error.ts";
import { clearCachedUsage } from "#app/core/payments/customer/customer-storage.ts";
import type { BillingCustomer } from "#app/core/payments/customer/use-customer.ts";
import type { PaymentStatus } from "#app/core/payments/payment-status.ts";
import { Processing } from "#app/core/payments/upgrade/plan-dialog.tsx";
import type { PlanChoice } from "#app/core/payments/upgrade/use-plan-choice.ts";
import { type StoredPlan, toStoredPlan } from "#app/core/plans/plans.ts";

type Props = {
  userId: string;
  customer: BillingCustomer;
  /** As the server knows it. */
  timeZone: string;
  choice: PlanChoice;
  /** Fetches the usage again. */
  onVerified: () => void;
  /** Forgets the usage shown, before it is fetched again (SET-14). */
  onVerify: () => void;
};

type Doing = "sync" | "verify" | "portal" | null;

/** The person's plan, how it is known, and what can be done about it. */
export function SubscriptionSettings({ userId, customer, choice, onVerified, onVerify, timeZone }: Props) {
  const { plan, status } = customer;
  const dates = { locale: useLocale(), timeZone: useTimeZone(timeZone) };
  const { doing, isVerified, sync, verify, openPortal } = useSubscription({
    userId,
    customer,
    onVerified,
    onVerify,
  });
  const isPaid = plan === "Basic" || plan === "Premium";
  const button = (name: Doing, text: string, onClick: () => void) => (
    <button type="button" disabled={doing !== null} aria-busy={doing === name} onClick={onClick}>
      {doing === name ? <Processing /> : text}
    </button>
  );
  return (
    <section className="card settings-card" aria-labelledby="subscription">
      <h2 id="subscription">Subscription</h2>
      <p className="plan-line">
        <strong>{plan}</strong>{" "}
        <span className="tag">
          {isVerified ? "Verified with the card payment provider" : "As we have it on file"}
        </span>
      </p>
      <p className="soft">{termWords(plan, status, dates)}</p>
      {customer.error && <p className="notice alarm">{customer.error}</p>}
      <div className="row-actions">
        {button("sync", "Sync plan", sync)}
        {plan === "Premium" && button("verify", "Verify with the card payment provider", verify)}
        {status.has_customer && button("portal", "Manage Subscription", openPortal)}
        {isPaid && (
          <button
            type="button"
            disabled={doing !== null || choice.isBusy}
            onClick={() => choice.choose(plan)}
          >
            Reset limits
          </button>
        )}
      </div>
      <p className="small soft">
        Sync plan asks the card payment provider which plan you pay for and corrects what we have on file.
        {plan === "Premium" && " Verifying does the same for Premium and reloads your usage."}
        {isPaid &&
          " Reset limits sets this month's use back to zero, once after each paid upgrade or renewal. It first tells you what you would get back, or why there is nothing to get back."}
      </p>
    </section>
  );
}

function useSubscription({ userId, customer, onVerified, onVerify }: Omit<Props, "choice" | "timeZone">) {
  const [doing, setDoing] = useState<Doing>(null);
  const [isVerified, setVerified] = useState(false);
  const during = (name: Doing, work: () => Promise<void>) => async () => {
    setDoing(name);
    await work();
    setDoing(null);
  };
  return {
    doing,
    isVerified,
    sync: during("sync", async () => {
      const outcome = await syncWords();
      if (outcome.isVerified) setVerified(true);
      showToast[outcome.type](outcome.words);
      if (outcome.isVerified) await customer.refresh();
    }),
    verify: during("verify", async () => {
      clearCachedUsage(userId);
      onVerify();
      try {
        customer.take(await verifyPremium(false));
        setVerified(true);
      } catch {
        showToast.error("Failed to verify Premium features");
      }
      onVerified();
    }),
    openPortal: during("portal", async () => {
      try {
        await leaveFor(await portalUrl(userId), 0);
      } catch (error) {
        showToast.error(checkoutToast(error));
      }
    }),
  };
}

type SyncOutcome = { isVerified: boolean; type: "success" | "info" | "error"; words: string };

/** The result of a sync, in the words of PLAN-35. */
export async function syncWords(): Promise<SyncOutcome> {
  try {
    const { synced, plan } = await syncPlan();
    return synced
      ? { isVerified: true, type: "success", words: `Your plan is ${toStoredPlan(plan)}.` }
      : { isVerified: true, type: "info", words: "No plan change needed" };
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.code === "http_error";
    return {
      isVerified: false,
      type: "error",
      words: isAnswer ? "Failed to sync plan" : "Error syncing plan",
    };
  }
}

/** When the plan ends, and what follows. */
function termWords(
  plan: StoredPlan,
  { subscription, payment_status }: Partial<PaymentStatus>,
  dates: DateReading,
): string {
  const day = (at: number) => formatDay(at, dates);
  if (payment_status === "past_due")
    return "Your last payment failed and will be tried again. Please check your card under Manage Subscription.";
  if (!subscription) return plan === "Free" ? "No card needed, no end date." : "";
  const { status, will_cancel, period_end, trial_end } = subscription;
  if (will_cancel) return `Ends on ${day(period_end)}. Until then nothing changes.`;
  if (status === "trialing") return `Free trial until ${day(trial_end ?? period_end)}, then paid monthly.`;
  return `Renews on ${day(period_end)}.`;
}
