import type { LabValue } from "#app/core/document/analysis.ts";
import type { Place } from "#app/core/document/document-text.ts";
import type { RowName } from "../plan-parts.ts";
import { unitInHeading } from "./columns.ts";
import { readResult } from "./lab-number.ts";
import { type Range, rangeOfSex, readRange } from "./lab-range.ts";
import { isLabUnit, unitKey } from "./lab-unit.ts";
import { stylesOfPairs } from "./number-style.ts";
import type { Sex } from "./sex.ts";
import { type PairStyles, unambiguousMark } from "./unambiguous-mark.ts";

/** One value as found, with everything that its row says about it. */
export type Measured = {
  patient: string | null;
  name: string;
  /** What else distinguishes it from values of the same name ("Urine"). */
  kind: string | null;
  /** The panel that a table lists it under; several may contain the same test. */
  panel: string | null;
  unit: string | null;
  range: Range | null;
  value: LabValue;
  /** Its row, for callers that show or send it; null for running text. */
  row: RowName | null;
};

/** A row's texts; "" or null where it gives nothing. */
export type RowTexts = {
  patient: string | null;
  name: string;
  kind: string | null;
  panel?: string;
  value: string;
  unit: string;
  range: string;
  flag: string;
  at: string | null;
  /** The time as written, if it is not a certain date. */
  when?: string | null;
  /** The patient's sex, if known: ranges may differ by sex. */
  sex?: Sex | null;
  place: Place;
  row: RowName | null;
  /** How the columns of values and ranges write numbers; by default, only the row itself tells. */
  styles?: PairStyles;
};

/** Words that are results, including a meter's "HI" and "LO". */
const IN_WORDS =
  /^(?:pos(?:itive)?|neg(?:ative)?|(?:posi|n[eé]ga)ti(?:[vf]|[vf][oae]|ef)|(?:not |non-?)?(?:detected|reactive)|(?:nicht )?nachweisbar|(?:no |não )?(?:rea[ct]tivo|reagente|detectado)|trace|none seen|present|absent|(?:ab)?normal|hi(?:gh)?|lo(?:w)?|(?:1|2|3|4)\s?\+|\++|indeterminate|equivocal)\.?$/i;

/** A level of consciousness by its letter, if its row or column is named so. */
const CONSCIOUSNESS = /\ba[cv]{1,2}pu\b/i;
const LEVEL = /^[ACVPU]$/;

/** What is measured in litres: there, "2L" is not a low value. */
const IN_LITRES =
  /\b(?:o2|oxygen)\b(?! ?(?:sat|content|tension|pressure|index|extraction))|\bflow\b|\b(?:intake|output)\b/i;

/** Two numbers that are one result, as in blood pressure and visual acuity; "4/10" is four out of ten. */
const OF_TWO = /^\d{1,3}\s?\/\s?\d{1,3}$/;
const OF_A_SCALE = /^\d\s?\/\s?(?:5|10|15|20|30|100)$/;
const ACUITY = /\b(?:va|visus|vis(?:ual|ion)|acuity|snellen)\b/i;
const isOfTwo = (raw: string, name: string): boolean =>
  OF_TWO.test(raw) && (!OF_A_SCALE.test(raw) || ACUITY.test(name));
const FLAG_WORD = String.raw`[HLAC]{1,2}[*!]?|\*+[HLAC]{0,2}|(?:very |critical(?:ly)? )?(?:high|low)|abnormal|critical|crit|panic|alert|!+|[↑↓▲▼△▽⬆⬇]+|\++|-+|−+|–+`;
const FLAG = new RegExp(String.raw`^(?:${FLAG_WORD}|[([](?:${FLAG_WORD})[)\]])$`, "i");
const NUMBER = String.raw`(?:[<>≤≥]=?\s*)?[-−+]?\d(?:[\d.,]*\d)?(?:[eE][-+]?\d{1,2}(?![\d\p{L}]))?(?:[ \u00a0\u202f'’]\d{3}(?![\d.,]))*`;
/** "9.1 g/dL", "9.1 H", "9.1*", "H 9.1", "(HH) 6.8". A sign belongs to the number if it touches it. */
const WITH_REST = new RegExp(String.raw`^(?<flag>[^\d<>≤≥]{0,20}?)(?<value>${NUMBER})\s*(?<rest>\D.*)?$`);
const WORDS_WITH_FLAG = /^(?<words>\p{L}[\p{L} -]*?)\s*(?<flag>[([*↑↓▲▼!].*|[HLAC]{1,2})$/u;

/** A reference mark after a number or a flag; after a unit ("m²") or ten it is a power. */
const REFERENCE =
  /(?<=[\d%\])]|(?:\d|\s)[HLAC]{1,2}|\s)(?<!(?:^|\D)10)\s?(?:[⁰¹²³⁴-⁹]{1,2}|[ᵃᵇᶜᵈ†‡§¶]+|\[(?:note )?\d{1,2}\]|\([a-d]\))$/u;
