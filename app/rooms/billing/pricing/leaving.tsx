import { PageToast } from "#app/base/ui/page-toast.tsx";
import { REDIRECT_DELAY_MS } from "#app/core/payments/checkout-calls.ts";
import type { UpgradePlan } from "./upgrade-plans.ts";

type Props = {
  plan: UpgradePlan;
  address: string;
  /** Stripe keeps it open for everybody; a checkout is made for the person. */
  isPaymentLink: boolean;
  nonce: string | undefined;
};

/**
 * The way to the payment page: after 500 ms by the script, after a second by the page itself where scripts are off,
 * and at once by the link. Each replaces this page in the browser's history, so that Back returns to the plans.
 */
export function Leaving({ plan, address, isPaymentLink, nonce }: Props) {
  return (
    <>
      <meta httpEquiv="refresh" content={`1;url=${address}`} />
      <PageToast type="info">
        {isPaymentLink ? "Processing" : "Preparing"} {plan} plan upgrade...
        <a id="payment-link" href={address} rel="noreferrer">
          Continue to payment
        </a>
      </PageToast>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: LEAVE }} />
    </>
  );
}

const LEAVE = `setTimeout(()=>location.replace(document.getElementById("payment-link").href),${REDIRECT_DELAY_MS})`;
