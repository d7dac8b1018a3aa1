import type { Block, TableRow } from "#app/core/document/parsed-document.ts";
import type { ParseBudget } from "../budget.ts";
import type { CellRange } from "./cell-ranges.ts";
import { type FilledCell, SheetBlocks } from "./sheet-blocks.ts";

/** How many merged cells are examined. */
export const MOST_COVERING = 20_000;

/** Ranges of merged cells, and ranges covered by an opaque shape. */
type Covers = { merged: readonly CellRange[]; drawnOver?: readonly CellRange[] };

/**
 * A sheet's blocks with covered cells marked as hidden: a merged cell shows only its upper left one, and some
 * programs leave the others filled. Cells that repeat the upper left one stay.
 */
export function withCoveredApart(
  sheet: string,
  blocks: Block[],
  { merged, drawnOver = [] }: Covers,
  cost: ParseBudget,
): Block[] {
  const covered = new Map<number, FilledCell[]>();
  for (const block of blocks) {
    if (block.kind !== "table" || block.isHidden) continue;
    for (const range of merged.slice(0, MOST_COVERING))
      cover(block, range, covered, { cost, showsFirst: true });
    for (const range of drawnOver.slice(0, MOST_COVERING))
      cover(block, range, covered, { cost, showsFirst: false });
  }
  if (covered.size === 0) return blocks;
  const apart = new SheetBlocks(sheet, cost);
  for (const row of [...covered.keys()].sort((a, b) => a - b))
    apart.add(
      row,
      (covered.get(row) ?? []).sort((a, b) => a.column - b.column),
    );
  const left = blocks.filter((block) => block.kind !== "table" || block.rows.length > 0);
  return [...left, ...apart.blocks().map((block) => ({ ...block, isHidden: true as const }))];
}

type Table = { rows: TableRow[]; firstColumn: number };

/** Removes from a table what a merged cell or a shape covers. */
function cover(
  table: Table,
  range: CellRange,
  covered: Map<number, FilledCell[]>,
  { cost, showsFirst }: { cost: ParseBudget; showsFirst: boolean },
): void {
  const [top, bottom] = range.rows;
  const [left, right] = range.columns;
  const from = firstFrom(table.rows, top);
  const at = left - table.firstColumn;
  const first = table.rows[from]?.row === top ? (table.rows[from]?.cells[at] ?? "") : "";
  const shown = showsFirst ? first : "";
  let isAnyEmpty = false;
  for (let i = from; i < table.rows.length; i++) {
    const { row, cells } = table.rows[i] as TableRow;
    if (row > bottom) break;
    const last = Math.min(right - table.firstColumn, cells.length - 1);
    cost.step(4 + Math.max(0, last - at));
    for (let place = Math.max(0, at); place <= last; place++) {
      const text = cells[place] ?? "";
      if (text === "" || text === shown || (showsFirst && row === top && place === at)) continue;
      const list = covered.get(row) ?? [];
      covered.set(row, list);
      list.push({ column: place + table.firstColumn, text });
      cells[place] = "";
      isAnyEmpty ||= cells.every((cell) => cell === "");
    }
  }
  if (isAnyEmpty) table.rows = table.rows.filter(({ cells }) => cells.some((cell) => cell !== ""));
}

/** The index of the first row with that number or a later one. */
function firstFrom(rows: readonly TableRow[], number: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.row ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
