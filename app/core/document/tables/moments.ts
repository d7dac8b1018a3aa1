/** Whether dates in figures put the day or the month first. */
export type DayOrder = "day" | "month";

/**
 * A date, a day without a year or a time of day, as a text gives it. `at`: the date, or date and time, in ISO 8601;
 * null if any of it is uncertain ("03/04/2024", "12 Mar", "08:00"). `turn`: for a day or a time, minutes since the year
 * or the day began; null if uncertain.
 */
export type Moment = { kind: "date" | "day" | "time"; at: string | null; turn: number | null };

/** Longer text is not a moment. UTF-16 code units. */
const LONGEST = 60;

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? (?=.*\d)/i;
const CLOCK =
  /^(?:(\d{1,2})[:h](\d{2})(:\d{2}(?:\.\d+)?)?|(\d{1,2})(?:\.(\d{2}))?(?=\s?[a-z])|(\d{2})(\d{2})(?=\s?h))\s*(?:([ap])\.?m\.?|h|hrs?|uhr|(Z|[+-]\d{2}:?\d{2}))?$/i;

const YEAR = String.raw`(?<year>\d{4}|\d{2})`;
const TIME = String.raw`(?<clock>\d{1,2}[:.]\d{2}.*|\d{1,4} ?(?:[ap]\.?m|h)\b.*)`;
const FORMS = [
  String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`,
  String.raw`(?<day>\d{1,2})\.(?<month>\d{1,2})\.${YEAR}?`,
  String.raw`(?<one>\d{1,2})(?:(?<sign>[/-])(?<two>\d{1,2})\k<sign>${YEAR}|\/(?<last>\d{1,2}))`,
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[\s/-](?<name>[a-z]{3,9})\.?(?:,?[\s/-]${YEAR})?`,
  String.raw`(?<name>[a-z]{3,9})\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s(?<year>\d{4}))?`,
].map((form) => new RegExp(`^${form}(?:(?:,? |T)${TIME})?$`, "i"));

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);

type Form = Partial<
  Record<"year" | "month" | "day" | "one" | "two" | "last" | "sign" | "name" | "clock", string>
>;

/**
 * Reads a text that is only a date or a time of day; null for any other.
 * @param order as other dates of the same column or row show it
 */
export function readMoment(text: string, order: DayOrder | null = null): Moment | null {
  const bare = plain(text);
  // Times on several weekdays follow each other differently from times within one day.
  if (readClockTime(bare) !== null)
    return { kind: "time", at: null, turn: WEEKDAY.test(text.trim()) ? null : minutesOf(bare) };
  const form = formOf(bare);
  if (!form || monthOf(form.name ?? "jan") === 0) return null;
  if (form.year) return { kind: "date", at: dateOf(form, order), turn: null };
  if (!isDayOfYear(form)) return null;
  const [found, minutes] = [dayOf(form, order), minutesOf(form.clock ?? "00:00")];
  const isCertain = found !== null && minutes !== null;
  return {
    kind: "day",
    at: null,
    turn: isCertain ? (found.month * 31 + found.day) * DAY + minutes : null,
  };
}

/** Minutes in a day, and in a year of equal months. */
const DAY = 24 * 60;
const YEAR_LENGTH = 12 * 31 * DAY;

function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^T(\d\d):(\d\d)/.exec(readClockTime(clock) ?? "") ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/**
 * The order of a row of days or times of day: forwards, perhaps past New Year or midnight once, or backwards. Null if
 * they contradict each other or are uncertain.
 */
export function sequenceOf(moments: readonly (Moment | null)[]): "on" | "back" | null {
  const kinds = new Set(moments.map((moment) => moment?.kind));
  const turns = moments.flatMap((moment) => moment?.turn ?? []);
  if (kinds.size !== 1 || turns.length < moments.length) return null;
  const steps = turns.slice(1).map((turn, index) => turn - (turns[index] ?? 0));
  const falls = steps.filter((step) => step < 0);
  if (falls.length === 0) return "on";
  const isRound = falls.length === 1 && (turns.at(-1) ?? 0) <= (turns[0] ?? 0);
  if (kinds.has("day") && isRound && (falls[0] ?? 0) < -YEAR_LENGTH / 2) return "on";
  // With two times of day, the second may be on the next day.
  if (steps.every((step) => step <= 0)) return kinds.has("day") || falls.length > 1 ? "back" : null;
  return kinds.has("time") && isRound ? "on" : null;
}

