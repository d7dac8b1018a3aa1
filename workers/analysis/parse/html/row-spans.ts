import type { ParseBudget } from "../budget.ts";

/** HTML's own limits of a cell's span (13.1.3 "colspan", "rowspan"); beyond them, a row span has no end. */
const MOST_COLUMNS = 1_000;
const MOST_ROWS = 65_534;

/** Columns that a cell from a row above takes up; `until` is the first row where it no longer does. */
type Span = { from: number; to: number; until: number };

/** Tells the columns of a table's cells, among those that reach down from rows above. */
export class RowSpans {
  readonly #budget: ParseBudget;
  #row = -1;
  #column = 0;
  #taken: Span[] = [];
  #next: Span[] = [];
  #at = 0;

  constructor(budget: ParseBudget) {
    this.#budget = budget;
  }

  beginRow(): void {
    this.#row++;
    this.#column = 0;
    this.#at = 0;
    if (this.#taken.length + this.#next.length === 0) return;
    this.#budget.step((this.#taken.length + this.#next.length) * 8);
    this.#taken = joined(
      [...this.#taken, ...this.#next]
        .filter(({ until }) => until > this.#row)
        .sort((a, b) => a.from - b.from),
    );
    this.#next = [];
  }

  /**
   * The column (from 0) of the row's next cell.
   * @returns also how many columns and rows it spans, within the limits
   */
  place(
    columns: string | undefined,
    rows: string | undefined,
  ): { column: number; across: number; down: number } {
    const across = Math.min(Math.max(1, whole(columns)), MOST_COLUMNS);
    const asked = rows === undefined ? 1 : whole(rows);
    const down = asked === 0 || asked > MOST_ROWS ? Number.POSITIVE_INFINITY : asked;
    for (let span = this.#taken[this.#at]; span && span.to < this.#column; span = this.#taken[++this.#at]);
    for (let span = this.#taken[this.#at]; span && span.from <= this.#column; span = this.#taken[++this.#at])
      this.#column = Math.max(this.#column, span.to + 1);
    const column = this.#column;
    this.#column += across;
    if (down > 1) this.#next.push({ from: column, to: column + across - 1, until: this.#row + down });
    return { column, across, down };
  }
}

/** A number as HTML reads it; 1 for text that does not begin with one. */
function whole(value: string | undefined): number {
  const number = Number.parseInt(value ?? "", 10);
  return Number.isNaN(number) || number < 0 ? 1 : number;
}

/** Spans side by side that end together are one. */
function joined(spans: Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (last && last.until === span.until && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else found.push({ ...span });
  }
  return found;
}
