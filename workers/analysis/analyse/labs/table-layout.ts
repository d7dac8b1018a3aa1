import type { TableBlock } from "#app/core/document/parsed-document.ts";
import { headingWords, roleOf } from "#app/core/document/tables/column-roles.ts";
import type { Role } from "#app/core/document/tables/column-words.ts";
import { isRangeSide, momentOfHeading } from "#app/core/document/tables/moment-headings.ts";
import { type DayOrder, isMoment, readClockTime, readMoment } from "#app/core/document/tables/moments.ts";
import type { TableHeadings } from "#app/core/document/tables/table-headings.ts";
import { aspectColumns, isBedtime } from "./aspects.ts";
import { isMeasureHeading, rolesOf, SUMMARY, unitInHeading } from "./columns.ts";
import { readResult } from "./lab-number.ts";
import { readRange } from "./lab-range.ts";
import { isLabUnit } from "./lab-unit.ts";
import { isResultInWords } from "./measured.ts";
import { sexOf } from "./sex.ts";
import { isObserved, isSusceptibility } from "./words.ts";

/**
 * A column of values, with its time: a date (`at`), a time as written (`when`), or a heading's words (`label`,
 * "Previous"). Without any of these it has the time of its row.
 */
type ValueColumn = {
  column: number;
  at: string | null;
  label: string | null;
  when?: string;
  /** The column with its dates, row by row ("Previous date"). */
  dates?: number;
  /** The row's unit, range and flag belong to another column of results. */
  isBare?: true;
};

type Test = { column: number; name: string; unit: string | null };

/**
 * How a table of results is laid out. `long`: one result per row, by default in its heading's unit. `dates`: one test
 * per row, one column per time. `tests`: one time per row, one column per test. Columns are indexes of a row's cells.
 */
export type Layout = (
  | { kind: "long"; values: ValueColumn[]; unit: string }
  | { kind: "dates"; values: ValueColumn[] }
  | { kind: "tests"; tests: Test[] }
) & {
  roles: Map<Role, number>;
  /** Columns that tell values of one test apart. */
  aspects: number[];
  /** The sexes in brackets in the headings of ranges ("Range (M)"), as written. */
  sexes: Map<Role, string>;
  /** Whether day or month comes first, by the headings or the table's own dates. */
  order: DayOrder | null;
};

/** A layout and the index of the first row of values. */
export type FoundLayout = { layout: Layout; from: number };

/** The layout that a table's headings show; null if they show none. */
export function tableLayout(table: TableBlock, headings: TableHeadings | null): FoundLayout | null {
  if (!headings) return null;
  const { cells, from, order } = headings;
  const row = from - 1;
  const roles = ofWhatIsBelow(table, headings, rolesOf(cells));
  const rows = table.rows.slice(from, from + SAMPLE_ROWS).map((one) => one.cells);
  if (isBedtime(cells, roles.get("bed") ?? -1, rows)) roles.delete("bed");
  const sexes = new Map(
    [...roles].flatMap(([role, column]) => {
      const [, word = ""] = /[([]([^)\]]+)[)\]]\s*$/.exec(cells[column] ?? "") ?? [];
      return sexOf(word) === null ? [] : [[role, word] as const];
    }),
  );
  const tells = (["unit", "range", "flag", "date", "low", "high"] as const).some((role) => roles.has(role));
  const moments = withOwnDates(momentColumns(table, headings, roles), cells, roles);
  const aspectsBeside = (known: Map<Role, number>, values: { column: number }[]) =>
    aspectColumns(cells, rows, new Set([...known.values(), ...values.map(({ column }) => column)]));
  if (
    roles.has("name") &&
    roles.has("value") &&
    (tells || [holdsUnits, holdsSusceptibility].some((holds) => holds(table, row, roles.get("value") ?? -1)))
  ) {
    const own = { column: roles.get("value") ?? -1, at: null, label: null };
    const further = furtherResults(cells, own.column);
    const { range = -1, otherRange = -1 } = Object.fromEntries(roles);
    // A range after a further result belongs to that result, not to another group of people.
    if (further.some(({ column }) => column > range && column < otherRange)) roles.delete("otherRange");
    const values = [own, ...further, ...moments];
    const aspects = aspectsBeside(roles, values);
    const { unit: stated } = unitInHeading(cells[own.column] ?? "");
    const unit = stated !== null && isLabUnit(stated) ? stated : "";
    return { layout: { kind: "long", roles, aspects, sexes, order: null, values, unit }, from };
  }
  if (roles.has("name") && !roles.has("value"))
    moments.push(...otherValues(cells, table, row, roles, moments));
  // A date is one even if its day and month are uncertain.
  const dated = moments.filter(({ column }) => headings.moments[column]?.kind !== "words");
  // Below a blank corner are names, if everything beside them is results.
  const isCornered =
    moments.length >= 2 && cells[0] === "" && moments.every(({ column }) => holdsResults(table, row, column));
  const isNamed = roles.has("name") && moments.length >= (tells ? 1 : 2);
  const isTable = dated.length >= 2 || isNamed || isCornered;
  if (isTable && (moments[0]?.column ?? 0) > 0 && (hasRange(roles) || !cells.some(isOfDrugs))) {
    const named = withName(roles, nameBeside(cells, roles, moments));
    if (holdsValuesToo(table, row, named.get("name") ?? -1)) return null;
    const aspects = aspectsBeside(named, moments);
    return { layout: { kind: "dates", roles: named, aspects, sexes, order, values: moments }, from };
  }
  const isOfPeople = roles.has("patient") && (roles.has("bed") || roles.has("record"));
  const aspects = aspectsBeside(roles, []);
  const tests =
    (roles.has("date") || isOfPeople) && !roles.has("name")
      ? measuringColumns(cells, table, row, [...roles.values(), ...aspects])
      : [];
  return tests.length > (roles.has("date") ? 0 : 1)
    ? { layout: { kind: "tests", roles, aspects, sexes, order: null, tests }, from }
    : null;
}

