import { detectEncoding, encodingOfLabel } from "#app/core/document/kinds/encodings.ts";
import { encodingOf, TextDecoding } from "#app/core/document/kinds/text-decoding.ts";
import { KEPT } from "#app/core/document/limits.ts";
import { encodingNotice, noticesOf } from "#app/core/document/notices.ts";
import type { Cut, ParsedDocument } from "#app/core/document/parsed-document.ts";
import { refuse } from "#app/core/document/refusals.ts";
import type { ParseBudget } from "../budget.ts";
import { withLineFeeds } from "../line-endings.ts";
import { type FilledCell, SheetBlocks, WIDEST_GAP } from "../sheets/sheet-blocks.ts";
import { TextBudget } from "../text-budget.ts";
import { detectDelimiter, isDelimited } from "./delimiter.ts";
import { RecordReader } from "./record-reader.ts";

/** A CSV has no sheet; its addresses name this one. */
const CSV_SHEET = "CSV";

/** How much text decides on the delimiter. UTF-16 code units. */
const SAMPLE = 64 * 1024;

/** NULs, and the character by which DOS ended a file. */
const FILLERS = ["\u0000", "\u001a"];

/** For decoding, dividing and examining it. */
const STEPS_A_BYTE = 4;

/**
 * Reads a CSV piece by piece: only one piece and what is kept are ever in memory. Encoding and delimiter are detected;
 * every cell is text exactly as written, even "02155" and "=1+1". Beyond `KEPT.cells`, rows are only counted.
 * @param head the first bytes, which `pieces` contains as well
 * @param chosen the encoding that the person chose, by its label; it applies unless the text is Unicode
 * @throws Refused when there is nothing in it
 */
export async function readCsv(
  head: Uint8Array,
  pieces: AsyncIterable<Uint8Array>,
  cost: ParseBudget,
  chosen: string | null = null,
): Promise<ParsedDocument> {
  const encoding = chosen === null ? null : encodingOfLabel(chosen);
  const decoding = new TextDecoding(head, encoding ? () => encoding : detectEncoding);
  const rows = new CsvRows(cost);
  let records: RecordReader | null = null;
  let waiting = "";
  const feed = (text: string, isEnd: boolean) => {
    waiting += FILLERS.reduce((rest, sign) => rest.replaceAll(sign, ""), text);
    if (waiting.length < SAMPLE && !isEnd) return;
    const { ready, rest } = upToLineEnd(waiting, isEnd);
    waiting = rest;
    records ??= new RecordReader(delimiterOf(ready), (cells) => rows.add(cells));
    records.push(ready);
  };
  for await (const piece of pieces) {
    cost.step(piece.length * STEPS_A_BYTE);
    await cost.yield();
    feed(decoding.push(piece), false);
  }
  feed(decoding.end(), true);
  const finished = records as RecordReader | null;
  finished?.end();
  return rows.document(decoding, {
    unclosedQuote: finished?.unclosedQuote ?? false,
    longest: finished?.longest ?? null,
    passed: finished?.passed ?? 0,
  });
}

