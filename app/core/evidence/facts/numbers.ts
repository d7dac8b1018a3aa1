import type { Token } from "../text/tokens.ts";

/**
 * A number as written, in digits or words. `end` is the index after its last token.
 * `isClock`: written so that it can be a time of day ("0310", "fourteen thirty"). `isVague`: a word that is often
 * not a count at all ("one of the issues", "a couple", "first").
 */
export type NumberRead = { value: number; end: number; isClock: boolean; isVague: boolean };

/** Reads the number that begins at this token, or null. */
export function readNumber(tokens: readonly Token[], at: number): NumberRead | null {
  const token = tokens[at];
  if (!token || (token.kind === "word" && !BEGINS.has(token.text))) return null;
  const read = token.kind === "number" ? readDigits(tokens, at) : readWords(tokens, at);
  return read && withFraction(tokens, read);
}

const UNITS = numbered("zero one two three four five six seven eight nine", 0);
const TEENS = numbered("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 10);
const TENS = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((word, index): [string, number] => [word, (index + 2) * 10]),
).set("fourty", 40);
const SCALES = new Map([
  ["thousand", 1_000],
  ["million", 1_000_000],
]);
const ORDINALS = numbered("first second third fourth fifth sixth seventh eighth ninth tenth", 1);
const VULGAR = new Map([
  ["½", 0.5],
  ["¼", 0.25],
  ["¾", 0.75],
]);

/** Every word that a number can begin with; all others are skipped. */
const BEGINS = new Set([
  ...[...UNITS.keys(), ...TEENS.keys(), ...TENS.keys(), ...ORDINALS.keys()],
  ...["half", "hundred", "dozen", "couple", "quarter", "a", "oh", "o", "point"],
]);

function numbered(words: string, from: number): Map<string, number> {
  return new Map(words.split(" ").map((word, index): [string, number] => [word, index + from]));
}

function readDigits(tokens: readonly Token[], at: number): NumberRead {
  const text = tokens[at]?.text ?? "";
  let value = Number(text);
  let end = at + 1;
  const scale = SCALES.get(textAt(tokens, end)) ?? (textAt(tokens, end) === "hundred" ? 100 : 0);
  if (scale) {
    value *= scale;
    end++;
  }
  // "Plt 48k"; after a space it is potassium.
  if (textAt(tokens, end) === "k" && tokens[end]?.start === tokens[at]?.end) {
    value *= 1_000;
    end++;
  }
  const suffix = /^(?:st|nd|rd|th)$/.test(textAt(tokens, end)) && tokens[end]?.start === tokens[at]?.end;
  if (suffix) end++;
  const spoken = readPoint(tokens, end);
  if (spoken && !text.includes("."))
    return { value: value + spoken.value, end: spoken.end, isClock: false, isVague: false };
  return { value: tidy(value), end, isClock: /^\d{4}$/.test(text) && isClock(value), isVague: suffix };
}

function readWords(tokens: readonly Token[], at: number): NumberRead | null {
  const word = textAt(tokens, at);
  const alone = readAlone(tokens, at, word);
  if (alone) return alone;
  const whole = readWhole(tokens, at);
  const warmth = whole && readWarmth(tokens, whole);
  if (warmth) return warmth;
  const point = readPoint(tokens, whole?.end ?? at);
  if (point && (whole || word === "point")) {
    return { value: tidy((whole?.value ?? 0) + point.value), end: point.end, isClock: false, isVague: false };
  }
  return whole;
}

