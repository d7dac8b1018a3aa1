import { wordsOnly } from "#app/core/document/same-words.ts";
import { deniedInWords } from "#app/core/document/tables/row-words.ts";
import { tickedApart } from "#app/core/document/tick-boxes.ts";
import { CELL_EDGE, type Line } from "./lines.ts";

/** A line as the statement checker reads it: running text with ticked options separated, a row as below. */
export const wordsOfLine = (line: Line): string =>
  line.row === null ? tickedApart(line.text) : wordsOfRow(line.text, line.row.header);

function wordsOfRow(text: string, header: string | null): string {
  const headings = (header ?? "").split(CELL_EDGE).map((cell) => cell.trim());
  const cells = text
    .split(CELL_EDGE)
    .map((cell, at) => ({ cell: tickedApart(cell.trim()), heading: headings[at] ?? "" }))
    .filter(({ cell }) => cell !== "");
  return deniedInWords(cells) ?? cells.map(({ cell }) => cell).join(" ");
}

/** Whether a statement is a whole line, letter for letter, and so needs no further check. */
export const isWholeLine = (text: string, { text: line }: Line): boolean =>
  wordsOnly(text) === wordsOnly(line);
