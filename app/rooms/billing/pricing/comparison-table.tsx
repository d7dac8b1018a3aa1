import { comparisonRows } from "#app/core/plans/comparison.ts";
import { PLAN_NAMES } from "#app/core/plans/plans.ts";

/** What the server allows in a month, plan by plan. */
export function ComparisonTable() {
  return (
    <section id="compare" aria-labelledby="compare-title">
      <header className="section-head">
        <h2 id="compare-title">Compare the plans</h2>
        <p className="soft">
          This is what each plan allows per calendar month, exactly as it is enforced. Reaching either token
          limit uses up the month's allowance.
        </p>
      </header>
      <div className="card comparison-card">
        <table className="comparison">
          <thead>
            <tr>
              <th scope="col">Per month</th>
              {PLAN_NAMES.map((plan) => (
                <th key={plan} scope="col">
                  {plan}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonRows().map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {PLAN_NAMES.map((plan) => (
                  <td key={plan}>{values[plan]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