/** Whether a text that is not named as a CSV is one, by its first bytes: most lines have cells, and it is not JSON. */
export function hasCells(head: Uint8Array): boolean {
  const text = withLineFeeds(new TextDecoder(encodingOf(head)).decode(head)).replace(/^\uFEFF/, "");
  return !/^\s*[{[]\s*["{[\]}]/.test(text) && isDelimited(text);
}

const delimiterOf = (text: string) => detectDelimiter(withLineFeeds(text.slice(0, SAMPLE)));

/** Keeps back a CR at the end until what follows is known. */
function upToLineEnd(text: string, isEnd: boolean): { ready: string; rest: string } {
  const waits = !isEnd && text.endsWith("\r");
  return waits ? { ready: text.slice(0, -1), rest: "\r" } : { ready: text, rest: "" };
}

class CsvRows {
  readonly #tables: SheetBlocks;
  readonly #budget = new TextBudget();
  #width = 0;
  #uneven = false;
  #full = false;
  #row = 0;
  #cells = 0;
  #kept = 0;
  #found = 0;

  constructor(cost: ParseBudget) {
    this.#tables = new SheetBlocks(CSV_SHEET, cost);
  }

  add(record: string[]): void {
    if (this.#row === 0 && record.length < 3 && /^sep=.?$/i.test(record.join(""))) return;
    this.#row++;
    let [filled, characters, longest] = [0, 0, 0];
    for (const text of record) {
      if (!isFilled(text)) continue;
      filled += 1;
      characters += text.length;
      if (text.length > longest) longest = text.length;
    }
    if (filled === 0) return;
    this.#found++;
    if (this.#width === 0) this.#width = record.length;
    this.#uneven ||= record.length !== this.#width;
    this.#cells += filled;
    this.#full ||= this.#cells > KEPT.cells || this.#budget.full;
    if (this.#full) return;
    this.#kept++;
    const { first, cells } = trimmed(record);
    if (filled < cells.length) blankOut(cells);
    const fits = longest <= KEPT.cellCharacters && this.#budget.takeWhole(characters);
    if (!fits)
      for (const [at, text] of cells.entries()) cells[at] = this.#budget.take(text, KEPT.cellCharacters);
    if (cells.length <= WIDEST_GAP) this.#tables.addWhole(this.#row, first, cells);
    else this.#tables.add(this.#row, filledOf(cells, first));
  }

  document(
    { lossy, foundName }: Pick<TextDecoding, "lossy" | "foundName">,
    { unclosedQuote, longest, passed }: Pick<RecordReader, "unclosedQuote" | "longest" | "passed">,
  ): ParsedDocument {
    const blocks = this.#tables.blocks();
    if (blocks.length === 0) throw refuse("empty");
    // A long line of few cells is reported by its characters.
    const wide = longest && longest.found > longest.kept ? longest : null;
    if (!wide) this.#budget.pass(passed);
    const rows: Cut[] =
      this.#kept < this.#found ? [{ what: "rows", kept: this.#kept, found: this.#found }] : [];
    return {
      kind: "csv",
      parts: [{ kind: "sheet", name: CSV_SHEET, visibility: "visible", mergedCells: [], blocks }],
      notices: [
        ...(foundName === null ? [] : [encodingNotice(foundName)]),
        ...noticesOf({
          "uneven-rows": this.#uneven,
          "unreadable-characters": lossy,
          "unclosed-quote": unclosedQuote,
        }),
      ],
      cut: [
        ...rows,
        ...(wide ? [{ what: "columns of its longest line" as const, ...wide }] : []),
        ...this.#budget.cut(),
      ],
    };
  }
}

/** A grown array reserves seventeen cells; a row of fewer cells than this is copied to its own length. */
const ROOMY = 6;

/** The row without the empty cells at its ends; `first` is the column of its first cell, from 0. */
function trimmed(record: string[]): { first: number; cells: string[] } {
  const isWhole = isFilled(record[0] ?? "") && isFilled(record[record.length - 1] ?? "");
  if (isWhole) return { first: 0, cells: record.length < ROOMY ? record.slice() : record };
  const first = record.findIndex(isFilled);
  return { first, cells: record.slice(first, record.findLastIndex(isFilled) + 1) };
}

/** Empties cells that contain only white space. */
function blankOut(cells: string[]): void {
  for (const [at, text] of cells.entries()) if (!isFilled(text)) cells[at] = "";
}

const filledOf = (cells: string[], first: number): FilledCell[] =>
  cells.map((text, at) => ({ column: first + at, text })).filter(({ text }) => text !== "");

/** Nearly every cell begins with a visible character, which is quicker to check than the whole. */
const isFilled = (text: string) => isVisible(text.charCodeAt(0)) || text.trim() !== "";

const isVisible = (code: number) => code > 0x20 && code < 0x7f;
