import { PREMIUM_TRIAL_DAYS } from "#app/core/plans/plans.ts";
import { ADVERTISED_TRIAL_DAYS } from "#app/core/plans/promises.ts";

/** The free trial. */
export function FreeTrial() {
  return (
    <section id="free-trial" className="card free-trial" aria-labelledby="free-trial-title">
      <div>
        <h2 id="free-trial-title">{ADVERTISED_TRIAL_DAYS}-day free trial, no card</h2>
        <p>
          Start on the Free plan without a card and see on your own shifts whether it works for you. You can
          stay on it as long as you like, within its monthly limits.
        </p>
        <p>
          <strong>{PREMIUM_TRIAL_DAYS}-day free trial on Premium</strong>, for when you need more. You see the
          date of the first charge before you confirm, and can cancel until then.
        </p>
      </div>
      <p className="cta">
        <a className="button primary big" href="/sign-up">
          Start your free trial
        </a>
        <a className="button big" href="/pricing">
          Compare plans
        </a>
      </p>
    </section>
  );
}
