import { attribute, isOn } from "#app/base/xml/attribute.ts";
import type { XmlHandler } from "#app/base/xml/read-xml.ts";
import { readCellName } from "#app/core/document/addresses.ts";
import { KEPT, LIMITS } from "#app/core/document/limits.ts";
import type { Block } from "#app/core/document/parsed-document.ts";
import type { ParseBudget } from "../budget.ts";
import { withLineFeeds } from "../line-ends.ts";
import { numberText } from "../sheets/number-text.ts";
import { type FilledCell, SheetBlocks } from "../sheets/sheet-blocks.ts";
import type { TextBudget } from "../text-budget.ts";
import { StringItem } from "./shared-strings.ts";

/** What the sheets of one workbook share; the counts run through all of them. */
export type WorkbookContext = {
  strings: string[];
  formats: string[];
  date1904: boolean;
  budget: TextBudget;
  cost: ParseBudget;
  mergedCells: number;
  formulasWithoutValue: number;
};

/** Excel writes one for each stretch of columns of the same width. */
const MOST_COLUMN_STRETCHES = 200;

/** Turns a worksheet part into tables while it streams by. */
export class SheetReader implements XmlHandler {
  readonly mergedCells: string[] = [];
  readonly #workbook: WorkbookContext;
  readonly #tables: SheetBlocks;
  /** Of rows and columns that are not shown. */
  readonly #hiddenTables: SheetBlocks;
  readonly #hiddenColumns: { from: number; to: number }[] = [];
  #isHiddenRow = false;
  readonly #inline = new StringItem();
  #row = 0;
  #column = -1;
  #cells: FilledCell[] = [];
  #tag = "";
  #value = "";
  #inValue = false;
  #hasFormula = false;

  constructor(workbook: WorkbookContext, name: string) {
    this.#workbook = workbook;
    this.#tables = new SheetBlocks(name, workbook.cost);
    this.#hiddenTables = new SheetBlocks(name, workbook.cost);
  }

  blocks(): Block[] {
    const hidden = this.#hiddenTables.blocks().map((block) => ({ ...block, isHidden: true as const }));
    return [...this.#tables.blocks(), ...hidden];
  }

  open(name: string, tag: string): void {
    if (name === "c") this.#openCell(tag);
    else if (name === "v") this.#inValue = true;
    else if (name === "f") this.#hasFormula = true;
    else if (name === "row") this.#openRow(tag);
    else if (name === "col") this.#columns(tag);
    else if (name === "mergeCell") this.#merge(tag);
    else this.#inline.open(name);
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
    this.#isHiddenRow = attribute(tag, "hidden") !== null && isOn(tag, "hidden");
    this.#column = -1;
    this.#cells = [];
  }

  /** A stretch of columns (18.3.1.13), counted from 1 in the file. */
  #columns(tag: string): void {
    const isHidden = attribute(tag, "hidden") !== null && isOn(tag, "hidden");
    if (!isHidden || this.#hiddenColumns.length >= MOST_COLUMN_STRETCHES) return;
    this.#hiddenColumns.push({
      from: Number(attribute(tag, "min")) - 1,
      to: Number(attribute(tag, "max")) - 1,
    });
  }

  #closeRow(): void {
    const cells = this.#inOrder();
    this.#cells = [];
    if (this.#isHiddenRow) this.#tables.skip(this.#row);
    const isHidden = ({ column }: FilledCell) =>
      this.#isHiddenRow || this.#hiddenColumns.some(({ from, to }) => column >= from && column <= to);
    const seen = cells.filter((cell) => !isHidden(cell));
    const unseen = cells.filter(isHidden);
    if (seen.length > 0) this.#tables.add(this.#row, seen);
    if (unseen.length > 0) this.#hiddenTables.add(this.#row, unseen);
  }

  #openCell(tag: string): void {
    this.#tag = tag;
    this.#value = "";
    this.#hasFormula = false;
    this.#inline.begin();
  }

  #closeCell(): void {
    this.#column = readCellName(attribute(this.#tag, "r") ?? "")?.column ?? this.#column + 1;
    const text = this.#workbook.budget.take(this.#cellText(), KEPT.cellCharacters);
    if (this.#hasFormula && text === "") this.#workbook.formulasWithoutValue++;
    if (text.trim() === "") return;
    this.#workbook.cost.spend("cells");
    this.#cells.push({ column: this.#column, text });
  }

  /** A cell's value by its type (ECMA-376 part 1, 18.18.11). */
  #cellText(): string {
    const type = attribute(this.#tag, "t") ?? "n";
    const value = this.#value;
    if (type === "inlineStr") return withLineFeeds(this.#inline.value());
    if (value === "") return "";
    if (type === "s") return this.#workbook.strings[Number(value)] ?? "";
    if (type === "b") return value.trim() === "1" || value.trim() === "true" ? "TRUE" : "FALSE";
    if (type !== "n") return withLineFeeds(value);
    const format = this.#workbook.formats[Number(attribute(this.#tag, "s") ?? 0)] ?? "General";
    const number = Number(value);
    return Number.isNaN(number) ? withLineFeeds(value) : numberText(number, format, this.#workbook.date1904);
  }

  #inOrder(): FilledCell[] {
    const byColumn = new Map(this.#cells.map((cell) => [cell.column, cell]));
    return [...byColumn.values()].sort((a, b) => a.column - b.column);
  }

  #merge(tag: string): void {
    this.#workbook.mergedCells++;
    if (this.#workbook.mergedCells <= KEPT.mergedCells) this.mergedCells.push(attribute(tag, "ref") ?? "");
  }
}
