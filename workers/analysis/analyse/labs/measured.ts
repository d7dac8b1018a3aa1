import type { LabValue } from "#app/core/document/analysis.ts";
import type { Place } from "#app/core/document/document-text.ts";
import type { RowName } from "../plan-parts.ts";
import { hasDecimalComma, readResult } from "./lab-number.ts";
import { markOf, type Range, readRange } from "./lab-range.ts";
import { isLabUnit } from "./lab-unit.ts";

/** One value as it was found, with everything that its row says of it. */
export type Measured = {
  patient: string | null;
  name: string;
  unit: string | null;
  range: Range | null;
  value: LabValue;
  /** The row it stands in, for whoever wants to show or send that row; null for running text. */
  row: RowName | null;
};

/** What a row gives as text; "" and null where it gives nothing. */
export type Given = {
  patient: string | null;
  name: string;
  value: string;
  unit: string;
  range: string;
  flag: string;
  at: string | null;
  place: Place;
  row: RowName | null;
};

/** Words that are results although they are no numbers. */
const IN_WORDS =
  /^(?:pos(?:itive)?|neg(?:ative)?|(?:not |non-?)?(?:detected|reactive)|trace|none seen|present|absent|(?:ab)?normal|(?:1|2|3|4)\s?\+|\++|indeterminate|equivocal)\.?$/i;

const PRESSURE = /^\d{2,3}\s?\/\s?\d{2,3}$/;
/** "9.1 g/dL", "9.1 H", "9.1*", "H 9.1". */
const WITH_REST = /^(?<flag>[HL]{1,2}\s+)?(?<value>(?:[<>≤≥]=?\s*)?[-−]?\d[\d.,]*)\s*(?<rest>\D.*)?$/;
const FLAG = /^(?:H{1,2}|L{1,2}|A|\*|high|low|abnormal|critical|crit|[HL]\*|\((?:H|L)\)|↑+|↓+)$/i;

/** Longer text is neither a test nor its result. UTF-16 code units. */
const LONGEST = 400;

/** A value from what a row gives; null where there is no result in it. */
export function measuredFrom(given: Given): Measured | null {
  if (given.name.length > LONGEST || given.value.length > LONGEST) return null;
  const name = given.name.replace(/\s+/g, " ").replace(/\s*:$/, "").trim();
  const raw = given.value.replace(/\s+/g, " ").trim();
  if (name === "" || name.length > 120 || !/\p{L}/u.test(name) || raw === "") return null;
  if (IN_WORDS.test(raw) || PRESSURE.test(raw)) return toMeasured({ ...given, name }, raw, "", "");
  const { flag = "", value, rest = "" } = WITH_REST.exec(raw)?.groups ?? {};
  if (value === undefined) return null;
  const [first = "", second = ""] = splitRest(rest);
  if (first !== "" && !FLAG.test(first) && given.unit === "" && !isUnitLike(first)) return null;
  if (first !== "" && !FLAG.test(first) && given.unit !== "" && first !== given.unit) return null;
  const unit = FLAG.test(first) ? "" : first;
  const marked = [first, second].find((word) => FLAG.test(word)) ?? flag.trim();
  return toMeasured({ ...given, name }, value.trim(), unit, marked);
}

/** What follows a number: a unit and a flag, in this order. */
function splitRest(rest: string): string[] {
  const bare = rest.trim();
  if (bare === "" || FLAG.test(bare)) return [bare];
  const [, unit = bare, flag = ""] = /^(.*\S)\s+(\S+)$/.exec(bare) ?? [];
  return FLAG.test(flag) ? [unit, flag] : [bare];
}

const isUnitLike = (text: string): boolean =>
  isLabUnit(text) || /^[\p{L}°%/µμ{}[\]\d.^*²³]{1,12}$/u.test(text);

function toMeasured(given: Given, raw: string, unitInValue: string, flagInValue: string): Measured {
  const unit = given.unit.trim() || unitInValue || null;
  const range = readRange(given.range);
  const reading = readResult(raw, hasDecimalComma(given.range));
  const flag = given.flag.trim() || flagInValue || null;
  const value: LabValue = {
    raw,
    value: reading.value,
    at: given.at,
    mark: markOf(reading, unit, range),
    flag,
    place: given.place,
  };
  return { patient: given.patient, name: given.name, unit, range, value, row: given.row };
}
