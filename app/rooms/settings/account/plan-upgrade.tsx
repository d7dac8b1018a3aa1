import type { PlanChoice } from "#app/core/payments/use-plan-choice.ts";
import { PlanCardView } from "#app/core/plans/plan-card-view.tsx";
import { PLAN_CARDS } from "#app/core/plans/plan-cards.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";

type Props = { held: StoredPlan; hasTrial: boolean; choice: PlanChoice };

/** The paid plans to change to (SET-12). */
export function PlanUpgrade({ held, hasTrial, choice }: Props) {
  return (
    <section aria-labelledby="plan-upgrade">
      <h2 id="plan-upgrade">Plans</h2>
      <ul className="plan-cards">
        {PLAN_CARDS.filter(({ name }) => name !== "Free").map((card) => (
          <li key={card.name}>
            <PlanCardView
              card={card}
              hasTrial={hasTrial}
              action={
                <button
                  type="button"
                  className={card.name === held ? "" : "primary"}
                  disabled={choice.isBusy}
                  onClick={() => choice.choose(card.name)}
                >
                  {card.name === held ? `Your plan: ${card.name}` : card.buttonText}
                </button>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
