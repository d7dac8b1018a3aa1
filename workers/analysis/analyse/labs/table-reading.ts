import type { TableBlock } from "#app/core/document/parsed-document.ts";
import { headingWords } from "#app/core/document/tables/column-roles.ts";
import type { Role } from "#app/core/document/tables/column-words.ts";
import { certainDate, type DayOrder, dayOrderOf } from "#app/core/document/tables/moments.ts";
import { SUMMARY } from "./columns.ts";
import { type NumberStyle, readLabNumber } from "./lab-number.ts";
import { readRange } from "./lab-range.ts";
import { isResultInWords } from "./measured.ts";
import { orStyle, stylesOfPairs } from "./number-style.ts";
import type { Layout } from "./table-layout.ts";
import type { PairStyles } from "./unambiguous-mark.ts";
import { isSusceptibility } from "./words.ts";

/** What all rows of a table together show about each of them. */
export type TableReading = {
  order: DayOrder | null;
  /** How a column of values and its ranges write numbers. */
  stylesOf(column: number): PairStyles | undefined;
  /** A row's aspects, by its index; merged cells count for all their rows. */
  aspectsAt(index: number): string[];
  /** Whether words are results, too, in a column of results. */
  takesWords(column: number): boolean;
  /** Units and ranges given in rows of their own, by the column of the test. */
  asides: Map<number, { unit: string; range: string }>;
  /** Whether a row has no measurement of its own: means, extremes, ranges, units. */
  isAside(cells: string[]): boolean;
  /** Whether a blank patient cell repeats the one above, as merged cells do. */
  isPatientMerged: boolean;
};

/** A summary's word among others ("24 h total"), but not minutes. */
const SUMMARY_AMONG =
  /\b(?:mean|average|avg|median|max|maximum|(?<!\d\s?)min|minimum|total|totals|sum|overall|highest|lowest|mittelwert|moyenne|promedio|gesamt)\b/;
const RANGES =
  /^(?:ref|reference|ref range|reference range|reference ranges|range|ranges|normal|normal range|normal values|reference interval|ref interval|limits|normal limits|norm|norme|referenz|referenzbereich|normbereich|valores de referencia|reference values)$/;
const UNITS = /^(?:unit|units|uom|einheit|einheiten|unidades|unites)$/;
const LOWS = /^(?:low|lower|lower limit|lln|ref low|range low|normal low)$/;
const HIGHS = /^(?:high|upper|upper limit|uln|ref high|range high|normal high)$/;

/** Reads what a table's rows show together, from the row `from` on. */
export function readingOf(
  table: TableBlock,
  layout: Layout,
  from: number,
  before?: NumberStyle,
): TableReading {
  const rows = table.rows.slice(from).map(({ cells }) => cells);
  const cellsOf = (role: Role) => {
    const column = layout.roles.get(role);
    return column === undefined ? [] : rows.map((cells) => cells[column] ?? "");
  };
  const asides = layout.kind === "tests" ? asidesOf(layout, rows) : new Map();
  const columnsOfWords = columnsWithWords(layout, rows);
  return {
    order: dayOrderOf(cellsOf("date")) ?? layout.order,
    stylesOf: stylesByColumn(layout, rows, asides, before),
    aspectsAt: aspectsByRow(layout, rows, from),
    takesWords: (column) => columnsOfWords.has(column),
    asides,
    isAside: (cells) => isAsideRow(layout, cells),
    isPatientMerged: isMergedColumn(cellsOf(personRole(layout.roles))),
  };
}

function aspectsByRow({ aspects }: Layout, rows: string[][], from: number) {
  const columns = aspects.map((column) => {
    const cells = rows.map((row) => row[column]?.trim() ?? "");
    if (!isMergedColumn(cells)) return cells;
    let above = "";
    return cells.map((cell) => {
      above = cell || above;
      return above;
    });
  });
  return (index: number) => columns.map((cells) => cells[index - from] ?? "");
}

/**
 * If this share of a column's cells are numbers, or words that are always results, other words are results, too; beside
 * units or ranges, one such cell is enough.
 */
const RESULTS = 1 / 3;

function columnsWithWords(layout: Layout, rows: string[][]): ReadonlySet<number> {
  if (layout.kind === "tests") return new Set(layout.tests.map(({ column }) => column));
  const part = layout.roles.has("unit") || layout.roles.has("range") ? 0 : RESULTS;
  const columns = layout.values.map(({ column }) => column);
  return new Set(
    columns.filter((column) =>
      holdsResults(
        rows.map((cells) => cells[column] ?? ""),
        part,
      ),
    ),
  );
}

function holdsResults(cells: string[], part: number): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  const results = filled.filter(
    (cell) => /^[<>≤≥~+-]?\s?\d/.test(cell) || isResultInWords(cell) || isSusceptibility(cell),
  );
  return results.length > 0 && results.length >= filled.length * part;
}

const personRole = (roles: Map<Role, number>): Role =>
  (["record", "patient", "surname", "bed"] as const).find((role) => roles.has(role)) ?? "patient";