/** "Previous date": the date of the values under "Previous", not of the row. */
const EARLIER_DATE =
  /^(?:previous|prev|prior|last|earlier)(?: (?:result|value|test|sample))? (?:date|date time|datetime|collected)$|^date of (?:previous|prev|prior|last)(?: (?:result|value|test|sample))?$|^(?:datum vor(?:wert|befund)|vor(?:wert|befund) datum|date (?:anteriorite|anterieure|precedente)|fecha (?:anterior|previa)|data precedente)$/;

/** Adds to columns of another time than their row's the column of their dates, right after each. */
function withOwnDates(values: ValueColumn[], cells: string[], roles: Map<Role, number>): ValueColumn[] {
  const isDates = (column: number) =>
    EARLIER_DATE.test(headingWords(cells[column] ?? "")) ||
    (roleOf(cells[column] ?? "") === "date" && (column !== roles.get("date") || !roles.has("value")));
  return values.map((one) =>
    one.label !== null && isDates(one.column + 1) ? { ...one, dates: one.column + 1 } : one,
  );
}

/** Further columns of results; their time, unit and range are unknown. */
const furtherResults = (cells: string[], main: number): ValueColumn[] =>
  cells
    .flatMap((cell, column) => (roleOf(cell) === "value" && column !== main ? [{ cell, column }] : []))
    .map(({ cell, column }, index) => ({
      column,
      at: null,
      label: `${cell.trim()} ${index + 2}`,
      isBare: true as const,
    }));

/** The column of tests: the one headed so, or else the first with neither values nor anything else known. */
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

/**
 * Whether the column of tests holds their first values as well, because a page sets both close together: "Test
 * 16/03/2026" above "K 5.9". Then it is unclear which value belongs to what.
 */
function holdsValuesToo(table: TableBlock, heading: number, column: number): boolean {
  const below = sampleOf(table, heading, column);
  const [, words = "", last = ""] =
    /^(.*\p{L}.*) (\S+)$/u.exec(table.rows[heading]?.cells[column]?.trim() ?? "") ?? [];
  const isTimed = words !== "" && readMoment(last) !== null;
  return (
    isTimed &&
    isMostly(
      below.filter((text) => /\p{L}.*\s[<>≤≥]?\d[\d.,]*\s?[*HL]{0,2}$/u.test(text)),
      below,
    )
  );
}

/** A list of drugs or goods has units, but neither ranges nor flags. */
const hasRange = (roles: Map<Role, number>): boolean =>
  (["range", "flag", "low", "high"] as const).some((role) => roles.has(role));

