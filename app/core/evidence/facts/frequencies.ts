import { phraseLines, phraseTable } from "../text/phrases.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { type NumberRead, readNumber } from "./numbers.ts";

/** A frequency's canonical name, equal for "q12h", "BID", "twice a day" and "every 12 hours". */
type FrequencyRead = { name: string; end: number };

/** Reads the frequency that begins at this token, or null. */
export function readFrequency(tokens: readonly Token[], at: number): FrequencyRead | null {
  const phrase = PHRASES.match(tokens, at);
  const counted = readEvery(tokens, at) ?? readTimesPer(tokens, at) ?? readHourly(tokens, at);
  if (counted && counted.end >= (phrase?.end ?? 0)) return counted;
  if (!phrase || isOtherwiseMeant(tokens, phrase.end, phrase.value)) return null;
  return { name: phrase.value, end: phrase.end };
}

const PHRASES = phraseTable<string>(tokenise);
const LINES = `
24h: daily, qd, qday, q day, once daily, once a day, every day, each day, once per day, a day, per day, /day, /d, q24h, one time a day, 1 x day, everyday, q daily
12h: bid, bd, twice a day, twice daily, twice per day, two times daily, b i d
8h: tid, tds, thrice daily, thrice a day
6h: qid, qds
48h: qod, every other day, alternate days, on alternate days, every second day
12h: x2 daily, x 2 daily, x2 a day, x2/day, x2 per day, x2/d
8h: x3 daily, x 3 daily, x3 a day, x3/day, x3 per day
6h: x4 daily, x 4 daily, x4 a day, x4/day
2160h: quarterly
336h: fortnightly, every fortnight
168h: weekly, once a week, once weekly, every week, per week, a week, qwk, q week, qweek
1h: hourly, hrly, every hour, each hour, q hour, qh, q1h, once an hour
shift: every shift, q shift, qshift, each shift, per shift, once a shift
bedtime: at bedtime, qhs, q hs, nightly at bedtime, on retiring, before sleep, hs, before bed, nightly, every night, each night, qnight, every evening at bedtime, at hs
morning: qam, q am, every morning, each morning, every am
evening: qpm, q pm, every evening, each evening
prn: prn, as needed, as required, when needed, when required, if needed, as necessary
meals-before: before meals, qac, before each meal, before food
meals-after: after meals, after food, after each meal
720h: monthly, once a month, every month, per month
stat: stat, immediately once
`;
for (const [phrase, name] of phraseLines(LINES)) PHRASES.add(phrase, name);

const AFTER = /^(?:after|for|in|about|within|over|under|than|of|nearly|almost|before)$/;

/** "daily activities" is not a frequency; nor is "12 hourly" the end of one. */
function isOtherwiseMeant(tokens: readonly Token[], end: number, name: string): boolean {
  const next = tokens[end]?.text ?? "";
  if (name === "168h" && tokens[end - 1]?.text === "week" && tokens[end - 2]?.text === "a")
    return (
      /^(?:ago|of|later|after|before|from|old|earlier|on|long|in)$/.test(next) ||
      AFTER.test(tokens[end - 3]?.text ?? "")
    );
  return name === "24h" && /^(?:activit|living|life|routine)/.test(next);
}

const HOURS = new Map([
  ["h", 1],
  ["hr", 1],
  ["hrs", 1],
  ["hour", 1],
  ["hours", 1],
  ["hourly", 1],
  ["min", 1 / 60],
  ["mins", 1 / 60],
  ["minute", 1 / 60],
  ["minutes", 1 / 60],
  ["d", 24],
  ["day", 24],
  ["days", 24],
  ["wk", 168],
  ["week", 168],
  ["weeks", 168],
  ["month", 720],
  ["months", 720],
]);

/** "every 6 hours", "q4h", "q 4-6 hrs", "each 8 hours". */
function readEvery(tokens: readonly Token[], at: number): FrequencyRead | null {
  if (!/^(?:q|every|each)$/.test(textAt(tokens, at))) return null;
  const first = readNumber(tokens, skipHyphen(tokens, at + 1));
  if (!first) return null;
  const toAt = /^(?:-|to|or)$/.test(textAt(tokens, first.end)) ? first.end + 1 : -1;
  const second = toAt > 0 ? readNumber(tokens, toAt) : null;
  const last = second ?? first;
  const unitAt = skipHyphen(tokens, last.end);
  const hours = HOURS.get(textAt(tokens, unitAt));
  if (!hours) return textAt(tokens, at) === "q" ? withoutUnit(first, second) : null;
  const name = second
    ? `${tidy(first.value * hours)}-${tidy(second.value * hours)}h`
    : `${tidy(first.value * hours)}h`;
  return { name, end: unitAt + 1 };
}

