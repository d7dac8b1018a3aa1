import { placeOf, type Segment } from "#app/core/document/document-text.ts";
import type { Block, TableBlock } from "#app/core/document/parsed-document.ts";
import { blockText } from "#app/core/document/plain-text.ts";
import { withdrawnRows } from "#app/core/document/withdrawn-rows.ts";
import type { KnownIdentifier } from "#app/core/identifiers/found.ts";
import { openIdentifierColumns } from "./identifier-columns.ts";
import { type LabContext, openContext } from "./lab-context.ts";
import { type LabReport, openSeries } from "./lab-series.ts";
import { RESULT_LINE, valuesOfLine } from "./line-values.ts";
import type { Measured } from "./measured.ts";
import { findLayout, type Layout, valuesOfTable } from "./table-values.ts";

export type Readings = LabReport & {
  /** What columns of names, record numbers and birth dates hold, to be hidden from the model. */
  known: KnownIdentifier[];
};

type Segments = AsyncIterable<Segment> | Iterable<Segment>;

/** The table before, for one that goes on without headings of its own. */
type Before = { part: string; table: TableBlock; layout: Layout | null };

/**
 * Finds measured values in a document's tables and lines, by code only: what the document gives, nothing known
 * better. Segments come in order, one in memory at a time, and are read twice: whose a value is must be told only
 * where the document names more than one patient.
 */
export async function readLabs(segments: () => Segments): Promise<Readings> {
  const isOfSeveral = (await countPatients(segments())) > 1;
  const series = openSeries();
  const identifiers = openIdentifierColumns();
  const context = openContext();
  let before: Before | null = null;
  let part = "";
  let number = 0;
  let withdrawn = 0;
  for await (const segment of segments()) {
    if (segment.part.name !== part) context.beginPart();
    part = segment.part.name;
    for (const [index, block] of segment.blocks.entries()) {
      if (block.isHidden) {
        // What nobody sees is no result; whom it names is hidden from the model all the same.
        if (block.kind === "table") identifiers.read(block, false);
        continue;
      }
      const layout: ReturnType<typeof findLayout> =
        block.kind === "table" ? layoutOf(block, part, before) : null;
      if (!layout) readContext(context, block);
      for (const measured of valuesOf(number, index, block, layout))
        series.add(inContext(measured, context, isOfSeveral));
      if (block.kind !== "table") continue;
      if (layout) withdrawn += withdrawnRows(block.rows).size;
      identifiers.read(block, isContinuation(block, before));
      before = { part, table: block, layout: layout?.layout ?? null };
    }
    number += 1;
  }
  const report = series.report();
  const notes = [...report.notes, ...withdrawnNote(withdrawn)];
  return { ...report, notes, known: identifiers.known() };
}

function withdrawnNote(rows: number): string[] {
  if (rows === 0) return [];
  const what = rows === 1 ? "One row is" : `${rows.toLocaleString("en-US")} rows are`;
  return [
    `${what} marked as cancelled, superseded or entered in error; no measured value was taken from there.`,
  ];
}

async function countPatients(segments: Segments): Promise<number> {
  const context = openContext();
  for await (const { blocks } of segments)
    for (const block of blocks) if (!block.isHidden) readContext(context, block);
  return context.patients();
}

/** Lines, and rows in which a label stands in one cell and what it labels in the next. */
function readContext(context: LabContext, block: Block): void {
  if (block.kind !== "table") context.read(blockText(block).slice(0, RESULT_LINE * 2));
  else
    for (const { cells } of block.rows.slice(0, LABELLED_ROWS))
      for (const [index, cell] of cells.slice(0, LABELLED_CELLS).entries())
        context.read(labelled(cell.slice(0, RESULT_LINE), (cells[index + 1] ?? "").slice(0, RESULT_LINE)));
}

const labelled = (cell: string, next: string): string =>
  /:\s*\S/.test(cell) ? cell : `${cell.trimEnd().replace(/:$/, "")}: ${next}`;

/** Rows of a form; a longer table is none. */
const LABELLED_ROWS = 30;
const LABELLED_CELLS = 500;

function valuesOf(
  segment: number,
  index: number,
  block: Block,
  found: ReturnType<typeof findLayout>,
): Iterable<Measured> {
  if (block.kind === "table")
    return valuesOfTable({ segment, block: index, table: block }, found?.layout ?? null, found?.from ?? 0);
  return valuesOfLine(blockText(block), placeOf(segment, index, block, null));
}

/** What its own row does not say, the lines above may. */
function inContext(measured: Measured, context: LabContext, isOfSeveral: boolean): Measured {
  const patient = measured.patient ?? (isOfSeveral ? context.patient() : null);
  const at = measured.value.at ?? context.at();
  return { ...measured, patient, value: { ...measured.value, at } };
}

/** The table's own layout, or that of the one before which it goes on from. */
function layoutOf(table: TableBlock, part: string, before: Before | null): ReturnType<typeof findLayout> {
  const own = findLayout(table);
  if (own || !before?.layout) return own;
  const { layout } = before;
  const isNextPage = part !== before.part && isAsWide(table, before.table) && holdsValues(table, layout);
  return isContinuation(table, before) || isNextPage ? { layout, from: 0 } : null;
}

/** Whether the first rows are results in this layout: any table may be as wide as the one before. */
function holdsValues(table: TableBlock, layout: Layout): boolean {
  const first = { segment: 0, block: 0, table: { ...table, rows: table.rows.slice(0, 2) } };
  return !valuesOfTable(first, layout, 0).next().done;
}

function isContinuation(table: TableBlock, before: Before | null): boolean {
  const last = before?.table.rows.at(-1)?.row;
  return (
    before !== null &&
    table.firstColumn === before.table.firstColumn &&
    table.rows[0]?.row === (last ?? 0) + 1
  );
}

function isAsWide(table: TableBlock, before: TableBlock): boolean {
  return "page" in table.address && table.rows[0]?.cells.length === before.rows[0]?.cells.length;
}
