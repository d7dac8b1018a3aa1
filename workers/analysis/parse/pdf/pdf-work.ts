import { brotliDecompressSync, inflateSync } from "node:zlib";
import { getResolvedPDFJS } from "unpdf";
import { LIMITS } from "#app/core/document/limits.ts";
import { ParseBudget } from "../budget.ts";
import { glyphLetters, isGuess, type PdfFont, UNREADABLE } from "./glyph-letters.ts";
import {
  coversSoFar,
  forgetSurfaces,
  formed,
  hiding,
  look,
  pictured,
  put,
  surfacesSoFar,
} from "./sight/hidden-text.ts";

/*
 * What PDF.js calls where scripts/building/bounded-pdf.ts has built it in. It knows nothing of whose file it reads, so one PDF
 * is read at a time in a process (one-at-a-time.ts), and its budget stands here meanwhile.
 */

let budget = new ParseBudget();
let damage = false;
let misread = new Set<string>();
let isCrowded = false;
/** What was put onto the pages so far. */
let annotated = 0;

/** Gives PDF.js the budget to ask. @throws Error when it was loaded without that built in: then it has no bound */
async function bindBudget(): Promise<void> {
  const module: object = await getResolvedPDFJS();
  if (!("setPdfWork" in module) || typeof module.setPdfWork !== "function")
    throw new Error("PDF.js was loaded without its budget (scripts/building/bounded-pdf.ts).");
  module.setPdfWork(WORK);
}

/** Runs a reading of a PDF with its budget. */
export async function withPdfBudget<T>(own: ParseBudget, read: () => Promise<T>): Promise<T> {
  await bindBudget();
  [budget, damage, misread, isCrowded, annotated] = [own, false, new Set(), false, 0];
  forgetSurfaces();
  try {
    return await read();
  } finally {
    // What is still under way of a file that was refused spends from nobody else's.
    budget = new ParseBudget();
  }
}

/** Whether PDF.js passed over something that it could not read, in the PDF that is being read. */
export const wasDamaged = (): boolean => damage;

/** The fonts, by the names that PDF.js gives them, of which the letters so far turned out to be none. */
export const misreadFonts = (): ReadonlySet<string> => misread;

/** @param loadedName what PDF.js calls the font in what it gives */
function glyph(letters: string, font: PdfFont, loadedName: string): string {
  const read = glyphLetters(letters, font);
  if (read === UNREADABLE && isGuess(font)) misread.add(loadedName);
  return read;
}

/** A document has some ten thousand. PDF.js copies what a note is made of, a drawing's points as well. */
const MOST_PARTS_TO_COPY = 500_000;

/** Whether what was put onto pages may be asked for, in the PDF that is being read: of very many parts it is too much. */
export const mayCopyAnnotations = (): boolean => budget.spentOn("parts") < MOST_PARTS_TO_COPY;

/** A form has some hundreds; PDF.js makes an object of each, and keeps those of all pages. */
const MOST_ANNOTATIONS = { page: 5_000, file: 20_000 };

/** Of a page with more than it can have, or with which the file has more, none. */
function annotations<T>(all: readonly T[]): readonly T[] {
  const isTooMany = all.length > MOST_ANNOTATIONS.page || annotated + all.length > MOST_ANNOTATIONS.file;
  isCrowded ||= isTooMany;
  annotated += isTooMany ? 0 : all.length;
  return isTooMany ? [] : all;
}

/** @param pieces of text that lie over a page so far, which many may share */
function overlaid(pieces: number): void {
  if (pieces > LIMITS.pagePieces) budget.refuse("pagePieces");
}

/** Whether what was put onto pages was left out, in the PDF that is being read. */
export const leftAdditionsOut = (): boolean => isCrowded || !mayCopyAnnotations();

/** @param bytes that a stream takes in addition; `length` is what it needs to hold then */
function decoded(bytes: number, length: number): void {
  if (!(length <= LIMITS.pdfStreamBytes)) budget.refuse("pdfStreamBytes");
  budget.spend("bytes", bytes);
}

/** Counts work on the PDF that is being read. @throws RefusedDocument as `ParseBudget.step` does */
export const step = (count: number): void => budget.step(count);

/** Twice as many codes as two bytes can name. */
const WIDEST_RANGE = 2 * 65_536;

/** Codes that a range stands for, or columns of widths. */
function span(width: number): void {
  if (width < 1) return;
  if (width > WIDEST_RANGE) budget.refuse("codes");
  budget.spend("codes", width);
  budget.step(width * 10);
}

/** The longest array that a page's own instructions may hold, which nobody keeps. */
const LONGEST_ARRAY = 1_000_000;

/** An entry of an array or a dictionary. @param isKept whether it belongs to an object, and stays */
function keep(isKept: boolean, length: number): void {
  if (isKept) budget.spend("parts");
  else if (length > LONGEST_ARRAY) budget.refuse("parts");
}

/** States saved in each other; beyond, each more makes all that follows slower, and the state goes on as it is. */
const DEEPEST = 500;

function isTooDeep(depth: number): boolean {
  budget.step(100);
  return depth > DEEPEST;
}

/** @throws Error always: nothing is drawn */
function picture(): never {
  throw new Error("Pictures are not read.");
}

function hidingCounted(...given: Parameters<typeof hiding>) {
  budget.step(surfacesSoFar(given[0]));
  return hiding(...given);
}

async function turn(): Promise<void> {
  await budget.yield();
}

/**
 * What a stream unpacks to, or null where it breaks: then PDF.js reads what there is, slowly and by the same budget.
 * @throws RefusedDocument when it is more than one stream, or the document, may yield
 */
function unpack(packed: Uint8Array, format: "deflate" | "brotli"): Uint8Array | null {
  const most = Math.min(LIMITS.pdfStreamBytes, budget.left("bytes"));
  let unpacked: Uint8Array;
  try {
    unpacked = unpackAtMost(packed, format, most + 1);
  } catch (error) {
    if (!isTooLarge(error)) return null;
    return budget.refuse(most < LIMITS.pdfStreamBytes ? "bytes" : "pdfStreamBytes");
  }
  budget.spend("bytes", unpacked.length);
  budget.step(unpacked.length);
  return unpacked;
}

function unpackAtMost(packed: Uint8Array, format: "deflate" | "brotli", maxOutputLength: number): Uint8Array {
  if (format === "brotli") return brotliDecompressSync(packed, { maxOutputLength });
  return inflateSync(packed, { maxOutputLength });
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE");

/** What PDF.js says when something of the text may be lost; it says much else. */
const LOSSES =
  /^(?:getTextContent|getContentStream|readToUnicode) - ignoring|^Indexing all PDF objects|flate stream|^Bad (?:uncompressed|block|code)|^Invalid stream|Skipping invalid first page|stream must have data/;

function told(message: unknown): void {
  damage ||= LOSSES.test(String(message));
}

const WORK = {
  glyph,
  look,
  pictured,
  formed,
  put,
  coversSoFar,
  surfacesSoFar,
  hiding: hidingCounted,
  decoded,
  step,
  span,
  keep,
  isTooDeep,
  annotations,
  overlaid,
  picture,
  turn,
  unpack,
  told,
};
