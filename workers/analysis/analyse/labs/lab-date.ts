const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:,?\s+(.+))?$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?:,?\s+(.+))?$/;
const SLASHED = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?:,?\s+(.+))?$/;
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]([a-z]{3,9})\.?,?[\s-](\d{4}|\d{2})(?:,?\s+(.+))?$/i;
const MONTH_DAY = /^([a-z]{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?:,?\s+(.+))?$/i;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(am|pm|[ap]\.m\.)?$/i;

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Whether the day or the month stands first where dates are written with slashes. */
export type DayOrder = "day" | "month";

/**
 * A date, or date and time, in ISO 8601. Null for anything else, and where day and month cannot be told apart
 * ("03/04/2024").
 * @param order what other dates of the same column or row show
 */
export function readLabDate(text: string, order: DayOrder | null = null): string | null {
  const bare = text.trim().replace(/\s+/g, " ");
  const iso = ISO.exec(bare);
  if (iso) return isDay(Number(iso[1]), Number(iso[2]), Number(iso[3])) ? withT(bare) : null;
  return fromNumbers(bare, order) ?? fromWords(bare);
}

const withT = (text: string) => text.replace(/^(.{10}) (\d):/, "$1T0$2:").replace(/^(.{10}) /, "$1T");

function fromNumbers(text: string, order: DayOrder | null): string | null {
  const first = YEAR_FIRST.exec(text);
  if (first) return toIso(Number(first[1]), Number(first[2]), Number(first[3]), first[4]);
  const dotted = DOTTED.exec(text);
  if (dotted) return toIso(yearOf(dotted[3]), Number(dotted[2]), Number(dotted[1]), dotted[4]);
  const slashed = SLASHED.exec(text);
  if (!slashed || isYearUnsure(slashed)) return null;
  const [one, two, year] = [Number(slashed[1]), Number(slashed[3]), yearOf(slashed[4])];
  const own = one === two ? "day" : ownOrder(one, two);
  if (own === "day" || (own === null && order === "day")) return toIso(year, two, one, slashed[5]);
  return own === "month" || order === "month" ? toIso(year, one, two, slashed[5]) : null;
}

/** "17-03-26" may begin with its year. */
const isYearUnsure = ([, one = "", sign = "", two = "", year = ""]: RegExpExecArray) =>
  year.length === 2 && (sign === "-" || (Number(one) > 12 && Number(two) > 12));

const yearOf = (year = "") => Number(year) + (year.length === 2 ? 2000 : 0);

function ownOrder(one: number, two: number): DayOrder | null {
  if (one > 12 && two <= 12) return "day";
  return two > 12 && one <= 12 ? "month" : null;
}

/** What the certain dates of a column, or of a row of headings, show of all of them; null where they disagree. */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  const orders = new Set(
    texts.flatMap((text) => {
      const slashed = text.length > 40 ? null : SLASHED.exec(text.trim().replace(/\s+/g, " "));
      if (!slashed || isYearUnsure(slashed)) return [];
      return ownOrder(Number(slashed[1]), Number(slashed[3])) ?? [];
    }),
  );
  const [order = null] = orders;
  return orders.size === 1 ? order : null;
}

/** Whether a text is a date in form, also one that is not certain. */
export const isDateLike = (text: string): boolean => text.length <= 40 && SLASHED.test(text.trim());

/** A time of day alone ("06:00", "8:30 PM") as it stands behind an ISO date; null for anything else. */
export const readClockTime = (text: string): string | null => (text.length > 12 ? null : readClock(text));

function fromWords(text: string): string | null {
  const day = DAY_MONTH.exec(text);
  if (day) return toIso(yearOf(day[3]), monthOf(day[2]), Number(day[1]), day[4]);
  const month = MONTH_DAY.exec(text);
  return month ? toIso(Number(month[3]), monthOf(month[1]), Number(month[2]), month[4]) : null;
}

const monthOf = (name = ""): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function toIso(year: number, month: number, day: number, clock: string | undefined): string | null {
  const time = clock === undefined ? "" : readClock(clock);
  if (time === null || !isDay(year, month, day)) return null;
  const two = (number: number) => String(number).padStart(2, "0");
  return `${year}-${two(month)}-${two(day)}${time}`;
}

function readClock(text: string): string | null {
  const [, hours = "", minutes = "", seconds, half] = CLOCK.exec(text.trim()) ?? [];
  if (hours === "") return null;
  const isAfternoon = half?.toLowerCase().startsWith("p");
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59) return null;
  return `T${String(hour).padStart(2, "0")}:${minutes}${seconds ? `:${seconds}` : ""}`;
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1800;
}

/** A number that sorts dates of any precision: Unix milliseconds; what names no zone counts as UTC. */
export function dateOrder(at: string): number {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(at) || at.length === 10;
  return Date.parse(hasZone ? at : `${at}Z`);
}
