const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was: "just now" below a minute, then whole minutes, hours or days (SHELL-16). */
export function relativeTime(at: number, now: number): string {
  const passed = now - at;
  if (passed < MINUTE_MS) return "just now";
  return `${duration(passed)} ago`;
}

/** Milliseconds in the largest whole unit: "1 minute", "3 hours", "2 days". Below a minute "less than a minute". */
export function duration(ms: number): string {
  if (ms < MINUTE_MS) return "less than a minute";
  if (ms < HOUR_MS) return counted(ms / MINUTE_MS, "minute");
  if (ms < DAY_MS) return counted(ms / HOUR_MS, "hour");
  return counted(ms / DAY_MS, "day");
}

function counted(value: number, unit: string): string {
  const whole = Math.floor(value);
  return `${whole} ${unit}${whole === 1 ? "" : "s"}`;
}
