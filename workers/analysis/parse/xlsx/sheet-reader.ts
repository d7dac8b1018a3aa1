import { attribute, isSetOn } from "#app/base/xml/attribute.ts";
import type { XmlHandler } from "#app/base/xml/read-xml.ts";
import { readCellName } from "#app/core/document/addresses.ts";
import { KEPT, LIMITS } from "#app/core/document/limits.ts";
import type { Block } from "#app/core/document/parsed-document.ts";
import type { ParseBudget } from "../budget.ts";
import { withLineFeeds } from "../line-endings.ts";
import {
  type CellLook,
  type CellStyle,
  type CellVisibility,
  cellVisibilityOf,
  PLAIN_STYLE,
} from "../sheets/cell-colors.ts";
import { type CellRange, isWithin, rangesOf } from "../sheets/cell-ranges.ts";
import { MOST_COVERING, withCoveredApart } from "../sheets/covered-cells.ts";
import { numberText } from "../sheets/number-text.ts";
import { formatColor, replacementText } from "../sheets/replacement-text.ts";
import { type SheetCell, SheetRows } from "../sheets/sheet-rows.ts";
import { cellOfRuns } from "../sheets/text-runs.ts";
import type { TextBudget } from "../text-budget.ts";
import type { ChangedStyle, StyleTables } from "./cell-styles.ts";
import type { IndirectStyles } from "./indirect-styles.ts";
import { type CellString, type LostLooks, StringItem, wholeText } from "./rich-text.ts";

/** What the sheets of one workbook share; the counts cover all of them. */
export type WorkbookContext = {
  strings: CellString[];
  styles: StyleTables;
  lost: LostLooks;
  date1904: boolean;
  budget: TextBudget;
  cost: ParseBudget;
  mergedCells: number;
  formulasWithoutValue: number;
  /** A cell names a text that the table of texts lacks. */
  isTextMissing: boolean;
};

/** Excel writes one for each range of columns of the same width. */
const MOST_COLUMN_STRETCHES = 200;

/** Turns a worksheet part into tables as it streams by. */
export class SheetReader implements XmlHandler {
  readonly #merged: CellRange[] = [];
  readonly mergedCells: string[] = [];
  readonly #workbook: WorkbookContext;
  readonly #name: string;
  readonly #rows: SheetRows;
  readonly #indirect: IndirectStyles | null;
  /** Whether columns are hidden by default, and the exceptions. */
  #isColumnHidden = false;
  readonly #columnStretches: { from: number; to: number }[] = [];
  #isRowFlat = false;
  #isHiddenRow = false;
  readonly #inline: StringItem;
  #row = 0;
  #column = -1;
  #cells: SheetCell[] = [];
  #tag = "";
  #value = "";
  #inValue = false;
  #hasFormula = false;

  /** @param indirect what decides the look of cells besides their styles; null if it cannot hide any cell */
  constructor(workbook: WorkbookContext, name: string, indirect: IndirectStyles | null) {
    this.#workbook = workbook;
    this.#indirect = indirect;
    this.#name = name;
    this.#rows = new SheetRows(name, workbook.cost);
    this.#inline = new StringItem(workbook.lost, workbook.cost);
  }

  /** @param drawnOver ranges of cells that an opaque shape covers */
  blocks(drawnOver: readonly CellRange[] = []): Block[] {
    const covers = { merged: this.#merged, drawnOver };
    return withCoveredApart(this.#name, this.#rows.blocks(), covers, this.#workbook.cost);
  }

  open(name: string, tag: string): void {
    if (name === "c") this.#openCell(tag);
    else if (name === "v") this.#inValue = true;
    else if (name === "f") this.#hasFormula = true;
    else if (name === "row") this.#openRow(tag);
    else if (name === "col") this.#columns(tag);
    else if (name === "sheetFormatPr") this.#usualSizes(tag);
    else if (name === "mergeCell") this.#merge(tag);
    else this.#inline.open(name, tag);
  }

  close(name: string): void {
    if (name === "c") this.#closeCell();
    else if (name === "v") this.#inValue = false;
    else if (name === "row") this.#closeRow();
    else this.#inline.close(name);
  }

  text(value: string): void {
    if (this.#inValue && this.#value.length <= LIMITS.sharedCharacters) this.#value += value;
    else this.#inline.text(value);
  }

  #openRow(tag: string): void {
    this.#row = Number(attribute(tag, "r")) || this.#row + 1;
    this.#isHiddenRow = isHiddenOr(tag, "ht") || (this.#isRowFlat && attribute(tag, "ht") === null);
    this.#column = -1;
    this.#cells = [];
  }

  /** A range of columns (18.3.1.13), counted from 1 in the file. */
  #columns(tag: string): void {
    const isHidden = isHiddenOr(tag, "width");
    if (isHidden === this.#isColumnHidden || this.#columnStretches.length >= MOST_COLUMN_STRETCHES) return;
    this.#columnStretches.push({
      from: Number(attribute(tag, "min")) - 1,
      to: Number(attribute(tag, "max")) - 1,
    });
  }

  /** The default sizes of rows and columns (18.3.1.81). */
  #usualSizes(tag: string): void {
    const isSmall = (name: string) => Number(attribute(tag, name) ?? SMALLEST) < SMALLEST;
    [this.#isColumnHidden, this.#isRowFlat] = [isSmall("defaultColWidth"), isSmall("defaultRowHeight")];
  }

