import { useStore } from "#app/base/ui/store.ts";
import { useHydrated } from "#app/base/ui/use-hydrated.ts";
import { funnelWords } from "#app/core/usage/funnel/funnel-words.ts";
import { useFunnel } from "#app/core/usage/funnel/use-funnel.ts";
import { UsageBar } from "#app/core/usage/usage-bar.tsx";
import { usageStore } from "#app/core/usage/usage-store.ts";

/** How far the person has come: the funnel's words, and beside them what the server enforces (OPEN-27). */
export function ProgressCard({ userId }: { userId: string }) {
  const isHydrated = useHydrated();
  const sbar = useStore(usageStore)?.features.sbar;
  const { allowance, discount, timeSaved, savings } = funnelWords(useFunnel(userId), Date.now());
  return (
    <section
      className="card progress-card"
      aria-labelledby="progress"
      // Only the browser knows the figures; the space is reserved until they are there.
      style={isHydrated ? undefined : { visibility: "hidden" }}
    >
      <h2 id="progress">Your notes</h2>
      <ul>{[allowance, timeSaved, savings].map((words) => words && <li key={words}>{words}</li>)}</ul>
      {sbar && (
        <UsageBar
          label="SBAR notes this month"
          used={sbar.used}
          limit={sbar.limit ?? Number.POSITIVE_INFINITY}
        />
      )}
      {discount && (
        <p className="notice info">
          <strong>{discount}</strong> <a href="/contact">Write to us before you upgrade</a>
        </p>
      )}
    </section>
  );
}
