import { useState } from "react";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { leaveFor, portalUrl } from "#app/core/payments/checkout/checkout-calls.ts";
import { checkoutToast } from "#app/core/payments/checkout/payment-error.ts";
import { headOf, monthLimitsOf } from "#app/core/usage/month-limits.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { useResetTime } from "#app/core/usage/usage-bar.tsx";
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

const figure = (value: number): string => value.toLocaleString("en-US");

/** All monthly limits in one place: used, limit, and left. */
function MonthTable({ usage }: { usage: UsageAnswer }) {
  const resetTime = useResetTime();
  return (
    <table className="month-table">
      <caption>
        Your month: everything resets on {resetTime(usage.period)}. Tokens that you bought count towards the
        limit and do not expire.
      </caption>
      <thead>
        <tr>
          <th scope="col">Counted</th>
          <th scope="col">Used / limit</th>
          <th scope="col">Left</th>
        </tr>
      </thead>
      <tbody>
        {monthLimitsOf(usage).map((row) => (
          <tr key={row.key}>
            <th scope="row">{headOf(row)}</th>
            <td>
              {figure(row.used)} / {row.limit === null ? "Unlimited" : figure(row.limit)}
            </td>
            <td>{row.limit === null ? "Unlimited" : figure(Math.max(0, row.limit - row.used))}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
