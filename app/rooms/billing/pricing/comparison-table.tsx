import { comparisonRows } from "#app/core/plans/comparison.ts";
import { FIRST_MONTH_NANDA, PLAN_NAMES } from "#app/core/plans/plans.ts";

/** The server's monthly limits, plan by plan. */
export function ComparisonTable() {
  return (
    <section id="compare" aria-labelledby="compare-title">
      <header className="section-head">
        <h2 id="compare-title">Compare the plans</h2>
        <p className="soft">
          These are the limits that apply in each calendar month, even where a plan is advertised with other
          numbers. In your first 30 days, Free gives you {FIRST_MONTH_NANDA} NANDA diagnoses. Reaching either
          token limit uses up the month's allowance.
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
