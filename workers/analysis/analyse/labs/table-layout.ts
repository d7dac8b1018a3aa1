import type { TableBlock } from "#app/core/document/parsed-document.ts";
import type { Role } from "./column-words.ts";
import { headingWords, isMeasureHeading, roleOf, rolesOf, unitInHeading } from "./columns.ts";
import { type DayOrder, dayOrderOf, isDateLike, readClockTime, readLabDate } from "./lab-date.ts";
import { readResult } from "./lab-number.ts";
import { isLabUnit } from "./lab-unit.ts";
import { isResultInWords } from "./measured.ts";
import { dateInHeading, isRangeSide, momentInHeading, SUMMARY } from "./moment-headings.ts";

/**
 * A column of values: of one time, or, where its time is not known, under its heading's words ("Previous"). Without
 * either it has the time of its row.
 */
export type ValueColumn = {
  column: number;
  at: string | null;
  label: string | null;
  /** Unit, range and flag of the row are those of another column of results. */
  isBare?: true;
};

/**
 * How a table of results is laid out. `long`: one result a row. `dates`: one test a row and one column for each time.
 * `tests`: one time a row and one column for each test. Columns are indexes of a row's cells.
 */
export type Layout = (
  | { kind: "long"; values: ValueColumn[] }
  | { kind: "dates"; values: ValueColumn[] }
  | { kind: "tests"; tests: { column: number; name: string; unit: string | null }[] }
) & {
  roles: Map<Role, number>;
  /** Whether day or month stands first, as the headings or the table's own dates show. */
  order: DayOrder | null;
};

/** A layout and the index of the first row of values. */
export type FoundLayout = { layout: Layout; from: number };

/** Rows in which a heading is looked for: a title or two may stand above it. */
const HEADING_ROWS = 8;

/** The layout that a table's headings tell; null where they tell none. */
export function findLayout(table: TableBlock): FoundLayout | null {
  for (let index = 0; index < Math.min(HEADING_ROWS, table.rows.length); index++) {
    const found = layoutAt(table, index);
    if (found) return found;
  }
  return null;
}

/** The layout of a table whose headings stand again, or anew, in the middle of it. */
export function layoutAmongValues(table: TableBlock, index: number): FoundLayout | null {
  const cells = table.rows[index]?.cells ?? [];
  const first = cells.find((cell) => cell.trim() !== "") ?? "";
  if (roleOf(first) === null) return null;
  return cells.filter((cell) => roleOf(cell) !== null).length < 2 ? null : layoutAt(table, index);
}

function layoutAt(table: TableBlock, index: number): FoundLayout | null {
  const cells = table.rows[index]?.cells ?? [];
  const roles = rolesOf(cells);
  const from = index + 1;
  const tells = (["unit", "range", "flag", "date", "low", "high"] as const).some((role) => roles.has(role));
  const moments = momentColumns(table, index, roles);
  if (
    roles.has("name") &&
    roles.has("value") &&
    (tells || holdsUnits(table, index, roles.get("value") ?? -1))
  ) {
    const own = { column: roles.get("value") ?? -1, at: null, label: null };
    return {
      layout: {
        kind: "long",
        roles,
        order: null,
        values: [own, ...furtherResults(cells, own.column), ...moments.values],
      },
      from,
    };
  }
  if (roles.has("name") && !roles.has("value") && hasRange(roles))
    moments.values.push(...otherValues(cells, table, index, roles, moments.values));
  const dated = moments.values.filter(({ at }) => at !== null);
  const isTable = dated.length >= 2 || (roles.has("name") && moments.values.length >= (tells ? 1 : 2));
  if (isTable && (moments.values[0]?.column ?? 0) > 0) {
    const { values, order } = moments;
    const name = nameBeside(cells, roles, values);
    return {
      layout: { kind: "dates", roles: withName(roles, name), order, values },
      from: from + moments.rowsBelow,
    };
  }
  const tests = roles.has("date") && !roles.has("name") ? measuringColumns(cells, table, index) : [];
  return tests.length > 0 ? { layout: { kind: "tests", roles, order: null, tests }, from } : null;
}

/** Further columns of results: of which time, in which unit and beside which range is not known. */
const furtherResults = (cells: string[], main: number): ValueColumn[] =>
  cells
    .flatMap((cell, column) => (roleOf(cell) === "value" && column !== main ? [{ cell, column }] : []))
    .map(({ cell, column }, index) => ({
      column,
      at: null,
      label: `${cell.trim()} ${index + 2}`,
      isBare: true as const,
    }));

/** The column of tests: the one headed so, or else the first that holds neither values nor anything else known. */
function nameBeside(cells: string[], roles: Map<Role, number>, values: ValueColumn[]): number {
  const isFree = (column: number) =>
    !values.some((one) => one.column === column) &&
    ![...roles].some(([role, at]) => at === column && (role !== "patient" || isNameAlone(cells[column])));
  return roles.get("name") ?? cells.findIndex((_, column) => isFree(column));
}

const isNameAlone = (heading = "") => headingWords(heading) === "name";

