import type { TableBlock, TableRow } from "../parsed-document.ts";
import { headingWords, roleOf } from "./column-roles.ts";
import { dateWithin, type HeadedMoment, momentOfHeading } from "./moment-headings.ts";
import { type DayOrder, dayOrderOf, isMoment, readClockTime, readMoment, withColon } from "./moments.ts";

/** The headings of a table's columns. */
export type TableHeadings = {
  /** The headings as written; one over several columns precedes the heading of each of them. */
  cells: string[];
  /** One for each cell of a row, "" for none; a date merged over several columns is that of each. */
  names: string[];
  /** What they say about the time of the values below them. */
  moments: (HeadedMoment | null)[];
  /** Whether they put the day or the month first, as far as they show it. */
  order: DayOrder | null;
  /** Their own row, and the first with values: a row of times or further headings may lie between. */
  row: number;
  from: number;
};

/** Rows that are searched for headings: a title or two may come first. */
const HEADING_ROWS = 8;
/** Longer cells are not headings. UTF-16 code units. */
const LONGEST_CELL = 80;
/** How many known words identify headings with nothing below them. */
const KNOWN_ALONE = 3;
/** The share of the widest row's cells that a heading row fills. */
const FILLED = 0.6;

/** Words that head columns other than results, as a whole heading or as its last word. */
const KNOWN =
  /^(?:.* )?(?:tests?|results?|values?|units?|flags?|interp(?:retation)?|findings?|status|dates?|times?|collected|items?|names?|drugs?|medications?|medicines?|dose|route|frequency|freq|vaccine|antibiotic|organism|specimen|comments?|notes?|remarks?|range|reference|patient|mrn|bed|site|side|when|what|where|who|description|problem|goal|intervention|batch|signed|given|location)(?: \d{1,2})?$/;

const isKnown = (cell: string): boolean => roleOf(cell) !== null || KNOWN.test(headingWords(cell));

/**
 * Finds the row that heads a table's columns: words, dates or times over something different. Null if nothing
 * distinguishes headings from values.
 */
export function findHeadings(table: TableBlock): TableHeadings | null {
  const width = Math.max(0, ...table.rows.slice(0, HEADING_ROWS * 4).map(({ cells }) => filledOf(cells)));
  let best: { headings: TableHeadings; score: number } | null = null;
  for (const row of table.rows.slice(0, HEADING_ROWS).keys()) {
    if (row > 0 && groupedHeadings(table.rows, row - 1)) continue;
    const headings = headingsAt(table, row);
    const { cells, from } = headings;
    const below = table.rows.slice(from, from + HEADING_ROWS * 4);
    // When an empty line follows, the headings are the last row of a table of their own.
    const isAlone = below.length === 0 && cells.filter(isKnown).length < KNOWN_ALONE;
    if (isAlone || !isHeading(headings, cells, below, width)) continue;
    // A form above a table has fewer cells than the table.
    const filled = hasMoreBelow(headings) ? filledOf(table.rows[row + 1]?.cells ?? []) + 1 : filledOf(cells);
    // Dates and times mark a heading as well as known words do; a row of letters may head nothing.
    const score = filled + cells.filter((cell, at) => isKnown(cell) || headings.moments[at]).length;
    if (!best || score > best.score) best = { headings, score };
  }
  return best?.headings ?? null;
}

/** Headings repeated or replaced in the middle of a table; null for a row of values. */
export function headingsAmongValues(table: TableBlock, row: number): TableHeadings | null {
  const filled = (table.rows[row]?.cells ?? []).filter((cell) => cell.trim() !== "");
  const isKnownFirst = roleOf(filled[0] ?? "") !== null && filled.filter((cell) => roleOf(cell)).length > 1;
  if (filled.length < 3 || !isKnownFirst) return null;
  const isHead = filled.every((cell) => isWords(cell) || momentOfHeading(cell, null) !== null);
  return isHead ? headingsAt(table, row) : null;
}

/** "7/10" is more likely a score than a day, which has zeros or another month beside it. */
const SCORE = /^\d{1,2}\/(?:5|10|15)$/;

