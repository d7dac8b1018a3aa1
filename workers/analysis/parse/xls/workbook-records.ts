import { refuse } from "#app/core/document/refusals.ts";
import type { ParseBudget } from "../budget.ts";
import { CellRecords, PASSED_OVER } from "./cell-records.ts";
import { DRAWING_GROUP, DrawnOver, namesPictures } from "./drawing-records.ts";
import { type ByteSpan, checkSharedTexts } from "./shared-texts.ts";
import type { SheetVisibility } from "./sheet-visibility.ts";
import { WorkbookVisibility } from "./workbook-visibility.ts";

/** Record types of [MS-XLS] 2.3, and of earlier formats. */
const FILE_PASS = 0x2f;
const MULTIPLE_RK = 0xbd;
const CODE_PAGE = 0x42;
const SHARED_TEXTS = 0xfc;
const CONTINUE = 0x3c;
const SHEET = 0x85;
const END = 0x0a;
/** A cell's comment. */
const NOTE = 0x1c;
/** The first records of BIFF2, 3, 4, and of BIFF5 and 8, which the version distinguishes. */
const BIFF4 = 0x409;
const BIFF5_OR_8 = 0x809;
const BEGINNINGS = [0x09, 0x209, BIFF4, BIFF5_OR_8];
const VERSION_8 = 0x600;
/** Earlier versions as SheetJS knows them; any other is read as it is. */
const OLDER = [0x200, 0x300, 0x400, 0x500, 0x02, 0x07];

/** The code page of a workbook that names none. */
const WESTERN = 1252;

const FORMULAS = new Set([0x06, 0x206, 0x406]);
const SINGLE_CELLS = new Set([
  ...FORMULAS,
  ...[0x203, 0x27e, 0xfd, 0x204, 0x205, 0xd6, 0x03, 0x04, 0x02, 0x05],
]);

/** The text result of a formula, which comes after it. */
const TEXTS_OF_FORMULAS = new Set([0x07, 0x207]);

/**
 * What reading values needs: beginnings and ends, cells, sheets and their extent, texts, dates, formats, merged cells,
 * and continuations.
 */
const READ = new Set([
  ...SINGLE_CELLS,
  ...TEXTS_OF_FORMULAS,
  ...[MULTIPLE_RK, CODE_PAGE, SHARED_TEXTS, CONTINUE, END, ...BEGINNINGS],
  ...[SHEET, 0x00, 0x200, 0x22, 0xe5, 0x1e, 0x41e, 0x43, 0x243, 0x443, 0xe0],
]);

/** Bytes up to the length of a record's text: if they are missing, SheetJS reads no number and counts towards it forever. */
const LEAST = new Map([
  [0x04, 8],
  [0x204, 8],
  [0xd6, 8],
  [0x07, 2],
  [0x207, 2],
  [0x1e, 2],
  [0x41e, 4],
  [SHEET, 8],
  [SHARED_TEXTS, 8],
]);
const FORMATS = new Set([0x1e, 0x41e]);
/** Excel itself allows a few hundred; SheetJS compares each with all before it. */
const MOST_FORMATS = 4_000;
/** Its sheets have names only. */
const LEAST_OF_BIFF4_SHEET = 2;
/** By the workbook's first record. */
const LEAST_OF_FORMULA = new Map([
  [0x09, 17],
  [0x209, 18],
  [BIFF4, 18],
  [BIFF5_OR_8, 22],
]);

/** In every format, a formula's stored value ends here, followed by the formula. */
const FORMULA_AT = 16;

/** Where a record says, in two bytes, how many characters follow: SheetJS trusts it, and reads on past its end. */
const LENGTH_AT = new Map([
  [0x204, 6],
  [0xd6, 6],
  [0x207, 0],
]);
/** In formats before Excel 97 its length is one byte, which cannot claim much. */
const FORMAT = 0x41e;
const FORMAT_LENGTH_AT = 2;

const MERGED_CELLS = 0xe5;
const MERGED_BYTES = 8;

/** `codePage` is that of the texts, or null if they are Unicode; `visibilities` are the sheets', in order. */
type PreparedRecords = {
  codePage: number | null;
  cells: CellRecords;
  visibilities: SheetVisibility[];
  hasPictures: boolean;
  hasComments: boolean;
  drawn: DrawnOver;
};

/**
 * Walks through the records of a workbook stream, so that its size is known before it is parsed, and blanks out, in
 * place, all that stored values do not need: damaged formulas and texts would make SheetJS loop forever. No record
 * moves, because sheets are found by their offsets. Cells are hidden until they are shown.
 * @throws Refused when it is encrypted, has too many filled cells, or does not begin and end as a workbook
 */
