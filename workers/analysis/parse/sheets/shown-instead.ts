/** A section of a number format: the values it is for, and what it shows of any of them, if that is always the same. */
type Section = { isFor: ((value: number) => boolean) | null; fixed: string | null };

const known = new Map<string, readonly Section[]>();
const MOST_KNOWN = 2_000;
/** Characters; Excel writes no more than 255. */
export const LONGEST_FORMAT = 500;

/**
 * What a number format (ECMA-376 part 1, 18.8.31) shows in place of a value of which it shows nothing: "" for ";;;",
 * "refused" for "\"refused\";;;". Null where it shows the value, and where words stand for 0, 1 or -1, as in
 * "\"Yes\";;\"No\"": there the number says no more than the words.
 */
export function shownInstead(format: string, value: number | string): string | null {
  const sections = sectionsOf(format);
  const fixed = (typeof value === "number" ? numberSection(sections, value) : sections[3])?.fixed ?? null;
  if (fixed === null || fixed === value || Number.isNaN(value)) return null;
  const isFlag = value === 0 || value === 1 || value === -1;
  return isFlag && fixed !== "" ? null : fixed;
}

function numberSection(sections: readonly Section[], value: number): Section | undefined {
  const [first, second, third] = sections;
  if (first?.isFor || second?.isFor)
    return first?.isFor?.(value) ? first : !second?.isFor || second.isFor(value) ? second : third;
  if (value < 0) return second ?? first;
  return value === 0 ? (third ?? first) : first;
}

/** None of a format that shows whatever it is given. */
function sectionsOf(format: string): readonly Section[] {
  let sections = known.get(format);
  if (sections === undefined) {
    sections = format === "" || format.length > LONGEST_FORMAT ? [] : partsOf(format).map(sectionOf);
    if (!sections.some(({ fixed }) => fixed !== null)) sections = [];
    if (known.size < MOST_KNOWN) known.set(format, sections);
  }
  return sections;
}

/** Quoted text, signs that are escaped, as wide as another or repeated, and what stands in brackets. */
const PIECES = /"([^"]*)"?|\\(.?)|[_*].?|\[[^\]]*\]?/gs;

/** Parted at semicolons that are no text. */
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

/** Places of digits and letters, and parts of a date. */
const PLACES = /[0#?@ymdhsegb]|general|a\/p/i;
const CONDITION = /\[(<=|>=|<>|<|>|=)(-?[\d.]+)\]/;

function sectionOf(part: string): Section {
  const [, operator = "", bound = ""] = CONDITION.exec(part.replace(/"[^"]*"/g, "")) ?? [];
  const hasPlaces = PLACES.test(part.replace(PIECES, "")) || /\[[hms]+\]/i.test(part);
  const text = part.replace(PIECES, (_, quoted = "", escaped = "") => quoted + escaped).trim();
  return {
    isFor: operator === "" ? null : (value) => compares(value, operator, Number(bound)),
    fixed: hasPlaces ? null : text,
  };
}

/** Whether a comparison holds whose operator is written as in formulas. */
export function compares(value: number, operator: string, bound: number): boolean {
  if (operator.includes("=") && value === bound) return true;
  return (operator.includes("<") && value < bound) || (operator.includes(">") && value > bound);
}