/** One test may be measured in several specimens at the same time. */
const IS_SPECIMEN =
  /^(?:serum|plasma|urine|csf|(?:whole )?blood|arterial|venous|capillary|pleural(?: fluid)?|ascit(?:es|ic fluid)|dialysate|liquor|urin|blut|orina|suero|sang|urines)$/;

/**
 * Columns of numbers under other headings, if no column is headed as results but there are ranges or flags beside them;
 * and columns of organisms beside antibiotics.
 */
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
    (holdsSusceptibility(table, index, column) ||
      ((hasRange(roles) || IS_SPECIMEN.test(headingWords(cell))) && holdsNumbers(table, index, column)))
      ? [{ column, at: null, label: cell.trim() }]
      : [],
  );
}

const isUncertain = (moment: TableHeadings["moments"][number], name = ""): boolean =>
  moment?.kind === "date" && moment.at === null && isMoment(name);

/** Columns headed by a time. If rows have dates of their own, a day or time of day above does not count. */
function momentColumns(
  table: TableBlock,
  { names, moments, row, from }: TableHeadings,
  roles: Map<Role, number>,
): ValueColumn[] {
  // One uncertain date makes all uncertain: all are kept as written, in one series.
  const areWritten = moments.some((moment, column) => isUncertain(moment, names[column]));
  return moments.flatMap((moment, column) => {
    const name = names[column] ?? "";
    if (!moment || column === roles.get("name")) return [];
    if (moment.kind === "day" || moment.kind === "time")
      return !roles.has("date") && holdsResults(table, from - 1, column)
        ? [{ column, at: null, label: null, when: name }]
        : [];
    const isBlank = (table.rows[row]?.cells[column] ?? "").trim() === "" && !moment.at?.includes("T");
    if (isBlank && !holdsNumbers(table, row, column)) return [];
    if (areWritten && moment.kind === "date" && isMoment(name))
      return [{ column, at: null, label: null, when: name }];
    return [{ column, at: moment.at, label: moment.at !== null || isRangeSide(name) ? null : name }];
  });
}

/**
 * The roles of columns, corrected by their contents: "Date" or "Time" in the corner of a table refers to the headings
 * beside it if names are below.
 */
function ofWhatIsBelow(
  table: TableBlock,
  { names, moments, from }: TableHeadings,
  roles: Map<Role, number>,
): Map<Role, number> {
  const first = sampleOf(table, from - 1, 0);
  const isSaid = /^$|(?:^| )(?:taken|measured|recorded|observed)$/.test(headingWords(names[0] ?? ""));
  const isDated = isSaid && first.length > 1 && first.every(isMoment) && !moments.some(Boolean);
  // A column of dates hardly needs a heading that says so.
  if (isDated && (["name", "value", "date"] as const).every((role) => !roles.has(role)) && !isTaken(roles, 0))
    return new Map<Role, number>([...roles, ["date", 0]]);
  const isName = (text: string) =>
    /\p{L}/u.test(text) && !WEEKDAY.test(text) && momentOfHeading(text, null) === null;
  const unnamed = ofContent(table, from - 1, names, roles);
  const isCorner = ([role, column]: [Role, number]) => {
    const below = sampleOf(table, from - 1, column);
    const isOfHeadings = moments.slice(column + 1).filter(Boolean).length > 1;
    return (role === "date" || role === "time") && isOfHeadings && below.length > 0 && below.every(isName);
  };
  return new Map([...[...roles].filter((role) => !isCorner(role)), ...unnamed]);
}

/** Columns without a heading that contain only units, or only ranges. */
function ofContent(
  table: TableBlock,
  heading: number,
  names: readonly string[],
  roles: Map<Role, number>,
): [Role, number][] {
  const columnOf = (is: (text: string) => boolean) =>
    names.findIndex((name, column) => {
      const below = name.trim() === "" ? sampleOf(table, heading, column) : [];
      return below.length > 1 && below.every(is) && !isTaken(roles, column);
    });
  const isRange = (text: string) =>
    /\d\s?[-–]\s?\d|^[<>≤≥]/.test(text) && readMoment(text) === null && readRange(text) !== null;
  const found: [Role, number][] = [
    ["unit", columnOf(isLabUnit)],
    ["range", columnOf(isRange)],
  ];
  return found.filter(([role, column]) => column >= 0 && !roles.has(role));
}

const isTaken = (roles: Map<Role, number>, column: number): boolean => [...roles.values()].includes(column);

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]{0,3}day)?\b/i;

