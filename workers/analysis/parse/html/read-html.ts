import { noticesOf } from "#app/core/document/notices.ts";
import type { ParsedDocument } from "#app/core/document/parsed-document.ts";
import { hasText } from "#app/core/document/plain-text.ts";
import { refuse } from "#app/core/document/refusals.ts";
import type { ParseBudget } from "../budget.ts";
import { decodedText, type TextSource } from "../decoded-text.ts";
import { mergedCellsCut } from "../sheets/merged-cells.ts";
import { TextBudget } from "../text-budget.ts";
import { HtmlSheet } from "./html-sheet.ts";
import { HtmlTokens } from "./html-tokens.ts";

/** A web page has no sheet; its addresses name this one. */
const HTML_SHEET = "HTML";

/** For tags, entities and white space. */
const STEPS_A_CHARACTER = 4;

/**
 * Reads the tables of a web page, as hospital software exports them under a spreadsheet's name. Cells are text as
 * written; nothing in the page is loaded or run.
 * @returns null when there is no table
 * @throws RefusedDocument when its tables are empty or ask for too much
 */
export async function readHtml(source: TextSource, cost: ParseBudget): Promise<ParsedDocument | null> {
  const texts = new TextBudget();
  const sheet = new HtmlSheet(HTML_SHEET, cost, texts);
  const tokens = new HtmlTokens(sheet);
  const { notices, text } = decodedText(source);
  for await (const piece of text) {
    cost.step(piece.length * STEPS_A_CHARACTER);
    await cost.yield();
    tokens.push(piece);
  }
  tokens.end();
  const blocks = sheet.blocks();
  if (!sheet.hasTable) return null;
  if (!hasText(blocks)) throw refuse("empty");
  return {
    kind: "xls",
    parts: [{ kind: "sheet", name: HTML_SHEET, visibility: "visible", mergedCells: sheet.merged(), blocks }],
    notices: [
      ...notices(),
      ...noticesOf({
        "hidden-text": blocks.some(({ isHidden, isStruckOut }) => isHidden && !isStruckOut),
        "struck-out-text": blocks.some(({ isStruckOut }) => isStruckOut),
        "pictures-ignored": sheet.hasPictures,
      }),
    ],
    cut: [...texts.cut(), ...mergedCellsCut(sheet.mergedCells)],
  };
}
