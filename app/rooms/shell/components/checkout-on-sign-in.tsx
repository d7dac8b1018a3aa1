import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { sleep } from "#app/base/runtime/timeout.ts";
import { LoadingAccount } from "#app/base/ui/loading-account.tsx";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { offerPath } from "#app/core/payments/checkout/billing-documents.ts";
import {
  type CheckoutUser,
  leaveFor,
  planCheckoutUrl,
  REDIRECT_DELAY_MS,
} from "#app/core/payments/checkout/checkout-calls.ts";
import { checkoutToast, PaymentError } from "#app/core/payments/checkout/payment-error.ts";
import { ProviderScript } from "#app/core/payments/checkout/provider-script.tsx";
import { useCheckoutUser } from "#app/core/payments/checkout/use-checkout-user.ts";
import { MONTHLY_PRICES, type PaidPlan } from "#app/core/plans/plans.ts";

type Props = { plan: PaidPlan; isUserLoaded: boolean; scriptUrl: string };

/** Continues to the checkout for somebody who signed in to buy a plan (IDN-09, IDN-11). */
export function CheckoutOnSignIn({ plan, isUserLoaded, scriptUrl }: Props) {
  const user = useCheckoutUser();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isUserLoaded || hasBegun.current) return;
    hasBegun.current = true;
    showToast.info(`Preparing ${plan} plan checkout...`);
    checkoutAfter(REDIRECT_DELAY_MS, plan, user).catch((error: unknown) => {
      // If the offer differs from what was advertised, the person reads it before going on.
      if (error instanceof PaymentError && OTHER_OFFERS.has(error.reason ?? ""))
        return navigate(offerPath(plan), { replace: true });
      showToast.error(checkoutToast(error));
      return navigate("/dashboard");
    });
  }, [isUserLoaded, navigate, plan, user]);
  return (
    <>
      <ProviderScript url={scriptUrl} />
      <LoadingAccount />
    </>
  );
}

const OTHER_OFFERS: ReadonlySet<string> = new Set([
  "offer_changed",
  "already_on_plan",
  "plan_ending",
  "payment_past_due",
  "payment_waiting",
]);

/** What every page advertises to new people: Premium begins with its trial. */
const advertised = (plan: PaidPlan) => ({
  dueToday: plan === "Premium" ? 0 : (MONTHLY_PRICES[plan] ?? 0) * 100,
  prorationDate: null,
});

async function checkoutAfter(delayMs: number, plan: PaidPlan, user: CheckoutUser | null): Promise<void> {
  await sleep(delayMs);
  if (!user?.id) throw new Error("User information missing, cannot proceed with checkout.");
  await leaveFor(await planCheckoutUrl(plan, user, advertised(plan)), 0);
}