/** Numbers of one word, or words that are a number only together ("a couple of"). */
function readAlone(tokens: readonly Token[], at: number, word: string): NumberRead | null {
  const plain = (value: number, end: number, isVague: boolean) => ({ value, end, isClock: false, isVague });
  const vulgar = VULGAR.get(word);
  if (vulgar) return plain(vulgar, at + 1, false);
  if (word === "half" && textAt(tokens, at + 1) !== "past")
    return plain(0.5, skip(tokens, at + 1, "a an"), true);
  if (word === "three" && /^quarters?$/.test(textAt(tokens, at + 1)))
    return plain(0.75, skip(tokens, skip(tokens, at + 2, "of"), "a an"), false);
  if (word === "dozen") return plain(12, at + 1, true);
  if (word === "couple") return plain(2, skip(tokens, at + 1, "of"), true);
  if (word === "quarter" && textAt(tokens, at - 1) !== "three") {
    return plain(0.25, skip(tokens, skip(tokens, at + 1, "of"), "a an"), true);
  }
  const ordinal = ORDINALS.get(word);
  const isSecondhand =
    word === "second" && textAt(tokens, at + 1) === "-" && textAt(tokens, at + 2) === "hand";
  if (ordinal && !isSecondhand && !(word === "second" && tokens[at - 1]?.kind === "number"))
    return plain(ordinal, at + 1, true);
  return null;
}

/** "Thirty eight four" is a spoken temperature: 38.4; so is "ninety nine two" in Fahrenheit. */
function readWarmth(tokens: readonly Token[], { value, end }: NumberRead): NumberRead | null {
  if ((value < 34 || value > 42) && (value < 95 || value > 106)) return null;
  const tenths = UNITS.get(textAt(tokens, end));
  const isLast =
    tenths !== undefined && !UNITS.has(textAt(tokens, end + 1)) && textAt(tokens, end + 1) !== "-";
  return isLast ? { value: tidy(value + tenths / 10), end: end + 1, isClock: false, isVague: false } : null;
}

/** "one hundred and four", "ninety-eight", "one twenty", "eighteen hundred", "oh three ten". */
function readWhole(tokens: readonly Token[], at: number): NumberRead | null {
  if (isLeadingZero(tokens, at)) return readLeadingZero(tokens, at);
  const group = readGroup(tokens, at);
  if (!group) return null;
  const scale = SCALES.get(textAt(tokens, group.end));
  if (!scale) return group;
  const restAt = skip(tokens, group.end + 1, "and");
  const rest = readGroup(tokens, restAt);
  const hasRest = rest !== null && rest.value < scale;
  return {
    value: group.value * scale + (hasRest ? rest.value : 0),
    end: hasRest ? rest.end : group.end + 1,
    isClock: false,
    isVague: false,
  };
}

function readGroup(tokens: readonly Token[], at: number): NumberRead | null {
  const first = readSmall(tokens, at) ?? readHundredAlone(tokens, at);
  if (!first) return null;
  if (textAt(tokens, first.end) === "hundred") return readHundreds(tokens, first);
  return readPair(tokens, first) ?? { ...first, isVague: first.value === 1 && first.end === at + 1 };
}

/** "A hundred (and four)" counts as one hundred, and so does "hydrocortisone hundred". */
function readHundredAlone(tokens: readonly Token[], at: number): NumberRead | null {
  if (textAt(tokens, at) === "hundred") return { value: 100, end: at + 1, isClock: false, isVague: false };
  const isHundred = textAt(tokens, at) === "a" && /^(?:hundred|thousand)$/.test(textAt(tokens, at + 1));
  return isHundred ? { value: 1, end: at + 1, isClock: false, isVague: false } : null;
}

function readHundreds(tokens: readonly Token[], first: NumberRead): NumberRead {
  const hundreds = first.value * 100;
  const restAt = skip(tokens, first.end + 1, "and");
  const rest = readSmall(tokens, restAt);
  const end = rest ? rest.end : first.end + 1;
  return { value: hundreds + (rest?.value ?? 0), end, isClock: isClock(hundreds), isVague: false };
}

/** Two small numbers spoken one after the other: "one twenty" is 120, "one oh four" 104, "fourteen thirty" 1430. */
function readPair(tokens: readonly Token[], first: NumberRead): NumberRead | null {
  const zeroAt = skip(tokens, first.end, "-");
  const hasZero = /^(?:oh|o|zero)$/.test(textAt(tokens, zeroAt));
  const ones = hasZero ? readSmall(tokens, skip(tokens, zeroAt + 1, "-")) : null;
  const second = ones && ones.value < 10 ? ones : readSmall(tokens, skip(tokens, first.end, "-"));
  if (!second || first.value < 1 || (second !== ones && second.value < 10)) return null;
  if (second === ones && second.value === 0) return null;
  const value = first.value * 100 + second.value;
  return { value, end: second.end, isClock: isClock(value), isVague: false };
}

