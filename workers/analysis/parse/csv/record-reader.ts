import Papa from "papaparse";
import { countCrLf, withLineFeeds } from "../line-endings.ts";
import type { Delimiter } from "./delimiter.ts";

/** A record longer than this has an unclosed quotation mark. UTF-16 code units. */
const LONGEST_RECORD = 400_000;

/**
 * Reads records of a CSV text that comes in pieces; a line end within a cell becomes LF. Pieces may be cut anywhere
 * but between CR and LF. As long as all line ends are CR LF, as in RFC 4180, the text is not copied to make them LF.
 */
export class RecordReader {
  /** Whether a quotation mark was never closed; from there on, quotation marks are text. */
  unclosedQuote = false;
  /** The longest line that was cut: how many cells were kept, and how many it has. */
  longest: { kept: number; found: number } | null = null;
  /** How much of cut lines was skipped, in UTF-16 code units. */
  passed = 0;
  /** The cells of the line being skipped, if any. */
  #passing: { kept: number; found: number } | null = null;
  readonly #delimiter: Delimiter;
  readonly #record: (cells: string[]) => void;
  #lineEnd: "\r\n" | "\n" = "\r\n";
  /** Number of line ends in `#rest`, as long as all are CR LF. */
  #pairs = 0;
  #rest = "";

  constructor(delimiter: Delimiter, record: (cells: string[]) => void) {
    this.#delimiter = delimiter;
    this.#record = record;
  }

  push(more: string): void {
    this.#take(more);
    if (this.#passing) this.#pass(this.#passing);
    this.#readWhole();
    if (this.#rest.length <= LONGEST_RECORD) return;
    this.unclosedQuote ||= this.#rest.includes('"');
    this.#readWhole();
    if (this.#rest.length > LONGEST_RECORD) this.#cutLine();
  }

  /** Yields the beginning of a line that is too long and skips the rest. */
  #cutLine(): void {
    const end = this.#rest.lastIndexOf(this.#delimiter, LONGEST_RECORD);
    const beginning = this.#rest.slice(0, end > 0 ? end : LONGEST_RECORD);
    const cells = beginning.split(this.#delimiter);
    this.#record(cells);
    this.#passing = { kept: cells.length, found: cells.length };
    this.#rest = this.#rest.slice(beginning.length);
    this.#pass(this.#passing);
  }

  /** Skips what belongs to the line, and counts its cells. */
  #pass(line: { kept: number; found: number }): void {
    const end = this.#rest.indexOf("\n");
    const belongs = end === -1 ? this.#rest : this.#rest.slice(0, end);
    this.passed += belongs.length;
    for (let at = belongs.indexOf(this.#delimiter); at !== -1; at = belongs.indexOf(this.#delimiter, at + 1))
      line.found++;
    if (!this.longest || line.found >= this.longest.found) this.longest = { ...line };
    this.#rest = end === -1 ? "" : this.#rest.slice(end + 1);
    this.#pairs = countCrLf(this.#rest) ?? 0;
    if (end !== -1) this.#passing = null;
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
    this.#pairs = 0;
    for (const cells of data) this.#record(cells.map(withLineFeeds));
  }

  #take(more: string): void {
    if (this.#lineEnd === "\r\n") {
      const pairs = countCrLf(more);
      if (pairs !== null) {
        this.#rest += more;
        this.#pairs += pairs;
        return;
      }
      this.#lineEnd = "\n";
      this.#rest = withLineFeeds(this.#rest);
    }
    this.#rest += withLineFeeds(more);
  }

  #readWhole(): void {
    const { data, meta } = this.#parse(true);
    this.#rest = this.#rest.slice(meta.cursor);
    const pairsLeft = countCrLf(this.#rest) ?? 0;
    const areWithinCells = this.#lineEnd === "\r\n" && this.#pairs - pairsLeft > data.length;
    this.#pairs = pairsLeft;
    for (const cells of data) this.#record(areWithinCells ? cells.map(withLineFeeds) : cells);
  }

  #parse(ignoreLast: boolean): Papa.ParseResult<string[]> {
    const quoteChar = this.unclosedQuote ? "\u0000" : '"';
    const parser = new Papa.Parser({ delimiter: this.#delimiter, newline: this.#lineEnd, quoteChar });
    return parser.parse(this.#rest, 0, ignoreLast);
  }
}
