import { cellName } from "#app/core/document/addresses.ts";
import { KEPT } from "#app/core/document/limits.ts";
import type { Block } from "#app/core/document/parsed-document.ts";
import type { ParseBudget } from "../budget.ts";
import { cellVisibilityOf } from "../sheets/cell-colors.ts";
import { type SheetCell, SheetRows } from "../sheets/sheet-rows.ts";
import { toSuperscript } from "../superscript.ts";
import type { TextBudget } from "../text-budget.ts";
import { computeStyle } from "./computed-style.ts";
import { HtmlText } from "./html-text.ts";
import type { HtmlAttributes, HtmlHandler } from "./html-tokens.ts";
import { RowSpans } from "./row-spans.ts";
import { StyleRules } from "./style-rules.ts";
import { StyleStack } from "./style-stack.ts";

/** Elements without an end tag. */
const VOID = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "wbr",
]);
/** Elements whose text is not shown. */
const PASSED_OVER = new Set(["script", "style", "title", "template", "noscript", "object", "svg", "xml"]);
/** Block elements, on lines of their own. */
const LINES = new Set([
  ...["p", "div", "br", "hr", "li", "ul", "ol", "dl", "dt", "dd", "pre", "blockquote", "center", "form"],
  ...["h1", "h2", "h3", "h4", "h5", "h6", "section", "article", "header", "footer", "address", "option"],
]);
const SECTIONS = new Set(["thead", "tbody", "tfoot"]);

/** Most nested tables. */
const DEEPEST = 100;
const MOST_HIDDEN_COLUMNS = 200;

type CellSpan = { column: number; across: number; down: number };
type Row = { cells: SheetCell[]; merged: CellSpan[]; isHidden: boolean };
type OpenCell = CellSpan & { text: HtmlText; isHidden: boolean };

/** `depths` are depths of the style stack: outside the table, within it, within its open section and row. */
type OpenTable = {
  spans: RowSpans;
  row: Row | null;
  cell: OpenCell | null;
  caption: HtmlText | null;
  /** Rows of tables nested in the open row; they come after it. */
  inner: Row[];
  columns: number;
  hiddenColumns: { from: number; to: number }[];
  depths: { outside: number; table: number; section: number; row: number };
};

/** Turns a web page into the rows of one sheet, as Excel does: its tables, and its other text a row for each paragraph. */
export class HtmlSheet implements HtmlHandler {
  /** Whether there was any table, and any picture in a cell. */
  hasTable = false;
  hasPictures = false;
  mergedCells = 0;
  readonly #budget: ParseBudget;
  readonly #texts: TextBudget;
  readonly #rows: SheetRows;
  readonly #rules = new StyleRules();
  readonly #styles: StyleStack;
  readonly #tables: OpenTable[] = [];
  readonly #merged: (CellSpan & { row: number })[] = [];
  #row = 0;
  #outside = new HtmlText();
  #passedOver = "";
  #style = "";

  constructor(sheet: string, budget: ParseBudget, texts: TextBudget) {
    this.#budget = budget;
    this.#texts = texts;
    this.#rows = new SheetRows(sheet, budget);
    this.#styles = new StyleStack(budget);
  }

