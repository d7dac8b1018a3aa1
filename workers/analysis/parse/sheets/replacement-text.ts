import { memoizeByWord } from "#app/base/text/memoize-by-word.ts";
import { type Color, indexedColor } from "./cell-colors.ts";

/**
 * A section of a number format: the values it applies to, the text that it shows for all of them, if fixed, and the
 * color that it gives them, if any.
 */
type Section = { isFor: ((value: number) => boolean) | null; fixed: string | null; color: Color };

/** Characters; Excel writes no more than 255. */
export const LONGEST_FORMAT = 500;

/**
 * What a number format (ECMA-376 part 1, 18.8.31) shows instead of a value: "" for ";;;", "refused" for
 * "\"refused\";;;". Null if it shows the value, or words for 0, 1 or -1, as in "\"Yes\";;\"No\"": there the number
 * says no more than the words.
 */
export function replacementText(format: string, value: number | string): string | null {
  const fixed = sectionFor(format, value)?.fixed ?? null;
  if (fixed === null || fixed === value || Number.isNaN(value)) return null;
  const isFlag = value === 0 || value === 1 || value === -1;
  return isFlag && fixed !== "" ? null : fixed;
}

/** The color that a number format gives a value in place of its font's; null where it gives none. */
export const formatColor = (format: string, value: number | string): Color =>
  sectionFor(format, value)?.color ?? null;

function sectionFor(format: string, value: number | string): Section | undefined {
  const sections = sectionsOf(format);
  return typeof value === "number" ? numberSection(sections, value) : sections[3];
}

function numberSection(sections: readonly Section[], value: number): Section | undefined {
  const [first, second, third] = sections;
  if (first?.isFor || second?.isFor)
    return first?.isFor?.(value) ? first : !second?.isFor || second.isFor(value) ? second : third;
  if (value < 0) return second ?? first;
  return value === 0 ? (third ?? first) : first;
}

/** A format's sections; none if it always shows the value. */
const sectionsOf = memoizeByWord(
  (format): readonly Section[] => {
    const sections = format === "" || format.length > LONGEST_FORMAT ? [] : partsOf(format).map(sectionOf);
    return sections.some(({ fixed, color }) => fixed !== null || color !== null) ? sections : [];
  },
  { most: 2_000, longest: LONGEST_FORMAT },
);

/** Quoted text, escaped, padding or repeated characters, and what is in brackets. */
const PIECES = /"([^"]*)"?|\\(.?)|[_*].?|\[[^\]]*\]?/gs;

/** Splits at semicolons outside of quoted text. */
function partsOf(format: string): string[] {
  const masked = format.replace(PIECES, (piece) => "_".repeat(piece.length));
  const parts: string[] = [];
  let from = 0;
  for (const { length } of masked.split(";")) {
    parts.push(format.slice(from, from + length));
    from += length + 1;
  }
  return parts;
}

/** Placeholders for digits and text, and parts of a date. */
const PLACES = /[0#?@ymdhsegb]|general|a\/p/i;
const CONDITION = /\[(<=|>=|<>|<|>|=)(-?[\d.]+)\]/;

/** Named colors, in the order of their numbers from 1; any color may be given by number. */
const NAMED = ["black", "white", "red", "green", "blue", "yellow", "magenta", "cyan"];
const COLOR = new RegExp(`\\[(?:(${NAMED.join("|")})|color ?(\\d{1,2}))\\]`, "i");

export const givesColor = (format: string): boolean => COLOR.test(format);

function colorIn(part: string): Color {
  const [found, name, number] = COLOR.exec(part.replace(/"[^"]*"/g, "")) ?? [];
  if (found === undefined) return null;
  return indexedColor((name ? NAMED.indexOf(name.toLowerCase()) : Number(number) - 1) + FIRST_OF_PALETTE);
}

const FIRST_OF_PALETTE = 8;

function sectionOf(part: string): Section {
  const [, operator = "", bound = ""] = CONDITION.exec(part.replace(/"[^"]*"/g, "")) ?? [];
  const hasPlaces = PLACES.test(part.replace(PIECES, "")) || /\[[hms]+\]/i.test(part);
  const text = part.replace(PIECES, (_, quoted = "", escaped = "") => quoted + escaped).trim();
  return {
    isFor: operator === "" ? null : (value) => compares(value, operator, Number(bound)),
    fixed: hasPlaces ? null : text,
    color: colorIn(part),
  };
}

/** Whether a comparison holds; the operator is written as in formulas. */
export function compares(value: number, operator: string, bound: number): boolean {
  if (operator.includes("=") && value === bound) return true;
  return (operator.includes("<") && value < bound) || (operator.includes(">") && value > bound);
}
