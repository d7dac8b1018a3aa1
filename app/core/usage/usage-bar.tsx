import { BarFill } from "#app/base/ui/bar-fill.tsx";
import { useStore } from "#app/base/ui/browser/store.ts";
import { useTimeZone } from "#app/base/ui/browser/time-zone.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { nextPeriodStart } from "#app/core/meter/period.ts";
import type { Spent } from "./usage-answer.ts";
import { isUsageOld } from "./usage-store.ts";

type UsageBarProps = Spent & {
  /** What is counted, "SBAR notes this month". */
  label: string;
  /** The month that is counted, "2026-11". */
  period: string;
};

/** How much of a limit is used and left and when it resets: as figures, as a bar, and in words once it gets scarce. */
export function UsageBar({ label, used, limit, period }: UsageBarProps) {
  const level = limit === null ? "plenty" : levelOf(used, limit);
  const isOld = useStore(isUsageOld);
  const resetTime = useResetTime();
  return (
    <div className="meter" data-level={level}>
      <div className="row small usage-figures">
        <span>{label}</span>
        <b>
          {figure(used)} / {limit === null ? "Unlimited" : figure(limit)}
        </b>
      </div>
      {limit !== null && (
        <>
          <Bar label={label} used={used} limit={limit} />
          <p className="small soft usage-left">{leftWords(used, limit, resetTime(period))}</p>
        </>
      )}
      <p className={`small ${LOOK[level].className}`} role="status">
        {LOOK[level].words}
      </p>
      {isOld && <p className="small soft">{OLD_WORDS}</p>}
    </div>
  );
}

export type UsageLevel = "plenty" | "scarce" | "reached";

/** `scarce` from 80 %, `reached` from 100 %; a limit of 0 is reached. */
export function levelOf(used: number, limit: number): UsageLevel {
  if (used >= limit) return "reached";
  return used >= limit * SCARCE ? "scarce" : "plenty";
}

const SCARCE = 0.8;

const OLD_WORDS = "Last known figure: it could not be updated.";

const LOOK: Record<UsageLevel, { className: string; words: string }> = {
  plenty: { className: "soft", words: "" },
  scarce: { className: "warn", words: "Almost used up" },
  reached: { className: "alarm", words: "Limit reached" },
};

/** A screen reader gets the true figures, though a meter's value may not exceed its maximum. */
function Bar({ label, used, limit }: { label: string; used: number; limit: number }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> in colours of their own, each differently.
    <div
      className="bar"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={Math.min(used, limit)}
      aria-valuemax={limit}
      aria-valuetext={`${figure(used)} of ${figure(limit)}`}
    >
      <BarFill share={limit > 0 ? Math.min(1, used / limit) : 1} />
    </div>
  );
}

/** "9 left, resets on Nov 30, 19:00". @param when by the reader's clock */
export const leftWords = (used: number, limit: number, when: string): string =>
  `${figure(Math.max(0, limit - used))} left, resets on ${when}`;

/**
 * Says when a period's limits reset, by the person's own clock: "Nov 30, 19:00". The month is counted in UTC (OPEN-33);
 * on the server, which does not know her clock, the words say so: "Dec 1 (UTC)".
 */
export function useResetTime(): (period: string) => string {
  const timeZone = useTimeZone("UTC");
  const locale = useLocale();
  return (period) => {
    const at = new Date(nextPeriodStart(period));
    const day = at.toLocaleDateString(locale, { month: "short", day: "numeric", timeZone });
    const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone } as const;
    return timeZone === "UTC" ? `${day} (UTC)` : `${day}, ${at.toLocaleTimeString(locale, clock)}`;
  };
}

const figure = (value: number): string => value.toLocaleString("en-US");