/** The date, or date and time, that a text is, in ISO 8601; null if it is none, or uncertain. */
export const certainDate = (text: string, order: DayOrder | null = null): string | null =>
  readMoment(text, order)?.at ?? null;

/** Whether a text is a date or a time of day. */
export const isMoment = (text: string): boolean => readMoment(text) !== null;

const plain = (text: string): string =>
  text.length > LONGEST ? "" : text.trim().replace(/\s+/g, " ").replace(WEEKDAY, "");

const formOf = (text: string): Form | undefined =>
  FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);

/** Day and month, if certain. */
function dayOf({ day, month, name, one, two, last }: Form, order: DayOrder | null) {
  if (day !== undefined) return { day: Number(day), month: name ? monthOf(name) : Number(month) };
  const [first, second] = [Number(one), Number(two ?? last)];
  const own = first === second ? "day" : (ownOrder(first, second) ?? order);
  if (own === null) return null;
  return own === "day" ? { day: first, month: second } : { day: second, month: first };
}

function dateOf(form: Form, order: DayOrder | null): string | null {
  const found = isYearUnsure(form) ? null : dayOf(form, order);
  const time = form.clock === undefined ? "" : readClockTime(form.clock);
  const year = Number(form.year) + (form.year?.length === 2 ? 2000 : 0);
  if (!found || time === null || !isDay(year, found.month, found.day)) return null;
  return `${year}-${two(found.month)}-${two(found.day)}${time}`;
}

/** Whether it is a day of some year, in either order of day and month. Other words begin like months: "3 marks". */
const isDayOfYear = (form: Form): boolean =>
  MONTHS.some((month) => month.startsWith((form.name ?? "").toLowerCase().replace(/^sept$/, "sep"))) &&
  (["day", "month"] as const).some((order) => {
    const found = dayOf(form, order);
    return found !== null && isDay(LEAP_YEAR, found.month, found.day);
  });

const LEAP_YEAR = 2024;

/** "17-03-26" may begin with the year. */
const isYearUnsure = ({ one = "", sign, two = "", year = "" }: Form) =>
  one !== "" && year.length === 2 && (sign === "-" || (Number(one) > 12 && Number(two) > 12));

function ownOrder(one: number, two: number): DayOrder | null {
  if (one > 12 && two <= 12) return "day";
  return two > 12 && one <= 12 ? "month" : null;
}

/** The order of day and month that the certain dates of a column or heading row show; null if they disagree. */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  const orders = new Set(
    texts.flatMap((text) => {
      const form = formOf(plain(text));
      if (form?.one === undefined || isYearUnsure(form)) return [];
      return ownOrder(Number(form.one), Number(form.two ?? form.last)) ?? [];
    }),
  );
  const [order = null] = orders;
  return orders.size === 1 ? order : null;
}

/** The dates within a text that may show the order of day and month in all of its file. */
export const slashedDates = (text: string): string[] =>
  text.match(/(?<![\d/-])\d{1,2}([/-])\d{1,2}\1\d{2,4}(?![\d/-])/g) ?? [];

const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1;

const two = (number: number) => String(number).padStart(2, "0");

/** A lone time of day ("06:00", "8:30 PM") in the form that follows an ISO date; null for anything else. */
export function readClockTime(text: string): string | null {
  const found = CLOCK.exec(text.trim());
  if (!found) return null;
  const [, long, minutes, seconds = "", short, dotted, together, rest, half, zone = ""] = found;
  // A lone number is a time only with am or pm: "8 am", but not "8 h".
  if (short !== undefined && dotted === undefined && half === undefined) return null;
  const hours = Number(long ?? short ?? together);
  const hour = half ? (hours % 12) + (/p/i.test(half) ? 12 : 0) : hours;
  const minute = minutes ?? dotted ?? rest ?? "00";
  return hour > 23 || Number(minute) > 59 ? null : `T${two(hour)}:${minute}${seconds}${zone}`;
}

/** "08.00" and "0800" as "08:00", if something else says that they are times. */
export const withColon = (text: string): string =>
  text.trim().replace(/^(\d{1,2})\.(\d{2})$|^(\d{2})(\d{2})$/, "$1$3:$2$4");

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1800;
}

/** A number that sorts dates of any precision: Unix milliseconds; a date without a zone counts as UTC. */
export function dateOrder(at: string): number {
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(at) || at.length === 10;
  return Date.parse(hasZone ? at : `${at}Z`);
}
