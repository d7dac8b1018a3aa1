import { attribute, isOn } from "#app/base/xml/attribute.ts";
import type { TableRow } from "#app/core/document/parsed-document.ts";
import type { ParseBudget } from "../budget.ts";
import { type RunColor, shadingOf } from "./run-visibility.ts";

/** Word's own limit on the columns of a table. */
const MAXIMUM_COLUMNS = 63;

/** A table as its XML streams by; columns stay aligned because a cell that spans n columns fills n places. */
export class OpenTable {
  readonly rows: TableRow[] = [];
  readonly #budget: ParseBudget;
  #cells: string[] = [];
  #paragraphs: string[] = [];
  /** Text in its cells that is not shown. */
  readonly hidden: string[] = [];
  /** Text in its cells that is struck out. */
  readonly struckOut: string[] = [];
  /** The background of the open cell. */
  behind: RunColor | null = null;
  styleId = "";
  /** The open row is hidden, or too low for any letter. */
  isFlat = false;
  #span = 1;
  #continues = false;

  constructor(budget: ParseBudget) {
    this.#budget = budget;
  }

  openRow(): void {
    this.isFlat = false;
    this.#cells = [];
  }

  openCell(): void {
    this.#paragraphs = [];
    this.behind = null;
    this.#span = 1;
    this.#continues = false;
  }

  /** `gridSpan` and `vMerge` of a cell (17.4.17, 17.4.84); a row's `gridBefore` leaves places empty. */
  property(name: string, tag: string): void {
    const value = attribute(tag, "val");
    if (name === "gridSpan") this.#span = columns(value);
    else if (name === "vMerge") this.#continues = value !== "restart";
    else if (name === "shd") this.behind = shadingOf(tag);
    else if (name === "trHeight") this.isFlat ||= isTooLow(tag);
    else if (name === "hidden") this.isFlat ||= isOn(tag, "val");
    else if (name === "tblStyle") this.styleId = value ?? "";
    else if (name === "gridBefore") this.#skip(columns(value));
  }

  addText(text: string): void {
    this.#paragraphs.push(text);
  }

  closeCell(): void {
    const text = this.#continues ? "" : this.#paragraphs.join("\n").trim();
    this.#cells.push(text);
    this.#skip(this.#span - 1);
  }

  /** Leaves places empty. */
  #skip(places: number): void {
    this.#budget.spend("spans", places);
    for (let place = 0; place < places; place++) this.#cells.push("");
  }

  closeRow(): void {
    if (this.#cells.length > 0) this.rows.push({ row: this.rows.length + 1, cells: this.#cells });
  }

  /** The table as the text of one cell, for nested tables. */
  asText(): string {
    const text = this.rows.map((row) => row.cells.join("\t")).join("\n");
    this.#budget.step(text.length);
    return text;
  }
}

const columns = (value: string | null) => Math.min(MAXIMUM_COLUMNS, Math.max(1, Number(value) || 1));

/** Twentieths of a point. */
const LOWEST_ROW = 60;

/** Whether a row has a fixed height (17.4.80) that is too low. */
const isTooLow = (tag: string): boolean =>
  attribute(tag, "hRule") === "exact" && Number(attribute(tag, "val") ?? LOWEST_ROW) < LOWEST_ROW;
