import type { TableBlock, TableRow } from "./parsed-document.ts";

/** What heads a table's columns: a name for each cell of a row, "" for none, and the first row that holds values. */
export type TableHeadings = { names: string[]; row: number; from: number };

/** Rows in which headings are looked for: a title or two may stand above them. */
const HEADING_ROWS = 8;
/** Longer cells head no column. UTF-16 code units. */
const LONGEST_HEADING = 80;
/** Headings with nothing below them are told by so many known words. */
const KNOWN_ALONE = 3;
/** A heading row fills so much of the widest row's cells. */
const FILLED = 0.6;

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const WITH_YEAR = `\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|${DAY}([-/.])${DAY}\\1(?:\\d{4}|\\d{2})|${DAY}[ -]${MONTH}(?:[ -]\\d{2,4})?|${MONTH} ${DAY}(?:,? \\d{4})?`;
const WEEKDAY = "(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?";
const MOMENT = "(?:[ T,]+\\d{1,2}:\\d{2}.*)?";
const FULL_DATE = new RegExp(`^${WEEKDAY}(?:${WITH_YEAR})${MOMENT}$`, "i");
const DATE = new RegExp(`^${WEEKDAY}(?:${WITH_YEAR}|${DAY}/${DAY}|${DAY}\\.${DAY}\\.)${MOMENT}$`, "i");
const CLOCK = /^(?:\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]m)?|\d{1,2} ?[ap]m|\d{4} ?h(?:rs?)?)$/i;

const isDateText = (text: string): boolean => text.length < LONGEST_HEADING && DATE.test(text.trim());
const isClockText = (text: string): boolean => text.length < 20 && CLOCK.test(text.trim());

/** Whether a cell is a date or a time of day. */
export const isMoment = (cell: string): boolean => isDateText(cell) || isClockText(cell);

/** Words that head columns wherever they stand, as the whole of a heading or its last word. */
const KNOWN =
  /^(?:.* )?(?:tests?|results?|values?|units?|uom|flags?|interp(?:retation)?|findings?|status|dates?|times?|collected|parameter|analyte|component|investigation|examination|observation|measurement|items?|names?|drugs?|medications?|medicines?|dose|route|frequency|freq|vaccine|antibiotic|organism|specimen|comments?|notes?|remarks?|range|reference|patient|mrn|bed|site|side|day|when|what|where|who|description|problem|goal|intervention|outcome|batch|signed|given|location)$/;

const isKnown = (cell: string): boolean =>
  KNOWN.test(
    cell
      .toLowerCase()
      .replace(/\([^)]*\)/g, " ")
      .replace(/[^\p{L}]+/gu, " ")
      .trim(),
  );

/**
 * Finds the row that heads a table's columns: words, dates or times over what differs from them. Dates with a row of times
 * below them are one heading each, and a merged one is carried over the columns that it spans. Null where nothing tells
 * a heading from a value.
 */
export function findHeadings({ rows }: TableBlock): TableHeadings | null {
  const width = Math.max(0, ...rows.slice(0, HEADING_ROWS * 4).map(({ cells }) => filledOf(cells)));
  let best: { row: number; score: number } | null = null;
  for (const [row, { cells }] of rows.slice(0, HEADING_ROWS).entries()) {
    const below = rows.slice(row + 1, row + 1 + HEADING_ROWS * 4);
    // Where an empty line parts them, headings are the last row of a table of their own.
    const isAlone = below.length === 0 && cells.filter(isKnown).length < KNOWN_ALONE;
    if (isAlone || !isHeading(cells, below, width)) continue;
    // What a form says above a table has fewer cells than the table.
    const filled = isDatedByClock(cells, below[0]) ? filledOf(below[0]?.cells ?? []) + 1 : filledOf(cells);
    const score = filled + cells.filter(isKnown).length;
    if (!best || score > best.score) best = { row, score };
  }
  if (!best) return null;
  const { row } = best;
  const [cells = [], times] = [rows[row]?.cells, rows[row + 1]];
  if (times && isDatedByClock(cells, times))
    return { names: withTimes(cells, times.cells), row, from: row + 2 };
  return { names: cells.map((cell) => cell.trim()), row, from: row + 1 };
}

const filledOf = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== "").length;

/** Whether a row of dates has its times in the row below. */
const isDatedByClock = (cells: readonly string[], below: TableRow | undefined): boolean =>
  cells.slice(1).some(isDateText) && isClockRow(below);

function isHeading(cells: readonly string[], below: readonly TableRow[], width: number): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const isEnough = filled.length >= width * FILLED || isDatedByClock(cells, below[0]);
  if (filled.length < 2 || !isEnough) return false;
  const moments = cells.flatMap((cell, at) => (isMoment(cell) ? [at] : []));
  const words = filled.filter((cell) => !isMoment(cell));
  if (!words.every(isWords)) return false;
  if (moments.some((at) => isDateText(cells[at] ?? "")) || moments.length > 1) {
    const isAcross = moments.length > 1 || isClockRow(below[0]);
    const isRepeated = moments.some((at) => FULL_DATE.test(below[0]?.cells[at]?.trim() ?? ""));
    return isAcross && !isMoment(cells[0] ?? "") && !isRepeated;
  }
  // A time that stands in every row is a value.
  if (moments.some((at) => isClockText(below[0]?.cells[at] ?? ""))) return false;
  // A row of a form has a label and what it labels, and no heading.
  if (width === 2) return isKnown(cells[0] ?? "") && isKnown(cells[1] ?? "");
  return words.some(isKnown) || cells.some((cell, at) => cell.trim() !== "" && holdsFigures(below, at));
}

/** A label with what it labels is none: "Patient: Eva Lund". */
const isWords = (cell: string): boolean =>
  !/:\s*\S/.test(cell) &&
  cell.length <= LONGEST_HEADING &&
  /\p{L}/u.test(cell) &&
  !/^[<>≤≥=]*\s*\d[\d.,/]*(?:\s|$)/.test(cell.trim());

/** Whether most of what stands below begins with a figure. */
function holdsFigures(rows: readonly TableRow[], column: number): boolean {
  const filled = rows.map(({ cells }) => cells[column]?.trim() ?? "").filter((cell) => cell !== "");
  return (
    filled.length > 0 && filled.filter((cell) => /^[<>≤≥+-]*\s*\d/.test(cell)).length > filled.length / 2
  );
}

/** A row of two times at least, and nothing else behind its first cell. */
function isClockRow(row: TableRow | undefined): boolean {
  const filled = (row?.cells.slice(1) ?? []).filter((cell) => cell.trim() !== "");
  return filled.length > 1 && filled.every(isClockText);
}

function withTimes(dates: readonly string[], times: readonly string[]): string[] {
  let carried = "";
  return Array.from({ length: Math.max(dates.length, times.length) }, (_, at) => {
    const [date = "", time = ""] = [dates[at]?.trim(), times[at]?.trim()];
    if (date !== "") carried = isDateText(date) ? date : "";
    return isClockText(time) && carried !== "" ? `${carried} ${time}` : date || time;
  });
}
