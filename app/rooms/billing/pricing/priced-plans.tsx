import { PlanCardView } from "#app/core/plans/plan-card-view.tsx";
import { PLAN_CARDS, type PlanCard } from "#app/core/plans/plan-cards.ts";
import { dialogIdOf, opensDialog } from "./confirm-dialog.tsx";
import { toUpgradePlan, type UpgradePlan } from "./upgrade-plans.ts";

/** The four plan cards, each with the way to have it. */
export function PricedPlans() {
  return (
    <section aria-labelledby="plans-title">
      <h2 id="plans-title" className="visually-hidden">
        Plans
      </h2>
      <ul className="plan-cards">
        {PLAN_CARDS.map((card) => (
          <li key={card.name}>
            <PlanCardView card={card} action={<PlanAction card={card} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlanAction({ card }: { card: PlanCard }) {
  const plan = toUpgradePlan(card.name);
  if (plan) return <Upgrade plan={plan} isHighlighted={card.highlighted} />;
  return (
    <a className="button" href="/sign-up">
      {card.buttonText}
    </a>
  );
}

/** A button where the browser opens a dialog by itself, a link that asks the server for it elsewhere; pricing.css chooses. */
function Upgrade({ plan, isHighlighted }: { plan: UpgradePlan; isHighlighted: boolean }) {
  const look = isHighlighted ? "primary" : "";
  return (
    <div className="upgrade">
      <button type="button" className={`opens-itself ${look}`} {...opensDialog(dialogIdOf(plan))}>
        Upgrade to {plan}
      </button>
      <a className={`button asks-server ${look}`} href={`/pricing?confirm=${plan}`}>
        Upgrade to {plan}
      </a>
      {plan === "Enterprise" && (
        <a className="button quiet" href="/contact-sales">
          Contact sales
        </a>
      )}
    </div>
  );
}