/** In a merged column, only cells where something new begins are filled. */
function isMergedColumn(cells: string[]): boolean {
  const filled = cells.map((cell) => cell.trim());
  return filled[0] !== "" && !filled.some((cell, index) => cell !== "" && cell === filled[index - 1]);
}

function wordsOfRow({ kind, roles }: Layout, cells: string[]): string {
  if (kind === "dates") return "";
  const own = headingWords(cells[roles.get("date") ?? -1] ?? "");
  return own === "" && kind === "tests" ? headingWords(cells[roles.get("time") ?? -1] ?? "") : own;
}

function isAsideRow(layout: Layout, cells: string[]): boolean {
  const words = wordsOfRow(layout, cells);
  const whose = headingWords(cells[layout.roles.get(personRole(layout.roles)) ?? -1] ?? "");
  const first = layout.kind === "tests" ? headingWords(cells.find((cell) => cell.trim() !== "") ?? "") : "";
  if ([whose, first].some((text) => SUMMARY.test(text) || RANGES.test(text))) return true;
  if (words === "")
    return layout.kind === "tests" && (isRowOfUnits(layout, cells) || isRowOfRanges(layout, cells));
  return (
    SUMMARY.test(words) ||
    isSummaryAmong(layout, cells, words) ||
    [RANGES, UNITS, LOWS, HIGHS].some((pattern) => pattern.test(words))
  );
}

/** Words beside a summary's may be a date's ("Max 12 March"), but not a date alone. */
const isSummaryAmong = ({ roles }: Layout, cells: string[], words: string): boolean =>
  SUMMARY_AMONG.test(words) && certainDate(cells[roles.get("date") ?? -1] ?? "") === null;

type TestsLayout = Extract<Layout, { kind: "tests" }>;

const valuesIn = ({ tests }: TestsLayout, cells: string[]): string[] =>
  tests.map(({ column }) => cells[column]?.trim() ?? "").filter(Boolean);

const isRowOfUnits = (layout: TestsLayout, cells: string[]): boolean => {
  const filled = valuesIn(layout, cells);
  return (
    filled.length > 0 && filled.every((text) => /^[([]?[\p{L}%°/×]/u.test(text) && !isResultInWords(text))
  );
};

/** A row without a date whose cells are all ranges. */
const isRowOfRanges = (layout: TestsLayout, cells: string[]): boolean => {
  const filled = valuesIn(layout, cells);
  return (
    filled.length > 0 &&
    filled.every((text) => {
      const range = readRange(text);
      return range !== null && (range.low !== null || range.high !== null);
    })
  );
};

function asidesOf(layout: TestsLayout, rows: string[][]) {
  const asides = new Map<number, { unit: string; range: string; low: string; high: string }>();
  for (const cells of rows) {
    const words = wordsOfRow(layout, cells);
    const what = asideKind(layout, cells, words);
    for (const { column } of what ? layout.tests : []) {
      const known = asides.get(column) ?? { unit: "", range: "", low: "", high: "" };
      const text = cells[column]?.trim() ?? "";
      if (what) asides.set(column, { ...known, [what]: known[what] || text });
    }
  }
  for (const aside of asides.values()) aside.range ||= joinedLimits(aside.low, aside.high);
  return asides;
}

function asideKind(layout: TestsLayout, cells: string[], words: string) {
  if (UNITS.test(words) || (words === "" && isRowOfUnits(layout, cells))) return "unit" as const;
  if (RANGES.test(words) || (words === "" && isRowOfRanges(layout, cells))) return "range" as const;
  if (LOWS.test(words)) return "low" as const;
  return HIGHS.test(words) ? ("high" as const) : null;
}

/** Two separate limits as one range. */
export function joinedLimits(low: string, high: string): string {
  if (readLabNumber(low) !== null && readLabNumber(high) !== null) return `${low}-${high}`;
  if (readLabNumber(low) !== null) return `>= ${low}`;
  return readLabNumber(high) === null ? "" : `<= ${high}`;
}

function stylesByColumn(
  layout: Layout,
  rows: string[][],
  asides: TableReading["asides"],
  before: NumberStyle | undefined,
) {
  const { roles } = layout;
  const rangeIn = (cells: string[]) =>
    ["range", "low", "high"].map((role) => cells[roles.get(role as Role) ?? -1] ?? "").join(" ; ");
  const pairsOf = (column: number) =>
    rows.map((cells) => ({
      value: cells[column] ?? "",
      range: layout.kind === "tests" ? (asides.get(column)?.range ?? "") : rangeIn(cells),
    }));
  const columns = layout.kind === "tests" ? layout.tests : layout.values;
  const all = stylesOfPairs(
    columns.flatMap(({ column }) => pairsOf(column)),
    before,
  );
  const styles = new Map(columns.map(({ column }) => [column, all]));
  // A test's own column counts first; all times of one test are written alike.
  for (const { column } of layout.kind === "tests" ? columns : []) {
    const own = stylesOfPairs(pairsOf(column));
    styles.set(column, { value: orStyle(own.value, all.value), range: orStyle(own.range, all.range) });
  }
  return (column: number) => styles.get(column);
}