/** "A1" and "C5" count or name something. */
const GLUED = /^[AC]+$/i;
/** "9th": a centile. */
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)(?: (?:per)?centile)?$/i;
/** After a value within its range, an asterisk is not a flag. */
const ASTERISKS = /^\*+$/;

/** Longer text is neither a test nor a result. UTF-16 code units. */
const LONGEST = 400;

/** Whether a text is a result in words: "positive", "HI". */
export const isResultInWords = (text: string): boolean => text.length <= LONGEST && IN_WORDS.test(text);

/** A test's name without a colon after it; null if it is not one. */
function testName({ name: written }: RowTexts): string | null {
  if (written.length > LONGEST) return null;
  const name = written.replace(/\s+/g, " ").replace(/\s*:$/, "").trim();
  return name.length > 120 || !/\p{L}/u.test(name) ? null : name;
}

/** A value in words, as a row gives them. */
export function valueInWords(given: RowTexts, words: string): Measured | null {
  const name = testName(given);
  return name === null ? null : toMeasured({ ...given, ...unitInName(name, given.unit) }, words, "", "");
}

/** A value from a row's texts; null if there is no result in them. */
export function measuredFrom(given: RowTexts): Measured | null {
  const name = testName(given);
  if (name === null || given.value.length > LONGEST) return null;
  const written = given.value
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<=\/[\p{L}\d³]{1,6}|%)(?=[↑↓▲▼*!]+$)/u, " ");
  const raw = written.replace(REFERENCE, "");
  const reference = written.slice(raw.length).trim();
  if (raw === "") return null;
  const found = readValue({ ...given, ...unitInName(name, given.unit) }, raw);
  return found && withReference(found, reference, given);
}

/** Keeps a reference mark after its number; it is not a flag. */
function withReference(measured: Measured, reference: string, given: RowTexts): Measured {
  const { raw, flag, mark } = measured.value;
  const isAsterisk = mark === "normal" && given.flag === "" && ASTERISKS.test(flag ?? "");
  const marks = `${isAsterisk ? flag : ""}${reference}`;
  if (marks === "") return measured;
  const withMarks = [`${raw}${marks}`, `${raw} ${marks}`].find((text) => given.value.includes(text));
  // "5.9 H¹": it may follow the flag instead.
  const isOfFlag = !withMarks && flag !== null && given.value.includes(`${flag}${reference}`);
  const flagged = isOfFlag ? `${flag}${reference}` : flag;
  return {
    ...measured,
    value: { ...measured.value, raw: withMarks ?? raw, flag: isAsterisk ? null : flagged },
  };
}

function readValue(given: RowTexts, raw: string): Measured | null {
  const { name } = given;
  const isLevel = CONSCIOUSNESS.test(name) && LEVEL.test(raw);
  if (isLevel || IN_WORDS.test(raw) || isOfTwo(raw, name)) return toMeasured(given, raw, "", "");
  const { words = "", flag: behind = "" } = WORDS_WITH_FLAG.exec(raw)?.groups ?? {};
  if (IN_WORDS.test(words) && FLAG.test(behind)) return toMeasured(given, words, "", behind);
  const { flag = "", value, rest = "" } = WITH_REST.exec(raw)?.groups ?? {};
  if (value === undefined || readResult(value.trim()).value === null) return null;
  const before = flag.trim();
  if (before !== "" && (!FLAG.test(before) || isSignApart(before, value) || GLUED.test(flag))) return null;
  if (ORDINAL.test(raw)) return toMeasured(given, raw, "", "");
  // With a second number, as in "5 - 7", it is unclear which is the result.
  if (
    /^\D*\d/.test(rest) &&
    !isUnitLike(rest.trim()) &&
    !isUnitLike(splitRest(rest)[0] ?? "") &&
    !isLabUnit(rest.split(" ")[0] ?? "")
  )
    return given.unit === "" && given.range === "" ? null : toMeasured(given, raw, "", before);
  return withRest(given, value.trim(), rest.trim().replace(/^[,;]\s*/, ""), before);
}

