import type { Place } from "#app/core/document/document-text.ts";
import { certainDate } from "#app/core/document/tables/moments.ts";
import { type NumberStyle, UNKNOWN_STYLE } from "./lab-number.ts";
import { isLabUnit } from "./lab-unit.ts";
import { type Measured, measuredFrom } from "./measured.ts";
import { stylesOfPairs } from "./number-style.ts";
import type { Sex } from "./sex.ts";

const NAME = String.raw`(?<name>(?:\p{Lu}\p{L}{0,3}\.\s)?\p{L}(?:[\p{L}\p{N} ,()/+'-]|\.(?=\d)){0,60}?)`;
const VALUE = String.raw`(?<value>(?:[<>≤≥]=?\s*)?[-−+]?\d[\d.,]*)(?![\d.,])`;
const UNIT = String.raw`(?<unit>(?:[\p{L}%°µμ×*]|10[\^*⁰-⁹¹²³])[^\s;,()[\]]{0,20})`;
const FLAG = String.raw`(?<flag>[([]?(?:H{1,2}|L{1,2}|C)[*!]?[)\]]?|\*+[HL]{0,2}|[↑↓▲▼]+|(?:\+{1,3}|-{1,3})(?=[\s([]|$)|high|low)`;
const BOUNDS = String.raw`(?:(?<=[\s([])[-−+])?\d[\d.,]*\s*(?:-|–|—|to)\s*[-−+]?\d[\d.,]*|[<>≤≥]=?\s*\d[\d.,]*`;
const RANGE = String.raw`[([]?\s*(?:ref(?:erence)?(?:\s+range)?|normal(?:\s+range)?)?\s*:?\s*(?<range>${BOUNDS})(?:\s*[\p{L}%][^\s;()[\]]*)?\s*[)\]]?`;
const RESULT = new RegExp(
  String.raw`^(?:(?<before>[\^*↑↓▲▼!]+)\s*)?${NAME}\s*[:=]?\s+${VALUE}(?:\s+(?<early>H{1,2}|L{1,2}|\*))?\s*(?:${UNIT})?(?:\s+${FLAG})?(?:\s*${RANGE})?(?:\s+(?<after>[([]?(?:H{1,2}|L{1,2}|C)[*!]?[)\]]?|\*+[HL]{0,2}|[↑↓▲▼]+))?$`,
  "u",
);

/** Longest line that may be a result; prose is longer. UTF-16 code units. */
export const RESULT_LINE = 300;

/**
 * Results that make up a line of running text: "Hemoglobin 9.1 g/dL (12.0-15.5)", "Na 131 mmol/L L 135-145". A
 * piece counts only as a whole and only with a laboratory unit or a reference range, so that neither prose nor a
 * dose is taken for one.
 * @param style how earlier values were written, for ambiguous numbers
 */
export function valuesOfLine(
  text: string,
  place: Place,
  style: NumberStyle = UNKNOWN_STYLE,
  sex: Sex | null = null,
): Measured[] {
  const { date, found } = piecesOf(text);
  return found.flatMap(({ name = "", value = "", unit = "", flag, range = "", after, early, before }) => {
    if (hasBareNumber(name)) return [];
    const given = {
      patient: null,
      name,
      kind: null,
      value,
      unit,
      range,
      flag: flag ?? early ?? after ?? before ?? "",
      at: date,
      sex,
      place,
      row: null,
      styles: stylesOfPairs([{ value, range }], style),
    };
    return measuredFrom(given) ?? [];
  });
}

/** Whether a line gives one test several values without saying which is from when. */
export const hasSeveralValues = (text: string): boolean =>
  piecesOf(text).found.some(({ name = "" }) => hasBareNumber(name));

type ResultGroups = Partial<
  Record<"name" | "value" | "unit" | "flag" | "range" | "after" | "early" | "before", string>
>;

function piecesOf(text: string): { date: string | null; found: ResultGroups[] } {
  if (text.length > RESULT_LINE) return { date: null, found: [] };
  const { date, rest } = leadingDate(text.replace(/\s+/g, " ").trim());
  const found = rest.split(/[;•]\s*|,\s+(?=\p{Lu})/u).flatMap((piece) => {
    const groups: ResultGroups = RESULT.exec(piece.trim().replace(/\.$/, ""))?.groups ?? {};
    const { name = "", unit = "", range = "" } = groups;
    const hasUnit = isLabUnit(unit) && (unit !== "%" || range !== "");
    if (name === "" || (!hasUnit && range === "") || (unit === "" && SIGNED.test(range))) return [];
    return unit === "" || isLabUnit(unit) ? [groups] : [];
  });
  return { date, found };
}

/** "-5.1 -1.2" right after a value is not a range, but two further values. */
const SIGNED = /\d\s+[-−]\d/;

/**
 * Whether a name contains a number that may be another value: "Sodium 138" before "121 mmol/L" is not a test's name,
 * while "CA 125" and "Vitamin B 12" are.
 */
const hasBareNumber = (name: string): boolean =>
  /(?:^|\s)[<>≤≥]?[-+]?\d+(?:[.,]\d+)*(?=[\s,/]|$)/.test(name.replace(NUMBERED_NAME, " "));

const NUMBERED_NAME =
  /\bCA\s(?:125|19-9|15-3|72-4)\b|\bvitamin\sB\s(?:[1-9]|12)\b|(?:^|\b(?:free|total)\s)T\s[34]\b|^(?:complement\s)?C\s[34]\b|\b(?:CD|IL|HPV|HHV)\s\d{1,2}\b|^factor\s\d{1,2}\b|\b(?:type|number|no\.?|class|step)\s\d{1,2}\b/gi;

/** "2024-01-02: Hemoglobin …": a date at the beginning is the time. */
function leadingDate(text: string): { date: string | null; rest: string } {
  const [, date = "", rest = ""] = /^([\d./-]{8,10}(?:[ T]\d{1,2}:\d{2})?)\s*[:,-]?\s+(.*)$/.exec(text) ?? [];
  const at = date === "" ? null : certainDate(date);
  return at === null ? { date: null, rest: text } : { date: at, rest };
}
