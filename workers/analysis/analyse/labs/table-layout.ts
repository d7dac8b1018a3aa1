import { headingWords, roleOf } from "#app/core/document/column-roles.ts";
import type { Role } from "#app/core/document/column-words.ts";
import { isRangeSide, momentOfHeading } from "#app/core/document/moment-headings.ts";
import { type DayOrder, isMoment, readClockTime } from "#app/core/document/moments.ts";
import type { TableBlock } from "#app/core/document/parsed-document.ts";
import type { TableHeadings } from "#app/core/document/table-headings.ts";
import { isMeasureHeading, rolesOf, SUMMARY, unitInHeading } from "./columns.ts";
import { readResult } from "./lab-number.ts";
import { isLabUnit } from "./lab-unit.ts";
import { isResultInWords } from "./measured.ts";
import { sexOf } from "./sex.ts";

/**
 * A column of values: of one time, also one without a date (`when`, as written), or, where its time is not known, under its
 * heading's words ("Previous"). Without any of them it has the time of its row.
 */
type ValueColumn = {
  column: number;
  at: string | null;
  label: string | null;
  when?: string;
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
  /** The sexes in brackets behind the headings of ranges ("Range (M)"), as written. */
  sexes: Map<Role, string>;
  /** Whether day or month stands first, as the headings or the table's own dates show. */
  order: DayOrder | null;
};

/** A layout and the index of the first row of values. */
export type FoundLayout = { layout: Layout; from: number };

/** The layout that a table's headings tell; null where they tell none. */
export function tableLayout(table: TableBlock, headings: TableHeadings | null): FoundLayout | null {
  if (!headings) return null;
  const { row, from, order } = headings;
  const cells = table.rows[row]?.cells ?? [];
  const roles = ofWhatIsBelow(table, headings, rolesOf(cells));
  const sexes = new Map(
    [...roles].flatMap(([role, column]) => {
      const [, word = ""] = /[([]([^)\]]+)[)\]]\s*$/.exec(cells[column] ?? "") ?? [];
      return sexOf(word) === null ? [] : [[role, word] as const];
    }),
  );
  const tells = (["unit", "range", "flag", "date", "low", "high"] as const).some((role) => roles.has(role));
  const moments = momentColumns(table, headings, roles);
  if (
    roles.has("name") &&
    roles.has("value") &&
    (tells || holdsUnits(table, row, roles.get("value") ?? -1))
  ) {
    const own = { column: roles.get("value") ?? -1, at: null, label: null };
    const further = furtherResults(cells, own.column);
    const { range = -1, otherRange = -1 } = Object.fromEntries(roles);
    // A range behind a further result is that result's, and no other group of people's.
    if (further.some(({ column }) => column > range && column < otherRange)) roles.delete("otherRange");
    const values = [own, ...further, ...moments];
    return { layout: { kind: "long", roles, sexes, order: null, values }, from };
  }
  if (roles.has("name") && !roles.has("value") && hasRange(roles))
    moments.push(...otherValues(cells, table, row, roles, moments));
  const dated = moments.filter(({ at, when }) => at !== null || when !== undefined);
  const isTable = dated.length >= 2 || (roles.has("name") && moments.length >= (tells ? 1 : 2));
  if (isTable && (moments[0]?.column ?? 0) > 0 && (hasRange(roles) || !cells.some(isOfDrugs))) {
    const name = nameBeside(cells, roles, moments);
    return { layout: { kind: "dates", roles: withName(roles, name), sexes, order, values: moments }, from };
  }
  const isOfPeople = roles.has("patient") && (roles.has("bed") || roles.has("record"));
  const tests =
    (roles.has("date") || isOfPeople) && !roles.has("name") ? measuringColumns(cells, table, row) : [];
  return tests.length > (roles.has("date") ? 0 : 1)
    ? { layout: { kind: "tests", roles, sexes, order: null, tests }, from }
    : null;
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

