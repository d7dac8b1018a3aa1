import { attribute, isSetOn } from "#app/base/xml/attribute.ts";
import { cellName } from "#app/core/document/addresses.ts";
import { KEPT, LIMITS } from "#app/core/document/limits.ts";
import type { Block } from "#app/core/document/parsed-document.ts";
import { refuse } from "#app/core/document/refusals.ts";
import type { ParseBudget } from "../budget.ts";
import { withLineFeeds } from "../line-endings.ts";
import { type CellLook, cellVisibilityOf, colorOf } from "../sheets/cell-colors.ts";
import { numberText } from "../sheets/number-text.ts";
import { formatColor, replacementText } from "../sheets/replacement-text.ts";
import { type SheetCell, SheetRows } from "../sheets/sheet-rows.ts";
import { type CellRun, cellOfRuns } from "../sheets/text-runs.ts";
import { toSuperscript } from "../superscript.ts";
import type { TextBudget } from "../text-budget.ts";
import type { XmlStyles } from "./xml-styles.ts";

/** Excel's own limits on a sheet. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
const MOST_COLUMN_STRETCHES = 200;

/** What the sheets of one workbook share. */
type XmlWorkbook = { styles: XmlStyles; texts: TextBudget; cost: ParseBudget };

type Columns = { from: number; to: number; isHidden: boolean; style: string | null };
type OpenCell = {
  style: string | null;
  type: string;
  value: string;
  hasFormula: boolean;
  hasData: boolean;
  /** The runs of a text with letters in other fonts. */
  runs: CellRun[];
};

/** Most nested fonts. */
const DEEPEST = 50;

/** Turns the `Table` of one worksheet into rows as it streams by. */
export class XmlTable {
  readonly mergedCells: string[] = [];
  merged = 0;
  formulasWithoutValue = 0;
  hasComments = false;
  readonly #workbook: XmlWorkbook;
  readonly #rows: SheetRows;
  readonly #columns: Columns[] = [];
  #nextColumn = 0;
  #row = 0;
  #rowStyle: string | null = null;
  #isHiddenRow = false;
  #column = -1;
  /** The last column that the previous cell covers. */
  #taken = -1;
  #cells: SheetCell[] = [];
  #cell: OpenCell | null = null;
  #inData = false;
  /** Within a text, the current letters are superscript. */
  #isSuperscript = false;
  readonly #fonts: Pick<CellLook, "font" | "size" | "isStruck">[] = [];
  #inComment = false;

  constructor(name: string, workbook: XmlWorkbook) {
    this.#workbook = workbook;
    this.#rows = new SheetRows(name, workbook.cost);
  }

