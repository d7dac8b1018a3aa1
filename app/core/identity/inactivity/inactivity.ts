/** Times of the inactivity logout, in milliseconds. Five minutes, with a warning one minute before (IDN-31). */
const LOGOUT_AFTER_MS = 5 * 60_000;
const WARN_BEFORE_MS = 60_000;
export const REPORT_EVERY_MS = 30_000;

/** What counts as activity. */
export const ACTIVITIES = ["mousedown", "mousemove", "keypress", "scroll", "touchstart", "click"] as const;

type Idleness = { state: "active" } | { state: "warning"; secondsLeft: number } | { state: "expired" };

/** Whether the person is active, warned or logged out; both times are wall-clock milliseconds. */
export function idlenessAt(now: number, lastActiveAt: number): Idleness {
  const left = LOGOUT_AFTER_MS - (now - lastActiveAt);
  if (left <= 0) return { state: "expired" };
  return left <= WARN_BEFORE_MS
    ? { state: "warning", secondsLeft: Math.ceil(left / 1000) }
    : { state: "active" };
}

/**
 * Milliseconds until the next activity report may go out, 0 for at once. If the computer's clock has been put back, the
 * last report is in the future; waiting for that moment, a person who is typing would be logged out by the server.
 */
export function reportDelay(now: number, lastReportAt: number): number {
  return Math.min(REPORT_EVERY_MS, Math.max(0, lastReportAt + REPORT_EVERY_MS - now));
}
