import { attribute, isSetOn } from "#app/base/xml/attribute.ts";
import type { XmlHandler } from "#app/base/xml/read-xml.ts";
import { cellName } from "#app/core/document/addresses.ts";
import { KEPT } from "#app/core/document/limits.ts";
import type { Block } from "#app/core/document/parsed-document.ts";
import { relationshipsOf } from "#workers/analysis/xml/relationships.ts";
import { type Color, cellVisibilityOf, colorOf } from "../sheets/cell-colors.ts";
import type { CellRange } from "../sheets/cell-ranges.ts";
import type { TextBudget } from "../text-budget.ts";
import type { OfficePackage } from "../zip/package.ts";

/** What is drawn on a sheet: text, and ranges of cells that a shape of one color covers. */
type Drawn = { blocks: Block[]; covers: CellRange[] };

export const NOTHING_DRAWN: Drawn = { blocks: [], covers: [] };

/** A sheet's shapes and text boxes (ECMA-376 part 1, 20.5), with their text at the cell of the upper left corner. */
export async function readDrawnText(
  source: OfficePackage,
  sheet: { part: string; name: string },
  budget: TextBudget,
): Promise<Drawn> {
  const reader = new DrawingReader(sheet.name, budget);
  for (const { type, target } of await relationshipsOf(source, sheet.part))
    if (type === "drawing") await source.read(target, reader);
  return reader;
}

class DrawingReader implements XmlHandler, Drawn {
  readonly blocks: Block[] = [];
  readonly covers: CellRange[] = [];
  readonly #sheet: string;
  readonly #budget: TextBudget;
  readonly #path: string[] = [];
  #corners = { from: newCorner(), to: newCorner() };
  #corner: "from" | "to" | null = null;
  #shape = new OpenShape();

  constructor(sheet: string, budget: TextBudget) {
    this.#sheet = sheet;
    this.#budget = budget;
  }

  open(name: string, tag: string): void {
    this.#path.push(name);
    if (name === "from" || name === "to") {
      this.#corner = name;
      this.#corners[name] = newCorner();
    } else if (name === "sp") this.#shape = new OpenShape();
    else this.#shape.property(this.#path, tag);
  }

  close(name: string): void {
    this.#path.pop();
    if (name === this.#corner) this.#corner = null;
    else if (name === "sp") this.#add();
    else if (name === "twoCellAnchor") this.#cover();
  }

  text(value: string): void {
    const within = this.#path.at(-1);
    if (within === "t") this.#shape.write(value);
    else if (this.#corner && within !== undefined && within in newCorner())
      this.#corners[this.#corner][within as keyof Corner] += value;
  }

  /** Adds the cells that the shape covers entirely; it begins or ends within others. */
  #cover(): void {
    const { from, to } = this.#corners;
    const shape = this.#shape;
    this.#shape = new OpenShape();
    if (!shape.isFull) return;
    const first = (at: "row" | "col") => place(from[at]) + (place(from[`${at}Off`]) > NARROW ? 1 : 0);
    const [top, left] = [first("row"), first("col")];
    const [bottom, right] = [place(to.row) - 1, place(to.col) - 1];
    if (bottom >= top && right >= left)
      this.covers.push({ rows: [top + 1, bottom + 1], columns: [left, right] });
  }

  #add(): void {
    const { from } = this.#corners;
    const cell = cellName(place(from.row) + 1, place(from.col));
    const address = { sheet: this.#sheet, cell };
    const { seen, hidden } = this.#shape;
    for (const [all, isHidden] of [
      [seen, false],
      [hidden, true],
    ] as const) {
      const text = this.#budget.take(all.trim(), KEPT.cellCharacters);
      if (text !== "") this.blocks.push({ kind: "paragraph", address, text, ...(isHidden && { isHidden }) });
    }
  }
}

/** The place of a corner (20.5.2.24): a cell, counted from 0, and the offset within it (in EMU, 12,700 per point). */
type Corner = Record<"row" | "col" | "rowOff" | "colOff", string>;
const newCorner = (): Corner => ({ row: "", col: "", rowOff: "", colOff: "" });
const place = (written: string) => Math.max(0, Math.trunc(Number(written)) || 0);
/** Three points. */
const NARROW = 3 * 12_700;

/** A shape (20.5.2.29) as its XML streams by: its text, and whether that is visible. */
class OpenShape {
  seen = "";
  hidden = "";
  #isHidden = false;
  #fill: Color | "none" = "none";
  #isFillSaid = false;
  #usual: Color = "000000";
  #font: Color = null;
  #size: number | null = null;
  #isClear = false;
  #isSolid = false;
  #isBox = false;
  #isTurned = false;

