import { offerPath } from "#app/core/payments/checkout/billing-documents.ts";
import { planChange } from "#app/core/payments/upgrade/plan-change.ts";
import { usesInWords } from "#app/core/plans/feature-words.ts";
import {
  allowanceOf,
  MONTHLY_PRICES,
  PAID_PLANS,
  type PaidPlan,
  type PlanName,
} from "#app/core/plans/plans.ts";

type Props = {
  plan: PlanName;
  /** What went wrong with the last refresh. */
  error: string | null;
};

/** The current plan, and the paid ones to change to (SHELL-07). */
export function UpgradePanel({ plan, error }: Props) {
  return (
    <>
      <h2>Current plan: {plan}</h2>
      <p className="soft small">
        {PLAN_TEXTS[plan]}. {enforcedText(plan)}
      </p>
      {error && <p className="notice alarm small">{error}</p>}
      <ul className="upgrade-cards">
        {PAID_PLANS.map((paid) => (
          <li key={paid}>
            <h3>
              {paid} <span className="soft">${MONTHLY_PRICES[paid]} a month</span>
            </h3>
            <p className="small">{PLAN_TEXTS[paid]}</p>
            <p className="small soft">{enforcedText(paid)}</p>
            <CardAction held={plan} paid={paid} />
          </li>
        ))}
      </ul>
      {plan !== "Enterprise" && <p className="small soft">Enterprise: {PLAN_TEXTS.Enterprise}</p>}
      <a className="button" href="/pricing">
        View All Plans
      </a>
    </>
  );
}

function CardAction({ held, paid }: { held: PlanName; paid: PaidPlan }) {
  const change = planChange(held, paid);
  if (change === "current") return <span className="tag">Your plan</span>;
  if (change === "downgrade") return <span className="tag">Included in your plan</span>;
  return (
    <a className="button primary" href={offerPath(paid)}>
      Upgrade to {paid}
    </a>
  );
}

/**
 * The Upgrade Account dropdown's text for a plan, as advertised (SHELL-09, SHELL-10); beside it is what is
 * enforced (OPEN-24).
 */
const PLAN_TEXTS: Readonly<Record<PlanName, string>> = {
  Free: "50 notes and 10 AI chat interactions a month",
  Basic: "100 notes and 20 AI chat interactions a month",
  Premium: "300 notes and 60 AI chat interactions a month",
  Enterprise: "Unlimited notes and research",
};

/** The server's monthly limits in words; null if nothing is limited. */
function enforcedText(plan: PlanName): string | null {
  const allowance = allowanceOf(plan);
  if (!Number.isFinite(allowance.counts.sbar)) return null;
  return `What you get: ${usesInWords(allowance, ["sbar", "nanda", "chat", "file_analysis", "medical_research"])} a month`;
}
