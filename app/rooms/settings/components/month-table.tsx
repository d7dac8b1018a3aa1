import { headOf, monthLimitsOf } from "#app/core/usage/month-limits.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { useResetTime } from "#app/core/usage/usage-bar.tsx";

const figure = (value: number): string => value.toLocaleString("en-US");

/** All monthly limits in one place: used, limit, and left. */
export function MonthTable({ usage }: { usage: UsageAnswer }) {
  const resetTime = useResetTime();
  return (
    <table className="month-table">
      <caption>
        Your month: everything resets on {resetTime(usage.period)}. Tokens that you bought count towards the
        limit and do not expire.
      </caption>
      <thead>
        <tr>
          <th scope="col">Counted</th>
          <th scope="col">Used / limit</th>
          <th scope="col">Left</th>
        </tr>
      </thead>
      <tbody>
        {monthLimitsOf(usage).map((row) => (
          <tr key={row.key}>
            <th scope="row">{headOf(row)}</th>
            <td>
              {figure(row.used)} / {row.limit === null ? "Unlimited" : figure(row.limit)}
            </td>
            <td>{row.limit === null ? "Unlimited" : figure(Math.max(0, row.limit - row.used))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