export function prepareRecords(stream: Uint8Array, budget: ParseBudget): PreparedRecords {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const least = leastSizes(view);
  const shared: ByteSpan[] = [];
  const hidden = new CellRecords(view);
  const visibility = new WorkbookVisibility(view.getUint16(0, true), budget);
  const isBiff8 = !OLDER.includes(view.getUint16(4, true)) && view.getUint16(0, true) === BIFF5_OR_8;
  const isUnicode = view.getUint16(0, true) === BIFF5_OR_8 && view.getUint16(4, true) === VERSION_8;
  const drawn = new DrawnOver(isUnicode);
  let [at, depth, before, codePage] = [0, 0, 0, WESTERN];
  let [hasPictures, hasComments] = [false, false];
  let [checked, merged, formats] = [0, 0, 0];
  while (at + 4 <= stream.length) {
    const type = view.getUint16(at, true);
    const size = view.getUint16(at + 2, true);
    if (BEGINNINGS.includes(type)) depth++;
    else if (depth === 0) break;
    if (at + 4 + size > stream.length) throw refuse("damaged", "RecordSize");
    const data = new DataView(stream.buffer, stream.byteOffset + at + 4, size);
    if (BEGINNINGS.includes(type) && depth === 1) {
      // The texts come before the sheets; a table that continues after one is read at the end.
      if (shared.length > checked) visibility.runsOf = checkSharedTexts(stream, shared);
      checked = shared.length;
      visibility.begin(at);
    } else if (depth === 1) visibility.record(type, data);
    drawn.record(type, data);
    if (type === END) depth--;
    if (type === FILE_PASS) throw refuse("password-protected");
    if (type === CODE_PAGE && size >= 2) codePage = view.getUint16(at + 4, true);
    if (type === DRAWING_GROUP) hasPictures ||= namesPictures(stream.subarray(at + 4, at + 4 + size));
    hasComments ||= type === NOTE;
    const own = cellsIn(type, size);
    budget.spend("cells", own);
    budget.step(20);
    if (type === SHEET) budget.spend("sheets");
    if (type === SHARED_TEXTS || (type === CONTINUE && before === SHARED_TEXTS))
      shared.push({ start: at + 4, end: at + 4 + size });
    if (FORMULAS.has(type)) stream.fill(0, at + 4 + Math.min(size, FORMULA_AT), at + 4 + size);
    const ranges = claimedRanges(type, data);
    merged += ranges ?? 0;
    budget.spend("cells", ranges ?? 0);
    // For each further record of ranges, SheetJS copies the earlier ones.
    if (ranges) budget.step(merged);
    if (FORMATS.has(type)) formats++;
    const isBroken =
      size < least(type) || ranges === null || isCutShort(view, at, claimedCharacters(type, data, isBiff8));
    const isTooMuch = FORMATS.has(type) && formats > MOST_FORMATS;
    if (!READ.has(type) || isBroken || isTooMuch) view.setUint16(at, PASSED_OVER, true);
    else if (own > 0 || TEXTS_OF_FORMULAS.has(type)) hidden.hide(at, own);
    if (type !== CONTINUE) before = type;
    at += 4 + size;
  }
  if (depth > 0) throw refuse("damaged", "WorkbookEnd");
  if (shared.length > checked) checkSharedTexts(stream, shared);
  return {
    codePage: isUnicode ? null : codePage,
    cells: hidden,
    visibilities: visibility.sheets(),
    hasPictures,
    hasComments,
    drawn,
  };
}

/**
 * The characters that a record claims to hold ([MS-XLS] 2.5.293 and 2.5.294), each of at least a byte; zero if its
 * length limits them.
 * @param data without its type and size
 */
function claimedCharacters(type: number, data: DataView, isBiff8: boolean): number {
  const at = type === FORMAT && isBiff8 ? FORMAT_LENGTH_AT : LENGTH_AT.get(type);
  return at === undefined || data.byteLength < at + 2 ? 0 : data.getUint16(at, true);
}

/** The ranges of merged cells that a record claims to hold; null if it is too short for them. */
function claimedRanges(type: number, data: DataView): number | null {
  if (type !== MERGED_CELLS) return 0;
  const count = data.byteLength < 2 ? 1 : data.getUint16(0, true);
  return data.byteLength < 2 + count * MERGED_BYTES ? null : count;
}

/** Whether a record, with its continuations, is too short for this many characters. */
function isCutShort(view: DataView, at: number, claimed: number): boolean {
  let size = view.getUint16(at + 2, true);
  let next = at + 4 + size;
  while (size < claimed && next + 4 <= view.byteLength && view.getUint16(next, true) === CONTINUE) {
    const further = view.getUint16(next + 2, true);
    size += further;
    next += 4 + further;
  }
  return size < claimed;
}

function cellsIn(type: number, size: number): number {
  if (type === MULTIPLE_RK) return Math.max(0, Math.floor((size - 6) / 6));
  return SINGLE_CELLS.has(type) ? 1 : 0;
}

/** The minimum size of a record of each type. @throws Refused when the stream does not begin as a workbook */
function leastSizes(view: DataView): (type: number) => number {
  const beginning = view.byteLength < 8 ? 0 : view.getUint16(0, true);
  if (!BEGINNINGS.includes(beginning)) throw refuse("damaged", "WorkbookBeginning");
  // With version 0, SheetJS guesses the format.
  const formulaOf = view.getUint16(4, true) === 0 ? BIFF5_OR_8 : beginning;
  return (type) => {
    if (FORMULAS.has(type)) return LEAST_OF_FORMULA.get(formulaOf) ?? 0;
    return type === SHEET && beginning === BIFF4 ? LEAST_OF_BIFF4_SHEET : (LEAST.get(type) ?? 0);
  };
}
