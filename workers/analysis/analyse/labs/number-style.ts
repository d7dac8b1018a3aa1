import { type NumberStyle, UNKNOWN_STYLE } from "./lab-number.ts";

/** Longer text has no number that shows a style. UTF-16 code units. */
const LONGEST = 240;

const DECIMAL_COMMA = /(?<![\d.,])(?:0,\d+|\d+,(?:\d{1,2}|\d{4,})(?![\d,])|\d{1,3}(?:\.\d{3})+,\d)/;
const THOUSANDS_COMMA =
  /(?<![\d.,])(?:\d{1,3}(?:,\d{3})*(?:,\d{3}\.\d|(?:,\d{3}){2}(?!\d))|\d{1,2}(?:,\d{2})+,\d{3}(?!\d))/;
const DECIMAL_DOT = /(?<![\d.,])(?:0?\.\d+|0\.\d+|\d+\.(?:\d{1,2}|\d{4,})(?![\d.,])|\d{1,3}(?:,\d{3})+\.\d)/;
const THOUSANDS_DOT = /(?<![\d.,])\d{1,3}(?:\.\d{3})*(?:\.\d{3},\d|(?:\.\d{3}){2}(?!\d))/;

const sideOf = (decimal: boolean, thousands: boolean) =>
  decimal === thousands ? null : decimal ? ("decimal" as const) : ("thousands" as const);

/** How the texts of one column, or of one line, write their numbers. */
export function styleOf(texts: readonly string[]): NumberStyle {
  const short = texts.filter((text) => text.length <= LONGEST && /[.,]\d/.test(text) && !isDate(text));
  const some = (pattern: RegExp) => short.some((text) => pattern.test(text));
  const comma = sideOf(some(DECIMAL_COMMA), some(THOUSANDS_COMMA));
  const dot = sideOf(some(DECIMAL_DOT), some(THOUSANDS_DOT));
  // If one mark is for decimals, the other separates thousands, unless the column shows otherwise.
  if (comma === "decimal" && !some(DECIMAL_DOT)) return { comma, dot: "thousands" };
  if (dot === "decimal" && !some(DECIMAL_COMMA)) return { comma: "thousands", dot };
  return { comma, dot };
}

const isDate = (text: string) => /^\s*\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})\b/.test(text);

/** The first style, with its unknowns taken from the other. */
export const orStyle = (one: NumberStyle, other: NumberStyle = UNKNOWN_STYLE): NumberStyle => ({
  comma: one.comma ?? other.comma,
  dot: one.dot ?? other.dot,
});

/** A range whose numbers all have a dot before exactly three digits: "4.000-10.000" may be thousands or decimals. */
export const hasThreeBehindDots = (range: string): boolean => {
  const numbers = range.length > LONGEST ? [] : (range.match(/\d[\d.,]*/g) ?? []);
  return (
    numbers.some((number) => /\./.test(number)) &&
    numbers.every((number) => /^[1-9]\d{0,2}\.\d{3}$|^\d{1,3}$/.test(number))
  );
};

/** A whole number above a hundred: beside "4.000-10.000" it shows that the dots separate thousands. */
export const isBareHundreds = (value: string): boolean =>
  /^\D{0,6}\d{3,}(?![\d.,])/.test(value.slice(0, LONGEST));

/**
 * The styles of a table's values and ranges, each by its own column.
 * @param pairs each row's value and range
 * @param before how earlier values were written
 */
export function stylesOfPairs(
  pairs: readonly { value: string; range: string }[],
  before: NumberStyle = UNKNOWN_STYLE,
): { value: NumberStyle; range: NumberStyle } {
  const own = styleOf(pairs.map(({ value }) => value));
  const ranges = styleOf(pairs.map(({ range }) => range));
  const areThousands =
    own.dot !== "decimal" &&
    ranges.dot !== "decimal" &&
    pairs.some(({ value, range }) => hasThreeBehindDots(range) && isBareHundreds(value));
  const dots: NumberStyle = { comma: null, dot: areThousands ? "thousands" : null };
  // A mark that is decimal in one column hardly separates thousands in the other; the reverse proves nothing.
  const value = { comma: decimalOnly(ranges.comma), dot: decimalOnly(ranges.dot) };
  const range = { comma: null, dot: decimalOnly(own.dot) };
  return {
    value: orStyle(orStyle(orStyle(own, dots), value), before),
    range: orStyle(orStyle(orStyle(ranges, dots), range), before),
  };
}

const decimalOnly = (side: NumberStyle["dot"]) => (side === "decimal" ? side : null);
