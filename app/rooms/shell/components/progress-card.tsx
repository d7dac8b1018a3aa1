import { useStore } from "#app/base/ui/browser/store.ts";
import { discountWords, funnelWords } from "#app/core/usage/funnel/funnel-words.ts";
import { discountDaysStore } from "#app/core/usage/funnel/streak-store.ts";
import { useFunnel } from "#app/core/usage/funnel/use-funnel.ts";
import { UsageBar } from "#app/core/usage/usage-bar.tsx";
import { usageStore } from "#app/core/usage/usage-store.ts";

/** The person's progress: what the server enforces, and beside it the funnel's words (OPEN-27). */
export function ProgressCard({ userId }: { userId: string }) {
  const usage = useStore(usageStore);
  const discountDays = useStore(discountDaysStore);
  const { allowance, timeSaved, savings } = funnelWords(useFunnel(userId), Date.now());
  return (
    <section className="card progress-card" aria-labelledby="progress">
      <h2 id="progress">Your notes</h2>
      {usage && <UsageBar label="SBAR notes this month" {...usage.features.sbar} period={usage.period} />}
      <ul>{[timeSaved, savings].map((words) => words && <li key={words}>{words}</li>)}</ul>
      {usage?.plan === "Free" && usage.features.sbar.limit !== null && (
        <p className="small soft">
          What counts is the limit above, {usage.features.sbar.limit} SBAR notes a month: our advertised “
          {allowance}” does not add to it.
        </p>
      )}
      {discountDays !== null && (
        <p className="notice info">
          <strong>{discountWords(discountDays)}</strong> <a href="/plan-selection">Choose a plan</a>
        </p>
      )}
    </section>
  );
}
