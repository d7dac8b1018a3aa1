/** The month that a moment belongs to, as "2026-11": the calendar month in UTC (OPEN-33). */
export function periodOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}

/** The month before a month. */
export const periodBefore = (period: string): string => shifted(period, -1);

/** The month after a month. */
const periodAfter = (period: string): string => shifted(period, 1);

function shifted(period: string, months: number): string {
  const [year = 0, month = 1] = period.split("-").map(Number);
  return periodOf(Date.UTC(year, month - 1 + months));
}

/** When the month after this one begins, Unix milliseconds. */
export const nextPeriodStart = (period: string): number => Date.parse(`${periodAfter(period)}-01T00:00:00Z`);