/** A row, read as if it headed its table. */
function headingsAt({ rows }: TableBlock, row: number): TableHeadings {
  const isTimesFirst = timesIn(rows[row]).length > 0 && isRowOfDays(rows[row + 1]);
  const [upper, lower] = isTimesFirst ? [rows[row + 1], rows[row]] : [rows[row], rows[row + 1]];
  const groups = groupedHeadings(rows, row);
  const cells = groups ?? (upper?.cells ?? []).map((cell) => cell.trim());
  const order = dayOrderOf(cells.map((cell) => dateWithin(cell) || cell));
  const isScores = roleOf(cells[0] ?? "") !== "date" && cells.filter((cell) => SCORE.test(cell)).length > 1;
  const own = asTimes(cells).map((cell) =>
    isScores && SCORE.test(cell) ? null : momentOfHeading(cell, order),
  );
  const times = own.slice(1).some(Boolean) ? timesIn(lower) : [];
  const names: string[] = [];
  const moments: (HeadedMoment | null)[] = [];
  // If a time precedes the first date, it is not known which times each date covers.
  const firstTime = times.findIndex((time) => readClockTime(time) !== null);
  const firstDay = own.findIndex((moment, at) => at > 0 && moment !== null);
  const isDated = firstTime < 0 || firstDay <= firstTime;
  let day = "";
  for (let column = 0; column < Math.max(cells.length, times.length); column++) {
    const [cell = "", time = ""] = [cells[column], times[column]];
    const isDay = ["date", "day"].includes(own[column]?.kind ?? "") && readClockTime(cell.slice(-5)) === null;
    if (cell !== "") day = isDay && isDated ? cell : "";
    const isBelowDay = time !== "" || holdsFigures(rows.slice(row + 1), column);
    const whole = readClockTime(time) === null ? day : `${day} ${time}`;
    const name = day !== "" && (cell !== "" || isBelowDay) ? whole : (isDated && cell) || time || cell;
    names.push(name);
    moments.push(name === cell ? (own[column] ?? null) : momentOfHeading(name, order));
  }
  return { cells, names, moments, order, row, from: row + (times.length > 0 || groups ? 2 : 1) };
}

/**
 * Headings over several columns ("Breakfast", "Lunch") joined with those of each column below them ("Pre", "Post"); null
 * where there are none.
 */
function groupedHeadings(rows: readonly TableRow[], row: number): string[] | null {
  const [upper, lower] = [rows[row], rows[row + 1]].map((one) =>
    (one?.cells ?? []).map((cell) => cell.trim()),
  );
  if (!upper || !lower || lower[0] || !lower.every((cell) => cell === "" || isWords(cell))) return null;
  const first = upper.findIndex((cell, at) => at > 0 && cell !== "");
  const isGroup = lower.some(
    (cell, at) =>
      cell !== "" && !upper[at] && first > 0 && at > first && holdsFigures(rows.slice(row + 2), at),
  );
  if (!isGroup || upper.some((cell) => readMoment(cell) !== null)) return null;
  let group = "";
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    group = upper[at] || (lower[at] ? group : "");
    return [group, lower[at]].filter(Boolean).join(" ");
  });
}

/** A row of at least two dates or days, and otherwise only known words. */
function isRowOfDays(row: TableRow | undefined): boolean {
  const cells = (row?.cells ?? []).map((cell) => cell.trim()).filter(Boolean);
  const days = cells.filter((cell) => ["date", "day"].includes(readMoment(cell)?.kind ?? ""));
  return days.length > 1 && cells.every((cell) => days.includes(cell) || roleOf(cell) !== null);
}

/** Figures are times beside such a word, or when they and their neighbors have four digits and one begins with 0. */
function asTimes(cells: readonly string[]): readonly string[] {
  const [corner = "", ...others] = cells;
  const four = others.filter((cell) => /^(?:[01]\d|2[0-3])[0-5][05]$/.test(cell));
  const isTold = roleOf(corner) === "time" || /^(?:date|time)$/.test(headingWords(corner));
  const isFour = four.length > 1 && four.some((cell) => cell.startsWith("0"));
  return isTold || isFour
    ? [corner, ...others.map((cell) => (isFour || /\./.test(cell) ? withColon(cell) : cell))]
    : cells;
}

