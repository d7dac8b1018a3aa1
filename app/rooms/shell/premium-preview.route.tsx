import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { offerPath } from "#app/core/payments/checkout/billing-documents.ts";
import { hasUsedTrial } from "#app/core/payments/trial.server.ts";
import { comparisonRows } from "#app/core/plans/comparison.ts";
import { FIRST_MONTH_NANDA, MONTHLY_PRICES, PREMIUM_TRIAL_DAYS } from "#app/core/plans/plans.ts";
import type { Route } from "./+types/premium-preview.route";
import stylesheet from "./premium-preview.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = () => [{ title: "Premium · NurseGPT" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { userId, plan } = personOf(context);
  const hasTrial = !(await hasUsedTrial(appOf(context), userId));
  return { plan, hasTrial };
}

/** Premium's limits, as the server enforces them, and how to get it (SHELL-27, OPEN-55). */
export default function PremiumPreview({ loaderData }: Route.ComponentProps) {
  const { plan, hasTrial } = loaderData;
  return (
    <main className="page premium-preview">
      <h1>What you get with Premium</h1>
      <p className="soft">
        Your limits reset on the first of each month (UTC). ${MONTHLY_PRICES.Premium} a month
        {hasTrial && `, the first ${PREMIUM_TRIAL_DAYS} days free`}.
      </p>
      <Comparison held={plan ?? "Free"} />
      {(plan ?? "Free") === "Free" && (
        <p className="soft small">
          In your first 30 days, Free gives you {FIRST_MONTH_NANDA} NANDA diagnoses.
        </p>
      )}
      {plan === "Premium" ? (
        <p>
          <span className="tag">Your plan</span>
        </p>
      ) : (
        <div className="row">
          <a className="button primary" href={offerPath("Premium")}>
            Upgrade to Premium
          </a>
          <a className="button" href="/pricing">
            View All Plans
          </a>
        </div>
      )}
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
