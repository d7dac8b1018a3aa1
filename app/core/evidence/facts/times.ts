import { readUnit } from "../lexicon/units.ts";
import { phraseLines, phraseTable } from "../text/phrases.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { isClock, type NumberRead, readNumber } from "./numbers.ts";

/**
 * A time of day in minutes after midnight (`isHalfDay`: morning or afternoon is not stated, as in "3:10"), or the name
 * of a part of the day, a day or a month. `isVague`: a word like "today" that a note may add without harm.
 */
type TimeRead =
  | { minutes: number; isHalfDay: boolean; end: number }
  | { name: string; isVague: boolean; end: number };

/** Reads the time that begins at this token, or null. `previous` are the two words before. */
export function readTime(tokens: readonly Token[], at: number): TimeRead | null {
  return readClock(tokens, at) ?? readNamed(tokens, at);
}

function readClock(tokens: readonly Token[], at: number): TimeRead | null {
  const word = textAt(tokens, at);
  if (word === "noon" || word === "midday") return { minutes: 720, isHalfDay: false, end: at + 1 };
  if (word === "midnight") return { minutes: 0, isHalfDay: false, end: at + 1 };
  if (word === "half" && CLOCK_CUES.test(textAt(tokens, at - 1))) {
    const hour = readNumber(tokens, at + 1);
    if (
      hour &&
      Number.isInteger(hour.value) &&
      hour.value >= 1 &&
      hour.value <= 12 &&
      !readUnit(tokens, hour.end)
    )
      return { minutes: hour.value * 60 + 30, isHalfDay: true, end: hour.end };
  }
  if (word === "half" || word === "quarter") return readPast(tokens, at, word === "half" ? 30 : 15);
  const number = readNumber(tokens, at);
  if (!number) return null;
  return (
    readMinutesPast(tokens, at, number) ??
    readColon(tokens, at, number) ??
    readHalfDay(tokens, number, dottedMinutes(tokens, at) ?? asHourMinute(number)) ??
    readRange(tokens, at, number) ??
    readAbout(tokens, number, asHourMinute(number)) ??
    readMilitary(tokens, at, number)
  );
}

/** "14:00", "2:05 pm". */
function readColon(tokens: readonly Token[], at: number, hour: NumberRead): TimeRead | null {
  const colon = tokens[at + 1];
  const minute = tokens[at + 2];
  if (textAt(tokens, at + 2) === "10" && isOfContractions(tokens, at)) return null;
  const isTime =
    colon?.text === ":" && colon.start === tokens[at]?.end && /^[0-5]\d$/.test(minute?.text ?? "");
  if (!isTime || minute?.start !== colon?.end || hour.value > 24) return null;
  const seconds = textAt(tokens, at + 3) === ":" && /^[0-5]\d$/.test(textAt(tokens, at + 4)) ? 2 : 0;
  const read = { minutes: hour.value * 60 + Number(minute?.text), end: at + 3 + seconds };
  const half = readHalfDay(tokens, { ...hour, end: read.end }, read.minutes);
  const isHalfDay = hour.value >= 1 && hour.value <= 12 && !/^0/.test(textAt(tokens, at));
  return half ?? { minutes: read.minutes % 1440, isHalfDay, end: skipHours(tokens, read.end) };
}

/** "Ctx 3:10" is three contractions in ten minutes. */
const isOfContractions = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:ctxs?|contract(?:ions?|ing))$/.test(text));

/** "2 pm", "8a", "two thirty in the afternoon", "8 o'clock", "8 this morning". */
function readHalfDay(tokens: readonly Token[], number: NumberRead, minutes: number | null): TimeRead | null {
  if (minutes === null || minutes > 24 * 60) return null;
  const oclock = textAt(tokens, number.end) === "o'clock" ? 1 : 0;
  const half = HALVES.match(tokens, number.end + oclock);
  const isLetter = half !== null && /^[ap]$/.test(textAt(tokens, number.end));
  const isGlued = tokens[number.end]?.start === tokens[number.end - 1]?.end;
  // "G2P1" is not two o'clock.
  const goesOn = tokens[number.end + 1]?.kind === "number" && isGluedTo(tokens, number.end + 1);
  if (half && (!isLetter || (isGlued && !goesOn))) {
    const late = half.value === "pm" && minutes < 720 ? 720 : 0;
    const early = half.value === "am" && minutes >= 720 && minutes < 780 ? -720 : 0;
    return { minutes: (minutes + late + early) % 1440, isHalfDay: false, end: half.end };
  }
  return oclock ? { minutes, isHalfDay: minutes <= 780, end: number.end + 1 } : null;
}

