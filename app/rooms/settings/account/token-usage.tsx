import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { UsageBar } from "#app/core/usage/usage-bar.tsx";

/** Used and total of both kinds of tokens in this month (SET-11). */
export function TokenUsageCard({ usage }: { usage: UsageAnswer }) {
  return (
    <section className="card settings-card" aria-labelledby="token-usage">
      <h2 id="token-usage">Token usage</h2>
      <UsageBar
        label="Input tokens this month"
        used={usage.input_tokens}
        limit={usage.input_token_limit}
        period={usage.period}
      />
      <UsageBar
        label="Output tokens this month"
        used={usage.output_tokens}
        limit={usage.output_token_limit}
        period={usage.period}
      />
      <p className="small soft">
        Months are calendar months in UTC. Tokens that you bought are included in the total, are used after
        your plan's own, and do not expire. Notes, searches and everything else with a monthly limit are under{" "}
        <a href="/settings/billing">Billing</a>.
      </p>
    </section>
  );
}
