import { addressWords, cellName } from "./addresses.ts";
import type {
  Block,
  Cut,
  DocumentKind,
  DocumentPart,
  Notice,
  ParsedDocument,
  TableBlock,
} from "./parsed-document.ts";
import { blockText, countWords } from "./plain-text.ts";

/** A stretch of a document that is stored, shown and read as a unit: a page, or a piece of a section or sheet. */
export type Segment = { part: PartLabel; blocks: Block[] };

/** Which page, section or sheet a stretch belongs to, in words ("Page 3", "Sheet Vitals (hidden)"). */
type PartLabel = { kind: DocumentPart["kind"]; name: string };

/** What is known about a document's text without reading it. */
export type TextIndex = {
  kind: DocumentKind;
  segments: { part: PartLabel; blocks: number; characters: number }[];
  notices: Notice[];
  cut: Cut[];
  /** Pages of a PDF, sheets of a workbook; null if a document has neither. */
  pageCount: number | null;
  wordCount: number;
  /** The model read the text from pictures. */
  isReadFromPictures: boolean;
};

/** The most UTF-16 code units in a segment, unless a single row or paragraph is longer. */
const SEGMENT_CHARACTERS = 60_000;

/** The document's segments, produced one at a time, so that only one is in memory. */
export function* segmentsOf(document: ParsedDocument): Generator<Segment> {
  for (const part of document.parts) {
    const label = partLabel(part);
    let blocks: Block[] = [];
    let size = 0;
    for (const block of part.blocks.flatMap(splitBlock)) {
      const { length } = blockText(block);
      if (blocks.length > 0 && size + length > SEGMENT_CHARACTERS) {
        yield { part: label, blocks };
        blocks = [];
        size = 0;
      }
      blocks.push(block);
      size += length;
    }
    if (blocks.length > 0) yield { part: label, blocks };
  }
}

export function indexOf(document: ParsedDocument, segments: TextIndex["segments"]): TextIndex {
  const { kind, notices, cut, parts } = document;
  const counted = parts.filter((part) => part.kind !== "section").length;
  return {
    kind,
    segments,
    notices,
    cut,
    pageCount: counted > 0 ? counted : null,
    wordCount: countWords(document),
    isReadFromPictures: false,
  };
}

function partLabel(part: DocumentPart): PartLabel {
  if (part.kind === "page") return { kind: part.kind, name: `Page ${part.number}` };
  if (part.kind === "section") return { kind: part.kind, name: part.name };
  const hidden = part.visibility === "visible" ? "" : " (hidden)";
  return { kind: part.kind, name: `Sheet ${part.name}${hidden}` };
}

/** Splits the rows of a long table into tables of their own, each with the address of its first row. */
function splitBlock(block: Block): Block[] {
  if (block.kind !== "table" || blockText(block).length <= SEGMENT_CHARACTERS) return [block];
  const tables: TableBlock[] = [];
  let rows: TableBlock["rows"] = [];
  let size = 0;
  const close = () => {
    const [first] = rows;
    if (first) tables.push({ ...block, address: addressOfRow(block, first.row), rows });
    rows = [];
    size = 0;
  };
  for (const row of block.rows) {
    const length = row.cells.join("\t").length + 1;
    if (size + length > SEGMENT_CHARACTERS) close();
    rows.push(row);
    size += length;
  }
  close();
  return tables;
}

function addressOfRow(table: TableBlock, row: number): Block["address"] {
  return { ...table.address, cell: cellName(row, table.firstColumn) };
}

/** The place of a stretch of a block: for a table the cell, else the block itself; `words` is the address in words. */
export type Place = { segment: number; block: number; cell: string | null; words: string };

/** @param cell in spreadsheet notation; null for a block that is not a table */
export function placeOf(segment: number, index: number, block: Block, cell: string | null): Place {
  const address = cell === null ? block.address : { ...block.address, cell };
  return { segment, block: index, cell, words: addressWords(address) };
}