const hasMoreBelow = ({ row, from }: TableHeadings): boolean => from > row + 1;

/** A row of at least two times, and otherwise only known words; empty for any other. */
function timesIn(row: TableRow | undefined): readonly string[] {
  const cells = asTimes((row?.cells ?? []).map((cell) => cell.trim()));
  const others = cells.filter((cell) => cell !== "" && readClockTime(cell) === null);
  const times = cells.filter((cell) => readClockTime(cell) !== null);
  return times.length > 1 && others.every((cell) => roleOf(cell) !== null) ? cells : [];
}

const filledOf = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== "").length;

function isHeading(
  headings: TableHeadings,
  cells: readonly string[],
  below: readonly TableRow[],
  width: number,
): boolean {
  const filled = cells.flatMap((cell, at) => (cell.trim() === "" ? [] : [at]));
  const isEnough = filled.length >= width * FILLED || hasMoreBelow(headings);
  if (filled.length < 2 || !isEnough) return false;
  const kindOf = (at: number) => headings.moments[at]?.kind ?? "words";
  const moments = filled.filter((at) => kindOf(at) !== "words");
  const words = filled.filter((at) => kindOf(at) === "words").map((at) => cells[at] ?? "");
  if (!filled.every((at) => headings.moments[at] || isWords(cells[at] ?? ""))) return false;
  if (moments.some((at) => kindOf(at) !== "time") || moments.length > 1) {
    const isAcross = moments.length > 1 || hasMoreBelow(headings) || isOfTests(words);
    const isRepeated = moments.some((at) => readMoment(below[0]?.cells[at] ?? "")?.kind === "date");
    return isAcross && !moments.includes(0) && !isRepeated;
  }
  // A time in every row is a value.
  if (moments.some((at) => readClockTime(below[0]?.cells[at] ?? "") !== null)) return false;
  // A row of a form has a label and its value, and no heading.
  if (width === 2) return words.length === 2 && (words.every(isKnown) || holdsItsDates(words[0], below));
  return words.some(isKnown) || filled.some((at) => holdsFigures(below, at));
}

/** A single date is a heading if known words head the columns beside it: "Test", "Unit". */
const isOfTests = (words: readonly string[]): boolean =>
  words.length > 1 && roleOf(words[0] ?? "") === "name" && words.every(isKnown);

const holdsItsDates = (heading = "", below: readonly TableRow[]): boolean =>
  roleOf(heading) === "date" && below.some(({ cells }) => isMoment(cells[0] ?? ""));

/** One of several, with its value: "Organism 1: E. coli". */
const NUMBERED =
  /^(?:organism|isolate|culture|bottle|swab|sample|specimen|site|lesion|wound|drain|line|lumen|keim|erreger|germe|organismo)\s?(?:\d{1,2}|[A-D])[:：]/i;

/** A label with its value is not a heading: "Patient: Eva Lund". */
const isWords = (cell: string): boolean =>
  (!/[:：]\s*\S/.test(cell) || NUMBERED.test(cell)) &&
  cell.length <= LONGEST_CELL &&
  /\p{L}/u.test(cell) &&
  !/^[<>≤≥=]*\s*\d[\d.,/]*(?:\s|$)/.test(cell.trim());

/** Whether most cells below begin with a figure. */
function holdsFigures(rows: readonly TableRow[], column: number): boolean {
  const filled = rows
    .slice(0, HEADING_ROWS * 4)
    .map(({ cells }) => cells[column]?.trim() ?? "")
    .filter((cell) => cell !== "");
  return (
    filled.length > 0 && filled.filter((cell) => /^[<>≤≥+-]*\s*\d/.test(cell)).length > filled.length / 2
  );
}
