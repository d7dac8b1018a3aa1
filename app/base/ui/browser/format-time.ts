/**
 * A time in the person's own zone and language, with the month in letters and 24 hours: "Nov 21, 2026, 14:05".
 * @param at ISO 8601, or Unix milliseconds
 * @param timeZone IANA name; by default, the machine's own
 * @param locale BCP 47 tag
 */
export function formatTime(at: string | number, timeZone: string | undefined, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(new Date(at));
}