/** "1.30" as a clock time, which only "am" or "pm" distinguishes from a value. */
function dottedMinutes(tokens: readonly Token[], at: number): number | null {
  const read = /^(\d\d?)\.([0-5]\d)$/.exec(textAt(tokens, at));
  return read ? Number(read[1]) * 60 + Number(read[2]) : null;
}

/** "1-2.30am", "11-3am", "2200-0400" and "23-04": the way the other end is written shows that this one is a time. */
function readRange(tokens: readonly Token[], at: number, number: NumberRead): TimeRead | null {
  const [text, behind] = [textAt(tokens, at), number.end + 1];
  const told = (minutes: number) => ({ minutes, isHalfDay: false, end: number.end });
  if (isDash(tokens, at - 1) && LATE.test(textAt(tokens, at - 2)) && EARLY.test(text))
    return told(toMinutes(text));
  if (!isDash(tokens, number.end)) return null;
  if (LATE.test(text) && EARLY.test(textAt(tokens, behind))) return told(toMinutes(text));
  const last = readNumber(tokens, behind);
  const own = dottedMinutes(tokens, at) ?? asHourMinute(number);
  const end = last && readHalfDay(tokens, last, dottedMinutes(tokens, behind) ?? asHourMinute(last));
  if (own === null || own >= 780 || !end || !("minutes" in end)) return null;
  // The latest such clock time before the end: "11-3am" begins before midnight, "9-5pm" in the morning.
  const late = (own % 720) + 720;
  if (late <= end.minutes) return told(late);
  return told(own % 720 <= end.minutes ? own % 720 : late);
}

/** Hours of a 24-hour clock, in an evening and the night after it. */
const LATE = /^(?:1[3-9]|2[0-3])(?:[0-5]\d)?$/;
const EARLY = /^0\d(?:[0-5]\d)?$/;

const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(2));

const isDash = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "-" && isGluedTo(tokens, at) && isGluedTo(tokens, at + 1);

const isGluedTo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.start === tokens[at - 1]?.end;

/** "10ish". */
function readAbout(tokens: readonly Token[], { end }: NumberRead, minutes: number | null): TimeRead | null {
  const isAbout = textAt(tokens, end) === "ish" && tokens[end]?.start === tokens[end - 1]?.end;
  return isAbout && minutes !== null ? { minutes, isHalfDay: minutes <= 780, end: end + 1 } : null;
}

const HALVES = phraseTable<"am" | "pm">(tokenise);
for (const phrase of ["am", "a", "in the morning", "this morning", "in the am", "a m"])
  HALVES.add(phrase, "am");
for (const phrase of [
  "pm",
  "p",
  "in the afternoon",
  "this afternoon",
  "in the evening",
  "this evening",
  "at night",
  "last night",
  "tonight",
  "in the pm",
  "p m",
]) {
  HALVES.add(phrase, "pm");
}

const CLOCK_CUES =
  /^(?:at|by|@|since|until|till|til|around|about|from|between|approx|approximately|before|after)$/;

/** "at 1400", "0310", "1400 hours", "fourteen hundred hours", "by fourteen thirty". */
function readMilitary(tokens: readonly Token[], at: number, number: NumberRead): TimeRead | null {
  if (!number.isClock) return null;
  const first = tokens[at]?.text ?? "";
  const leadsWithZero = /^(?:0\d{3}|oh|o|zero)$/.test(first);
  const end = skipHours(tokens, number.end);
  const saysHours = end > number.end;
  const cue = textAt(tokens, at - 1);
  const isYear = /^(?:19[0-5]\d|20[0-3]\d)$/.test(first) && /^(?:in|since|of|from)$/.test(cue);
  const isCued = number.value >= 1000 && CLOCK_CUES.test(cue) && !isYear;
  const isAmount = !saysHours && (textAt(tokens, end) === "-" || readUnit(tokens, end) !== null);
  if (isAmount || !(saysHours || leadsWithZero || isCued)) return null;
  const minutes = (Math.floor(number.value / 100) * 60 + (number.value % 100)) % 1440;
  return { minutes, isHalfDay: false, end };
}

