import type { Mark } from "../../../statement.ts";
import { type Comparison, conflict, sentenceText, shortened } from "../../comparison.ts";

/** Pairs of circumstances with their wordings; a value belongs to one or the other. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:pre|before|prior)\b/gi, /\b(?:post|after|afterwards|following)\b/gi],
  [
    /\b(?:at rest|resting|sitting still)\b/gi,
    /\b(?:on )?(?:mov(?:ing|ement|t)|mvt|mvmt|rom|range of motion|mobili[sz]ing|exertion|cough(?:ing)?|walking)\b/gi,
  ],
  [/\b(?:lying|supine|flat)\b/gi, /\b(?:standing|stood|upright|sitting|erect)\b/gi],
  [/\b(?:fasting)\b/gi, /\b(?:post-?prandial|pp|post meal|after (?:food|meals?))\b/gi],
  [/\b(?:room air|ra|on air)\b/gi, /\b(?:oxygen|o2|nasal|nc|np|mask)\b/gi],
];

/** Two values with each other's circumstances: "pain 2 at rest 6 on moving" and "6 at rest and 2 on movement". */
export function conflictsOfCircumstance(comparison: Comparison): Mark[] {
  const own = valuesIn(comparison.meaning.text);
  if (own.length < 2) return [];
  return PAIRS.flatMap((pair) => {
    const said = told(comparison.meaning.text, own, pair);
    if (said === null) return [];
    const other = [...comparison.sentences]
      .map((sentence) => sentenceText(comparison, sentence))
      .map((text) => told(text, valuesIn(text), pair))
      .find((one) => one !== null);
    if (!other || said.first.key !== other.second.key || said.second.key !== other.first.key) return [];
    if (said.first.key === said.second.key) return [];
    return [conflict(said.first, shortened(other.text)), conflict(said.second, shortened(other.text))];
  });
}

type Value = { key: string; start: number; end: number };
type Told = { first: Value; second: Value; text: string };

/** Figures and small numbers in words, other than times and durations. */
const VALUE =
  /(?<![\w.:/-])(?:(\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?)|(zero|one|two|three|four|five|six|seven|eight|nine|ten))(?![\w:]|[ -]?(?:min|hour|h\b|day|week|litre|l\b))/gi;
const WORDS = "zero one two three four five six seven eight nine ten".split(" ");

const valuesIn = (text: string): Value[] =>
  [...text.matchAll(VALUE)].map(({ 0: word, index, 1: figure }) => ({
    key: (figure ?? String(WORDS.indexOf(word.toLowerCase()))).replace(/\/10$/, ""),
    start: index,
    end: index + word.length,
  }));

/** The values beside each of two circumstances; null unless the text has both exactly once. */
function told(text: string, values: readonly Value[], pair: readonly [RegExp, RegExp]): Told | null {
  const [one, two] = pair.map((pattern) => [...text.matchAll(pattern)]);
  const [a, b] = [one?.[0], two?.[0]];
  if (!a || !b || one?.length !== 1 || two?.length !== 1) return null;
  const isAhead = isBeforeValue(text, values, Math.min(a.index, b.index));
  const [first, second] = [valueAt(values, a, isAhead), valueAt(values, b, isAhead)];
  if (!first || !second || first === second) return null;
  const start = Math.min(a.index, b.index, first.start, second.start);
  return {
    first,
    second,
    text: text.slice(start, Math.max(a.index + a[0].length, b.index + b[0].length, first.end, second.end)),
  };
}

/** "Pre 168/92, post 104/58" names the circumstance first, "168/92 before and 104/58 afterwards" the value. */
function isBeforeValue(text: string, values: readonly Value[], at: number): boolean {
  const before = values.findLast(({ end }) => end <= at);
  return before === undefined || MOST_BETWEEN < at - before.end || /[.;]/.test(text.slice(before.end, at));
}

const valueAt = (
  values: readonly Value[],
  { index, 0: word }: RegExpExecArray,
  isAhead: boolean,
): Value | undefined => {
  const found = isAhead
    ? values.find(({ start }) => start >= index + word.length)
    : values.findLast(({ end }) => end <= index);
  const gap = !found ? MOST_BETWEEN + 1 : isAhead ? found.start - index - word.length : index - found.end;
  return gap <= MOST_BETWEEN ? found : undefined;
};

/** In characters. */
const MOST_BETWEEN = 30;
