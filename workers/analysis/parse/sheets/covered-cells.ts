import type { Block, TableRow } from "#app/core/document/parsed-document.ts";
import type { ParseBudget } from "../budget.ts";
import type { CellRange } from "./cell-ranges.ts";
import { type FilledCell, SheetBlocks } from "./sheet-blocks.ts";

/** As many merged cells are looked at. */
export const MOST_COVERING = 20_000;

/** Ranges of cells that are shown as one, and ranges that a full shape lies on. */
type Covers = { merged: readonly CellRange[]; drawnOver?: readonly CellRange[] };

/**
 * A sheet's blocks with what is covered marked as hidden: of a merged cell only the upper left one is shown, and some
 * programs leave the others filled. What says the same as the upper left one stays.
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

/** Takes out of a table what a merged cell or a shape covers of it. */
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

/** The place of the first row of that number or a later one. */
function firstFrom(rows: readonly TableRow[], number: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.row ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
