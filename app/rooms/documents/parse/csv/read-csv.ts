import { KEPT } from "../limits.ts";
import { noticesOf } from "../notices.ts";
import type { Cut, ParsedDocument } from "../parsed-document.ts";
import { refuse } from "../refusals.ts";
import { type FilledCell, SheetBlocks, WIDEST_GAP } from "../sheets/sheet-blocks.ts";
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
    waiting += text.includes("\u0000") ? text.replaceAll("\u0000", "") : text;
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
  const whole = (waits ? text.slice(0, -1) : text).replaceAll("\r\n", "\n");
  return { text: whole.includes("\r") ? whole.replaceAll("\r", "\n") : whole, rest: waits ? "\r" : "" };
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
    let filled = 0;
    for (const text of record) if (isFilled(text)) filled += 1;
    if (filled === 0) return;
    this.#found++;
    if (this.#width === 0) this.#width = record.length;
    this.#uneven ||= record.length !== this.#width;
    if (!this.#full) this.#keep(record, filled);
  }

  #keep(record: string[], filled: number): void {
    this.#cells += filled;
    this.#full = this.#cells > KEPT.cells || this.#budget.full;
    if (this.#full) return;
    const first = record.findIndex(isFilled);
    const cells = record.slice(first, record.findLastIndex(isFilled) + 1);
    if (filled < cells.length) blankOut(cells);
    if (!this.#budget.takeAll(cells, KEPT.cellCharacters))
      for (const [at, text] of cells.entries()) cells[at] = this.#budget.take(text, KEPT.cellCharacters);
    if (cells.length <= WIDEST_GAP) this.#tables.addWhole(this.#row, first, cells);
    else this.#tables.add(this.#row, filledOf(cells, first));
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

/** Cells of nothing but white space are empty ones. */
function blankOut(cells: string[]): void {
  for (const [at, text] of cells.entries()) if (!isFilled(text)) cells[at] = "";
}

const filledOf = (cells: string[], first: number): FilledCell[] =>
  cells.map((text, at) => ({ column: first + at, text })).filter(({ text }) => text !== "");

/** Nearly every cell begins with a visible character, which is quicker to see than the whole. */
const isFilled = (text: string) => isVisible(text.charCodeAt(0)) || text.trim() !== "";

const isVisible = (code: number) => code > 0x20 && code < 0x7f;
