import { readBareRate, readUnit, type Unit } from "../lexicon/units.ts";
import type { Token } from "../text/tokens.ts";
import { type NumberRead, readNumber } from "./numbers.ts";

/** A number with its unit: "25 mg", "98/54 mmHg" (`over` is 54), "2+", "x3"; `digits` is the number as written. */
export type Quantity = {
  value: number;
  over: number | null;
  unit: Unit | null;
  /** A bare number that can be an hour of the day: "at 6". */
  isHour?: boolean;
};
type QuantityRead = { quantity: Quantity; end: number; isVague: boolean; isListMark: boolean };

/** Reads the quantity that begins at this token, or null. */
export function readQuantity(tokens: readonly Token[], at: number): QuantityRead | null {
  const times = /^(?:x|×|times)$/.test(textAt(tokens, at)) && tokens[at - 1]?.kind !== "number";
  const plus = textAt(tokens, at) === "+" && tokens[at + 1]?.start === tokens[at]?.end;
  const minus = isMinus(tokens, at);
  const numberAt = times || plus || minus ? at + 1 : at;
  const number = readNumber(tokens, numberAt);
  if (!number) return readOften(tokens, at);
  if (isListMark(tokens, at, number))
    return { quantity: plain(number.value), end: number.end + 1, isVague: true, isListMark: true };
  const read = readRatio(tokens, number) ?? readSingle(tokens, number);
  const days = plus && isBehindWeeks(tokens, at, number.value) ? DAY : null;
  const mark = times ? TIMES : (days ?? (plus && number.value <= 4 ? PLUS : null));
  const quantity = read.quantity.unit || !mark ? read.quantity : { ...read.quantity, unit: mark };
  if (isHour(tokens, at, quantity)) quantity.isHour = true;
  if (minus && quantity.unit === null && quantity.value <= MOST_BELOW) quantity.value = -quantity.value;
  return { quantity, end: read.end, isVague: number.isVague && !times, isListMark: false };
}

/** The same for quantities that are truly equal, e.g. 1 g and 1000 mg. */
export function quantityForm(quantity: Quantity): string {
  const factor = quantity.unit?.factor ?? 1;
  const over = quantity.over === null ? "" : `/${quantity.over}`;
  return `${tidy(quantity.value * factor)}${over}${quantity.unit ? ` ${quantity.unit.dimension}` : ""}`;
}

/** "once" (often not a count at all), "twice", "thrice". */
function readOften(tokens: readonly Token[], at: number): QuantityRead | null {
  const count = ["once", "twice", "thrice"].indexOf(textAt(tokens, at)) + 1;
  if (count === 0) return null;
  return {
    quantity: { value: count, over: null, unit: TIMES },
    end: at + 1,
    isVague: count === 1,
    isListMark: false,
  };
}

const TIMES: Unit = { key: "x", dimension: "times", factor: 1 };
const PLUS: Unit = { key: "+", dimension: "grade", factor: 1 };

function readSingle(tokens: readonly Token[], number: NumberRead): { quantity: Quantity; end: number } {
  const { value, end } = number;
  const rate = readBareRate(tokens, end);
  if (rate) return { quantity: { value, over: null, unit: rate.unit }, end: rate.end };
  const unit = readUnit(tokens, skipHalfOf(tokens, number));
  if (unit?.unit.key === "f" && Number.isInteger(value) && isWoman(tokens, number, unit.end))
    return { quantity: { value, over: null, unit: AGE }, end: unit.end };
  if (unit) return { quantity: { value, over: null, unit: unit.unit }, end: unit.end };
  const next = tokens[end];
  const isPlus = (next?.text === "+" && next.start === tokens[end - 1]?.end) || next?.text === "plus";
  if (isPlus && value <= 4 && !readNumber(tokens, end + 1)) {
    return { quantity: { value, over: null, unit: PLUS }, end: end + 1 };
  }
  if (/^(?:x|×|times|time)$/.test(next?.text ?? "") && !readNumber(tokens, end + 1)) {
    return { quantity: { value, over: null, unit: TIMES }, end: end + 1 };
  }
  return { quantity: { value, over: null, unit: unitOfRange(tokens, end) }, end };
}

