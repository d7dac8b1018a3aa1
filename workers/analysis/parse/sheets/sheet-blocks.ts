import { cellName } from "#app/core/document/addresses.ts";
import type { Block, TableRow } from "#app/core/document/parsed-document.ts";
import type { ParseBudget } from "../budget.ts";

/** A filled cell: its column (from 0) and its text. */
export type FilledCell = { column: number; text: string };

/** A wider gap of empty columns splits a row, so that far-off cells do not fill memory with empty ones. */
export const WIDEST_GAP = 40;

/** `firstColumn` is the leftmost of all rows so far; `firsts` is where each row's own cells begin. */
type OpenTable = { firstColumn: number; rows: TableRow[]; firsts: number[] };

/** Turns rows, given in order, into tables: consecutive rows with overlapping columns form one. */
export class SheetBlocks {
  readonly #sheet: string;
  readonly #budget: ParseBudget;
  readonly #done: Block[] = [];
  #open: OpenTable[] = [];
  /** The last range of skipped rows, both ends inclusive. */
  #skipped = { from: 0, to: 0 };

  constructor(sheet: string, budget: ParseBudget) {
    this.#sheet = sheet;
    this.#budget = budget;
  }

  /** Skips a hidden row: a table continues after it. */
  skip(row: number): void {
    if (this.#skipped.to === row - 1) this.#skipped.to = row;
    else this.#skipped = { from: row, to: row };
  }

  #follows(table: OpenTable, row: number): boolean {
    const last = table.rows.at(-1)?.row ?? 0;
    const { from, to } = this.#skipped;
    return last === row - 1 || (to === row - 1 && last < row && last >= from - 1);
  }

  /** Adds a row (from 1) with its filled cells in order of their columns. */
  add(row: number, cells: FilledCell[]): void {
    const parts = partsOf(cells);
    this.#budget.step(parts.length * (this.#open.length + 1) * 4 + cells.length);
    const next = new Set(parts.map((part) => this.#place(row, part)));
    for (const table of this.#open) if (!next.has(table)) this.#finish(table);
    this.#open = [...next];
  }

  /**
   * Like `add`, for a row given with its empty cells, and without wide gaps.
   * @param column of the first cell, from 0; first and last cell are filled
   */
  addWhole(row: number, column: number, cells: string[]): void {
    const [table] = this.#open;
    const isNext = this.#open.length === 1 && table?.firstColumn === column && this.#follows(table, row);
    if (isNext && table) append(table, row, column, cells);
    else
      this.add(
        row,
        cells.map((text, at) => ({ column: column + at, text })).filter(({ text }) => text.trim() !== ""),
      );
  }

  blocks(): Block[] {
    for (const table of this.#open) this.#finish(table);
    this.#open = [];
    return this.#done;
  }

  #place(row: number, cells: FilledCell[]): OpenTable {
    const first = cells[0]?.column ?? 0;
    const table = this.#open.find((open) => this.#follows(open, row) && isNear(open, cells));
    const whole = this.#dense(cells, first);
    if (!table) return { firstColumn: first, rows: [{ row, cells: whole }], firsts: [first] };
    append(table, row, first, whole);
    table.firstColumn = Math.min(table.firstColumn, first);
    return table;
  }

  /** Made in its final length at once: a growing array reserves seventeen cells, in each of many rows. */
  #dense(cells: FilledCell[], firstColumn: number): string[] {
    const last = cells.at(-1)?.column ?? firstColumn;
    this.#budget.spend("spans", last - firstColumn + 1 - cells.length);
    const row = new Array<string>(last - firstColumn + 1).fill("");
    for (const { column, text } of cells) row[column - firstColumn] = text;
    return row;
  }

  #finish({ firstColumn, rows, firsts }: OpenTable): void {
    for (const [at, row] of rows.entries()) {
      const missing = (firsts[at] ?? firstColumn) - firstColumn;
      if (missing === 0) continue;
      this.#budget.spend("spans", missing);
      row.cells = [...new Array<string>(missing).fill(""), ...row.cells];
    }
    const address = { sheet: this.#sheet, cell: cellName(rows[0]?.row ?? 1, firstColumn) };
    this.#done.push({ kind: "table", address, firstColumn, rows });
  }
}

function partsOf(cells: FilledCell[]): FilledCell[][] {
  const parts: FilledCell[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const cell of cells) {
    if (cell.column - last > WIDEST_GAP) parts.push([]);
    parts.at(-1)?.push(cell);
    last = cell.column;
  }
  return parts;
}

function append(table: OpenTable, row: number, first: number, cells: string[]): void {
  table.rows.push({ row, cells });
  table.firsts.push(first);
}

function isNear(table: OpenTable, cells: FilledCell[]): boolean {
  const last = (table.firsts.at(-1) ?? table.firstColumn) + (table.rows.at(-1)?.cells.length ?? 0);
  const [from, to] = [cells[0]?.column ?? 0, cells.at(-1)?.column ?? 0];
  return (
    from <= last + WIDEST_GAP &&
    to >= table.firstColumn - WIDEST_GAP &&
    table.firstColumn - from <= WIDEST_GAP &&
    from - table.firstColumn <= WIDEST_GAP
  );
}
