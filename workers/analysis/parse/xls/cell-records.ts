/** A record that SheetJS skips (HeaderFooter). */
export const PASSED_OVER = 0x89c;

/** A cell record's data begins with its row, in every format. */
const HEAD_BYTES = 4;

/**
 * The cells of a workbook stream, hidden in place and shown to SheetJS some rows at a time: it could not hold all
 * cells of a large workbook at once.
 */
export class CellRecords {
  readonly #view: DataView;
  readonly #places: number[] = [];
  readonly #types: number[] = [];
  readonly #rows: number[] = [];
  readonly #cells: number[] = [];
  #count = 0;

  /** How many cells the records hold. */
  get count(): number {
    return this.#count;
  }

  constructor(view: DataView) {
    this.#view = view;
  }

  /**
   * Hides a record.
   * @param cells 0 for a record that belongs to the cell before, such as a formula's text
   */
  hide(at: number, cells: number): void {
    const row = this.#view.getUint16(at + HEAD_BYTES, true);
    this.#places.push(at);
    this.#types.push(this.#view.getUint16(at, true));
    this.#rows.push(cells === 0 ? (this.#rows.at(-1) ?? row) : row);
    this.#cells.push(cells);
    this.#count += cells;
    this.#view.setUint16(at, PASSED_OVER, true);
  }

  /**
   * Shows the rows of all sheets in order, in bands of whole rows, at least one, of up to `most` cells; each is
   * hidden again before the next. Without any cells, it yields once.
   */
  *bands(most: number): Generator<void> {
    const order = Uint32Array.from(this.#places, (_, i) => i).sort(
      (a, b) => this.#rowOf(a) - this.#rowOf(b) || a - b,
    );
    let from = 0;
    do {
      const to = this.#endOfBand(order, from, most);
      const band = order.subarray(from, to);
      for (const i of band) this.#view.setUint16(this.#places[i] ?? 0, this.#types[i] ?? 0, true);
      yield;
      for (const i of band) this.#view.setUint16(this.#places[i] ?? 0, PASSED_OVER, true);
      from = to;
    } while (from < order.length);
  }

  #rowOf(i: number): number {
    return this.#rows[i] ?? 0;
  }

  #endOfBand(order: Uint32Array, from: number, most: number): number {
    let end = from;
    let cells = 0;
    for (let at = from; at < order.length; ) {
      const row = this.#rowOf(order[at] ?? 0);
      for (; at < order.length && this.#rowOf(order[at] ?? 0) === row; at++)
        cells += this.#cells[order[at] ?? 0] ?? 0;
      if (cells > most && end > from) return end;
      end = at;
    }
    return end;
  }
}
