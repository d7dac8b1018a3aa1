import type { KnownIdentifier } from "#app/core/model/identifiers.ts";
import { placeOf, type Segment } from "#app/rooms/documents/document-text.ts";
import type { TableBlock } from "#app/rooms/documents/parse/parsed-document.ts";
import { blockText } from "#app/rooms/documents/parse/plain-text.ts";
import { openIdentifierColumns } from "./identifier-columns.ts";
import { type LabReport, openSeries } from "./lab-series.ts";
import { valuesOfLine } from "./line-values.ts";
import { findLayout, type Layout, valuesOfTable } from "./table-values.ts";

export type Readings = LabReport & {
  /** What columns of names, record numbers and birth dates hold, to be hidden from the model. */
  known: KnownIdentifier[];
};

/** The table before, for one that goes on without headings of its own. */
type Before = { part: string; table: TableBlock; layout: Layout | null };

/** Longest line that may be a result; prose is longer. UTF-16 code units. */
const RESULT_LINE = 300;

/**
 * Finds measured values in a document's tables and lines, by code only: what the document gives, nothing known
 * better. Segments come in order, one in memory at a time.
 */
export async function readLabs(segments: AsyncIterable<Segment> | Iterable<Segment>): Promise<Readings> {
  const series = openSeries();
  const identifiers = openIdentifierColumns();
  let before: Before | null = null;
  let number = 0;
  for await (const segment of segments) {
    for (const [index, block] of segment.blocks.entries()) {
      if (block.kind !== "table") {
        const text = blockText(block);
        if (text.length <= RESULT_LINE)
          for (const one of valuesOfLine(text, placeOf(number, index, block, null))) series.add(one);
        continue;
      }
      const found: ReturnType<typeof findLayout> =
        findLayout(block) ?? inherited(block, segment.part.name, before);
      const layout: Layout | null = found?.layout ?? null;
      const at = { segment: number, block: index, table: block };
      for (const measured of valuesOfTable(at, layout, found?.from ?? 0)) series.add(measured);
      identifiers.read(block, isContinuation(block, before));
      before = { part: segment.part.name, table: block, layout };
    }
    number += 1;
  }
  return { ...series.report(), known: identifiers.known() };
}

/** A table that goes on where the last one was cut, or as wide as that one on the next page, has its columns. */
function inherited(table: TableBlock, part: string, before: Before | null) {
  if (!before?.layout) return null;
  const isSame = isContinuation(table, before) || (part !== before.part && isAsWide(table, before.table));
  return isSame ? { layout: before.layout, from: 0 } : null;
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
