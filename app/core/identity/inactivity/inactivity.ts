/** Times of the inactivity logout, in milliseconds. Five minutes, with a warning one minute before (IDN-31). */
const LOGOUT_AFTER_MS = 5 * 60_000;
const WARN_BEFORE_MS = 60_000;
export const REPORT_EVERY_MS = 30_000;

/** What counts as being there. */
export const ACTIVITIES = ["mousedown", "mousemove", "keypress", "scroll", "touchstart", "click"] as const;

type Idleness = { state: "active" } | { state: "warning"; secondsLeft: number } | { state: "expired" };

/** Where the person stands between active and logged out; both times are wall-clock milliseconds. */
export function idlenessAt(now: number, lastActiveAt: number): Idleness {
  const left = LOGOUT_AFTER_MS - (now - lastActiveAt);
  if (left <= 0) return { state: "expired" };
  return left <= WARN_BEFORE_MS
    ? { state: "warning", secondsLeft: Math.ceil(left / 1000) }
    : { state: "active" };
}

/** A click that signs out is an activity, too: so long its report waits, to find out that the page is being left. */
const SETTLE_MS = 300;

/** Milliseconds until the next activity report may go out. */
export function reportDelay(now: number, lastReportAt: number): number {
  return Math.max(SETTLE_MS, lastReportAt + REPORT_EVERY_MS - now);
}
