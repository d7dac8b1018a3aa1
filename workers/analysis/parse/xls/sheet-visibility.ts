import { type CellRange, isWithin } from "../sheets/cell-ranges.ts";
import { toSuperscript } from "../superscript.ts";

/** Letters of a text, `to` exclusive. UTF-16 code units. */
type LetterSpan = { from: number; to: number };

/** What is invisible in one sheet, and how Excel 2 shows its numbers. Rows and columns count from 0 here. */
export class SheetVisibility {
  readonly #rows = new Set<number>();
  readonly #columns: { from: number; to: number }[] = [];
  readonly #unseen = new Set<number>();
  readonly #formats = new Map<number, string>();
  readonly #struck = new Set<number>();
  readonly #partly = new Map<number, readonly LetterSpan[]>();
  readonly #superscript = new Map<number, readonly LetterSpan[]>();
  readonly #conditional: CellRange[] = [];

  hideRow(row: number): void {
    this.#rows.add(row);
  }

  hideColumns(from: number, to: number): void {
    this.#columns.push({ from, to });
  }

  /** For letters in the color of their background. */
  hideCell(row: number, column: number): void {
    this.#unseen.add(keyOf(row, column));
  }

  /** For struck-through letters; where a cell has only some, those are separated from the others as well. */
  strikeCell(row: number, column: number): void {
    this.#struck.add(keyOf(row, column));
  }

  isStruckOut(row: number, column: number): boolean {
    return this.#struck.has(keyOf(row, column));
  }

  /** For some letters of a cell. */
  hideLetters(row: number, column: number, spans: readonly LetterSpan[]): void {
    this.#partly.set(keyOf(row, column), spans);
  }

  /** For superscript letters of a cell. */
  raiseLetters(row: number, column: number, spans: readonly LetterSpan[]): void {
    this.#superscript.set(keyOf(row, column), spans);
  }

  /** A cell's text with superscript characters, at the same length. */
  withSuperscript(row: number, column: number, text: string): string {
    const spans = this.#superscript.get(keyOf(row, column)) ?? [];
    return spans.reduce(
      (all, { from, to }) =>
        all.slice(0, from) + toSuperscript(all.slice(from, to)) + all.slice(Math.max(from, to)),
      text,
    );
  }

  /** A cell's visible and hidden letters, or null if all are alike. */
  partLetters(row: number, column: number, text: string): { seen: string; hidden: string } | null {
    const spans = this.#partly.get(keyOf(row, column));
    if (!spans || isWithin(this.#conditional, row + 1, column)) return null;
    let [seen, hidden, at] = ["", "", 0];
    for (const { from, to } of spans) {
      seen += text.slice(at, from);
      hidden += text.slice(from, to);
      at = to;
    }
    return { seen: seen + text.slice(at), hidden };
  }

  /** Where a conditional format may fill a cell. */
  fill(range: CellRange): void {
    this.#conditional.push(range);
  }

  format(row: number, column: number, format: string): void {
    this.#formats.set(keyOf(row, column), format);
  }

  formatAt(row: number, column: number): string | undefined {
    return this.#formats.get(keyOf(row, column));
  }

  isHiddenRow(row: number): boolean {
    return this.#rows.has(row);
  }

  isHidden(row: number, column: number): boolean {
    if (this.#columns.some(({ from, to }) => column >= from && column <= to)) return true;
    return this.#unseen.has(keyOf(row, column)) && !isWithin(this.#conditional, row + 1, column);
  }
}

const keyOf = (row: number, column: number) => row * 0x1_0000 + column;
