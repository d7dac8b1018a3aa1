import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { PlanDialog } from "#app/core/payments/plan-dialog.tsx";
import { hasUsedTrial } from "#app/core/payments/trial.server.ts";
import { useCheckoutUser } from "#app/core/payments/use-checkout-user.ts";
import { usePlanChoice } from "#app/core/payments/use-plan-choice.ts";
import { useProviderScript } from "#app/core/payments/use-provider-script.ts";
import { comparisonRows } from "#app/core/plans/comparison.ts";
import { MONTHLY_PRICES, PREMIUM_TRIAL_DAYS } from "#app/core/plans/plans.ts";
import type { Route } from "./+types/premium-preview.route";

export const meta: Route.MetaFunction = () => [{ title: "Premium · NurseGPT" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { databaseOf, env } = appOf(context);
  const { userId, plan } = personOf(context);
  const hasTrial = !(await hasUsedTrial(databaseOf(userId), userId));
  return { userId, plan, hasTrial, scriptUrl: env.settings.STRIPE_SCRIPT_URL };
}

/** What Premium allows, as the server enforces it, with the way to it (SHELL-27, OPEN-55). */
export default function PremiumPreview({ loaderData }: Route.ComponentProps) {
  const { userId, plan, hasTrial, scriptUrl } = loaderData;
  useProviderScript(scriptUrl);
  const choice = usePlanChoice({
    user: useCheckoutUser(),
    userId,
    held: plan,
    wordsWithoutUser: "User ID is not available. Please try again.",
  });
  return (
    <main className="page premium-preview">
      <h1>What you get with Premium</h1>
      <p className="soft">
        Your limits reset on the first of each month (UTC). ${MONTHLY_PRICES.Premium} a month
        {hasTrial && `, the first ${PREMIUM_TRIAL_DAYS} days free`}.
      </p>
      <Comparison held={plan ?? "Free"} />
      {plan === "Premium" ? (
        <p>
          <span className="tag">Your plan</span>
        </p>
      ) : (
        <div className="row">
          <button
            type="button"
            className="primary"
            disabled={choice.isBusy}
            onClick={() => choice.choose("Premium")}
          >
            Upgrade to Premium
          </button>
          <a className="button" href="/pricing">
            View All Plans
          </a>
        </div>
      )}
      <PlanDialog choice={choice} />
    </main>
  );
}

function Comparison({ held }: { held: "Free" | "Basic" | "Premium" }) {
  const isHeldBelow = held !== "Premium";
  return (
    <table className="card preview-table">
      <caption className="visually-hidden">Monthly limits</caption>
      <thead>
        <tr>
          <th scope="col">In a month</th>
          {isHeldBelow && <th scope="col">Your plan, {held}</th>}
          <th scope="col">Premium</th>
        </tr>
      </thead>
      <tbody>
        {comparisonRows().map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {isHeldBelow && <td>{values[held]}</td>}
            <td>
              <strong>{values.Premium}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
