import { X } from "lucide-react";
import { Link } from "react-router";
import { useStore } from "#app/base/ui/store.ts";
import { MONTHLY_PRICES, type PaidPlan, type StoredPlan } from "#app/core/plans/plans.ts";
import { funnelWords } from "#app/core/usage/funnel/funnel-words.ts";
import { closeUpgradePrompt, upgradePrompt } from "#app/core/usage/funnel/upgrade-prompt.ts";
import { useFunnel } from "#app/core/usage/funnel/use-funnel.ts";
import { metricsOf } from "#app/core/usage/usage-metrics.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { useCheckoutUser } from "./use-checkout-user.ts";
import { usePlanChoice } from "./use-plan-choice.ts";
import { useProviderScript } from "./use-provider-script.ts";

type Props = { userId: string; plan: StoredPlan; hasTrial: boolean; scriptUrl: string };

/**
 * Offers a plan beside the work: it takes no focus, holds nothing up, and stays away for a day once it was closed. On
 * Premium there is nothing more to offer.
 */
export function UpgradePrompt(props: Props) {
  const isOpen = useStore(upgradePrompt);
  return isOpen && props.plan !== "Premium" ? <Offer {...props} /> : null;
}

function Offer({ userId, plan, hasTrial, scriptUrl }: Props) {
  useProviderScript(scriptUrl);
  const choice = usePlanChoice({
    user: useCheckoutUser(),
    userId,
    held: plan,
    wordsWithoutUser: "User ID is not available. Please try again.",
  });
  const close = () => closeUpgradePrompt(userId);
  return (
    <>
      <section
        className="card upgrade-offer"
        aria-labelledby="upgrade-offer"
        onKeyDown={(event) => event.key === "Escape" && close()}
      >
        <div className="row upgrade-offer-head">
          <h2 id="upgrade-offer">Need more room this month?</h2>
          <button type="button" className="quiet icon" aria-label="Not now" onClick={close}>
            <X size={18} aria-hidden="true" />
          </button>
        </div>
        <Reasons userId={userId} />
        <div className="row">
          <button type="button" className="primary" onClick={() => choice.choose(OFFERED)}>
            Upgrade to {OFFERED}
          </button>
          <Link className="button" to="/notes/premium-preview" target="_blank" onClick={close}>
            See Premium <NewTab />
          </Link>
        </div>
        <p className="small soft">
          ${MONTHLY_PRICES[OFFERED]} a month. Either way, you can keep working here.
        </p>
      </section>
      <PlanDialog choice={choice} hasTrial={hasTrial} />
    </>
  );
}

const OFFERED: PaidPlan = "Premium";

/** Links open in a new tab, so that the note on the page is not lost. */
function NewTab() {
  return <span className="visually-hidden">(opens a new tab)</span>;
}

/** The person's own figures, as far as they are known. */
function Reasons({ userId }: { userId: string }) {
  const { allowance, discount, timeSaved, savings } = funnelWords(useFunnel(userId), Date.now());
  const { usagePercentage } = metricsOf(useStore(usageStore));
  const used = usagePercentage > 0 ? `${Math.floor(usagePercentage)}% of this month's tokens used` : null;
  return (
    <div className="small" role="status">
      <ul>
        {discount && (
          <li>
            {discount}.{" "}
            <a href="/contact" target="_blank" rel="noreferrer">
              Write to us first <NewTab />
            </a>
          </li>
        )}
        {[used, allowance, timeSaved, savings].map((words) => words && <li key={words}>{words}</li>)}
      </ul>
    </div>
  );
}
