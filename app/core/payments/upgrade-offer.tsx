import { X } from "lucide-react";
import { Link } from "react-router";
import { useStore } from "#app/base/ui/store.ts";
import { MONTHLY_PRICES, type PaidPlan, type StoredPlan } from "#app/core/plans/plans.ts";
import { discountWords, funnelWords } from "#app/core/usage/funnel/funnel-words.ts";
import { discountDaysStore } from "#app/core/usage/funnel/streak-store.ts";
import { closeUpgradePrompt } from "#app/core/usage/funnel/upgrade-prompt.ts";
import { useFunnel } from "#app/core/usage/funnel/use-funnel.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { leftWords, levelOf, resetDay, type UsageLevel } from "#app/core/usage/usage-bar.tsx";
import { metricsOf } from "#app/core/usage/usage-metrics.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { offerPath } from "./billing-documents.ts";

export type OfferProps = { userId: string; plan: StoredPlan };

/** What the upgrade prompt shows: the offer, the person's own figures as its reasons, and the way to a checkout. */
export function UpgradeOffer({ userId }: { userId: string }) {
  const usage = useStore(usageStore);
  const close = () => closeUpgradePrompt(userId);
  return (
    <section
      className="card upgrade-offer"
      aria-labelledby="upgrade-offer"
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <div className="row upgrade-offer-head">
        <h2 id="upgrade-offer">
          {isScarce(usage) ? "Need more room this month?" : "More room with Premium"}
        </h2>
        <button type="button" className="quiet icon" aria-label="Not now" onClick={close}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <Reasons userId={userId} />
      <div className="row">
        <a className="button primary" href={offerPath(OFFERED)}>
          Upgrade to {OFFERED}
        </a>
        <Link className="button" to="/notes/premium-preview" target="_blank" onClick={close}>
          See Premium <NewTab />
        </Link>
      </div>
      <p className="small soft">
        ${MONTHLY_PRICES[OFFERED]} a month. {otherwiseWords(usage)}
      </p>
    </section>
  );
}

const OFFERED: PaidPlan = "Premium";

/** Links open in a new tab, so that the note on the page is not lost. */
function NewTab() {
  return <span className="visually-hidden">(opens a new tab)</span>;
}

/** The person's own figures, as far as they are known. */
function Reasons({ userId }: { userId: string }) {
  const { timeSaved, savings } = funnelWords(useFunnel(userId), Date.now());
  const usage = useStore(usageStore);
  const discountDays = useStore(discountDaysStore);
  const { usagePercentage } = metricsOf(usage);
  const sbar = usage?.features.sbar;
  const reasons = [
    sbar && sbar.limit !== null && `SBAR notes: ${leftWords(sbar.used, sbar.limit, usage.period)}`,
    usagePercentage > 0 && `${Math.floor(usagePercentage)}% of this month's tokens used`,
    discountDays !== null && discountWords(discountDays),
    timeSaved,
    savings,
  ];
  return (
    <div className="small" role="status">
      <ul>{reasons.map((words) => words && <li key={words}>{words}</li>)}</ul>
    </div>
  );
}

/** How near the month's limits are, of everything that has one. */
function levelsOf(usage: UsageAnswer): UsageLevel[] {
  const tokens = [
    { used: usage.input_tokens, limit: usage.input_token_limit },
    { used: usage.output_tokens, limit: usage.output_token_limit },
  ];
  return [...Object.values(usage.features), ...tokens].flatMap(({ used, limit }) =>
    limit === null ? [] : levelOf(used, limit),
  );
}

/** Whether anything is near its limit; the prompt also opens for other reasons. */
const isScarce = (usage: UsageAnswer | null): boolean =>
  usage !== null && levelsOf(usage).some((level) => level !== "plenty");

/** What goes on without an upgrade: nothing that is used up, before the month is over. */
function otherwiseWords(usage: UsageAnswer | null): string {
  if (!usage) return "";
  return levelsOf(usage).includes("reached")
    ? `Without it, what you have used up resets on ${resetDay(usage.period)}.`
    : "Either way, you can keep working here.";
}
