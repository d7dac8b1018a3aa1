import { cellName } from "#app/core/document/addresses.ts";
import { type Place, placeOf, type Segment } from "#app/core/document/document-text.ts";
import type { TableBlock } from "#app/core/document/parsed-document.ts";
import { blockText } from "#app/core/document/plain-text.ts";

/** What is handed to the model as one block and cited as one place: a paragraph, or a row with its column names. */
export type Passage = { text: string; place: Place };

/** Longest passage in UTF-16 code units; a longer block is cut at a blank. */
const LONGEST_PASSAGE = 1_500;

/**
 * The segment's passages in order. A row stands with the names of its columns ("DATE: 2019-03-02 | VALUE: 64"), since
 * alone it says nothing; the first row of a table, or what it was where the table began in an earlier segment, names
 * them.
 * @param columns the names that an earlier segment of the same part ended with; changed as tables go by
 */
export function passagesOf(segment: Segment, number: number, columns: { names: string[] }): Passage[] {
  return segment.blocks.flatMap((block, index) => {
    if (block.kind === "table") return rowsOf(block, number, index, columns);
    const place = placeOf(number, index, block, null);
    return pieces(blockText(block)).map((text) => ({ text, place }));
  });
}

function rowsOf(table: TableBlock, segment: number, index: number, columns: { names: string[] }): Passage[] {
  const [first] = table.rows;
  const opens = first !== undefined && looksLikeNames(first.cells);
  if (opens) columns.names = first.cells;
  return table.rows.flatMap(({ row, cells }, at) => {
    const filled = cells.findIndex((cell) => cell.trim() !== "");
    if (filled < 0) return [];
    const place = placeOf(segment, index, table, cellName(row, table.firstColumn + filled));
    const text = opens && at === 0 ? cells.join(" | ") : withNames(cells, columns.names);
    return pieces(text).map((piece) => ({ text: piece, place }));
  });
}

function withNames(cells: readonly string[], names: readonly string[]): string {
  return cells
    .map((cell, at) => (cell.trim() === "" ? "" : names[at]?.trim() ? `${names[at].trim()}: ${cell}` : cell))
    .filter((part) => part !== "")
    .join(" | ");
}

/** At least two cells, and none of them a number or a date: column names. */
function looksLikeNames(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length >= 2 && filled.every((cell) => !/^[\d.,:/\s-]+$/.test(cell) && cell.length < 60);
}

function pieces(text: string): string[] {
  const whole = text.trim();
  if (whole === "") return [];
  if (whole.length <= LONGEST_PASSAGE) return [whole];
  const cut = whole.lastIndexOf(" ", LONGEST_PASSAGE);
  const at = cut > LONGEST_PASSAGE / 2 ? cut : LONGEST_PASSAGE;
  return [whole.slice(0, at), ...pieces(whole.slice(at))];
}