/** "half of a litre". */
function skipHalfOf(tokens: readonly Token[], number: NumberRead): number {
  if (number.value !== 0.5 || textAt(tokens, number.end) !== "of") return number.end;
  return /^(?:a|an)$/.test(textAt(tokens, number.end + 1)) ? number.end + 2 : number.end;
}

/** In "2 to 4 mg", "5-6 years" and "3 x 4 cm" the unit follows only the second number. */
function unitOfRange(tokens: readonly Token[], end: number): Unit | null {
  if (!/^(?:-|to|or|x|×|by|→)$/.test(textAt(tokens, end))) return null;
  const second = readNumber(tokens, textAt(tokens, end + 1) === ">" ? end + 2 : end + 1);
  return second ? (readUnit(tokens, second.end)?.unit ?? null) : null;
}

/** "98/54", "118 over 76", "6 out of 10". */
function readRatio(tokens: readonly Token[], number: NumberRead): { quantity: Quantity; end: number } | null {
  const sign = textAt(tokens, number.end);
  const secondAt =
    sign === "out" && textAt(tokens, number.end + 1) === "of" ? number.end + 2 : number.end + 1;
  const isRatio = sign === "/" || sign === "over" || secondAt === number.end + 2 || sign === "of";
  const second = isRatio ? readNumber(tokens, secondAt) : null;
  const weeks = sign === "/" && second ? weeksOf(tokens, number, second) : null;
  if (weeks) return weeks;
  if (sign === "/" && second && isSeries(tokens, number.end)) return null;
  if (!second || (sign === "of" && (second.value > 15 || second.value < number.value))) return null;
  const unit = readUnit(tokens, second.end);
  // "Foley 350/8h" is the output of eight hours.
  if (sign === "/" && unit?.unit.dimension === "time" && number.value > second.value) return null;
  if (sign === "over" && (number.value < 40 || second.value < 20 || unit?.unit.dimension === "time"))
    return null;
  return {
    quantity: { value: number.value, over: second.value, unit: unit?.unit ?? null },
    end: unit?.end ?? second.end,
  };
}

/** "38+4" are weeks and days of a pregnancy. */
const isBehindWeeks = (tokens: readonly Token[], at: number, days: number): boolean => {
  const weeks = tokens[at - 1];
  return (
    days <= 6 &&
    weeks?.end === tokens[at]?.start &&
    /^\d\d$/.test(weeks?.text ?? "") &&
    Number(weeks?.text) >= LEAST_WEEKS &&
    Number(weeks?.text) <= MOST_WEEKS
  );
};

const LEAST_WEEKS = 20;
const MOST_WEEKS = 43;

/** Scores go this far below zero; "wt -4.2 kg" is a loss, and stated as one. */
const MOST_BELOW = 10;

/** "RASS -1", "station minus 2"; the dash of a range or a list is not a minus. */
function isMinus(tokens: readonly Token[], at: number): boolean {
  const [before, sign, number] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined) return false;
  if (sign?.text === "minus") return readNumber(tokens, at + 1) !== null;
  return (
    number?.kind === "number" &&
    sign?.text === "-" &&
    sign.end === number.start &&
    before.end < sign.start &&
    before.kind === "word"
  );
}

/** "At 6", "due by 10". */
const isHour = (tokens: readonly Token[], at: number, { value, over, unit }: Quantity): boolean =>
  unit === null &&
  over === null &&
  ((value >= 1 && value <= 12 && HOUR_CUES.test(textAt(tokens, at - 1))) ||
    (value <= 12 && textAt(tokens, at - 1) === "of" && textAt(tokens, at - 2) === "as") ||
    (value <= 23 && /^(?:at|@)$/.test(textAt(tokens, at - 1))));