/** "Vitals q15": minutes, since nothing is done every fifteen hours; "neuro checks q4", "q4-6": hours. */
function withoutUnit(first: NumberRead, second: NumberRead | null): FrequencyRead | null {
  const last = second ?? first;
  if (second === null && QUARTERS.has(last.value))
    return { name: `${tidy(last.value / 60)}h`, end: last.end };
  if (![first, last].every(({ value }) => HOURLY.has(value))) return null;
  return { name: second ? `${first.value}-${last.value}h` : `${last.value}h`, end: last.end };
}

const QUARTERS = new Set([5, 10, 15, 20, 30]);
const HOURLY = new Set([1, 2, 3, 4, 6, 8, 12, 24]);

/** "two times a day", "3x daily", "twice per week", "2x/day". */
function readTimesPer(tokens: readonly Token[], at: number): FrequencyRead | null {
  const often = ["once", "twice", "thrice"].indexOf(textAt(tokens, at)) + 1;
  const count = often > 0 ? null : readNumber(tokens, at);
  const timesAt = count ? skipHyphen(tokens, count.end) : at;
  const isTimes = often > 0 || /^(?:times|time|x|×)$/.test(textAt(tokens, timesAt));
  const times = often || count?.value;
  if (!isTimes || !times) return null;
  const perAt = skipHyphen(tokens, timesAt + 1);
  const hasPer = /^(?:a|an|per|each|every|\/|in)$/.test(textAt(tokens, perAt));
  const unit = textAt(tokens, hasPer ? perAt + 1 : perAt);
  const span = hasPer ? HOURS.get(unit) : { daily: 24, weekly: 168, monthly: 720, hourly: 1 }[unit];
  if (!span || unit === "d") return null;
  return { name: `${tidy(span / times)}h`, end: (hasPer ? perAt + 1 : perAt) + 1 };
}

/** "12 hourly", "four-hourly"; "0900 daily" is a time of day. */
function readHourly(tokens: readonly Token[], at: number): FrequencyRead | null {
  const count = readNumber(tokens, at);
  if (!count || count.isClock) return null;
  const unitAt = skipHyphen(tokens, count.end);
  const ofDay = readHoursOfDay(tokens, at);
  if (ofDay) return ofDay;
  const span = { hourly: 1, hrly: 1, daily: 24, weekly: 168, monthly: 720, minutely: 1 / 60 }[
    textAt(tokens, unitAt)
  ];
  if (span) return { name: `${tidy(count.value * span)}h`, end: unitAt + 1 };
  const range = readHourlyRange(tokens, count);
  if (range) return range;
  const often = HOURS.get(textAt(tokens, unitAt));
  const isWatched = often !== undefined && often < 24 && WATCHED.test(textAt(tokens, unitAt + 1));
  return isWatched ? { name: `${tidy(count.value * often)}h`, end: unitAt + 1 } : null;
}

/** "2-3 hourly", "4 to 6 hrly". */
function readHourlyRange(tokens: readonly Token[], first: NumberRead): FrequencyRead | null {
  const isRange = textAt(tokens, first.end) === "-" || textAt(tokens, first.end) === "to";
  const second = isRange ? readNumber(tokens, first.end + 1) : null;
  if (!second || !/^(?:hourly|hrly)$/.test(textAt(tokens, skipHyphen(tokens, second.end)))) return null;
  return {
    name: `${tidy(first.value)}-${tidy(second.value)}h`,
    end: skipHyphen(tokens, second.end) + 1,
  };
}

/** "Obs ½/24", "turned 3/24": the hours between, as charted in Australia; "24/24" is all day. */
function readHoursOfDay(tokens: readonly Token[], at: number): FrequencyRead | null {
  const count = readNumber(tokens, at);
  const [slash, hours] = [tokens[count?.end ?? at], tokens[(count?.end ?? at) + 1]];
  const isGlued = slash?.start === tokens[(count?.end ?? at) - 1]?.end && slash?.end === hours?.start;
  if (!count || slash?.text !== "/" || hours?.text !== "24" || !isGlued || !HALF_DAYS.has(count.value))
    return null;
  if (/^(?:\/|h|hr|hrs)$/.test(textAt(tokens, count.end + 2)) || textAt(tokens, at - 1) === "/") return null;
  return { name: `${tidy(count.value)}h`, end: count.end + 2 };
}

const HALF_DAYS = new Set([0.5, 1, 2, 3, 4, 6, 8, 12]);

/** "15 min obs", "2 hour checks". */
const WATCHED = /^(?:obs|observations?|checks?|vitals)$/;

function skipHyphen(tokens: readonly Token[], at: number): number {
  return textAt(tokens, at) === "-" ? at + 1 : at;
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? "";
}

function tidy(value: number): number {
  return Number(value.toPrecision(6));
}
