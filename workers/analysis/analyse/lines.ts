import { addressWords, cellName } from "#app/core/document/addresses.ts";
import type { Place } from "#app/core/document/document-text.ts";
import type { Address, Block, TableBlock } from "#app/core/document/parsed-document.ts";
import { blockText } from "#app/core/document/plain-text.ts";
import { withdrawnRows } from "#app/core/document/tables/withdrawn-rows.ts";
import { withBoxesInWords } from "#app/core/document/tick-boxes.ts";
import { tokenWeight } from "#app/core/model/tokens.ts";
import { LINE_CHARACTERS } from "./analysis-limits.ts";

/** The separator between two cells in a line. */
export const CELL_EDGE = " | ";

/** One numbered line of what the model reads: a paragraph, a piece of a long one, or one row of a table. */
export type Line = {
  text: string;
  segment: number;
  block: number;
  address: Address;
  /** A reader of the document does not see it. */
  isHidden: boolean;
  /** Hidden because it is struck out. */
  isStruckOut: boolean;
  /** A table row's number, its cells and the table's heading line; null for running text. */
  row: {
    number: number;
    firstColumn: number;
    cells: string[];
    header: string | null;
    /** The row says that it is withdrawn. */
    isWithdrawn: boolean;
  } | null;
};

/** The lines of one block. @param row decides which rows of a table to include, by their index in the block */
export function linesOfBlock(
  segment: number,
  index: number,
  block: Block,
  wanted: (row: number) => boolean = () => true,
): Line[] {
  const { address, isHidden = false, isStruckOut = false } = block;
  const at = { segment, block: index, address, isHidden, isStruckOut };
  if (block.kind === "table") return rowLines(at, block, wanted);
  return stretchesOf(oneLine(blockText(block))).map((text) => ({ ...at, text, row: null }));
}

function rowLines(
  at: Pick<Line, "segment" | "block" | "address" | "isHidden" | "isStruckOut">,
  table: TableBlock,
  wanted: (row: number) => boolean,
): Line[] {
  const withdrawn = withdrawnRows(table.rows);
  const header = table.rows[0] ? rowText(table.rows[0].cells) : null;
  return table.rows.flatMap(({ row, cells }, index) => {
    const text = rowText(cells);
    if (!wanted(index) || text === "") return [];
    const heads = index === 0 ? null : header;
    const isWithdrawn = withdrawn.has(index);
    return [
      {
        ...at,
        text,
        row: { number: row, firstColumn: table.firstColumn, cells, header: heads, isWithdrawn },
      },
    ];
  });
}

/** A row's text without the empty cells at its end. */
function rowText(cells: string[]): string {
  const texts = cells.map((cell) => oneLine(cell));
  const end = texts.findLastIndex((text) => text !== "") + 1;
  return texts.slice(0, end).join(CELL_EDGE).slice(0, LINE_CHARACTERS);
}

const oneLine = (text: string) => withBoxesInWords(text.replace(/\s+/g, " ").trim());

/** A text in pieces of at most the longest line, cut between words where possible. */
function stretchesOf(text: string): string[] {
  const stretches: string[] = [];
  let rest = text;
  while (rest.length > LINE_CHARACTERS) {
    const blank = rest.lastIndexOf(" ", LINE_CHARACTERS);
    const end = blank > LINE_CHARACTERS / 2 ? blank : LINE_CHARACTERS;
    stretches.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === "" ? stretches : [...stretches, rest];
}

/** The estimated tokens of a line and its number, unrounded. */
export const lineWeight = (text: string): number => tokenWeight(text) + 3;

/** The place of a quote in this line: in a table, the cell that contains it or where it begins. */
export function placeInLine({ segment, block, address, row }: Line, quote: string): Place {
  const column = row ? columnOf(row.cells, quote) : 0;
  const cell = row ? cellName(row.number, row.firstColumn + column) : null;
  const words = addressWords(cell === null ? address : { ...address, cell });
  return { segment, block, cell, words };
}

function columnOf(cells: string[], quote: string): number {
  const [first = ""] = quote.split("|");
  for (const text of [quote, first]) {
    const wanted = oneLine(text).toLowerCase();
    const column = cells.findIndex((cell) => wanted !== "" && oneLine(cell).toLowerCase().includes(wanted));
    if (column >= 0) return column;
  }
  return Math.max(
    0,
    cells.findIndex((cell) => cell.trim() !== ""),
  );
}