  #closeRow(): void {
    const cells = this.#inOrder();
    this.#cells = [];
    this.#rows.add(this.#row, cells, this.#isHiddenRow);
  }

  #openCell(tag: string): void {
    this.#tag = tag;
    this.#value = "";
    this.#hasFormula = false;
    this.#inline.begin();
  }

  #closeCell(): void {
    this.#column = readCellName(attribute(this.#tag, "r") ?? "")?.column ?? this.#column + 1;
    const style = this.#workbook.styles.cells[Number(attribute(this.#tag, "s") ?? 0)];
    const written = this.#cellText(style);
    const text = this.#workbook.budget.take(wholeText(written), KEPT.cellCharacters);
    if (this.#hasFormula && text === "") this.#workbook.formulasWithoutValue++;
    if (text.trim() === "") return;
    this.#workbook.cost.spend("cells");
    this.#cells.push({ column: this.#column, ...this.#visibility(style, text, written) });
  }

  /** Whether the cell is in a hidden column, or what its format and its colors, as changed by rules, leave visible. */
  #visibility(style = PLAIN_STYLE, text: string, written: CellString): Omit<SheetCell, "column"> {
    const column = this.#column;
    const isElse = this.#columnStretches.some(({ from, to }) => column >= from && column <= to);
    if (isElse !== this.#isColumnHidden) return { text, isHidden: true };
    const type = attribute(this.#tag, "t") ?? "n";
    const [value, isError] = [type === "n" ? Number(this.#value) : text, type === "e"];
    const { rules, below = [], tables = [] } = this.#indirect ?? {};
    this.#workbook.cost.step((rules?.size ?? 0) * 2 + below.length + tables.length);
    const change = rules?.changeOf(this.#row, column, { value, isError }) ?? {};
    const format = change.format === undefined ? style.format : change.format;
    const instead = isError || format === null ? null : replacementText(format, value);
    if (instead !== null)
      return { text, isHidden: instead === "", instead: this.#workbook.budget.take(instead) };
    const table = tables.find(({ range }) => isWithin([range], this.#row, column))?.change;
    const isOnKnown = table !== undefined || !isWithin(below, this.#row, column);
    const isUnseen = (visibility: CellVisibility) =>
      visibility === "unseen" || (visibility === "unseen unless filled" && isOnKnown);
    const color = format === null || isError ? null : formatColor(format, value);
    const isRecolored = table || change.font !== undefined || change.fill !== undefined || color !== null;
    const look = { ...inTable(style.look, table), ...change, ...(color !== null && { font: color }) };
    if (typeof written === "string")
      return {
        text,
        isHidden: isUnseen(isRecolored ? cellVisibilityOf(look) : style.visibility),
        isStruckOut: look.isStruck === true,
      };
    this.#workbook.cost.step(text.length + written.runs.length * 4);
    return cellOfRuns(written.runs, look, isUnseen);
  }

  /** A cell's value by its type (ECMA-376 part 1, 18.18.11). */
  #cellText(style: CellStyle | undefined): CellString {
    const type = attribute(this.#tag, "t") ?? "n";
    const value = this.#value;
    if (type === "inlineStr") return this.#inline.value();
    if (value === "") return "";
    if (type === "s") {
      const shared = this.#workbook.strings[Number(value)];
      this.#workbook.isTextMissing ||= shared === undefined;
      return shared ?? "";
    }
    if (type === "b") return value.trim() === "1" || value.trim() === "true" ? "TRUE" : "FALSE";
    // A picture placed in the cell: programs that cannot show it show an error (ECMA-376 part 1, 18.3.1.4, `vm`).
    if (type === "e" && attribute(this.#tag, "vm") !== null) return "";
    if (type !== "n") return withLineFeeds(value);
    const format = style?.format ?? "General";
    const number = Number(value);
    return Number.isNaN(number) ? withLineFeeds(value) : numberText(number, format, this.#workbook.date1904);
  }

  #inOrder(): SheetCell[] {
    const byColumn = new Map(this.#cells.map((cell) => [cell.column, cell]));
    return [...byColumn.values()].sort((a, b) => a.column - b.column);
  }

  #merge(tag: string): void {
    this.#workbook.mergedCells++;
    const range = attribute(tag, "ref") ?? "";
    if (this.#workbook.mergedCells <= KEPT.mergedCells) this.mergedCells.push(range);
    if (this.#merged.length < MOST_COVERING) this.#merged.push(...rangesOf(range).slice(0, 1));
  }
}

/** A cell's own colors, or its table's if it has none. */
const inTable = (look: CellLook, { font, fill }: ChangedStyle = {}): CellLook => ({
  ...look,
  font: look.font === PLAIN_STYLE.look.font ? (font ?? look.font) : look.font,
  fill: look.fill === "none" ? (fill ?? "none") : look.fill,
});

/** Whether a row or a range of columns is hidden, or practically without height or width (points or characters). */
function isHiddenOr(tag: string, size: "ht" | "width"): boolean {
  if (isSetOn(tag, "hidden")) return true;
  const said = attribute(tag, size);
  return said !== null && Number(said) < SMALLEST;
}

const SMALLEST = 0.1;
