/**
 * A moment as people read it, in their own zone and with 24 hours: "21 Nov 2026, 14:05".
 * @param iso ISO 8601
 * @param timeZone IANA name
 */
export function shownTime(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(new Date(iso));
}
