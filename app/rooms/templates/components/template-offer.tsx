import { offerPath } from "#app/core/payments/checkout/billing-documents.ts";
import type { PaidPlan } from "#app/core/plans/plans.ts";

/** Says which plan includes this feature, and leads to its offer. */
export function TemplateOffer({ plan, words }: { plan: PaidPlan; words: string }) {
  return (
    <section className="card template-offer" aria-label={`Included in ${plan}`}>
      <p>{words}</p>
      <div className="row">
        <a className="button primary" href={offerPath(plan)}>
          Upgrade to {plan}
        </a>
        <a className="button" href="/pricing">
          View All Plans
        </a>
      </div>
    </section>
  );
}
