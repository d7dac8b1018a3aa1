/** The month that a moment belongs to, as "2026-11": the calendar month in UTC (OPEN-33). */
export function periodOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}
