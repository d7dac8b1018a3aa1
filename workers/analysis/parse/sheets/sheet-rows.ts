import type { Block } from "#app/core/document/parsed-document.ts";
import type { ParseBudget } from "../budget.ts";
import { type FilledCell, SheetBlocks } from "./sheet-blocks.ts";

/**
 * A filled cell, marked if a reader of the sheet does not see it or sees it struck out; `instead` is what she sees in
 * its place, or beside the struck-out text.
 */
export type SheetCell = FilledCell & { isHidden?: boolean; isStruckOut?: boolean; instead?: string | null };

/** The tables of a sheet, with hidden and struck-out cells apart from the visible ones. */
export class SheetRows {
  readonly #seen: SheetBlocks;
  readonly #hidden: SheetBlocks;
  readonly #struckOut: SheetBlocks;

  constructor(sheet: string, budget: ParseBudget) {
    this.#seen = new SheetBlocks(sheet, budget);
    this.#hidden = new SheetBlocks(sheet, budget);
    this.#struckOut = new SheetBlocks(sheet, budget);
  }

  /**
   * Adds a row (from 1) with its filled cells in order of their columns.
   * @param isHidden whether the row itself is hidden
   */
  add(row: number, cells: SheetCell[], isHidden = false): void {
    const unseen = isHidden
      ? cells
      : cells.filter((cell) => cell.isHidden || cell.isStruckOut || cell.instead);
    const seen = unseen.length === 0 ? cells : isHidden ? [] : cells.flatMap(seenOf);
    if (isHidden || (unseen.length > 0 && seen.length === 0)) this.#seen.skip(row);
    if (seen.length > 0) this.#seen.add(row, seen);
    const struckOut = isHidden ? [] : unseen.filter((cell) => cell.isStruckOut);
    const hidden = struckOut.length === 0 ? unseen : unseen.filter((cell) => !cell.isStruckOut);
    if (hidden.length > 0) this.#hidden.add(row, hidden);
    if (struckOut.length > 0) this.#struckOut.add(row, struckOut);
  }

  /** The visible blocks, followed by the hidden ones. */
  blocks(): Block[] {
    const hidden = this.#hidden.blocks().map((block) => ({ ...block, isHidden: true as const }));
    const struckOut = this.#struckOut
      .blocks()
      .map((block) => ({ ...block, isHidden: true as const, isStruckOut: true as const }));
    return [...this.#seen.blocks(), ...hidden, ...struckOut];
  }
}

const seenOf = (cell: SheetCell): FilledCell[] =>
  cell.isHidden || (cell.isStruckOut && !cell.instead)
    ? []
    : [cell.instead ? { column: cell.column, text: cell.instead } : cell];
