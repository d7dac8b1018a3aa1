import type { Block } from "#app/core/document/parsed-document.ts";
import { blockText } from "#app/core/document/plain-text.ts";

/** Longer text is not a title. UTF-16 code units. */
const LONGEST = 120;

const DATES =
  /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\b\d{1,2}:\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)?\s*(?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\b(?:19|20)\d{2}\b|\b(?:day|week|page|month)\s*\d+/gi;

/**
 * The scope that a sheet's name or a title may give to the values below it; null for a time alone ("March 2026"),
 * under which the same series go on.
 */
export function scopeOf(text: string): string | null {
  const bare = text.trim().replace(/\s+/g, " ");
  const words = bare.replace(DATES, " ").replace(/[^\p{L}\p{N}]+/gu, " ");
  return words.trim() === "" || bare.length > LONGEST ? null : bare;
}

/** The title made up by the rows above the headings; labelled cells ("Ward: 3") are no part of it. */
export function titleOfRows(rows: readonly { cells: string[] }[]): string | null {
  const words = rows
    .flatMap(({ cells }) => cells.filter((cell) => cell.trim() !== "" && !cell.includes(":")))
    .map((cell) => cell.trim());
  return words.length === 0 || words.length > 3 ? null : scopeOf(words.join(", "));
}

const SPECIMEN =
  /\b(?:urine|urinary|urin|serum|plasma|csf|cerebrospinal|stool|faeces|faecal|feces|pleural|ascit\w+|peritoneal|synovial|drain|sputum|saliva|arterial|venous|capillary|blood|liquor|blut|sang|orina)\b/i;

/** Only capitalised words, as in names of people and of parts of a report. */
const NAME_LIKE = /^(?:\p{Lu}[\p{L}.'’-]*,?(?:\s+|$)){1,5}$/u;

/**
 * A row between values as a title: a specimen, a name, or anything alone in its row once the title above is a specimen.
 * Null for a remark, after which values go on as before.
 */
export function titleAmongValues(cells: string[], title: string | null): string | null {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  const [only = ""] = filled;
  if (filled.length !== 1 || only.length > 60 || only.includes(":")) return null;
  return NAME_LIKE.test(only) || SPECIMEN.test(only) || SPECIMEN.test(title ?? "") ? scopeOf(only) : null;
}

/** A block above a table as its title: a heading, or a table of up to three rows with hardly any cells. */
export function titleOfBlock(block: Block): string | null {
  if (block.kind === "heading") return block.text.includes(":") ? null : scopeOf(blockText(block));
  return block.kind === "table" && block.rows.length <= 3 ? titleOfRows(block.rows) : null;
}