/** Columns headed by a time. Rows with dates of their own are not of a day or a time of day above them. */
function momentColumns(
  table: TableBlock,
  { names, moments, row, from }: TableHeadings,
  roles: Map<Role, number>,
): ValueColumn[] {
  return moments.flatMap((moment, column) => {
    const name = names[column] ?? "";
    if (!moment || column === roles.get("name")) return [];
    if (moment.kind === "day" || moment.kind === "time")
      return !roles.has("date") && holdsResults(table, from - 1, column)
        ? [{ column, at: null, label: null, when: name }]
        : [];
    const isBlank = (table.rows[row]?.cells[column] ?? "").trim() === "" && !moment.at?.includes("T");
    if (isBlank && !holdsNumbers(table, row, column)) return [];
    return [{ column, at: moment.at, label: moment.at !== null || isRangeSide(name) ? null : name }];
  });
}

/**
 * The roles of columns, as far as what is below says otherwise: "Date" or "Time" in the corner of a table is said of the
 * headings beside it where names stand below.
 */
function ofWhatIsBelow(
  table: TableBlock,
  { names, moments, from }: TableHeadings,
  roles: Map<Role, number>,
): Map<Role, number> {
  const first = sampleOf(table, from - 1, 0);
  const isSaid = /^$|(?:^| )(?:taken|measured|recorded|observed)$/.test(headingWords(names[0] ?? ""));
  const isDated = isSaid && first.length > 1 && first.every(isMoment) && !moments.some(Boolean);
  // A column of dates needs hardly a heading that says so.
  if (isDated && (["name", "value", "date"] as const).every((role) => !roles.has(role)) && !isTaken(roles, 0))
    return new Map<Role, number>([...roles, ["date", 0]]);
  const isName = (text: string) =>
    /\p{L}/u.test(text) && !WEEKDAY.test(text) && momentOfHeading(text, null) === null;
  const isCorner = ([role, column]: [Role, number]) => {
    const below = sampleOf(table, from - 1, column);
    const isOfHeadings = moments.slice(column + 1).filter(Boolean).length > 1;
    return (role === "date" || role === "time") && isOfHeadings && below.length > 0 && below.every(isName);
  };
  return new Map([...roles].filter((role) => !isCorner(role)));
}

const isTaken = (roles: Map<Role, number>, column: number): boolean => [...roles.values()].includes(column);

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]{0,3}day)?\b/i;

/** What is given is not measured. */
const isOfDrugs = (heading: string): boolean =>
  /\b(?:drugs?(?! (?:levels?|screen|conc))|medications?|medicines?|dose|dosage|route|frequency|prescri\w+|infusions?)\b/.test(
    headingWords(heading),
  );

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

/** "500 mg", "4 units": what is given rather than measured. */
const DOSE = /^\d[\d.,]*\s?(?:m?g|mcg|[µμ]g|units?|i\.?u\.?|tab\w*|caps?\w*|puffs?|drops?)$/i;

/** Results with a laboratory's unit make a table of results of one that has no further headings. */
function holdsUnits(table: TableBlock, heading: number, column: number): boolean {
  const filled = sampleOf(table, heading, column);
  const withUnit = filled.filter((text) => isLabUnit(/^[<>≤≥]?\s?\d[\d.,]*\s?(\S+)/.exec(text)?.[1] ?? ""));
  return withUnit.length >= 2 && isMostly(withUnit, filled);
}

/** Whether a column's cells are mostly results, and not all of them in words. */
function holdsResults(table: TableBlock, heading: number, column: number): boolean {
  const isResult = (text: string) =>
    isNumber(text) || isResultInWords(text) || WITH_REMARK.test(text) || /^\d+\s?\/\s?\d+$/.test(text);
  // Rows of units and of ranges stand right below the headings.
  const filled = sampleOf(table, heading, column).filter(
    (text, index) => index > 1 || (!isLabUnit(text) && !/^\d[\d.,]*\s?[-–]\s?\d[\d.,]*$/.test(text)),
  );
  const hasNumber = filled.some((text) => /\d/.test(text) && isResult(text));
  if (
    isMostly(
      filled.filter((text) => DOSE.test(text)),
      filled,
    )
  )
    return false;
  return hasNumber && isMostly(filled.filter(isResult), filled);
}

/** Columns under a test's name. */
const measuringColumns = (cells: string[], table: TableBlock, heading: number) =>
  cells.flatMap((cell, column) => {
    const clock = readClockTime(cell.trim());
    if ((!clock && !isMeasureHeading(cell)) || isOfDrugs(cell) || !holdsResults(table, heading, column))
      return [];
    return [{ column, ...unitInHeading(clock ? `at ${cell.trim()}` : cell) }];
  });
