/**
 * The same day and time `months` later, in UTC; the last day of a month that is too short.
 * @param anchor Unix seconds
 */
export function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, daysInMonth));
  return date.getTime() / 1000;
}

/** The end of the period that begins at `start`, in steps of `months` from the anchor. Unix seconds. */
export function periodEnd(anchor: number, start: number, months: number): number {
  for (let step = 1; ; step++) {
    const end = addMonths(anchor, step * months);
    if (end > start) return end;
  }
}
