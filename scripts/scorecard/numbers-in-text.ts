/**
 * A number as written. `readings` are the ways to read it, each with the resulting numbers: "one twelve" is 112, or
 * 1 and 12. `isCertain` is false for words that often are not numbers ("one", "second").
 */
export type NumberInText = { text: string; start: number; readings: number[][]; isCertain: boolean };

/**
 * The numbers in a text, in digits or English words. A separate reader, simpler than the guard's, so that the guard's
 * mistakes show. Digits that belong to a name (SpO2, L4) are not numbers; those after x or q (x3, q4h) are.
 */
export function numbersIn(text: string): NumberInText[] {
  return [...digitsIn(text), ...wordsIn(text)].sort((a, b) => a.start - b.start);
}

/** The numbers of `text` that are not in any of the `sources`. */
export function numbersMissingFrom(sources: readonly string[], text: string): NumberInText[] {
  const said = new Set(sources.flatMap(numbersIn).flatMap(({ readings }) => readings.flat()));
  const isSaid = ({ readings }: NumberInText) =>
    readings.some((reading) => reading.every((number) => said.has(number)));
  return numbersIn(text).filter((number) => number.isCertain && !isSaid(number));
}

const DIGITS = /(?:(?<![\p{L}\d])|(?<=(?<!\p{L})[xq]))(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)/giu;

function digitsIn(text: string): NumberInText[] {
  return [...text.matchAll(DIGITS)].map(({ 0: digits, index }) => ({
    text: digits,
    start: index,
    readings: [[Number(digits.replaceAll(",", ""))]],
    isCertain: true,
  }));
}

const list = (words: string, first: number, step: number): [string, number][] =>
  words.split(" ").map((word, index) => [word, first + index * step]);

const ONES = list(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  0,
  1,
);
const TENS = list("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10);
const ORDINALS = list("first second third fourth fifth sixth seventh eighth ninth tenth", 1, 1);
const VALUES = new Map([...ONES, ...TENS]);
const UNCERTAIN = new Map([...ORDINALS, ...list("once twice", 1, 1)]);

/** Longer words first, so that "eighty" is not read as "eight". */
const anyOf = (words: Iterable<string>) => `(?:${[...words].sort((a, b) => b.length - a.length).join("|")})`;
const SPOKEN = anyOf([...VALUES.keys(), "hundred", "thousand", "point"]);
const FIRST = `(?:point\\s+(?=${anyOf(VALUES.keys())})|(?!point))${SPOKEN}`;
const RUN = new RegExp(`\\b${FIRST}(?:(?:\\s+and\\s+|[\\s-]+)${SPOKEN})*\\b`, "gi");
const SPOKEN_WORD = new RegExp(SPOKEN, "g");
const UNCERTAIN_WORD = new RegExp(`\\b${anyOf(UNCERTAIN.keys())}\\b`, "gi");

function wordsIn(text: string): NumberInText[] {
  const runs = [...text.matchAll(RUN)].map(({ 0: run, index }) => {
    const numbers = takeNumbers(run.toLowerCase().match(SPOKEN_WORD) ?? []);
    const joined = Number(numbers.join(""));
    const readings = numbers.length > 1 && !Number.isNaN(joined) ? [numbers, [joined]] : [numbers];
    return { text: run, start: index, readings, isCertain: run.toLowerCase() !== "one" };
  });
  const uncertain = [...text.matchAll(UNCERTAIN_WORD)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    readings: [[UNCERTAIN.get(word.toLowerCase()) ?? Number.NaN]],
    isCertain: false,
  }));
  return [...runs, ...uncertain];
}

/** Spoken words as numbers: ["one", "hundred", "four"] is 104; ["one", "twelve"] stays 1 and 12. */
function takeNumbers(words: string[]): number[] {
  const numbers: number[] = [];
  while (words.length > 0) numbers.push(takeNumber(words));
  return numbers;
}

function takeNumber(words: string[]): number {
  let value = takeBelowThousand(words);
  if (take(words, "thousand")) value = (value ?? 1) * 1000 + (takeBelowThousand(words) ?? 0);
  if (take(words, "point")) value = Number(`${value ?? 0}.${takeDigits(words)}`);
  return value ?? 0;
}

function takeBelowThousand(words: string[]): number | null {
  const value = takeBelowHundred(words);
  return take(words, "hundred") ? (value ?? 1) * 100 + (takeBelowHundred(words) ?? 0) : value;
}

function takeBelowHundred(words: string[]): number | null {
  const value = takeValue(words, 99);
  return value !== null && value >= 20 ? value + (takeValue(words, 9, 1) ?? 0) : value;
}

function takeDigits(words: string[]): string {
  let digits = "";
  for (let digit = takeValue(words, 9); digit !== null; digit = takeValue(words, 9)) digits += digit;
  return digits || "0";
}

function takeValue(words: string[], most: number, least = 0): number | null {
  const value = VALUES.get(words[0] ?? "");
  if (value === undefined || value > most || value < least) return null;
  words.shift();
  return value;
}

function take(words: string[], word: string): boolean {
  const isNext = words[0] === word;
  if (isNext) words.shift();
  return isNext;
}
