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

/** How a person reads dates: a BCP 47 tag, and an IANA name; without one, the machine's own zone. */
export type DateReading = { locale: string; timeZone?: string };

/**
 * A day in full, with the month in letters: "November 29, 2026".
 * @param at Unix milliseconds
 */
export const formatDay = (at: number, { locale, timeZone }: DateReading): string =>
  new Date(at).toLocaleDateString(locale, { dateStyle: "long", timeZone });
