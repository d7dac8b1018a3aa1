import { cellName } from "#app/core/document/addresses.ts";
import type { Block, TableRow } from "#app/core/document/parsed-document.ts";

/** A filled cell: its column (from 0) and its text. */
export type FilledCell = { column: number; text: string };

/** A gap of empty columns wider than this parts a row, so that far-off cells do not fill memory with empty ones. */
export const WIDEST_GAP = 40;

type OpenTable = { firstColumn: number; rows: TableRow[] };

/** Turns rows, given in order, into tables: rows that follow each other and overlap in their columns make one. */
export class SheetBlocks {
  readonly #sheet: string;
  readonly #done: Block[] = [];
  #open: OpenTable[] = [];

  constructor(sheet: string) {
    this.#sheet = sheet;
  }

  /** Adds a row (from 1) with its filled cells in order of their columns. */
  add(row: number, cells: FilledCell[]): void {
    const next = partsOf(cells).map((part) => this.#place(row, part));
    for (const table of this.#open) if (!next.includes(table)) this.#finish(table);
    this.#open = next;
  }

  /**
   * As `add`, for a row whose cells are all there, the empty ones between them as well, and not far from each other.
   * @param column of the first cell, from 0; first and last cell are filled
   */
  addWhole(row: number, column: number, cells: string[]): void {
    const [table] = this.#open;
    const isNext = this.#open.length === 1 && table?.firstColumn === column && follows(table, row);
    if (isNext && table) table.rows.push({ row, cells });
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
    const table = this.#open.find((open) => follows(open, row) && isNear(open, cells));
    if (!table) return { firstColumn: first, rows: [{ row, cells: dense(cells, first) }] };
    if (first < table.firstColumn) widen(table, first);
    table.rows.push({ row, cells: dense(cells, table.firstColumn) });
    return table;
  }

  #finish({ firstColumn, rows }: OpenTable): void {
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

const follows = (table: OpenTable, row: number) => table.rows.at(-1)?.row === row - 1;

function isNear(table: OpenTable, cells: FilledCell[]): boolean {
  const last = table.firstColumn + (table.rows.at(-1)?.cells.length ?? 0);
  const [from, to] = [cells[0]?.column ?? 0, cells.at(-1)?.column ?? 0];
  return (
    from <= last + WIDEST_GAP &&
    to >= table.firstColumn - WIDEST_GAP &&
    table.firstColumn - from <= WIDEST_GAP &&
    from - table.firstColumn <= WIDEST_GAP
  );
}

/** Made in its final length at once: an array that grows keeps room for seventeen cells, in each of many rows. */
function dense(cells: FilledCell[], firstColumn: number): string[] {
  const last = cells.at(-1)?.column ?? firstColumn;
  const row = new Array<string>(last - firstColumn + 1).fill("");
  for (const { column, text } of cells) row[column - firstColumn] = text;
  return row;
}

function widen(table: OpenTable, firstColumn: number): void {
  const empty = Array.from({ length: table.firstColumn - firstColumn }, () => "");
  for (const row of table.rows) row.cells.unshift(...empty);
  table.firstColumn = firstColumn;
}
