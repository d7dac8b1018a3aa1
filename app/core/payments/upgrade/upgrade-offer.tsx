import { X } from "lucide";
import { Link } from "react-router";
import { useStore } from "#app/base/ui/browser/store.ts";
import { Icon } from "#app/base/ui/icon.tsx";
import { MONTHLY_PRICES, type StoredPlan } from "#app/core/plans/plans.ts";
import { discountWords, funnelWords } from "#app/core/usage/funnel/funnel-words.ts";
import { closeUpgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import { discountDaysStore } from "#app/core/usage/funnel/streak-store.ts";
import { useFunnel } from "#app/core/usage/funnel/use-funnel.ts";
import { headOf } from "#app/core/usage/month-limits.ts";
import { leftWords, useResetTime } from "#app/core/usage/usage-bar.tsx";
import { metricsOf } from "#app/core/usage/usage-metrics.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { offerPath } from "../checkout/billing-documents.ts";
import { type Counted, countedOf, isTokens, moreWith, planWithMore } from "./what-ran-out.ts";

export type OfferProps = { userId: string; plan: StoredPlan };

/** What the upgrade prompt shows: what ran out or soon will, the cheapest plan with more, and the way to a checkout. */
export function UpgradeOffer({ userId, plan }: OfferProps) {
  const usage = useStore(usageStore);
  const resetTime = useResetTime();
  const counted = usage ? countedOf(usage) : [];
  const spent = counted.filter(({ level }) => level === "reached");
  const short = spent.length > 0 ? spent : counted.filter(({ level }) => level === "scarce");
  const sbar = counted.filter(({ key }) => key === "sbar");
  const offered = planWithMore(plan, short);
  const close = () => closeUpgradePrompt(userId);
  return (
    <section
      className="card upgrade-offer"
      aria-labelledby="upgrade-offer"
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <div className="row upgrade-offer-head">
        <h2 id="upgrade-offer">
          {spent.length > 0
            ? `Used up this month: ${spent.map(usedWords).join(", ")}`
            : short.length > 0
              ? "Need more room this month?"
              : `More room with ${offered}`}
        </h2>
        <button type="button" className="quiet icon" aria-label="Not now" onClick={close}>
          <Icon of={X} size={18} />
        </button>
      </div>
      {usage && spent.length > 0 ? (
        <Reasons
          words={[`${offered} has ${moreWith(offered, spent)} a month, for $${MONTHLY_PRICES[offered]}`]}
        />
      ) : (
        <OwnFigures userId={userId} counts={[...new Set([...short, ...sbar])]} />
      )}
      <div className="row">
        <a className="button primary" href={offerPath(offered)}>
          Upgrade to {offered}
        </a>
        <Link className="button" to="/notes/premium-preview" target="_blank" onClick={close}>
          See Premium <NewTab />
        </Link>
      </div>
      <p className="small soft">
        {usage && spent.length > 0
          ? `Without an upgrade, what you have used up resets on ${resetTime(usage.period)}. `
          : `$${MONTHLY_PRICES[offered]} a month. ${usage ? "Either way, you can keep working here." : ""}`}
        {spent.some(({ key }) => isTokens(key)) && (
          <>
            A <a href="/settings/account#token-packs">token pack</a>, bought once, adds tokens as well.
          </>
        )}
      </p>
    </section>
  );
}

/** "10 of 10 research searches". */
const usedWords = ({ used, limit, many }: Counted): string =>
  `${used.toLocaleString("en-US")} of ${limit.toLocaleString("en-US")} ${many}`;

/** Links open in a new tab, so that the note on the page is not lost. */
function NewTab() {
  return <span className="visually-hidden">(opens a new tab)</span>;
}

/** The person's own figures, as far as they are known. @param counts in order of what is nearly used up */
function OwnFigures({ userId, counts }: { userId: string; counts: Counted[] }) {
  const { timeSaved, savings } = funnelWords(useFunnel(userId), Date.now());
  const usage = useStore(usageStore);
  const resetTime = useResetTime();
  const discountDays = useStore(discountDaysStore);
  const { usagePercentage } = metricsOf(usage);
  return (
    <Reasons
      words={[
        ...counts.map(
          (one) => usage && `${headOf(one)}: ${leftWords(one.used, one.limit, resetTime(usage.period))}`,
        ),
        usagePercentage > 0 && `${Math.floor(usagePercentage)}% of this month's tokens used`,
        discountDays !== null && discountWords(discountDays),
        timeSaved,
        savings,
      ]}
    />
  );
}

function Reasons({ words }: { words: (string | false | null)[] }) {
  return (
    <div className="small" role="status">
      <ul>{words.map((reason) => reason && <li key={reason}>{reason}</li>)}</ul>
    </div>
  );
}
