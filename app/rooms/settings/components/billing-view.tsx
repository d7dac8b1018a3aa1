import { useState } from "react";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { leaveFor, portalUrl } from "#app/core/payments/checkout/checkout-calls.ts";
import { checkoutToast } from "#app/core/payments/checkout/payment-error.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { MonthTable } from "./month-table.tsx";
import { ProvidersBilling } from "./providers-billing.tsx";

/** What the page shows: the usage, or why it is unknown. */
export type BillingState = { usage: UsageAnswer } | { failure: string };

const PORTAL_UNAVAILABLE = "The billing portal is currently unavailable. Please contact support.";

type Props = {
  userId: string;
  /** Whether the payment provider knows the person: only then is there a portal to open. */
  hasCustomer: boolean;
  initial: BillingState;
  ask: () => Promise<BillingState>;
};

/** The plan and its monthly limits, the payment provider's data, and the way to its portal. */
export function BillingView({ userId, hasCustomer, initial, ask }: Props) {
  const [state, setState] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const manage = () =>
    hasCustomer ? void busily(() => openPortal(userId)) : showToast.info(PORTAL_UNAVAILABLE);
  return (
    <section className="card settings-card" aria-labelledby="billing-title">
      <h2 id="billing-title">Billing</h2>
      <p className="soft">Manage your subscription and payments</p>
      {"failure" in state ? (
        <Failure
          words={state.failure}
          isBusy={isBusy}
          onRetry={() => busily(async () => setState(await ask()))}
        />
      ) : (
        <Figures usage={state.usage} />
      )}
      {hasCustomer && <ProvidersBilling />}
      <button type="button" disabled={isBusy} onClick={manage}>
        Manage Billing
      </button>
    </section>
  );
}

async function openPortal(userId: string): Promise<void> {
  try {
    await leaveFor(await portalUrl(userId), 0);
  } catch (error) {
    showToast.error(checkoutToast(error));
  }
}

function Figures({ usage }: { usage: UsageAnswer }) {
  return (
    <>
      <dl className="figures">
        <div>
          <dt>Plan</dt>
          <dd>{usage.plan}</dd>
        </div>
      </dl>
      <MonthTable usage={usage} />
    </>
  );
}

function Failure({ words, isBusy, onRetry }: { words: string; isBusy: boolean; onRetry: () => void }) {
  return (
    <div className="notice alarm" role="alert">
      <strong>{words}</strong>
      <p>Could not load billing information.</p>
      <button type="button" disabled={isBusy} onClick={onRetry}>
        {isBusy ? "Loading..." : "Try again"}
      </button>
    </div>
  );
}