/** "SpO2 (%)" gives the unit of a row without one, so that "92%" and "94" are in the same series. */
function unitInName(text: string, given: string): { name: string; unit: string } {
  const { name, unit } = unitInHeading(text);
  return given === "" && unit !== null && (isLabUnit(unit) || UNIT_OF_SIGN.test(unit))
    ? { name, unit }
    : { name: text, unit: given };
}

const UNIT_OF_SIGN = /^(?:°\s?[CF]|bpm|\/\s?min|[lL]\/min)$/;

/** What follows the number is its unit, a flag, or words that are kept as they are. */
function withRest(given: RowTexts, value: string, rest: string, before: string): Measured {
  const [first = "", second = ""] = splitRest(rest);
  const all = (...parts: string[]) => parts.filter(Boolean).join(" ");
  const isBare = given.unit === "" && given.range === "";
  const { litres, remark = "" } = /^(?<litres>l)(?:\s+(?<remark>.*))?$/i.exec(rest)?.groups ?? {};
  if (litres !== undefined && isBare && IN_LITRES.test(given.name))
    return toMeasured(given, value, litres, all(before, remark));
  if (first === "" || FLAG.test(first)) return toMeasured(given, value, "", all(before, first, second));
  if (given.unit === "" ? isUnitLike(first) : unitKey(first) === unitKey(given.unit))
    return toMeasured(given, value, first, all(before, second));
  if (isLabUnit(first))
    return toMeasured({ ...given, unit: "", range: "" }, value, first, all(before, second));
  const [unit = "", ...others] = rest.split(" ");
  if (unit === given.unit || (given.unit === "" && isLabUnit(unit)))
    return toMeasured(given, value, unit, all(before, ...others));
  return toMeasured(given, value, "", all(before, rest));
}

/** "- 12.4" may be a flag or a sign. */
const isSignApart = (flag: string, value: string): boolean => /^[-−–]$/.test(flag) && !/^[<>≤≥]/.test(value);

/** What follows a number: a unit and a flag, in this order. */
function splitRest(rest: string): string[] {
  const bare = rest.trim();
  if (bare === "" || FLAG.test(bare)) return [bare];
  const [, unit = bare, flag = ""] = /^(.*\S)\s+(\S+)$/.exec(bare) ?? [];
  return FLAG.test(flag) ? [unit, flag] : [bare];
}

const isUnitLike = (text: string): boolean =>
  isLabUnit(text) ||
  UNIT_WORDS.test(text) ||
  (!/^(?:\p{L}{5,}|[\d.^*]+)$/u.test(text) && /^[\p{L}°%/µμ{}[\]\d.^*²³]{1,12}$/u.test(text));

/** Longer words after a number are remarks ("irregular"), unless they are units of counting. */
const UNIT_WORDS = /^(?:units|cells|beats|index|ratio|copies|drops|hours|points|litres|liters|years|weeks)$/i;

function toMeasured(given: RowTexts, raw: string, unitInValue: string, flagInValue: string): Measured {
  const unit = given.unit.trim() || unitInValue || null;
  const styles = given.styles ?? stylesOfPairs([{ value: raw, range: given.range }]);
  const value: LabValue = {
    raw,
    value: readResult(raw, styles.value).value,
    at: given.at,
    ...(given.when && given.at === null ? { when: given.when } : {}),
    mark: unambiguousMark(raw, unit, given.range, styles, given.sex),
    flag: given.flag.trim() || flagInValue || null,
    place: given.place,
  };
  const whole = readRange(given.range, styles.range);
  const range = whole && rangeOfSex(whole, given.sex ?? null);
  const { patient, name, kind, panel = null, row } = given;
  return { patient, name, kind, panel, unit, range, value, row };
}