function skipHours(tokens: readonly Token[], at: number): number {
  return /^(?:hours|hrs|hr|h)$/.test(textAt(tokens, at)) ? at + 1 : at;
}

/** "half past two", "quarter to three (pm)". */
function readPast(tokens: readonly Token[], at: number, part: number): TimeRead | null {
  const how = textAt(tokens, at + 1);
  const hour = /^(?:past|to|after)$/.test(how) ? readNumber(tokens, at + 2) : null;
  if (!hour || hour.value < 1 || hour.value > 12) return null;
  const minutes = hour.value * 60 + (how === "to" ? -part : part);
  return readHalfDay(tokens, hour, minutes) ?? { minutes, isHalfDay: true, end: hour.end };
}

/** "Ten past two", "twenty to three"; "2 to 4" is a range. */
function readMinutesPast(tokens: readonly Token[], at: number, { value, end }: NumberRead): TimeRead | null {
  const isPast = textAt(tokens, end) === "past" && value >= 1 && value < 30;
  const isTo =
    textAt(tokens, end) === "to" && MINUTES_TO.has(value) && CLOCK_CUES.test(textAt(tokens, at - 1));
  return (isPast || isTo) && tokens[at]?.kind === "word" ? readPast(tokens, end - 1, value) : null;
}

const MINUTES_TO = new Set([5, 10, 20, 25]);

/** 2 is two o'clock, 230 half past two. */
function asHourMinute(number: NumberRead): number | null {
  if (!Number.isInteger(number.value)) return null;
  if (number.value <= 12) return number.value * 60;
  return number.value >= 100 && isClock(number.value)
    ? Math.floor(number.value / 100) * 60 + (number.value % 100)
    : null;
}

const NAMED = phraseTable<string>(tokenise);
const LINES = `
yesterday: yesterday, y'day, yest, yday, ystdy
tomorrow: tomorrow, tmrw, tmw, tmr, tom
morning: morning, this morning, in the morning, am, mornings, mane, this am, in the am
afternoon: afternoon, this afternoon, in the afternoon, this pm, pm, arvo, this arvo, in the pm
evening: evening, this evening, in the evening, evenings
night: night, last night, last nt, o/n, o/night, last pm, last noc, last noct, overnight, at night, during the night, nighttime, night time, nocturnal, this night, nocte, noct, through the night, in the night, nights, by night
tonight: tonight
today: today
last-week: last week, last wk, past week, past wk
next-week: next week, next wk
last-month: last month, last mth
next-month: next month
last-year: last year, last yr
next-year: next year
monday: monday, mon, mondays
tuesday: tuesday, tues, tue, tuesdays
wednesday: wednesday, wed, weds, wednesdays
thursday: thursday, thurs, thur, thu, thursdays
friday: friday, fri, fridays
saturday: saturday, saturdays, for sat, since sat, on sat, last sat, next sat, until sat, till sat, sat night, sat morning
sunday: sunday, sundays, for sun, sun morning, since sun, on sun, last sun, next sun
january: january, jan
february: february, feb
march: march
april: april
june: june
july: july
august: august, aug
september: september, sept
october: october, oct
november: november, nov
december: december, dec
lunch: lunch, lunchtime
breakfast: breakfast, bkfst, brekkie
dinner: dinner, dinnertime
`;
for (const [phrase, name] of phraseLines(LINES)) NAMED.add(phrase, name);

function readNamed(tokens: readonly Token[], at: number): TimeRead | null {
  const found = NAMED.match(tokens, at);
  // "The evening meal", "night sedation": a thing, not a time.
  if (found && OF_A_TIME.test(textAt(tokens, found.end)) && PARTS_OF_DAY.has(found.value)) return null;
  return found && { name: found.value, isVague: found.value === "today", end: found.end };
}

const PARTS_OF_DAY = new Set(["morning", "evening", "night"]);
const OF_A_TIME = /^(?:meals?|sedation|staff|shift|team|nurses?|medications?|meds|dose|doses)$/;

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? "";
}