function withName(roles: Map<Role, number>, name: number): Map<Role, number> {
  const others = [...roles].filter(([role, column]) => role !== "name" && column !== name);
  return new Map<Role, number>([...others, ["name", name]]);
}

/** A list of drugs or goods has units, but neither ranges nor flags. */
const hasRange = (roles: Map<Role, number>): boolean =>
  (["range", "flag", "low", "high"] as const).some((role) => roles.has(role));

/** Columns of numbers under words of their own, where no column is headed as the one of results. */
function otherValues(
  cells: string[],
  table: TableBlock,
  index: number,
  roles: Map<Role, number>,
  known: ValueColumn[],
): ValueColumn[] {
  const taken = new Set([...roles.values(), ...known.map(({ column }) => column)]);
  return cells.flatMap((cell, column) =>
    !taken.has(column) &&
    isMeasureHeading(cell) &&
    !SUMMARY.test(headingWords(cell)) &&
    holdsNumbers(table, index, column)
      ? [{ column, at: null, label: cell.trim() }]
      : [],
  );
}

/** Columns headed by a time; a row of clock times below the days belongs to the headings. */
function momentColumns(table: TableBlock, index: number, roles: Map<Role, number>) {
  const cells = table.rows[index]?.cells ?? [];
  const order = dayOrderOf(cells.map(dateInHeading));
  const clocks = clocksOf(table.rows[index + 1]?.cells ?? []);
  const values: ValueColumn[] = [];
  let day: string | null = null;
  for (const [column, cell] of cells.entries()) {
    const bare = cell.trim();
    const own: string | null = bare === "" ? day : momentOf(cell, order);
    if (bare !== "") day = own?.length === 10 ? own : null;
    const at = own !== null && own === day ? `${day}${clocks[column] ?? ""}` : own;
    const isHeaded = bare !== "" || clocks[column] || holdsNumbers(table, index, column);
    if (at !== null && at !== "" && isHeaded) values.push({ column, at, label: null });
    else if (at === "" || isDateLike(bare))
      values.push({ column, at: null, label: isRangeSide(bare) ? null : bare });
  }
  return {
    values: values.filter(({ column }) => column !== roles.get("name")),
    order,
    rowsBelow: clocks.length > 0 ? 1 : 0,
  };
}

/** The time that a heading tells, "" for words of a time that is not known, null for a heading of anything else. */
function momentOf(cell: string, order: DayOrder | null): string | null {
  if (roleOf(cell) !== null) return null;
  const found = momentInHeading(cell, order);
  return readLabDate(cell, order) ?? (found ? (found.at ?? "") : null);
}

/** A row of clock times by their columns; empty for any other row. */
function clocksOf(cells: string[]): (string | null)[] {
  const clocks = cells.map((cell) => readClockTime(cell.trim()));
  const others = cells.filter((cell, column) => clocks[column] === null && cell.trim() !== "");
  const isRow = clocks.filter(Boolean).length >= 2 && others.every((cell) => roleOf(cell) !== null);
  return isRow ? clocks : [];
}

const SAMPLE_ROWS = 40;

const sampleOf = (table: TableBlock, heading: number, column: number): string[] =>
  table.rows
    .slice(heading + 1, heading + 1 + SAMPLE_ROWS)
    .map(({ cells }) => cells[column]?.trim() ?? "")
    .filter(Boolean);

const isNumber = (text: string) => readResult(text).value !== null;
const isMostly = (found: string[], all: string[]) => found.length > 0 && found.length >= all.length * 0.6;

function holdsNumbers(table: TableBlock, heading: number, column: number): boolean {
  const filled = sampleOf(table, heading, column);
  return isMostly(filled.filter(isNumber), filled);
}

/** "92 irregular", "94% 2L", "5 -", but no size ("4.2 x 3.1"). */
const WITH_REMARK = /^\d{1,5}(?:[.,]\d{1,3})?(?!\s*[x×]\s*\d)\s?[%\p{L}+↑↓*-](?![\d.])/u;

/** Results with a laboratory's unit make a table of results of one that has no further headings. */
function holdsUnits(table: TableBlock, heading: number, column: number): boolean {
  const filled = sampleOf(table, heading, column);
  const withUnit = filled.filter((text) => isLabUnit(/^[<>≤≥]?\s?\d[\d.,]*\s?(\S+)/.exec(text)?.[1] ?? ""));
  return withUnit.length >= 2 && isMostly(withUnit, filled);
}

/** Columns under a test's name whose cells are mostly results. */
function measuringColumns(cells: string[], table: TableBlock, heading: number) {
  const isResult = (text: string) =>
    isNumber(text) || isResultInWords(text) || WITH_REMARK.test(text) || /^\d+\s?\/\s?\d+$/.test(text);
  return cells.flatMap((cell, column) => {
    const clock = readClockTime(cell.trim());
    if (!clock && !isMeasureHeading(cell)) return [];
    const filled = sampleOf(table, heading, column);
    const hasNumber = filled.some((text) => /\d/.test(text) && isResult(text));
    return hasNumber && isMostly(filled.filter(isResult), filled)
      ? [{ column, ...unitInHeading(clock ? `at ${cell.trim()}` : cell) }]
      : [];
  });
}
