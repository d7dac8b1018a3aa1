import { type LabResult, type NumberStyle, readLabNumber, UNKNOWN_STYLE } from "./lab-number.ts";
import { unitKey } from "./lab-unit.ts";
import { orStyle, styleOf } from "./number-style.ts";
import { SEX_WORDS, type Sex, sexOf } from "./sex.ts";

/** A reference range as the document gives it. `isOpen`: the limit itself is outside ("< 5"). */
export type Range = {
  text: string;
  low: number | null;
  high: number | null;
  isOpen: boolean;
  /** The unit written with the range, if any. */
  unit: string | null;
  /** One range per sex, as far as that is stated; the limits above are then null. */
  bySex?: (Range & { sex: Sex | null })[];
};

const NUMBER = String.raw`[-−+]?\d[\d.,]*(?:[ \u00a0\u202f'’]\d{3}(?!\d))*`;
const BETWEEN = new RegExp(
  String.raw`^(?<low>${NUMBER})\s*(?:-|–|—|−|to|bis|a|à|al|até|tot)\s*(?<high>${NUMBER})\s*(?<unit>\D.*)?$`,
  "iu",
);
const UP_TO = "up ?to|bis(?: zu)?|hasta|fino a|até|tot";
const BELOW = String.raw`less than|below|under|inf(?:\.|[ée]rieure?)? à|menor (?:de|que)|unter`;
const ABOVE = String.raw`more than|greater than|above|over|sup(?:\.|[ée]rieure?)? à|mayor (?:de|que)|über`;
const LIMIT = new RegExp(
  String.raw`^(?<sign><=|>=|[<>≤≥]|${BELOW}|${UP_TO}|${ABOVE}|at least)\s*(?<limit>${NUMBER})\s*(?<unit>\D.*)?$`,
  "iu",
);
const IS_UP_TO = new RegExp(`^(?:${UP_TO})$`, "iu");
const IS_HIGH = new RegExp(`^(?:[<≤]|${BELOW})`, "iu");
const OF_SEX = new RegExp(
  String.raw`[([]?\s*(?<!\p{L}|\p{L}/)(${SEX_WORDS})(?![\p{L}\d²])\s*[)\]]?\s*[:=]?`,
  "iu",
);

/** Longer text is not a range. UTF-16 code units. */
const LONGEST_RANGE = 80;