const HOUR_CUES = /^(?:at|by|@|since|until|till|til|around|about|from|before|after)$/;

/** "34/40" is weeks of a pregnancy of forty, "6/52" weeks of a year; "3/7" is days of a week. */
function weeksOf(tokens: readonly Token[], { value, end }: NumberRead, whole: NumberRead) {
  const isOfDays = whole.value === 7 && value <= 10;
  const isOfWeeks = isOfDays || whole.value === 52 || (whole.value === 40 && value >= 4 && value <= 43);
  const isGlued = tokens[end - 1]?.end === tokens[end]?.start && tokens[end]?.end === tokens[end + 1]?.start;
  if (!isOfWeeks || !isGlued || readUnit(tokens, whole.end)) return null;
  return { quantity: { value, over: null, unit: isOfDays ? DAY : WEEK }, end: whole.end };
}

/** "78F" is a woman of 78: nobody is that cold in Fahrenheit. So is "92F from NH", except after a temperature. */
function isWoman(tokens: readonly Token[], { value, end }: NumberRead, next: number): boolean {
  if (value < LEAST_WARMTH) return true;
  const before = tokens[end - 2];
  const isFirst = before === undefined || before.kind === "mark" || before.text === "notes";
  return isFirst && value < MOST_YEARS && BEHIND_AGE.test(textAt(tokens, next));
}

const MOST_YEARS = 106;

const LEAST_WARMTH = 88;
const BEHIND_AGE =
  /^(?:from|with|w|admitted|adm|hx|history|presented|presents|presenting|who|living|lives|pod|here|transferred|found|brought|fell|s|c)$/;
const AGE: Unit = { key: "year-old", dimension: "month", factor: 12 };
const DAY: Unit = { key: "day", dimension: "time", factor: 24 };
const WEEK: Unit = { key: "week", dimension: "time", factor: 168 };

/** "340 / 610 / 980" are three values, "16/450/40%/5" settings, "4/80/-1" the findings of one examination; "5/12/2026" is a day. */
function isSeries(tokens: readonly Token[], sign: number): boolean {
  const values = [...joined(tokens, sign, -1).reverse(), ...joined(tokens, sign, 1)];
  const isDay =
    values.length === 3 && values.every((value, at) => (at < 2 ? DAY_OR_MONTH : YEAR).test(value));
  return values.length > 2 && !isDay;
}

const DAY_OR_MONTH = /^(?:0?[1-9]|[12]\d|3[01])$/;
const YEAR = /^(?:19|20)?\d\d$/;

/** More than any series of findings or settings has. */
const MOST_JOINED = 8;

/** The numbers that slashes join before or after this one, nearest first, ignoring per cent signs and minuses. */
function joined(tokens: readonly Token[], sign: number, step: 1 | -1): string[] {
  const found: string[] = [];
  const skipSign = (at: number) => (/^[%+-]$/.test(textAt(tokens, at)) ? at + step : at);
  for (let at = sign; textAt(tokens, at) === "/" && found.length < MOST_JOINED; ) {
    const numberAt = skipSign(at + step);
    const number = tokens[numberAt];
    if (number?.kind !== "number") break;
    found.push(number.text);
    at = skipSign(numberAt + step);
  }
  return found;
}

/** "1." or "2)" at the beginning of a line numbers the line. */
function isListMark(tokens: readonly Token[], at: number, number: NumberRead): boolean {
  const isFirst = at === 0 || /^(?:\n+|[.!?])$/.test(textAt(tokens, at - 1));
  const closes = textAt(tokens, number.end) === ")" || textAt(tokens, number.end) === ".";
  const next = tokens[number.end + 1];
  return (
    isFirst && closes && tokens[at]?.kind === "number" && next !== undefined && !next.text.startsWith("\n")
  );
}

function plain(value: number): Quantity {
  return { value, over: null, unit: null };
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? "";
}

function tidy(value: number): number {
  return Number(value.toPrecision(9));
}
