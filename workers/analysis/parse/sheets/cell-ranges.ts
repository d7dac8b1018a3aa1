import { readCellName } from "#app/core/document/addresses.ts";

/** A rectangle of cells; rows count from 1 and columns from 0, both ends inclusive. */
export type CellRange = { rows: [first: number, last: number]; columns: [first: number, last: number] };

/** A whole sheet. */
export const EVERYWHERE: CellRange = { rows: [1, 1_048_576], columns: [0, 16_383] };

/** Ranges in spreadsheet notation, separated by spaces ("A1:B7 D3"); anything else is ignored. */
export function rangesOf(written: string): CellRange[] {
  return written.split(/\s+/).flatMap((range) => {
    const [from, to = from] = range.replaceAll("$", "").split(":").map(readCellName);
    if (!from || !to) return [];
    return [{ rows: [from.row, to.row], columns: [from.column, to.column] } satisfies CellRange];
  });
}

export const isWithin = (ranges: readonly CellRange[], row: number, column: number): boolean =>
  ranges.some(
    ({ rows, columns }) => row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1],
  );
