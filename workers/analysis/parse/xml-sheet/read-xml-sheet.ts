import { attribute } from "#app/base/xml/attribute.ts";
import type { XmlHandler } from "#app/base/xml/read-xml.ts";
import { noticesOf } from "#app/core/document/notices.ts";
import type { ParsedDocument, Sheet } from "#app/core/document/parsed-document.ts";
import { hasText } from "#app/core/document/plain-text.ts";
import { refuse } from "#app/core/document/refusals.ts";
import { readBoundedXml } from "#workers/analysis/xml/read-xml.ts";
import type { ParseBudget } from "../budget.ts";
import { decodedText, type TextSource } from "../decoded-text.ts";
import { hiddenUnless, markedTextNotices } from "../sheets/hidden-sheets.ts";
import { mergedCellsCut } from "../sheets/merged-cells.ts";
import { TextBudget } from "../text-budget.ts";
import { XmlStyles } from "./xml-styles.ts";
import { XmlTable } from "./xml-table.ts";

const STEPS_A_CHARACTER = 3;

/**
 * Reads XML Spreadsheet 2003, one file of plain XML (Microsoft's "XML Spreadsheet Reference"), as a stream.
 * Formulas have their stored values; as in the other formats, comments are not read, and a notice says so.
 * @throws RefusedDocument when there is no filled cell, too many of them, or the file is broken
 */
export async function readXmlSheet(source: TextSource, cost: ParseBudget): Promise<ParsedDocument> {
  const reader = new XmlWorkbookReader(cost);
  const { text, notices } = decodedText(source);
  await readBoundedXml(inTurns(text, cost), reader);
  const { sheets, texts, merged, formulasWithoutValue } = reader;
  if (!sheets.some(({ blocks }) => hasText(blocks))) throw refuse("empty");
  return {
    kind: "xls",
    parts: sheets,
    notices: [
      ...notices(),
      ...noticesOf({
        "hidden-sheets": sheets.some(({ visibility }) => visibility !== "visible"),
        ...markedTextNotices(sheets),
        "formulas-without-value": formulasWithoutValue > 0,
        "comments-ignored": reader.hasComments,
      }),
    ],
    cut: [...texts.cut(), ...mergedCellsCut(merged)],
  };
}

async function* inTurns(pieces: AsyncIterable<string>, cost: ParseBudget): AsyncGenerator<string> {
  for await (const piece of pieces) {
    cost.step(piece.length * STEPS_A_CHARACTER);
    await cost.yield();
    yield piece;
  }
}

class XmlWorkbookReader implements XmlHandler {
  readonly sheets: Sheet[] = [];
  readonly texts = new TextBudget();
  merged = 0;
  formulasWithoutValue = 0;
  hasComments = false;
  readonly #cost: ParseBudget;
  readonly #styles = new XmlStyles();
  #sheet: { name: string; table: XmlTable; visible: string } | null = null;
  #inVisible = false;
  #inStyles = false;

  constructor(cost: ParseBudget) {
    this.#cost = cost;
  }

  open(name: string, tag: string): void {
    this.#cost.step(20);
    if (name === "Styles") this.#inStyles = true;
    else if (name === "Worksheet") this.#openSheet(attribute(tag, "Name") ?? "");
    else if (name === "Visible") this.#inVisible = true;
    if (this.#inStyles) this.#styles.open(name, tag);
    else this.#sheet?.table.open(name, tag);
  }

  close(name: string): void {
    if (name === "Styles") this.#inStyles = false;
    else if (name === "Worksheet") this.#closeSheet();
    else if (name === "Visible") this.#inVisible = false;
    if (this.#inStyles) this.#styles.close(name);
    else this.#sheet?.table.close(name);
  }

  text(value: string): void {
    if (this.#inVisible && this.#sheet && this.#sheet.visible.length < 100) this.#sheet.visible += value;
    else this.#sheet?.table.text(value);
  }

  #openSheet(name: string): void {
    this.#cost.spend("sheets");
    const workbook = { styles: this.#styles, texts: this.texts, cost: this.#cost };
    this.#sheet = { name, table: new XmlTable(name, workbook), visible: "" };
  }

  #closeSheet(): void {
    if (!this.#sheet) return;
    const { name, table, visible } = this.#sheet;
    const visibility = VISIBILITY[visible.trim()] ?? "visible";
    this.merged += table.merged;
    this.formulasWithoutValue += table.formulasWithoutValue;
    this.hasComments ||= table.hasComments;
    const blocks = hiddenUnless(visibility === "visible", table.blocks());
    this.sheets.push({ kind: "sheet", name, visibility, mergedCells: table.mergedCells, blocks });
    this.#sheet = null;
  }
}

/** As written in `WorksheetOptions`. */
const VISIBILITY: { [written: string]: Sheet["visibility"] } = {
  SheetHidden: "hidden",
  SheetVeryHidden: "very hidden",
};
