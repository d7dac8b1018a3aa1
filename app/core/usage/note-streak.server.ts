import { withTimeout } from "#app/base/runtime/timeout.ts";
import { METER_TIMEOUT_MS, openMeter } from "../meter/meter-client.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A longer streak is shown as this many days. */
const LONGEST_DAYS = 366;

/**
 * The days in a row, in UTC, on which a note was charged, counted back from today, or from yesterday if today has none
 * yet.
 * @param now Unix milliseconds
 * @throws PartDown when the meter does not answer within `timeoutMs`
 */
export async function noteStreak(
  meters: Env["USAGE_METER"],
  userId: string,
  now: number,
  timeoutMs = METER_TIMEOUT_MS,
): Promise<number> {
  const since = streakSince(now);
  const days = await withTimeout(openMeter(meters, userId).noteDays({ since }), timeoutMs);
  return daysUntil(days, now);
}

/** Days before this are not part of a streak, Unix milliseconds. */
export const streakSince = (now: number): number => now - LONGEST_DAYS * DAY_MS;

/** The streak in the meter's days. @param now Unix milliseconds */
export const daysUntil = (days: readonly number[], now: number): number =>
  daysInARow(days, Math.floor(now / DAY_MS));

/**
 * How many days in a row end today or yesterday.
 * @param days day numbers, each once, latest first; days after today are not counted
 */
export function daysInARow(days: readonly number[], today: number): number {
  const past = days.filter((day) => day <= today);
  const [latest] = past;
  if (latest === undefined || latest < today - 1) return 0;
  const gap = past.findIndex((day, index) => day !== latest - index);
  return gap < 0 ? past.length : gap;
}
