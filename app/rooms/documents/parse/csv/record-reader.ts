import Papa from "papaparse";
import type { Delimiter } from "./delimiter.ts";

/** A record longer than this has a quotation mark that is never closed. UTF-16 code units. */
const LONGEST_RECORD = 400_000;

/** Records of a CSV text that comes in pieces; line ends are already "\n". */
export class RecordReader {
  /** Whether a quotation mark was never closed; from there on they are text. */
  unclosedQuote = false;
  readonly #delimiter: Delimiter;
  readonly #record: (cells: string[]) => void;
  #rest = "";

  constructor(delimiter: Delimiter, record: (cells: string[]) => void) {
    this.#delimiter = delimiter;
    this.#record = record;
  }

  push(more: string): void {
    this.#rest += more;
    this.#readWhole();
    if (this.#rest.length <= LONGEST_RECORD) return;
    this.unclosedQuote ||= this.#rest.includes('"');
    this.#readWhole();
    // A line that long without any line end is given in pieces rather than kept.
    if (this.#rest.length > LONGEST_RECORD) this.end();
  }

  end(): void {
    if (this.#rest === "") return;
    const { data: parsed, errors } = this.#parse(false);
    let data = parsed;
    if (errors.some(({ code }) => code === "MissingQuotes")) {
      this.unclosedQuote = true;
      data = this.#parse(false).data;
    }
    this.#rest = "";
    for (const cells of data) this.#record(cells);
  }

  #readWhole(): void {
    const { data, meta } = this.#parse(true);
    this.#rest = this.#rest.slice(meta.cursor);
    for (const cells of data) this.#record(cells);
  }

  #parse(ignoreLast: boolean): Papa.ParseResult<string[]> {
    const quoteChar = this.unclosedQuote ? "\u0000" : '"';
    const parser = new Papa.Parser({ delimiter: this.#delimiter, newline: "\n", quoteChar });
    return parser.parse(this.#rest, 0, ignoreLast);
  }
}
