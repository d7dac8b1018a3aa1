import { useState } from "react";
import { showToast } from "#app/base/ui/toasts.tsx";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";

/** What the page shows: what was used, or why that is not known. */
export type BillingState = { usage: UsageAnswer } | { failure: string };

const PORTAL_UNAVAILABLE = "The billing portal is currently unavailable. Please contact support.";

type Props = { initial: BillingState; ask: () => Promise<BillingState> };

/** Plan and file analyses, with a way to ask again when they could not be loaded. */
export function BillingView({ initial, ask }: Props) {
  const [state, setState] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const askAgain = async () => {
    setBusy(true);
    setState(await ask());
    setBusy(false);
  };
  return (
    <section className="card settings-card" aria-labelledby="billing-title">
      <h2 id="billing-title">Billing</h2>
      <p className="soft">Manage your subscription and payments</p>
      {"failure" in state ? (
        <Failure words={state.failure} isBusy={isBusy} onRetry={askAgain} />
      ) : (
        <Figures usage={state.usage} />
      )}
      <button type="button" onClick={() => showToast.info(PORTAL_UNAVAILABLE)}>
        Manage Billing
      </button>
    </section>
  );
}

function Figures({
  usage: { plan, file_analysis_used: used, file_analysis_limit: limit },
}: {
  usage: UsageAnswer;
}) {
  return (
    <dl className="figures">
      <div>
        <dt>Plan</dt>
        <dd>{plan}</dd>
      </div>
      <div>
        <dt>File analyses this month</dt>
        <dd>
          {used} / {limit ?? "Unlimited"}
        </dd>
      </div>
    </dl>
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