  open(name: string, tag: string): void {
    if (name === "Cell") this.#openCell(tag);
    else if (name === "Row") this.#openRow(tag);
    else if (name === "Column") this.#openColumns(tag);
    else if (name === "Comment") this.#inComment = this.hasComments = true;
    else if (name === "Data" && this.#cell && !this.#inComment) {
      this.#inData = true;
      this.#cell.hasData = true;
      this.#cell.type = attribute(tag, "Type") ?? "String";
    } else if (name === "Sup") this.#isSuperscript = this.#inData;
    else if (name === "Font" && this.#inData && this.#fonts.length < DEEPEST) this.#openFont(tag);
  }

  close(name: string): void {
    if (name === "Cell") this.#closeCell();
    else if (name === "Row") this.#rows.add(this.#row, this.#cells, this.#isHiddenRow);
    else if (name === "Comment") this.#inComment = false;
    else if (name === "Data") this.#inData = false;
    else if (name === "Font") this.#fonts.pop();
    else if (name === "Sup") this.#isSuperscript = false;
  }

  text(written: string): void {
    const value = this.#isSuperscript ? toSuperscript(written) : written;
    const cell = this.#inData ? this.#cell : null;
    if (!cell || cell.value.length > LIMITS.sharedCharacters) return;
    cell.value += value;
    const look = this.#fonts.at(-1) ?? null;
    const last = cell.runs.at(-1);
    if (last?.look === look) last.text += value;
    else {
      this.#workbook.cost.spend("cells", cell.runs.length > 0 ? 1 : 0);
      cell.runs.push({ text: value, look });
    }
  }

  blocks(): Block[] {
    return this.#rows.blocks();
  }

  /** A font within a text, which inherits from the font around it, or from its cell. */
  #openFont(tag: string): void {
    const { look } = this.#workbook.styles.of(this.#cell?.style ?? this.#rowStyle);
    const { font, size, isStruck = false } = this.#fonts.at(-1) ?? look;
    const own = attribute(tag, "Size");
    this.#fonts.push({
      font: colorOf(attribute(tag, "Color")) ?? font,
      size: own === null ? size : Number(own),
      isStruck,
    });
  }

  #openColumns(tag: string): void {
    const from = place(tag, this.#nextColumn, this.#nextColumn, MOST_COLUMNS);
    const to = Math.min(from + count(tag, "Span"), MOST_COLUMNS);
    this.#nextColumn = to + 1;
    const width = attribute(tag, "Width");
    const isHidden = isSetOn(tag, "Hidden") || (width !== null && Number(width) === 0);
    const style = attribute(tag, "StyleID");
    if ((isHidden || style !== null) && this.#columns.length < MOST_COLUMN_STRETCHES)
      this.#columns.push({ from, to, isHidden, style });
  }

  #openRow(tag: string): void {
    this.#row = place(tag, this.#row, this.#row, MOST_ROWS) + 1;
    this.#rowStyle = attribute(tag, "StyleID");
    const height = attribute(tag, "Height");
    this.#isHiddenRow = isSetOn(tag, "Hidden") || (height !== null && Number(height) === 0);
    this.#cells = [];
    this.#column = -1;
    this.#taken = -1;
    this.#workbook.cost.step(10);
  }

  #openCell(tag: string): void {
    this.#column = place(tag, this.#taken + 1, this.#column + 1, MOST_COLUMNS);
    const across = Math.min(count(tag, "MergeAcross"), MOST_COLUMNS - 1 - this.#column);
    const down = Math.min(count(tag, "MergeDown"), MOST_ROWS - this.#row);
    this.#taken = this.#column + across;
    if (across > 0 || down > 0) this.#merge(across, down);
    const style = attribute(tag, "StyleID");
    const hasFormula = attribute(tag, "Formula") !== null;
    this.#cell = { style, type: "String", value: "", hasFormula, hasData: false, runs: [] };
    this.#fonts.length = 0;
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    this.#inData = false;
    if (!cell) return;
    if (cell.hasFormula && !cell.hasData) this.formulasWithoutValue++;
    const around = this.#columns.find(({ from, to }) => this.#column >= from && this.#column <= to);
    const style = this.#workbook.styles.of(cell.style ?? this.#rowStyle ?? around?.style ?? null);
    const whole = xmlValueText(cell.type, cell.value, style.format);
    const text = this.#workbook.texts.take(whole, KEPT.cellCharacters);
    if (text.trim() === "") return;
    this.#workbook.cost.spend("cells");
    const value = cell.type === "Number" ? Number(cell.value) : cell.value;
    const instead = cell.type === "Error" ? null : replacementText(style.format, value);
    const color = cell.type === "Error" ? null : formatColor(style.format, value);
    const visibility = color === null ? style.visibility : cellVisibilityOf({ ...style.look, font: color });
    const isHidden = around?.isHidden || visibility !== "seen" || instead === "";
    const isRich = cell.runs.some(({ look }) => look !== null) && instead === null && !around?.isHidden;
    this.#cells.push({
      column: this.#column,
      ...(isRich
        ? cellOfRuns(cell.runs, style.look, (visibility) => visibility !== "seen")
        : {
            text,
            instead: instead && this.#workbook.texts.take(instead),
            isHidden,
            isStruckOut: style.look.isStruck === true,
          }),
    });
  }

  #merge(across: number, down: number): void {
    this.merged++;
    const [row, column] = [this.#row, this.#column];
    if (this.merged <= KEPT.mergedCells)
      this.mergedCells.push(`${cellName(row, column)}:${cellName(row + down, column + across)}`);
  }
}

/** A cell's value by its type: anything but a number, date or boolean is text. */
function xmlValueText(type: string, value: string, format: string): string {
  if (value === "") return "";
  if (type === "Number") {
    const number = Number(value);
    return Number.isNaN(number) ? value : numberText(number, format, false);
  }
  if (type === "Boolean") return value.trim() === "1" ? "TRUE" : "FALSE";
  return type === "DateTime" ? dateText(value.trim(), format) : withLineFeeds(value);
}

/** ISO 8601, as for dates elsewhere: without the time if it is midnight, without the day if the format shows none. */
function dateText(written: string, format: string): string {
  const [, day = "", time = "", seconds = ""] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d)(?:\.\d*)?)?)?$/.exec(written) ?? [];
  if (day === "") return written;
  const exact = seconds === "" || seconds === "00" ? time : `${time}:${seconds}`;
  const showsDay = /[yd]/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ""));
  if (NO_DAY.has(day) && !showsDay && exact !== "") return exact;
  return exact === "" || exact === "00:00" ? day : `${day}T${exact}`;
}

/** The days that Excel writes for a time without a day: day zero or one of either date system. */
const NO_DAY = new Set(["1899-12-30", "1899-12-31", "1900-01-00", "1904-01-01"]);

/**
 * The position (from 0): as the element says, or the next one.
 * @throws RefusedDocument when that is before `least`, or beyond Excel's `most`
 */
function place(tag: string, next: number, least: number, most: number): number {
  const said = attribute(tag, "Index");
  const at = said === null ? next : Number(said) - 1;
  if (!Number.isInteger(at) || at < least || at >= most) throw refuse("damaged", "XmlSheetPlace");
  return at;
}

/** How many more cells it spans; 0 if that is not a number. */
function count(tag: string, name: string): number {
  const said = Math.floor(Number(attribute(tag, name) ?? 0));
  return said > 0 ? said : 0;
}
