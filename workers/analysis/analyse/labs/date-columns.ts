import type { TableRow } from "#app/core/document/parsed-document.ts";
import { isClockText } from "#app/core/document/table-headings.ts";
import { readLabDate } from "./lab-date.ts";

export type DateColumn = { column: number; at: string };

/** The columns that dates head, and how many rows their headings take. */
export type DateColumns = { dates: DateColumn[]; rows: number };

/**
 * The columns that dates head. A date that is merged over several columns is written in the first of them: where a row of
 * times stands below, or nothing that heads the others, it is carried over them, and a time belongs to the date above it.
 */
export function dateColumnsOf(cells: readonly string[], below: TableRow | undefined): DateColumns {
  const dates = cells.flatMap((cell, column) => {
    const at = readLabDate(cell);
    return at === null ? [] : [{ column, at }];
  });
  const first = dates[0]?.column ?? 0;
  if (dates.length === 0 || first === 0) return { dates, rows: 1 };
  const times = clockColumns(below?.cells ?? [], first);
  if (times.length > 1)
    return {
      dates: times.flatMap((column) => {
        const date = dateOver(cells, dates, column);
        return date === undefined ? [] : [{ column, at: withClock(date, below?.cells[column] ?? "") }];
      }),
      rows: 2,
    };
  const carried = cells.flatMap((cell, column) => {
    const isBlank =
      column > first && cell.trim() === "" && /^[<>]?\s*[\d.,]+$/.test(below?.cells[column]?.trim() ?? "");
    const date = isBlank ? dateOver(cells, dates, column) : undefined;
    return date === undefined ? [] : [{ column, at: date }];
  });
  return { dates: [...dates, ...carried].sort((a, b) => a.column - b.column), rows: 1 };
}

/** The columns of a row of times; none where anything else stands among them. */
function clockColumns(cells: readonly string[], from: number): number[] {
  const filled = cells.flatMap((cell, column) => (column >= from && cell.trim() !== "" ? [column] : []));
  return filled.every((column) => isClockText(cells[column] ?? "")) ? filled : [];
}

/** The date that stands over a column: its own, or the nearest on its left with nothing between. */
function dateOver(
  cells: readonly string[],
  dates: readonly DateColumn[],
  column: number,
): string | undefined {
  const date = dates.findLast((one) => one.column <= column);
  const between = cells.slice((date?.column ?? 0) + 1, column + 1);
  return between.every((cell) => cell.trim() === "") ? date?.at : undefined;
}

const withClock = (date: string, clock: string): string => readLabDate(`${date} ${clock.trim()}`) ?? date;
