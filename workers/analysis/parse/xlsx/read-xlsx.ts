import { attribute, isOn } from "#app/base/xml/attribute.ts";
import { BUDGET, LIMITS } from "#app/core/document/limits.ts";
import { noticesOf } from "#app/core/document/notices.ts";
import type { Block, ParsedDocument, Sheet } from "#app/core/document/parsed-document.ts";
import { hasText } from "#app/core/document/plain-text.ts";
import { refuse, refuseImageOnly, refuseTooLarge } from "#app/core/document/refusals.ts";
import { mainPartOf, relationshipsOf } from "#workers/analysis/xml/relationships.ts";
import type { ParseBudget } from "../budget.ts";
import { hiddenUnless, markedTextNotices } from "../sheets/hidden-sheets.ts";
import { mergedCellsCut } from "../sheets/merged-cells.ts";
import { givesColor } from "../sheets/replacement-text.ts";
import { TextBudget } from "../text-budget.ts";
import { CHARTS, type OfficePackage } from "../zip/package.ts";
import { readCellStyles } from "./cell-styles.ts";
import { mayHide } from "./conditional-formats.ts";
import { NOTHING_DRAWN, readDrawnText } from "./drawn-text.ts";
import { readIndirectStyles } from "./indirect-styles.ts";
import { type CellString, LostLooks, StringItem, wholeText } from "./rich-text.ts";
import { SheetReader, type WorkbookContext } from "./sheet-reader.ts";

/**
 * Reads Excel's SpreadsheetML (ECMA-376 part 1, 18) as a stream: only filled cells are kept. A formula's cell has
 * its stored value; no formula is ever evaluated.
 * @throws Refused when there is no filled cell, too many of them, or the file is broken
 */
export async function readXlsx(source: OfficePackage, cost: ParseBudget): Promise<ParsedDocument> {
  const main = await mainPartOf(source);
  if (!main) throw refuse("damaged", "XlsxMainPart");
  const relationships = await relationshipsOf(source, main);
  const part = (type: string) =>
    relationships.find((relationship) => relationship.type === type)?.target ?? "";
  const workbook = await readWorkbook(source, main);
  const styles = await readCellStyles(source, { styles: part("styles"), theme: part("theme") });
  const lost = new LostLooks(styles);
  const context: WorkbookContext = {
    strings: await readSharedStrings(source, part("sharedStrings"), new StringItem(lost, cost)),
    styles,
    lost,
    date1904: workbook.date1904,
    budget: new TextBudget(),
    cost,
    mergedCells: 0,
    formulasWithoutValue: 0,
    isTextMissing: false,
  };
  const byId = new Map(relationships.map((relationship) => [relationship.id, relationship]));
  const { cells, changed, tables } = styles;
  const hasUnseen =
    cells.some(
      ({ visibility, format, look }) => visibility !== "seen" || look.isStruck || givesColor(format),
    ) ||
    tables.size > 0 ||
    changed.some(mayHide) ||
    context.strings.some((text) => typeof text !== "string");
  const hasDrawings = source.names().some((part) => /\/drawings\//i.test(part));
  const sheets: Sheet[] = [];
  for (const { name, visibility, relationshipId } of workbook.sheets) {
    cost.spend("sheets");
    const target = byId.get(relationshipId);
    // A chart sheet has no cells.
    if (target?.type !== "worksheet") continue;
    const indirect = hasUnseen ? await readIndirectStyles(source, target.target, styles) : null;
    const reader = new SheetReader(context, name, indirect);
    await source.read(target.target, reader);
    const at = { part: target.target, name };
    const drawn = hasDrawings ? await readDrawnText(source, at, context.budget) : NOTHING_DRAWN;
    sheets.push({
      kind: "sheet",
      name,
      visibility,
      mergedCells: reader.mergedCells,
      blocks: hiddenUnless(visibility === "visible", [...reader.blocks(drawn.covers), ...drawn.blocks]),
    });
  }
  return asDocument(source, sheets, context);
}

/** Programs put comments beside the sheets, or in a folder of their own. */
const COMMENTS = /\/(?:threaded)?comments?[^/]*(?:\/[^/]+)?\.xml$/i;

function asDocument(source: OfficePackage, sheets: Sheet[], context: WorkbookContext): ParsedDocument {
  const pictures = source.names().some((name) => /\/media\//i.test(name));
  // A hidden shape is not content.
  const isContent = ({ kind, isHidden }: Block) => kind === "table" || !isHidden;
  if (!sheets.some((sheet) => hasText(sheet.blocks.filter(isContent))))
    throw pictures ? refuseImageOnly("xlsx") : refuse("empty");
  return {
    kind: "xlsx",
    parts: sheets,
    notices: noticesOf({
      "macros-ignored": source.names().some((name) => /vbaProject\.bin$/i.test(name)),
      "hidden-sheets": sheets.some((sheet) => sheet.visibility !== "visible"),
      ...markedTextNotices(sheets),
      "formulas-without-value": context.formulasWithoutValue > 0,
      "damaged-parts": context.isTextMissing,
      "pictures-ignored": pictures,
      "charts-ignored": source.names().some((name) => CHARTS.test(name)),
      "comments-ignored": source.names().some((name) => COMMENTS.test(name)),
    }),
    cut: [...context.budget.cut(), ...mergedCellsCut(context.mergedCells)],
  };
}

type SheetEntry = { name: string; visibility: Sheet["visibility"]; relationshipId: string };
type Workbook = { date1904: boolean; sheets: SheetEntry[] };

/** The workbook's list of sheets in the order of their tabs (ECMA-376 part 1, 18.2). */
async function readWorkbook(source: OfficePackage, part: string): Promise<Workbook> {
  const workbook: Workbook = { date1904: false, sheets: [] };
  await source.read(part, {
    open(name, tag) {
      // A later extension by Excel has an element of the same name.
      if (name === "workbookPr" && attribute(tag, "date1904") !== null)
        workbook.date1904 = isOn(tag, "date1904");
      if (name !== "sheet") return;
      const state = attribute(tag, "state");
      workbook.sheets.push({
        name: attribute(tag, "name") ?? "",
        visibility: state === "veryHidden" ? "very hidden" : state === "hidden" ? "hidden" : "visible",
        relationshipId: attribute(tag, "id") ?? "",
      });
    },
    close() {},
  });
  return workbook;
}

/** The table of texts that cells refer to (ECMA-376 part 1, 18.4). @param text reads each one */
async function readSharedStrings(
  source: OfficePackage,
  part: string,
  text: StringItem,
): Promise<CellString[]> {
  const strings: CellString[] = [];
  let total = 0;
  await source.read(part, {
    open(name, tag) {
      if (name === "si") text.begin();
      else text.open(name, tag);
    },
    close(name) {
      text.close(name);
      if (name !== "si") return;
      const string = text.value();
      total += wholeText(string).length;
      if (total > LIMITS.sharedCharacters || strings.length >= BUDGET.cells)
        throw refuseTooLarge("sharedCharacters");
      strings.push(string);
    },
    text: (value) => text.text(value),
  });
  return strings;
}