function isLeadingZero(tokens: readonly Token[], at: number): boolean {
  return /^(?:oh|o|zero)$/.test(textAt(tokens, at)) && readSmall(tokens, at + 1) !== null;
}

/** "oh three ten" is 0310, "zero eight hundred" 0800. */
function readLeadingZero(tokens: readonly Token[], at: number): NumberRead | null {
  const rest = readGroup(tokens, at + 1);
  if (!rest || rest.value < 100 || !isClock(rest.value))
    return textAt(tokens, at) === "zero" ? zero(at) : null;
  return { ...rest, isClock: true, isVague: false };
}

function zero(at: number): NumberRead {
  return { value: 0, end: at + 1, isClock: false, isVague: false };
}

/** A number below one hundred in words. */
function readSmall(tokens: readonly Token[], at: number): NumberRead | null {
  const word = textAt(tokens, at);
  const small = UNITS.get(word) ?? TEENS.get(word);
  if (small !== undefined) return { value: small, end: at + 1, isClock: false, isVague: false };
  const tens = TENS.get(word);
  if (tens === undefined) return null;
  const onesAt = skip(tokens, at + 1, "-");
  const ones = UNITS.get(textAt(tokens, onesAt));
  return ones
    ? { value: tens + ones, end: onesAt + 1, isClock: false, isVague: false }
    : { value: tens, end: at + 1, isClock: false, isVague: false };
}

/** The part after a spoken point: "point five", "point two five", "point 6". */
function readPoint(tokens: readonly Token[], at: number): { value: number; end: number } | null {
  if (textAt(tokens, at) !== "point") return null;
  const inDigits = textAt(tokens, at + 1);
  if (/^\d+$/.test(inDigits)) return { value: Number(`0.${inDigits}`), end: at + 2 };
  let digits = "";
  let end = at + 1;
  for (let one = digitAt(tokens, end); one !== undefined; one = digitAt(tokens, end)) {
    digits += String(one);
    end++;
  }
  const together = digits === "" ? readSmall(tokens, end) : null;
  if (together) return { value: together.value / 100, end: together.end };
  return digits === "" ? null : { value: Number(`0.${digits}`), end };
}

function digitAt(tokens: readonly Token[], at: number): number | undefined {
  return textAt(tokens, at) === "oh" ? 0 : UNITS.get(textAt(tokens, at));
}

/** "two and a half", "1½". */
function withFraction(tokens: readonly Token[], read: NumberRead): NumberRead {
  const isMixed =
    textAt(tokens, read.end) === "1" &&
    textAt(tokens, read.end + 1) === "/" &&
    textAt(tokens, read.end + 2) === "2";
  if (isMixed && read.value < 20)
    return { ...read, value: read.value + 0.5, end: read.end + 3, isVague: false };
  const vulgar = VULGAR.get(textAt(tokens, read.end));
  if (vulgar) return { ...read, value: read.value + vulgar, end: read.end + 1, isVague: false };
  if (textAt(tokens, read.end) !== "and") return read;
  const word = textAt(tokens, read.end + 1) === "a" ? textAt(tokens, read.end + 2) : "";
  const part = word === "half" ? 0.5 : word === "quarter" ? 0.25 : 0;
  return part ? { ...read, value: read.value + part, end: read.end + 3, isVague: false } : read;
}

/** Whether the number reads as hours and minutes of a day. */
export function isClock(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 2400 && value % 100 < 60;
}

function skip(tokens: readonly Token[], at: number, words: string): number {
  return words.split(" ").includes(textAt(tokens, at)) ? at + 1 : at;
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? "";
}

function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