/** Drugs are given, not measured. */
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

/** Observations in words. */
const IN_WORDS =
  /\b(?:consciousness|alertness|avpu|acvpu|gcs|o2|oxygen|air|device|rhythm|skin|colou?r|exudate|odou?r|pupils?|urine|stools?|bowels?|vomit|appearance|ketones?|protein|blood|culture|growth|gram|swab|pcr|antigen|nitrites?|leu[ck]ocytes?|apnoea|apnea|drain|sedation|centile|percentile|bewusstsein|conciencia|conscience)\b/;
/** Longer cells are remarks. UTF-16 code units. */
const LONGEST_WORDS = 30;

/** Whether a column holds observations in words beside the measurements. */
function holdsWords(cell: string, table: TableBlock, heading: number, column: number): boolean {
  const filled = sampleOf(table, heading, column);
  return (
    IN_WORDS.test(headingWords(cell)) &&
    filled.length > 0 &&
    filled.every((text) => text.length <= LONGEST_WORDS && !DOSE.test(text))
  );
}

const isNumber = (text: string) => readResult(text).value !== null;
const isMostly = (found: string[], all: string[]) => found.length > 0 && found.length >= all.length * 0.6;

function holdsNumbers(table: TableBlock, heading: number, column: number): boolean {
  const filled = sampleOf(table, heading, column);
  return isMostly(filled.filter(isNumber), filled);
}

/** "92 irregular", "94% 2L", "5 -", but not a size ("4.2 x 3.1"). */
const WITH_REMARK = /^\d{1,5}(?:[.,]\d{1,3})?(?!\s*[x×]\s*\d)\s?[%\p{L}+↑↓*-](?![\d.])/u;

/** "500 mg", "4 units": a dose, not a measurement. */
const DOSE = /^\d[\d.,]*\s?(?:m?g|mcg|[µμ]g|units?|i\.?u\.?|tab\w*|caps?\w*|puffs?|drops?)$/i;

/** Laboratory units in the cells make a table one of results, without further headings. */
function holdsUnits(table: TableBlock, heading: number, column: number): boolean {
  const filled = sampleOf(table, heading, column);
  const withUnit = filled.filter((text) => isLabUnit(/^[<>≤≥]?\s?\d[\d.,]*\s?(\S+)/.exec(text)?.[1] ?? ""));
  return withUnit.length >= 2 && isMostly(withUnit, filled);
}

function holdsSusceptibility(table: TableBlock, heading: number, column: number): boolean {
  const filled = sampleOf(table, heading, column);
  return filled.length > 1 && isMostly(filled.filter(isSusceptibility), filled);
}

/** Whether a column's cells are mostly results, and not all of them in words. */
function holdsResults(table: TableBlock, heading: number, column: number): boolean {
  const isResult = (text: string) =>
    isNumber(text) ||
    isResultInWords(text) ||
    isObserved(text) ||
    WITH_REMARK.test(text) ||
    /^\d+\s?\/\s?\d+$/.test(text);
  // Rows of units and ranges come right below the headings.
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

/** Columns headed by a test's name, except those known to hold something else. */
function measuringColumns(cells: string[], table: TableBlock, heading: number, taken: number[]) {
  const tests = testColumns(cells, table, heading, taken);
  const alike = Map.groupBy(tests, ({ name, unit }) => `${name} ${unit ?? ""}`);
  // "Score" after each of several tests belongs to that test.
  let before: Test | null = null;
  return tests.map((test): Test => {
    const isRepeated = (alike.get(`${test.name} ${test.unit ?? ""}`)?.length ?? 0) > 1;
    if (!isRepeated) before = test;
    return isRepeated && before ? { ...test, name: `${test.name} (${before.name})` } : test;
  });
}

const testColumns = (cells: string[], table: TableBlock, heading: number, taken: number[]): Test[] =>
  cells.flatMap((cell, column) => {
    const clock = readClockTime(cell.trim());
    const isTest = clock !== null || isMeasureHeading(cell) || roleOf(cell) === "bed";
    if (taken.includes(column) || !isTest || isOfDrugs(cell)) return [];
    if (!holdsResults(table, heading, column) && !holdsWords(cell, table, heading, column)) return [];
    return [{ column, ...unitInHeading(clock ? `at ${cell.trim()}` : cell) }];
  });
