import type { Place } from "#app/core/document/document-text.ts";
import { readLabDate } from "./lab-date.ts";
import { isLabUnit } from "./lab-unit.ts";
import { type Measured, measuredFrom } from "./measured.ts";

const NAME = String.raw`(?<name>\p{L}[\p{L}\p{N} ,()/+'-]{0,60}?)`;
const VALUE = String.raw`(?<value>(?:[<>≤≥]=?\s*)?\d[\d.,]*)`;
const UNIT = String.raw`(?<unit>[\p{L}%°µμ×*][^\s;,()[\]]{0,20})`;
const FLAG = String.raw`(?<flag>H{1,2}|L{1,2}|\*|\(H\)|\(L\)|high|low)`;
const BOUNDS = String.raw`\d[\d.,]*\s*(?:-|–|—|to)\s*\d[\d.,]*|[<>≤≥]=?\s*\d[\d.,]*`;
const RANGE = String.raw`[([]?\s*(?:ref(?:erence)?(?:\s+range)?|normal(?:\s+range)?)?\s*:?\s*(?<range>${BOUNDS})(?:\s*[\p{L}%][^\s;()[\]]*)?\s*[)\]]?`;
const RESULT = new RegExp(
  String.raw`^${NAME}\s*[:=]?\s+${VALUE}\s*(?:${UNIT})?(?:\s+${FLAG})?(?:\s*${RANGE})?(?:\s+(?<after>H{1,2}|L{1,2}|\*))?$`,
  "u",
);

/** Longest line that may be a result; prose is longer. UTF-16 code units. */
export const RESULT_LINE = 300;

/**
 * Results that a line of running text is made of: "Hemoglobin 9.1 g/dL (12.0-15.5)", "Na 131 mmol/L L 135-145". A
 * piece counts only as a whole and only with a laboratory's unit or a reference range, so that neither prose nor a
 * dose is taken for one.
 */
export function valuesOfLine(text: string, place: Place): Measured[] {
  if (text.length > RESULT_LINE) return [];
  const { date, rest } = leadingDate(text.replace(/\s+/g, " ").trim());
  return rest.split(/[;•]\s*|,\s+(?=\p{Lu})/u).flatMap((piece) => {
    const {
      name = "",
      value = "",
      unit = "",
      flag,
      range = "",
      after,
    } = RESULT.exec(piece.trim().replace(/\.$/, ""))?.groups ?? {};
    const hasUnit = isLabUnit(unit) && (unit !== "%" || range !== "");
    if (name === "" || (!hasUnit && range === "")) return [];
    if (unit !== "" && !hasUnit && !isLabUnit(unit)) return [];
    const given = {
      patient: null,
      name,
      value,
      unit,
      range,
      flag: flag ?? after ?? "",
      at: date,
      place,
      row: null,
    };
    return measuredFrom(given) ?? [];
  });
}

/** "2024-01-02: Hemoglobin …": a date at the beginning is when. */
function leadingDate(text: string): { date: string | null; rest: string } {
  const [, date = "", rest = ""] = /^([\d./-]{8,10}(?:[ T]\d{1,2}:\d{2})?)\s*[:,-]?\s+(.*)$/.exec(text) ?? [];
  const at = date === "" ? null : readLabDate(date);
  return at === null ? { date: null, rest: text } : { date: at, rest };
}
