/**
 * A moment in the person's own zone and language, with the month in letters and 24 hours: "Nov 21, 2026, 14:05".
 * @param iso ISO 8601
 * @param timeZone IANA name
 * @param locale BCP 47 tag
 */
export function shownTime(iso: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(new Date(iso));
}
