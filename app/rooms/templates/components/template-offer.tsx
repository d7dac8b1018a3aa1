import { PlanDialog } from "#app/core/payments/plan-dialog.tsx";
import { useCheckoutUser } from "#app/core/payments/use-checkout-user.ts";
import { usePlanChoice } from "#app/core/payments/use-plan-choice.ts";
import { useProviderScript } from "#app/core/payments/use-provider-script.ts";
import type { PaidPlan, StoredPlan } from "#app/core/plans/plans.ts";

/** What the offer needs to know of the person. */
export type OfferFacts = { userId: string; held: StoredPlan | null; scriptUrl: string };

type Props = OfferFacts & { plan: PaidPlan; words: string };

/** Says which plan includes what stands here, and leads to the same offer as everywhere. */
export function TemplateOffer({ plan, words, userId, held, scriptUrl }: Props) {
  useProviderScript(scriptUrl);
  const choice = usePlanChoice({
    user: useCheckoutUser(),
    userId,
    held,
    wordsWithoutUser: "User ID is not available. Please try again.",
  });
  return (
    <section className="card template-offer" aria-label={`Included in ${plan}`}>
      <p>{words}</p>
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={choice.isBusy}
          onClick={() => choice.choose(plan)}
        >
          Upgrade to {plan}
        </button>
        <a className="button" href="/pricing">
          View All Plans
        </a>
      </div>
      <PlanDialog choice={choice} />
    </section>
  );
}
