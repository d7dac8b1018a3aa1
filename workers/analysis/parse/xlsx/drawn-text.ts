import { attribute, isSetOn } from "#app/base/xml/attribute.ts";
import type { XmlHandler } from "#app/base/xml/read-xml.ts";
import { cellName } from "#app/core/document/addresses.ts";
import { KEPT } from "#app/core/document/limits.ts";
import type { Block } from "#app/core/document/parsed-document.ts";
import { relationshipsOf } from "#workers/analysis/xml/relationships.ts";
import { type Color, colorOf, sightOf } from "../sheets/cell-colors.ts";
import type { TextBudget } from "../text-budget.ts";
import type { OfficePackage } from "../zip/package.ts";

/** The text of a sheet's shapes and text boxes (ECMA-376 part 1, 20.5), each at the cell where its upper left corner lies. */
export async function readDrawnText(
  source: OfficePackage,
  sheet: { part: string; name: string },
  budget: TextBudget,
): Promise<Block[]> {
  const reader = new DrawingReader(sheet.name, budget);
  for (const { type, target } of await relationshipsOf(source, sheet.part))
    if (type === "drawing") await source.read(target, reader);
  return reader.blocks;
}

class DrawingReader implements XmlHandler {
  readonly blocks: Block[] = [];
  readonly #sheet: string;
  readonly #budget: TextBudget;
  readonly #corner = { row: "", col: "" };
  readonly #path: string[] = [];
  #isFrom = false;
  #shape = new OpenShape();

  constructor(sheet: string, budget: TextBudget) {
    this.#sheet = sheet;
    this.#budget = budget;
  }

  open(name: string, tag: string): void {
    this.#path.push(name);
    if (name === "from") {
      this.#isFrom = true;
      Object.assign(this.#corner, { row: "", col: "" });
    } else if (name === "sp") this.#shape = new OpenShape();
    else this.#shape.property(this.#path, tag);
  }

  close(name: string): void {
    this.#path.pop();
    if (name === "from") this.#isFrom = false;
    else if (name === "sp") this.#add();
  }

  text(value: string): void {
    const within = this.#path.at(-1);
    if (within === "t") this.#shape.write(value);
    else if (this.#isFrom && (within === "row" || within === "col")) this.#corner[within] += value;
  }

  #add(): void {
    const place = (written: string) => Math.max(0, Math.trunc(Number(written)) || 0);
    const cell = cellName(place(this.#corner.row) + 1, place(this.#corner.col));
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

/** A shape (20.5.2.29) while its XML streams by: what is written in it, and whether that is seen. */
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

  /** Takes what stands in it. @param path of the element, which comes last */
  property(path: readonly string[], tag: string): void {
    const [within, parent, name] = path.slice(-3);
    const isColor = name === "srgbClr" || name === "schemeClr";
    if (name === "cNvPr") this.#isHidden ||= isSetOn(tag, "hidden");
    else if (name === "ext" && within === "spPr") this.#isHidden ||= hasNoSize(tag);
    else if (parent === "spPr" && FILLS.has(name ?? "")) {
      this.#isFillSaid = true;
      this.#fill = name === "noFill" ? "none" : null;
    } else if (within === "spPr" && parent === "solidFill" && isColor) this.#fill = colorOfShape(tag);
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
    const sight = sightOf({ font: this.#font, fill: this.#fill, size: this.#size });
    const isUnseen = this.#isHidden || this.#isClear || sight !== "seen";
    this.#add(isUnseen ? "" : value, isUnseen ? value : "");
  }

  #add(seen: string, hidden: string): void {
    if (this.seen.length < KEPT.cellCharacters) this.seen += seen;
    if (this.hidden.length < KEPT.cellCharacters) this.hidden += hidden;
  }
}

const FILLS = new Set(["noFill", "solidFill", "gradFill", "blipFill", "pattFill", "grpFill"]);
const hasNoSize = (tag: string) => attribute(tag, "cx") === "0" || attribute(tag, "cy") === "0";

/** Hundredths of a point. */
const sizeOf = (tag: string): number | null => {
  const said = attribute(tag, "sz");
  return said === null ? null : Number(said) / 100;
};

/** By its parts, or by its place in the theme: paper and ink are white and black in nearly every one. */
function colorOfShape(tag: string): Color {
  const said = attribute(tag, "val") ?? "";
  if (["bg1", "lt1"].includes(said)) return "FFFFFF";
  return ["tx1", "dk1"].includes(said) ? "000000" : colorOf(said);
}
