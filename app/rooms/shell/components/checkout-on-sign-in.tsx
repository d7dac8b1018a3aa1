import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { sleep } from "#app/base/runtime/timeout.ts";
import { LoadingAccount } from "#app/base/ui/loading-account.tsx";
import { showToast } from "#app/base/ui/toasts.tsx";
import {
  type CheckoutUser,
  leaveFor,
  planCheckoutUrl,
  REDIRECT_DELAY_MS,
} from "#app/core/payments/checkout-calls.ts";
import { checkoutToast } from "#app/core/payments/payment-error.ts";
import { useCheckoutUser } from "#app/core/payments/use-checkout-user.ts";
import { useProviderScript } from "#app/core/payments/use-provider-script.ts";
import type { PaidPlan } from "#app/core/plans/plans.ts";

type Props = { plan: PaidPlan; isUserLoaded: boolean; scriptUrl: string };

/** Continues to the checkout for somebody who signed in to buy a plan (IDN-09, IDN-11). */
export function CheckoutOnSignIn({ plan, isUserLoaded, scriptUrl }: Props) {
  useProviderScript(scriptUrl);
  const user = useCheckoutUser();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isUserLoaded || hasBegun.current) return;
    hasBegun.current = true;
    showToast.info(`Preparing ${plan} plan checkout...`);
    checkoutAfter(REDIRECT_DELAY_MS, plan, user).catch((error: unknown) => {
      showToast.error(checkoutToast(error));
      navigate("/dashboard");
    });
  }, [isUserLoaded, navigate, plan, user]);
  return <LoadingAccount />;
}

async function checkoutAfter(delayMs: number, plan: PaidPlan, user: CheckoutUser | null): Promise<void> {
  await sleep(delayMs);
  if (!user?.id) throw new Error("User information missing, cannot proceed with checkout.");
  await leaveFor(await planCheckoutUrl(plan, user), 0);
}
