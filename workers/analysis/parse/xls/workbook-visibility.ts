import type { ParseBudget } from "../budget.ts";
import type { RunsOf } from "./shared-texts.ts";
import { SheetVisibility } from "./sheet-visibility.ts";
import { WorkbookStyles } from "./workbook-styles.ts";

/** Record types of [MS-XLS] 2.3, and of earlier formats. */
const ROW = 0x208;
const ROW_OF_BIFF2 = 0x08;
const COLUMNS = 0x7d;
const WIDTH_OF_BIFF2 = 0x24;
const CONDITIONAL = 0x1b0;
const MULTIPLE_RK = 0xbd;
const SHEET = 0x85;
const FORMULA = 0x06;
/** Cells of Excel 2, which contain their attributes, and of later versions, which name a format. */
const CELLS_OF_BIFF2 = new Set([0x02, 0x03, 0x04, 0x05]);
const CELLS = new Set([FORMULA, 0x206, 0x406, 0x203, 0x27e, 0x204, 0x205, 0xd6]);
const SHARING = 0xfd;
const BIFF2 = 0x09;

/** Bits in a row's flags. */
const HIDDEN_ROW = 0x20;
const MOST_COLUMN_STRETCHES = 300;
const MOST_CONDITIONAL = 500;

/**
 * What SheetJS does not tell about a workbook: which rows and columns are hidden, which letters are invisible, and
 * how Excel 2 shows a number. It receives the records before they are hidden from SheetJS.
 */
export class WorkbookVisibility {
  readonly #isBiff2: boolean;
  readonly #cost: ParseBudget;
  readonly #styles = new WorkbookStyles();
  readonly #sheets = new Map<number, SheetVisibility>();
  readonly #named = new Set<number>();
  #sheet = new SheetVisibility();
  #columns = 0;
  #conditional = 0;

  /** @param beginning the type of the workbook's first record */
  constructor(beginning: number, cost: ParseBudget) {
    this.#isBiff2 = beginning === BIFF2;
    this.#cost = cost;
  }

  /** Where shared texts change their fonts; set before the first cell. */
  runsOf: RunsOf = () => [];

  /** Begins a sheet, or the workbook itself, at this offset. */
  begin(at: number): void {
    this.#sheet = new SheetVisibility();
    this.#sheets.set(at, this.#sheet);
    [this.#columns, this.#conditional] = [0, 0];
  }

  /** @param data of a record in a sheet itself, not in a chart on it */
  record(type: number, data: DataView): void {
    const size = data.byteLength;
    if (type === SHARING && size >= 10) this.#sharing(data);
    else if (CELLS.has(type) && !this.#isBiff2 && size >= 6) this.#cell(data);
    else if (this.#isBiff2 && size >= 7 && (CELLS_OF_BIFF2.has(type) || type === FORMULA))
      this.#cellOfBiff2(data);
    else if (type === MULTIPLE_RK) this.#cells(data);
    else if (type === ROW && size >= 14) this.#row(data, (data.getUint16(12, true) & HIDDEN_ROW) !== 0);
    else if (type === ROW_OF_BIFF2 && size >= 8) this.#row(data, false);
    else if (type === COLUMNS && size >= 10) this.#stretch(data);
    else if (type === WIDTH_OF_BIFF2 && size >= 4) {
      if (data.getUint16(2, true) === 0) this.#sheet.hideColumns(data.getUint8(0), data.getUint8(1));
    } else if (type === CONDITIONAL && size >= 12) this.#fill(data);
    else if (type === SHEET && size >= 4) this.#named.add(data.getUint32(0, true));
    else this.#styles.record(type, data);
  }

  /** In SheetJS's order of the sheets: by offset, or the only one. */
  sheets(): SheetVisibility[] {
    const places = [...this.#named].filter((place) => place > 0).sort((a, b) => a - b);
    const known = places.length > 0 ? places : [...this.#sheets.keys()];
    return known.map((place) => this.#sheets.get(place) ?? new SheetVisibility());
  }

  #cell(data: DataView): void {
    this.#look(data.getUint16(0, true), data.getUint16(2, true), data.getUint16(4, true));
  }

  /** A cell with a shared text ([MS-XLS] 2.4.149). */
  #sharing(data: DataView): void {
    const [row, column, format] = [0, 2, 4].map((at) => data.getUint16(at, true)) as [number, number, number];
    const runs = this.runsOf(data.getUint32(6, true));
    if (runs.length === 0) {
      this.#look(row, column, format);
      return;
    }
    this.#cost.step(runs.length * 10);
    const above = runs.flatMap(({ from, font }, i) =>
      this.#styles.isSuperscript(font) ? [{ from, to: runs[i + 1]?.from ?? Number.POSITIVE_INFINITY }] : [],
    );
    if (above.length > 0) this.#sheet.raiseLetters(row, column, above);
    const isStruck = [
      this.#styles.isStruck(format),
      ...runs.map(({ font }) => this.#styles.isStruck(format, font)),
    ];
    const visibilities = runs.map(
      ({ font }, i) => isStruck[i + 1] || this.#styles.visibilityIn(format, font) !== "seen",
    );
    const first = { from: 0, isHidden: isStruck[0] || this.#styles.visibility(format) !== "seen" };
    if (isStruck.includes(true)) this.#sheet.strikeCell(row, column);
    const parts = [first, ...runs.map(({ from }, i) => ({ from, isHidden: visibilities[i] === true }))];
    const spans = parts.flatMap(({ from, isHidden }, i) =>
      isHidden ? [{ from, to: Math.max(from, parts[i + 1]?.from ?? Number.POSITIVE_INFINITY) }] : [],
    );
    if (spans.length > 0) this.#sheet.hideLetters(row, column, spans);
  }

  #cells(data: DataView): void {
    const [row, column] = data.byteLength >= 6 ? [data.getUint16(0, true), data.getUint16(2, true)] : [0, 0];
    for (let at = 4, i = 0; at + 8 <= data.byteLength; at += 6, i++)
      this.#look(row, column + i, data.getUint16(at, true));
  }

  #look(row: number, column: number, format: number): void {
    if (this.#styles.visibility(format) !== "seen") this.#sheet.hideCell(row, column);
    if (this.#styles.isStruck(format)) this.#sheet.strikeCell(row, column);
  }

  /** The second byte of its attributes contains its number format. */
  #cellOfBiff2(data: DataView): void {
    const index = data.getUint8(5) & 0x3f;
    if (index === 0) return;
    this.#sheet.format(data.getUint16(0, true), data.getUint16(2, true), this.#styles.formatOfBiff2(index));
  }

  /** The height is at the same place in every format; its highest bit marks the default height. */
  #row(data: DataView, isHidden: boolean): void {
    if (isHidden || data.getUint16(6, true) === 0) this.#sheet.hideRow(data.getUint16(0, true));
  }

  #stretch(data: DataView): void {
    const isHidden = (data.getUint16(8, true) & 1) !== 0 || data.getUint16(4, true) === 0;
    if (isHidden && this.#columns++ < MOST_COLUMN_STRETCHES)
      this.#sheet.hideColumns(data.getUint16(0, true), data.getUint16(2, true));
  }

  /** The range around all cells of a conditional format ([MS-XLS] 2.4.56). */
  #fill(data: DataView): void {
    if (this.#conditional++ >= MOST_CONDITIONAL) return;
    const [first, last, left, right] = [4, 6, 8, 10].map((at) => data.getUint16(at, true)) as [
      number,
      number,
      number,
      number,
    ];
    this.#sheet.fill({ rows: [first + 1, last + 1], columns: [left, right] });
  }
}
