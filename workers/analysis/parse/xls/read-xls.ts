import * as XLSX from "xlsx";
import { KEPT } from "#app/core/document/limits.ts";
import { noticesOf } from "#app/core/document/notices.ts";
import type { ParsedDocument, Sheet } from "#app/core/document/parsed-document.ts";
import { hasText } from "#app/core/document/plain-text.ts";
import { asRefusal, RefusedDocument, refuse, refuseImageOnly } from "#app/core/document/refusals.ts";
import type { ParseBudget } from "../budget.ts";
import { withLineFeeds } from "../line-endings.ts";
import { forgetReadFormats } from "../sheets/built-in-formats.ts";
import type { CellRange } from "../sheets/cell-ranges.ts";
import { withCoveredApart } from "../sheets/covered-cells.ts";
import { hiddenUnless, markedTextNotices } from "../sheets/hidden-sheets.ts";
import { mergedCellsCut } from "../sheets/merged-cells.ts";
import { numberText } from "../sheets/number-text.ts";
import { replacementText } from "../sheets/replacement-text.ts";
import { type SheetCell, SheetRows } from "../sheets/sheet-rows.ts";
import { TextBudget } from "../text-budget.ts";
import { textsIn } from "./code-page.ts";
import type { CompoundFile } from "./compound-file.ts";
import { SheetVisibility } from "./sheet-visibility.ts";
import { prepareRecords } from "./workbook-records.ts";

/** SheetJS takes some 800 bytes per cell. A workbook with more cells than it can hold is shown to it in bands. */
const AT_ONCE = { all: 60_000, few: 5_000 };

/**
 * Excel's binary format in its container, as Excel 5 and later write it.
 * @throws Refused as `readBiff` does, or when the container is broken
 */
export function readXls(container: CompoundFile, cost: ParseBudget): Promise<ParsedDocument> {
  const stream = container.stream("Workbook") ?? container.stream("Book");
  if (!stream) throw refuse("damaged", "XlsWorkbook");
  return readBiff(stream, cost, { hasMacros: container.names.some((name) => name.includes("_VBA_PROJECT")) });
}

/**
 * Reads the binary format itself, BIFF2 to BIFF8 ([MS-XLS]), by SheetJS: stored values only, no formula is evaluated.
 * Up to Excel 4 it is a file without a container.
 * @param stream changed by this
 * @throws Refused when it is encrypted, empty, broken or has too many filled cells
 */
export async function readBiff(
  stream: Uint8Array,
  cost: ParseBudget,
  { hasMacros = false } = {},
): Promise<ParsedDocument> {
  const { codePage, cells, visibilities, hasPictures, hasComments, drawn } = prepareRecords(stream, cost);
  const text = textsIn(codePage);
  const budget = new TextBudget();
  const tables: SheetRows[] = [];
  let workbook: XLSX.WorkBook = { SheetNames: [], Sheets: {} };
  for (const _ of cells.bands(cells.count > AT_ONCE.all ? AT_ONCE.few : AT_ONCE.all)) {
    // SheetJS goes through the whole stream for each band.
    cost.step(stream.length);
    await cost.yield();
    workbook = parse(stream);
    const date1904 = workbook.Workbook?.WBProps?.date1904 ?? false;
    const take = (all: string) => budget.take(all, KEPT.cellCharacters);
    const textOf = (cell: XLSX.CellObject | undefined) => take(withLineFeeds(cellText(cell, date1904, text)));
    workbook.SheetNames.forEach((name, i) => {
      tables[i] ??= new SheetRows(text(name), cost);
      addRows(tables[i], workbook.Sheets[name] ?? {}, visibilities[i] ?? new SheetVisibility(), {
        take,
        textOf,
      });
    });
  }
  const sheets = workbook.SheetNames.map((name, i): Sheet => {
    const merges = workbook.Sheets[name]?.["!merges"] ?? [];
    const merged = merges.map(({ s, e }): CellRange => ({ rows: [s.r + 1, e.r + 1], columns: [s.c, e.c] }));
    const blocks = withCoveredApart(text(name), tables[i]?.blocks() ?? [], { merged }, cost);
    return {
      kind: "sheet",
      name: text(name),
      visibility: VISIBILITY[workbook.Workbook?.Sheets?.[i]?.Hidden ?? 0] ?? "visible",
      mergedCells: merges.slice(0, KEPT.mergedCells).map(XLSX.utils.encode_range),
      blocks: hiddenUnless(!workbook.Workbook?.Sheets?.[i]?.Hidden, blocks),
    };
  });
  if (!sheets.some((sheet) => hasText(sheet.blocks)))
    throw hasPictures ? refuseImageOnly("xls") : refuse("empty");
  const merged = Object.values(workbook.Sheets).reduce(
    (sum, sheet) => sum + (sheet["!merges"]?.length ?? 0),
    0,
  );
  return {
    kind: "xls",
    parts: sheets,
    notices: noticesOf({
      "macros-ignored": hasMacros,
      "hidden-sheets": sheets.some((sheet) => sheet.visibility !== "visible"),
      ...markedTextNotices(sheets),
      "pictures-ignored": hasPictures,
      "charts-ignored": drawn.hasCharts,
      "shapes-ignored": drawn.hasShapes,
      "comments-ignored": hasComments,
    }),
    cut: [...budget.cut(), ...mergedCellsCut(merged)],
  };
}

