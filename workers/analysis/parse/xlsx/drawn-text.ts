import { isSetOn } from "#app/base/xml/attribute.ts";
import type { XmlHandler } from "#app/base/xml/read-xml.ts";
import { cellName } from "#app/core/document/addresses.ts";
import { KEPT } from "#app/core/document/limits.ts";
import type { Block } from "#app/core/document/parsed-document.ts";
import { relationshipsOf } from "#workers/analysis/xml/relationships.ts";
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
  #isFrom = false;
  #within = "";
  #text = "";
  #isHidden = false;

  constructor(sheet: string, budget: TextBudget) {
    this.#sheet = sheet;
    this.#budget = budget;
  }

  open(name: string, tag: string): void {
    this.#within = name;
    if (name === "from") {
      this.#isFrom = true;
      Object.assign(this.#corner, { row: "", col: "" });
    } else if (name === "sp") [this.#text, this.#isHidden] = ["", false];
    else if (name === "cNvPr") this.#isHidden = isSetOn(tag, "hidden");
    else if (name === "p" || name === "br") this.#text += "\n";
  }

  close(name: string): void {
    this.#within = "";
    if (name === "from") this.#isFrom = false;
    else if (name === "sp") this.#add();
  }

  text(value: string): void {
    const within = this.#within;
    if (within === "t" && this.#text.length < KEPT.cellCharacters) this.#text += value;
    else if (this.#isFrom && (within === "row" || within === "col")) this.#corner[within] += value;
  }

  #add(): void {
    const text = this.#budget.take(this.#text.trim(), KEPT.cellCharacters);
    if (text === "") return;
    const place = (written: string) => Math.max(0, Math.trunc(Number(written)) || 0);
    const cell = cellName(place(this.#corner.row) + 1, place(this.#corner.col));
    const hidden = this.#isHidden ? { isHidden: true as const } : {};
    this.blocks.push({ kind: "paragraph", address: { sheet: this.#sheet, cell }, text, ...hidden });
  }
}
