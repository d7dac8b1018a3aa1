import { hasDecimalComma, type LabResult, readLabNumber } from "./lab-number.ts";
import { unitKey } from "./lab-unit.ts";

/** A reference range as the document gives it. `isOpen`: the limit itself lies outside ("< 5"). */
export type Range = {
  text: string;
  low: number | null;
  high: number | null;
  isOpen: boolean;
  /** The unit that is written with the range, if one is. */
  unit: string | null;
};

const NUMBER = String.raw`[-−]?\d[\d.,]*`;
const BETWEEN = new RegExp(
  String.raw`^(?<low>${NUMBER})\s*(?:-|–|—|−|to|bis)\s*(?<high>${NUMBER})\s*(?<unit>\D.*)?$`,
  "i",
);
const LIMIT = new RegExp(
  String.raw`^(?<sign><=|>=|[<>≤≥]|less than|below|up to|under|more than|greater than|above|over|at least)\s*(?<limit>${NUMBER})\s*(?<unit>\D.*)?$`,
  "i",
);

/** Longer text is no range. UTF-16 code units. */
const LONGEST_RANGE = 80;

/** Null for what is no range. A range of words ("negative") has no limits. */
export function readRange(text: string): Range | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_RANGE) return null;
  const bare = trimmed
    .replace(/^[([]\s*|\s*[)\]]$/g, "")
    .replace(/^(?:ref(?:erence)?|normal)(?:\s+range)?\s*[:.]?\s*/i, "");
  if (bare === "" || bare === "-") return null;
  return readBetween(bare) ?? readLimit(bare) ?? inWords(bare);
}

function readBetween(text: string): Range | null {
  const { low, high, unit } = BETWEEN.exec(text)?.groups ?? {};
  if (!low || !high) return null;
  const isDecimalComma = hasDecimalComma(text);
  const [from, to] = [readLabNumber(low, isDecimalComma), readLabNumber(high, isDecimalComma)];
  if (from === null || to === null || from > to) return null;
  return { text, low: from, high: to, isOpen: false, unit: unit?.trim() || null };
}

function readLimit(text: string): Range | null {
  const { sign, limit, unit } = LIMIT.exec(text)?.groups ?? {};
  const value = limit ? readLabNumber(limit, hasDecimalComma(text)) : null;
  if (!sign || value === null) return null;
  const isHigh = /^(?:<|≤|less|below|up|under)/i.test(sign);
  const isOpen = !/^(?:<=|>=|≤|≥|up to|at least)$/i.test(sign);
  return {
    text,
    low: isHigh ? null : value,
    high: isHigh ? value : null,
    isOpen,
    unit: unit?.trim() || null,
  };
}

const inWords = (text: string): Range | null =>
  /^\p{L}[\p{L} -]{2,30}$/u.test(text) ? { text, low: null, high: null, isOpen: false, unit: null } : null;

/**
 * Where a result lies to its own range. Null where that cannot be said: no number, no limits, another unit, or a
 * result such as "< 5" that may lie on either side.
 */
export function markOf(
  { value, bound }: LabResult,
  unit: string | null,
  range: Range | null,
): "low" | "high" | "normal" | null {
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

/** "< 0.01" is normal where nothing is too low and all of it lies below the upper limit. */
const belowMark = (value: number, { low, high }: Range) =>
  (low === null || low === 0) && high !== null && value <= high ? ("normal" as const) : null;

const aboveMark = (value: number, { low, high }: Range) =>
  high === null && low !== null && value >= low ? ("normal" as const) : null;