function parse(bytes: Uint8Array): XLSX.WorkBook {
  forgetReadFormats();
  try {
    return XLSX.read(bytes, {
      type: "buffer",
      dense: true,
      cellText: false,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
    });
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) throw refuse("password-protected");
    throw new RefusedDocument(asRefusal(error));
  }
}

const VISIBILITY: Sheet["visibility"][] = ["visible", "hidden", "very hidden"];

/** Adds the rows that were shown. */
function addRows(
  table: SheetRows,
  sheet: XLSX.WorkSheet,
  visibility: SheetVisibility,
  { take, textOf }: { take: (all: string) => string; textOf: (cell: XLSX.CellObject | undefined) => string },
): void {
  const rows: (XLSX.CellObject | undefined)[][] = sheet["!data"] ?? [];
  // forEach skips missing rows and cells: a broken range costs nothing.
  rows.forEach((row, index) => {
    const cells: SheetCell[] = [];
    row.forEach((cell, column) => {
      const format = visibility.formatAt(index, column);
      if (cell && format !== undefined) cell.z = format;
      if (cell?.t === "s") change(cell, (written) => visibility.withSuperscript(index, column, written));
      const text = textOf(cell);
      if (text.trim() === "") return;
      const instead = insteadOf(cell);
      const parts =
        instead === null && cell?.t === "s" ? visibility.partLetters(index, column, String(cell.v)) : null;
      if (parts && !visibility.isHidden(index, column)) {
        cells.push({ ...partCell(column, parts, take), isStruckOut: visibility.isStruckOut(index, column) });
        return;
      }
      const isHidden = visibility.isHidden(index, column) || instead === "";
      cells.push({
        column,
        text,
        instead: instead && take(instead),
        isHidden,
        isStruckOut: visibility.isStruckOut(index, column),
      });
    });
    if (cells.length > 0) table.add(index + 1, cells, visibility.isHiddenRow(index));
  });
}

/** Changes a cell's value, and its formatted text only if that is the same. */
function change(cell: XLSX.CellObject, changed: (text: string) => string): void {
  const written = String(cell.v);
  const text = changed(written);
  if (text === written) return;
  if (cell.w === written) cell.w = text;
  cell.v = text;
}

/** A cell with some invisible letters. */
function partCell(
  column: number,
  { seen, hidden }: { seen: string; hidden: string },
  take: (all: string) => string,
): SheetCell {
  if (seen.trim() === "") return { column, text: take(withLineFeeds(hidden)), isHidden: true };
  if (hidden.trim() === "") return { column, text: take(withLineFeeds(seen)) };
  return { column, text: take(withLineFeeds(hidden)), instead: take(withLineFeeds(seen)) };
}

/** What the cell's number format shows instead of its value, if it does. */
function insteadOf(cell: XLSX.CellObject | undefined): string | null {
  if (cell?.z === undefined || cell.t === "e") return null;
  return replacementText(String(cell.z), cell.t === "n" ? Number(cell.v) : String(cell.v));
}

/** A cell's value by SheetJS's types: number, text, boolean, error (as its word), stub. */
function cellText(
  cell: XLSX.CellObject | undefined,
  date1904: boolean,
  textIn: (stored: string) => string,
): string {
  if (cell?.v === undefined) return "";
  if (cell.t === "n") return numberText(Number(cell.v), String(cell.z ?? "General"), date1904);
  if (cell.t === "b") return cell.v ? "TRUE" : "FALSE";
  if (cell.t === "e") return cell.w ?? ERRORS[Number(cell.v)] ?? "#ERROR";
  return textIn(String(cell.v));
}

/** [MS-XLS] 2.5.10, BErr. */
const ERRORS: { [code: number]: string } = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
  43: "#GETTING_DATA",
};