  open(name: string, attributes: HtmlAttributes): void {
    this.#budget.step(100);
    if (PASSED_OVER.has(name)) this.#passedOver ||= name;
    if (this.#passedOver !== "") return;
    const table = this.#tables.at(-1);
    if (isTablePart(name)) this.#closeBefore(name, table);
    if (LINES.has(name)) this.#endLine();
    const style = computeStyle(this.#styles.now, name, attributes, this.#rules);
    if (name === "col") this.#column(attributes, style.isHidden, table);
    else if (name === "img") this.#picture(attributes);
    else if (name === "link" && /stylesheet/i.test(attributes.get("rel") ?? ""))
      this.#rules.mayFillElsewhere = true;
    if (VOID.has(name)) return;
    const outside = this.#styles.depth;
    this.#styles.open(name, style);
    if (name === "table") this.#openTable(outside);
    else if (table) this.#openPart(name, attributes, table);
  }

  close(name: string): void {
    this.#budget.step(40);
    if (this.#passedOver !== "") {
      if (name === "style") this.#rules.add(this.#style);
      if (name === "style") this.#style = "";
      if (name === this.#passedOver) this.#passedOver = "";
      return;
    }
    const table = this.#tables.at(-1);
    if (LINES.has(name)) this.#endLine();
    if (!isTablePart(name)) {
      const depth = table ? (table.cell ? table.depths.row : table.depths.table) : 0;
      this.#styles.close(name, depth);
    } else if (table) this.#closePart(name, table);
  }

  text(value: string): void {
    if (this.#passedOver === "style") this.#style += value;
    if (this.#passedOver !== "") return;
    const table = this.#tables.at(-1);
    const place = table?.cell?.text ?? table?.caption ?? this.#outside;
    const { isStruckOut, isSuperscript } = this.#styles.now;
    place.add(isSuperscript ? toSuperscript(value) : value, this.#isHiddenHere(), isStruckOut);
  }

  /** The sheet's tables, once the page has ended. */
  blocks(): Block[] {
    while (this.#tables.length > 0) this.#closeTable();
    this.#endOutside();
    return this.#rows.blocks();
  }

  /** The merged cells, up to a limit, in spreadsheet notation. */
  merged(): string[] {
    return this.#merged.map(({ row, column, across, down }) => {
      const last = Math.max(row, Math.min(this.#row, row + down - 1));
      return `${cellName(row, column)}:${cellName(last, column + across - 1)}`;
    });
  }

  #isHiddenHere(): boolean {
    const { isHidden, color, fill } = this.#styles.now;
    const visibility = cellVisibilityOf({ font: color, fill, size: null });
    const isSeen =
      visibility === "seen" ||
      this.#rules.mayFillElsewhere ||
      (visibility === "unseen" && this.#rules.mayColorElsewhere);
    return isHidden || !isSeen;
  }

  #endLine(): void {
    const table = this.#tables.at(-1);
    const place = table?.cell?.text ?? table?.caption;
    if (place) place.breakLine();
    else if (!table) this.#endOutside();
  }

  #picture(attributes: HtmlAttributes): void {
    const cell = this.#tables.at(-1)?.cell;
    if (!cell) return;
    this.hasPictures = true;
    cell.text.add(` ${attributes.get("alt") ?? ""} `, this.#isHiddenHere(), false);
  }

  #column(attributes: HtmlAttributes, isHidden: boolean, table: OpenTable | undefined): void {
    if (!table) return;
    const count = Math.min(1_000, Math.max(1, Number.parseInt(attributes.get("span") ?? "1", 10) || 1));
    if (isHidden && table.hiddenColumns.length < MOST_HIDDEN_COLUMNS)
      table.hiddenColumns.push({ from: table.columns, to: table.columns + count - 1 });
    table.columns += count;
  }

  #openTable(outside: number): void {
    if (this.#tables.length === 0) this.#endOutside();
    if (this.#tables.length >= DEEPEST) this.#budget.refuse("parts");
    const here = this.#styles.depth;
    this.#tables.push({
      spans: new RowSpans(this.#budget),
      row: null,
      cell: null,
      caption: null,
      inner: [],
      columns: 0,
      hiddenColumns: [],
      depths: { outside, table: here, section: here, row: here },
    });
  }

  /** Closes what the start of a table part ends: a cell ends the one before, a row the cells and the row before. */
  #closeBefore(name: string, table: OpenTable | undefined): void {
    if (!table || name === "table") return;
    if (name === "td" || name === "th") {
      this.#closeCell(table);
      if (!table.row) this.#openRow(table);
      this.#styles.backTo(table.depths.row);
    } else {
      this.#closeRow(table);
      this.#styles.backTo(name === "tr" ? table.depths.section : table.depths.table);
    }
  }

  #openPart(name: string, attributes: HtmlAttributes, table: OpenTable): void {
    if (SECTIONS.has(name)) table.depths.section = this.#styles.depth;
    else if (name === "tr") this.#openRow(table);
    else if (name === "caption") table.caption = new HtmlText();
    else if (name === "td" || name === "th") {
      const place = table.spans.place(attributes.get("colspan"), attributes.get("rowspan"));
      const isHidden = table.hiddenColumns.some(({ from, to }) => place.column >= from && place.column <= to);
      table.cell = { ...place, text: new HtmlText(), isHidden };
      this.hasTable = true;
    }
  }

  #closePart(name: string, table: OpenTable): void {
    if (name === "table") this.#closeTable();
    else if (name === "td" || name === "th") {
      this.#closeCell(table);
      this.#styles.backTo(table.depths.row);
    } else {
      this.#closeRow(table);
      if (name !== "tr") table.depths.section = table.depths.table;
      this.#styles.backTo(table.depths.section);
    }
  }

  #openRow(table: OpenTable): void {
    table.spans.beginRow();
    table.row = { cells: [], merged: [], isHidden: this.#styles.now.isHidden };
    table.depths.row = this.#styles.depth;
  }

  #closeCell(table: OpenTable): void {
    const { cell, row } = table;
    table.cell = null;
    if (!cell || !row) return;
    const { column, across, down, text, isHidden } = cell;
    if (across > 1 || down > 1) this.#merge(row, { column, across, down });
    row.cells.push(...this.#kept(text, column, isHidden));
  }

  /** What is kept of a place: nothing, the visible part, the hidden part, or both. */
  #kept(text: HtmlText, column: number, isHidden: boolean): SheetCell[] {
    if (text.isEmpty) return [];
    return [
      { column, text: text.seen, isHidden },
      { column, text: text.hidden, isHidden: true },
      { column, text: text.struckOut, isHidden, isStruckOut: true },
    ].flatMap((cell) => {
      if (cell.text === "") return [];
      this.#budget.spend("cells");
      const kept = this.#texts.take(cell.text, KEPT.cellCharacters);
      return kept === "" ? [] : [{ ...cell, text: kept }];
    });
  }

  /** Also ends the caption, which is a row of its own. */
  #closeRow(table: OpenTable): void {
    this.#closeCell(table);
    const rows = [...(table.caption ? [this.#rowOf(table.caption)] : []), ...(table.row ? [table.row] : [])];
    table.caption = null;
    table.row = null;
    const above = this.#tables.at(-2);
    const inner = table.inner;
    table.inner = [];
    for (const row of [rows, inner].flat()) {
      if (!above) this.#add(row);
      else if (row.cells.length > 0) above.inner.push(row);
    }
  }

  #closeTable(): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    this.#closeRow(table);
    this.#tables.pop();
    this.#styles.backTo(table.depths.outside);
  }

  /** Text outside of tables, a row for each of its lines. */
  #endOutside(): void {
    const text = this.#outside;
    this.#outside = new HtmlText();
    const row = this.#rowOf(text);
    if (row.cells.length > 0) this.#add(row);
  }

  #rowOf(text: HtmlText): Row {
    return { cells: this.#kept(text, 0, false), merged: [], isHidden: false };
  }

  #add({ cells, merged, isHidden }: Row): void {
    this.#row++;
    for (const place of merged)
      if (this.#merged.length < KEPT.mergedCells) this.#merged.push({ ...place, row: this.#row });
    this.#rows.add(this.#row, cells, isHidden);
  }

  /** Keeps the places of merged cells, up to the limit. */
  #merge(row: Row, place: CellSpan): void {
    this.mergedCells++;
    if (this.mergedCells <= KEPT.mergedCells) row.merged.push(place);
  }
}

const isTablePart = (name: string): boolean =>
  SECTIONS.has(name) || ["table", "caption", "tr", "td", "th"].includes(name);
