import type { Segment } from "#app/core/document/document-text.ts";
import type { TableBlock } from "#app/core/document/parsed-document.ts";
import {
  FIRST_ROWS,
  MOST_PARTS,
  MOST_TELLING_ROWS,
  PART_INPUT_TOKENS,
  PART_OUTPUT_TOKENS,
  TEXT_ROWS_TOKENS,
  WHOLE_TABLE_ROWS,
} from "./analysis-limits.ts";
import { type Line, linesOfBlock, lineWeight } from "./lines.ts";

/** What the model reads in one call, and the longest answer to it; both in tokens, estimated upwards. */
export type PlannedPart = { lines: Line[]; inputTokens: number; outputTokens: number };

export type Plan = {
  parts: PlannedPart[];
  /** Rows of long tables that the model does not read. */
  rowsLeftOut: number;
  /** Where the model's reading ends, as the document names it ("Page 212"); null when it reaches the end. */
  readsUntil: string | null;
};

/** A row by its segment, block and index in the block. */
export type RowName = `${number}:${number}:${number}`;

export const rowName = (segment: number, block: number, row: number): RowName => `${segment}:${block}:${row}`;

/** What is known about a document's rows: the most telling ones, in that order, and all that have a measured value. */
export type KnownRows = { telling: readonly RowName[]; measured: ReadonlySet<RowName> };

/** Divides a document into parts for the model. Not every row of a long table is read. */
export async function planParts(
  segments: AsyncIterable<Segment> | Iterable<Segment>,
  rows: KnownRows,
): Promise<Plan> {
  const plan: Plan = { parts: [], rowsLeftOut: 0, readsUntil: null };
  const wantedIn = openTables(rows);
  let number = 0;
  for await (const segment of segments) {
    for (const [index, block] of segment.blocks.entries()) {
      const wanted = block.kind === "table" ? wantedIn(block, number, index) : () => true;
      if (block.kind === "table") plan.rowsLeftOut += block.rows.filter((_, row) => !wanted(row)).length;
      if (!addLines(plan, linesOfBlock(number, index, block, wanted))) plan.readsUntil = segment.part.name;
      if (plan.readsUntil !== null) return plan;
    }
    number += 1;
  }
  return plan;
}

/** Adds lines to the last part, or to new ones. @returns false when there is no room for all of them */
function addLines(plan: Plan, lines: Line[]): boolean {
  for (const line of lines) {
    const weight = lineWeight(line.text);
    let part = plan.parts.at(-1);
    if (!part || (part.inputTokens > 0 && part.inputTokens + weight > PART_INPUT_TOKENS)) {
      if (plan.parts.length === MOST_PARTS) return false;
      part = { lines: [], inputTokens: FRAME_TOKENS, outputTokens: 0 };
      plan.parts.push(part);
    }
    part.lines.push(line);
    part.inputTokens = Math.ceil(part.inputTokens + weight);
    part.outputTokens = outputTokensFor(part.inputTokens);
  }
  return true;
}

/** The tags around the lines. */
const FRAME_TOKENS = 40;

/** Statements and their quotes take up to twice the text, but no more than forty are asked for. */
const outputTokensFor = (inputTokens: number): number => Math.min(PART_OUTPUT_TOKENS, 600 + 2 * inputTokens);

/** Decides table by table, in order, which rows the model reads. */
function openTables({ telling, measured }: KnownRows) {
  const chosen = new Set(telling.slice(0, MOST_TELLING_ROWS));
  let room = TEXT_ROWS_TOKENS;
  let before: { end: number; column: number } | null = null;
  return (table: TableBlock, segment: number, block: number): ((row: number) => boolean) => {
    const isContinued = before !== null && follows(table, before);
    before = endOf(table);
    if (!isContinued && table.rows.length <= WHOLE_TABLE_ROWS) return () => true;
    const wanted = new Set<number>();
    for (const [row, { cells }] of table.rows.entries()) {
      const name = rowName(segment, block, row);
      const isText = !measured.has(name) && room > 0;
      if (chosen.has(name) || (!isContinued && row < FIRST_ROWS)) wanted.add(row);
      else if (isText) {
        wanted.add(row);
        room -= lineWeight(cells.join(" "));
      }
    }
    return (row) => wanted.has(row);
  };
}

/** Whether a table continues where the one before it was cut. */
function follows(table: TableBlock, { end, column }: { end: number; column: number }): boolean {
  return table.firstColumn === column && table.rows[0]?.row === end + 1;
}

const endOf = ({ rows, firstColumn }: TableBlock) => ({ end: rows.at(-1)?.row ?? 0, column: firstColumn });

/** The part in two halves, for when one answer was too short for it. */
export function halves({ lines, outputTokens }: PlannedPart): PlannedPart[] {
  const middle = Math.ceil(lines.length / 2);
  const half = (some: Line[]): PlannedPart => ({
    lines: some,
    inputTokens: Math.ceil(some.reduce((sum, { text }) => sum + lineWeight(text), FRAME_TOKENS)),
    outputTokens,
  });
  return [half(lines.slice(0, middle)), half(lines.slice(middle))].filter((part) => part.lines.length > 0);
}
