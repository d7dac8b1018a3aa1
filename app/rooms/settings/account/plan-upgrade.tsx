import { PlanDialog } from "#app/core/payments/plan-dialog.tsx";
import { useCheckoutUser } from "#app/core/payments/use-checkout-user.ts";
import { usePlanChoice } from "#app/core/payments/use-plan-choice.ts";
import { PlanCardView } from "#app/core/plans/plan-card-view.tsx";
import { PLAN_CARDS } from "#app/core/plans/plan-cards.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";

type Props = { userId: string; held: StoredPlan; hasTrial: boolean; onReset: () => void };

/** The paid plans to change to (SET-12). */
export function PlanUpgrade({ userId, held, hasTrial, onReset }: Props) {
  const choice = usePlanChoice({
    user: useCheckoutUser(),
    userId,
    held,
    wordsWithoutUser: "User ID is not available. Please try again.",
    onReset,
  });
  return (
    <section aria-labelledby="plan-upgrade">
      <h2 id="plan-upgrade">Plans</h2>
      <ul className="plan-cards">
        {PLAN_CARDS.filter(({ name }) => name !== "Free").map((card) => (
          <li key={card.name}>
            <PlanCardView
              card={card}
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
      <PlanDialog choice={choice} hasTrial={hasTrial} />
    </section>
  );
}
