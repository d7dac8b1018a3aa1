import { cellName } from "#app/core/document/addresses.ts";
import { placeOf } from "#app/core/document/document-text.ts";
import type { TableBlock } from "#app/core/document/parsed-document.ts";
import { withdrawnRows } from "#app/core/document/withdrawn-rows.ts";
import { rowName } from "../plan-parts.ts";
import { isMeasureHeading, type Role, rolesOf, unitInHeading } from "./columns.ts";
import { dateColumnsOf } from "./date-columns.ts";
import { readLabDate } from "./lab-date.ts";
import { readLabNumber, readResult } from "./lab-number.ts";
import { valuesOfLine } from "./line-values.ts";
import { type Given, type Measured, measuredFrom } from "./measured.ts";

/**
 * How a table of results is laid out. `long`: one result a row. `dates`: one test a row and one column for each date.
 * `tests`: one time a row and one column for each test. Columns are indexes of a row's cells.
 */
export type Layout =
  | { kind: "long"; roles: Map<Role, number> }
  | { kind: "dates"; roles: Map<Role, number>; dates: { column: number; at: string }[] }
  | {
      kind: "tests";
      roles: Map<Role, number>;
      tests: { column: number; name: string; unit: string | null }[];
    };

/** Rows in which a heading is looked for: a title or two may stand above it. */
const HEADING_ROWS = 8;

export type TableAt = { segment: number; block: number; table: TableBlock };

/** The layout that a table's headings tell, and the index of its first row of values; null where they tell none. */
export function findLayout(table: TableBlock): { layout: Layout; from: number } | null {
  for (const [index, { cells }] of table.rows.slice(0, HEADING_ROWS).entries()) {
    const layout = layoutOf(cells, table, index);
    if (layout?.kind === "dates")
      return { layout, from: index + dateColumnsOf(cells, table.rows[index + 1]).rows };
    if (layout) return { layout, from: index + 1 };
  }
  return null;
}

function layoutOf(cells: string[], table: TableBlock, heading: number): Layout | null {
  const roles = rolesOf(cells);
  const tells = (["unit", "range", "flag", "date", "low", "high"] as const).some((role) => roles.has(role));
  if (roles.has("name") && roles.has("value") && tells) return { kind: "long", roles };
  const { dates } = dateColumnsOf(cells, table.rows[heading + 1]);
  if (dates.length >= 2 && (dates[0]?.column ?? 0) > 0) {
    const name =
      roles.get("name") ?? cells.findIndex((_, column) => !dates.some((date) => date.column === column));
    return { kind: "dates", roles: new Map([...roles, ["name", name]]), dates };
  }
  const tests = roles.has("date") && !roles.has("name") ? measuringColumns(cells, table, heading) : [];
  return tests.length > 0 ? { kind: "tests", roles, tests } : null;
}

const SAMPLE_ROWS = 40;

/** Columns under a test's name whose cells are mostly numbers. */
function measuringColumns(cells: string[], table: TableBlock, heading: number) {
  const sample = table.rows.slice(heading + 1, heading + 1 + SAMPLE_ROWS);
  return cells.flatMap((cell, column) => {
    if (!isMeasureHeading(cell)) return [];
    const filled = sample.map((row) => row.cells[column]?.trim() ?? "").filter(Boolean);
    const numbers = filled.filter((text) => readResult(text).value !== null || /^\d+\/\d+$/.test(text));
    return numbers.length > 0 && numbers.length >= filled.length * 0.6
      ? [{ column, ...unitInHeading(cell) }]
      : [];
  });
}

/** All results of a table's rows from a given one on. Without a layout each row is read like a line of text. */
export function* valuesOfTable(at: TableAt, layout: Layout | null, from: number): Generator<Measured> {
  const withdrawn = withdrawnRows(at.table.rows);
  for (let index = from; index < at.table.rows.length; index++) {
    if (withdrawn.has(index)) continue;
    const cells = at.table.rows[index]?.cells ?? [];
    for (const measured of valuesOfRow(at, layout, index, cells)) yield measured;
  }
}

function valuesOfRow(at: TableAt, layout: Layout | null, index: number, cells: string[]): Measured[] {
  const name = rowName(at.segment, at.block, index);
  if (!layout) {
    const text = cells.filter((cell) => cell.trim() !== "").join(" ");
    return valuesOfLine(text, placeIn(at, index, firstFilled(cells))).map((one) => ({ ...one, row: name }));
  }
  const common = commonOf(layout.roles, cells);
  const columns = columnsOf(layout, cells);
  return columns.flatMap(({ column, ...own }) => {
    const given = {
      ...common,
      ...own,
      value: cells[column] ?? "",
      place: placeIn(at, index, column),
      row: name,
    };
    return measuredFrom(given) ?? [];
  });
}

type Common = Pick<Given, "patient" | "name" | "unit" | "range" | "flag" | "at">;

function commonOf(roles: Map<Role, number>, cells: string[]): Common {
  const cell = (role: Role) => cells[roles.get(role) ?? -1]?.trim() ?? "";
  return {
    patient: cell("patient") || null,
    name: cell("name"),
    unit: cell("unit"),
    range: cell("range") || joinedLimits(cell("low"), cell("high")),
    flag: cell("flag"),
    at:
      readLabDate(roles.has("time") ? `${cell("date")} ${cell("time")}` : cell("date")) ??
      readLabDate(cell("date")),
  };
}

/** Two columns of limits as one range. */
function joinedLimits(low: string, high: string): string {
  if (readLabNumber(low) !== null && readLabNumber(high) !== null) return `${low}-${high}`;
  if (readLabNumber(low) !== null) return `>= ${low}`;
  return readLabNumber(high) === null ? "" : `<= ${high}`;
}

function columnsOf(layout: Layout, cells: string[]): ({ column: number } & Partial<Common>)[] {
  if (layout.kind === "long") return [{ column: layout.roles.get("value") ?? -1 }];
  // The unit that stands once in the row counts for all of its dates; so does the range.
  if (layout.kind === "dates") return layout.dates;
  return layout.tests
    .filter(({ column }) => (cells[column] ?? "").trim() !== "")
    .map(({ column, name, unit }) => ({ column, name, unit: unit ?? "", range: "", flag: "" }));
}

const placeIn = ({ segment, block, table }: TableAt, index: number, column: number) =>
  placeOf(segment, block, table, cellName(table.rows[index]?.row ?? index + 1, table.firstColumn + column));

const firstFilled = (cells: string[]) =>
  Math.max(
    0,
    cells.findIndex((cell) => cell.trim() !== ""),
  );