  /** Whether it is opaque. */
  get isFull(): boolean {
    return this.#isSolid && this.#isBox && !this.#isTurned && !this.#isHidden;
  }

  /** Takes an element within it. @param path of the element, itself last */
  property(path: readonly string[], tag: string): void {
    const [within, parent, name] = path.slice(-3);
    const isColor = name === "srgbClr" || name === "schemeClr";
    if (name === "cNvPr") this.#isHidden ||= isSetOn(tag, "hidden");
    else if (name === "ext" && within === "spPr") this.#isHidden ||= hasNoSize(tag);
    else if (parent === "spPr" && FILLS.has(name ?? "")) {
      this.#isFillSaid = true;
      this.#fill = name === "noFill" ? "none" : null;
    } else if (within === "spPr" && parent === "solidFill" && isColor) {
      this.#fill = colorOfShape(tag);
      this.#isSolid = true;
    } else if (name === "alpha" && path.includes("spPr")) this.#isSolid = false;
    else if (name === "xfrm" && parent === "spPr") this.#isTurned = attribute(tag, "rot") !== null;
    else if (name === "prstGeom") this.#isBox = BOXES.has(attribute(tag, "prst") ?? "");
    else if (name === "fillRef" && !this.#isFillSaid)
      this.#fill = attribute(tag, "idx") === "0" ? "none" : null;
    else if (parent === "fontRef" && isColor) this.#usual = colorOfShape(tag);
    else if (name === "r" || name === "fld")
      [this.#font, this.#size, this.#isClear] = [this.#usual, null, false];
    else if (name === "rPr") this.#size = sizeOf(tag);
    else if (parent === "rPr" && name === "noFill") this.#isClear = true;
    else if (within === "rPr" && parent === "solidFill" && isColor) this.#font = colorOfShape(tag);
    else if (name === "p" || name === "br") this.#add("\n", "\n");
  }

  write(value: string): void {
    const visibility = cellVisibilityOf({ font: this.#font, fill: this.#fill, size: this.#size });
    const isUnseen = this.#isHidden || this.#isClear || visibility !== "seen";
    this.#add(isUnseen ? "" : value, isUnseen ? value : "");
  }

  #add(seen: string, hidden: string): void {
    if (this.seen.length < KEPT.cellCharacters) this.seen += seen;
    if (this.hidden.length < KEPT.cellCharacters) this.hidden += hidden;
  }
}

const BOXES = new Set(["rect", "roundRect", "flowChartProcess"]);
const FILLS = new Set(["noFill", "solidFill", "gradFill", "blipFill", "pattFill", "grpFill"]);
const hasNoSize = (tag: string) => attribute(tag, "cx") === "0" || attribute(tag, "cy") === "0";

/** Hundredths of a point. */
const sizeOf = (tag: string): number | null => {
  const said = attribute(tag, "sz");
  return said === null ? null : Number(said) / 100;
};

/** By its components, or by its place in the theme: paper and ink are white and black in nearly every theme. */
function colorOfShape(tag: string): Color {
  const said = attribute(tag, "val") ?? "";
  if (["bg1", "lt1"].includes(said)) return "FFFFFF";
  return ["tx1", "dk1"].includes(said) ? "000000" : colorOf(said);
}
