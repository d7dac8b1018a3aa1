import type { TableBlock } from "#app/core/document/parsed-document.ts";
import { headingWords, roleOf } from "#app/core/document/tables/column-roles.ts";

/** Rows searched for headings side by side. */
const HEADING_ROWS = 8;

/** Splits tables that are side by side under the same headings ("Test | Result | Test | Result", "Date | K | Na | Date | K | Na"). */
export function splitSideBySide(table: TableBlock): TableBlock[] {
  for (const { cells } of table.rows.slice(0, HEADING_ROWS)) {
    const starts = startsOf(cells);
    if (starts.length >= 2)
      return starts.map((start, index) => slice(table, index && start, starts[index + 1]));
  }
  return [table];
}

/** Rows of titles above tables side by side, with an empty row between. */
const TITLE_ROWS = 3;

/** The part of the titles above several tables that is over one of them, row by row. */
export function cellsAbove({ firstColumn, rows }: TableBlock, above: TableBlock | null): string[][] {
  if (!above || above.rows.length > TITLE_ROWS) return [];
  const from = Math.max(0, firstColumn - above.firstColumn);
  const width = Math.max(...rows.slice(0, HEADING_ROWS).map(({ cells }) => cells.length));
  return above.rows.map(({ cells }) => cells.slice(from, from + width));
}

/**
 * Where tables begin: columns of tests with the same heading beside results, or of dates before the same tests.
 */
function startsOf(cells: string[]): number[] {
  const dates = cells.flatMap((cell, column) => (roleOf(cell) === "date" ? [column] : []));
  return dates[0] === 0 && areAlike(cells, dates) ? dates : startsOfTests(cells);
}

/** Whether the same headings, two at least, follow each of the columns; blank ones separate them. */
function areAlike(cells: string[], starts: number[]): boolean {
  const headings = starts.map((start, index) =>
    cells
      .slice(start, starts[index + 1])
      .map(headingWords)
      .filter((words) => words !== ""),
  );
  const [first = []] = headings;
  return first.length >= 3 && headings.every((own) => own.join("|") === first.join("|"));
}

function startsOfTests(cells: string[]): number[] {
  const names = cells.flatMap((cell, column) => (roleOf(cell) === "name" ? [column] : []));
  const same = names.filter(
    (column) => headingWords(cells[column] ?? "") === headingWords(cells[names[0] ?? 0] ?? ""),
  );
  const hasResults = (from: number, to?: number) =>
    cells.slice(from, to).some((cell) => roleOf(cell) === "value");
  return same.every((start, index) => hasResults(start, same[index + 1])) ? same : [];
}

function slice(table: TableBlock, from: number, to: number | undefined): TableBlock {
  const rows = table.rows.map((row) => ({ ...row, cells: row.cells.slice(from, to) }));
  return { ...table, firstColumn: table.firstColumn + from, rows };
}