/** Null for anything but a range. A range in words ("negative") has no limits. */
export function readRange(text: string, style: NumberStyle = UNKNOWN_STYLE): Range | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_RANGE) return null;
  const bare = trimmed
    .replace(/^[([]\s*([^()[\]]*?)\s*[)\]]?$/, "$1")
    .replace(/^(?:ref(?:erence)?|normal)(?:\s+range)?\s*[:.]?\s*/i, "")
    .replace(/[\s*†‡#^]+$/, "");
  if (bare === "" || bare === "-") return null;
  const own = orStyle(styleOf([bare]), style);
  return readBySex(bare, own) ?? readBetween(bare, own) ?? readLimit(bare, own) ?? inWords(bare);
}

function readBetween(text: string, style: NumberStyle): Range | null {
  const { low, high, unit } = BETWEEN.exec(text)?.groups ?? {};
  if (!low || !high || /\d\s*[-–—]\s*\d|[<>≤≥]/.test(unit ?? "")) return null;
  const [from, to] = [readLabNumber(low, style), readLabNumber(high, style)];
  if (from === null || to === null || from > to) return null;
  return { text, low: from, high: to, isOpen: false, unit: unit?.trim() || null };
}

function readLimit(text: string, style: NumberStyle): Range | null {
  const { sign, limit, unit } = LIMIT.exec(text)?.groups ?? {};
  const value = limit ? readLabNumber(limit, style) : null;
  if (!sign || value === null) return null;
  const isUpTo = IS_UP_TO.test(sign);
  const isHigh = isUpTo || IS_HIGH.test(sign);
  const isOpen = !isUpTo && !/^(?:<=|>=|≤|≥|at least)$/i.test(sign);
  return {
    text,
    low: isHigh ? null : value,
    high: isHigh ? value : null,
    isOpen,
    unit: unit?.trim() || null,
  };
}

/** "M: 13-17 F: 12-15", "12-15 (F), 13-17 (M)", or ranges that do not say whose they are: "13-17; 12-15". */
function readBySex(text: string, style: NumberStyle): Range | null {
  const parts = text.split(OF_SEX).map((part) => part.replace(/^[\s;,/|]+|[\s;,/|]+$/g, ""));
  // The sexes are at the odd places, before or after their ranges.
  const step = parts[0] === "" ? 1 : -1;
  const isApart = parts.length > 1 && parts.at(step === 1 ? 0 : -1) === "";
  const parted = isApart
    ? parts.flatMap((part, at) => (at % 2 === 1 ? [{ sex: sexOf(part), text: parts[at + step] ?? "" }] : []))
    : text.split(/;\s*/).map((part) => ({ sex: null, text: part.trim() }));
  const ranges = parted.flatMap(({ sex, text: one }) => {
    const range = readBetween(one, style) ?? readLimit(one, style);
    return range && !/\d\s*[-–—]\s*\d|[<>≤≥]/.test(range.unit ?? "") ? { ...range, sex } : [];
  });
  if (ranges.length < parted.length || (ranges.length === 1 && !isApart)) return null;
  return { text, low: null, high: null, isOpen: false, unit: null, bySex: ranges };
}

/** Limits among words: for ages or other groups. */
const LIMITS_IN_WORDS = /[\p{L}:].*(?:[<>≤≥]\s*\d|\d\s*[-–]\s*\d)|(?:[<>≤≥]\s*\d|\d\s*[-–]\s*\d).*\p{L}/u;

/** A range in words is kept as the document gives it, but nothing is compared with it. */
const inWords = (text: string): Range | null =>
  /^\p{L}[\p{L} -]{2,30}$/u.test(text) || LIMITS_IN_WORDS.test(text)
    ? { text, low: null, high: null, isOpen: false, unit: null }
    : null;

/**
 * Where a result lies relative to its own range. Null where that cannot be told: no number, no limits, another
 * unit, or a result such as "< 5" that may lie on either side.
 */
export function markOf(
  result: LabResult,
  unit: string | null,
  range: Range | null,
  sex: Sex | null = null,
): Mark {
  if (!range?.bySex) return markIn(result, unit, range);
  const own = rangeOfSex(range, sex);
  if (own !== range) return markIn(result, unit, own);
  // A lone range for one sex may not be the patient's.
  const marks = new Set(range.bySex.map((one) => markIn(result, unit, one)));
  const [mark = null] = marks;
  return marks.size === 1 && range.bySex.length > 1 ? mark : null;
}

/** The one range for a sex out of several, with the words of all of them; otherwise the range itself. */
export function rangeOfSex(range: Range, sex: Sex | null): Range {
  const own = sex === null ? [] : (range.bySex ?? []).filter((one) => one.sex === sex);
  return own[0] && own.length === 1 ? { ...own[0], text: range.text } : range;
}

type Mark = "low" | "high" | "normal" | null;

function markIn({ value, bound }: LabResult, unit: string | null, range: Range | null): Mark {
  if (value === null || !range || (range.low === null && range.high === null)) return null;
  if (range.unit !== null && (unit === null || unitKey(range.unit) !== unitKey(unit))) return null;
  const isBelow = range.low !== null && (range.isOpen ? value <= range.low : value < range.low);
  const isAbove = range.high !== null && (range.isOpen ? value >= range.high : value > range.high);
  if (bound === "below") return isCertainlyLow(value, range) ? "low" : belowMark(value, range);
  if (bound === "above") return isCertainlyHigh(value, range) ? "high" : aboveMark(value, range);
  if (isBelow) return "low";
  return isAbove ? "high" : "normal";
}

const isCertainlyLow = (value: number, { low }: Range) => low !== null && value <= low;
const isCertainlyHigh = (value: number, { high }: Range) => high !== null && value >= high;

/** "< 0.01" is normal where nothing is too low and all of it is within the upper limit. */
const belowMark = (value: number, { low, high }: Range) =>
  (low === null || low === 0) && high !== null && value <= high ? ("normal" as const) : null;

const aboveMark = (value: number, { low, high }: Range) =>
  high === null && low !== null && value >= low ? ("normal" as const) : null;
