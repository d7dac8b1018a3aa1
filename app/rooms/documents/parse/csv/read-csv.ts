import { KEPT } from "../limits.ts";
import { noticesOf } from "../notices.ts";
import type { Cut, ParsedDocument } from "../parsed-document.ts";
import { refuse } from "../refusals.ts";
import { type FilledCell, SheetBlocks } from "../sheets/sheet-blocks.ts";
import { TextBudget } from "../text-budget.ts";
import { detectDelimiter } from "./delimiter.ts";
import { RecordReader } from "./record-reader.ts";
import { TextDecoding } from "./text-decoding.ts";

/** A CSV has no sheet; its addresses name this one. */
export const CSV_SHEET = "CSV";

/** How much text decides on the delimiter. UTF-16 code units. */
const SAMPLE = 64 * 1024;

/**
 * Reads a CSV piece by piece: never more of it in memory than one piece and what is kept. Encoding and delimiter are
 * found, every cell is text exactly as written ("02155" and "=1+1" too). Beyond `KEPT.cells` rows are only counted.
 * @param head the first bytes, which are part of `pieces` as well
 * @throws Refused when there is nothing in it
 */
export async function readCsv(head: Uint8Array, pieces: AsyncIterable<Uint8Array>): Promise<ParsedDocument> {
  const decoding = new TextDecoding(head);
  const rows = new CsvRows();
  let records: RecordReader | null = null;
  let waiting = "";
  const feed = (text: string, isEnd: boolean) => {
    waiting += text.replaceAll("\u0000", "");
    if (!records && waiting.length < SAMPLE && !isEnd) return;
    const ready = withLineFeeds(waiting, isEnd);
    waiting = ready.rest;
    records ??= new RecordReader(detectDelimiter(ready.text.slice(0, SAMPLE)), (cells) => rows.add(cells));
    records.push(ready.text);
  };
  for await (const piece of pieces) feed(decoding.push(piece), false);
  feed(decoding.end(), true);
  const finished = records as RecordReader | null;
  finished?.end();
  return rows.document(decoding.lossy, finished?.unclosedQuote ?? false);
}

/** CR LF and CR become LF; a CR at the end waits for what follows. */
function withLineFeeds(text: string, isEnd: boolean): { text: string; rest: string } {
  const waits = !isEnd && text.endsWith("\r");
  return { text: (waits ? text.slice(0, -1) : text).replace(/\r\n?/g, "\n"), rest: waits ? "\r" : "" };
}

class CsvRows {
  readonly #tables = new SheetBlocks(CSV_SHEET);
  readonly #budget = new TextBudget();
  #width = 0;
  #uneven = false;
  #full = false;
  #row = 0;
  #cells = 0;
  #kept = 0;
  #found = 0;

  add(record: string[]): void {
    if (this.#row === 0 && record.length < 3 && /^sep=.?$/i.test(record.join(""))) return;
    this.#row++;
    if (!record.some(isFilled)) return;
    this.#found++;
    if (this.#width === 0) this.#width = record.length;
    this.#uneven ||= record.length !== this.#width;
    if (!this.#full) this.#keep(filled(record));
  }

  #keep(cells: FilledCell[]): void {
    this.#cells += cells.length;
    this.#full = this.#cells > KEPT.cells || this.#budget.full;
    if (this.#full) return;
    for (const cell of cells) cell.text = this.#budget.take(cell.text, KEPT.cellCharacters);
    this.#tables.add(this.#row, cells);
    this.#kept++;
  }

  document(lossy: boolean, unclosedQuote: boolean): ParsedDocument {
    const blocks = this.#tables.blocks();
    if (blocks.length === 0) throw refuse("empty");
    const rows: Cut[] =
      this.#kept < this.#found ? [{ what: "rows", kept: this.#kept, found: this.#found }] : [];
    return {
      kind: "csv",
      parts: [{ kind: "sheet", name: CSV_SHEET, visibility: "visible", mergedCells: [], blocks }],
      notices: noticesOf({
        "uneven-rows": this.#uneven,
        "unreadable-characters": lossy,
        "unclosed-quote": unclosedQuote,
      }),
      cut: [...rows, ...this.#budget.cut()],
    };
  }
}

function filled(record: string[]): FilledCell[] {
  const cells: FilledCell[] = [];
  record.forEach((text, column) => {
    if (isFilled(text)) cells.push({ column, text });
  });
  return cells;
}

const isFilled = (text: string) => text.trim() !== "";
