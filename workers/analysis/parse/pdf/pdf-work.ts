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
} from "./visibility/hidden-text.ts";

/*
 * The hooks that scripts/building/bounded-pdf.ts builds into PDF.js. They do not know whose file is read, so a process reads
 * one PDF at a time (one-at-a-time.ts), with its budget kept here meanwhile.
 */

let budget = new ParseBudget();
let damage = false;
let misread = new Set<string>();
let isCrowded = false;
/** Annotations on the pages so far. */
let annotated = 0;

/** Connects PDF.js to the budget. @throws Error when it was loaded without the hooks and so is unbounded */
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
    // Work still running for a refused file must not spend another file's budget.
    budget = new ParseBudget();
  }
}

/** Whether PDF.js skipped something unreadable in the current PDF. */
export const wasDamaged = (): boolean => damage;

/** The fonts, by PDF.js's names, whose letters turned out to be misread. */
export const misreadFonts = (): ReadonlySet<string> => misread;

/** @param loadedName PDF.js's name for the font in its output */
function glyph(letters: string, font: PdfFont, loadedName: string): string {
  const read = glyphLetters(letters, font);
  if (read === UNREADABLE && isGuess(font)) misread.add(loadedName);
  return read;
}

/** A document has some ten thousand. PDF.js copies all parts of an annotation, even a drawing's points. */
const MOST_PARTS_TO_COPY = 500_000;

/** Whether the current PDF's annotations may be asked for: with very many parts, they are too much. */
export const mayCopyAnnotations = (): boolean => budget.spentOn("parts") < MOST_PARTS_TO_COPY;

/** A form has some hundreds; PDF.js makes an object of each and keeps all pages' objects. */
const MOST_ANNOTATIONS = { page: 5_000, file: 20_000 };

/** None, for a page with which the page's or the file's limit is exceeded. */
function annotations<T>(all: readonly T[]): readonly T[] {
  const isTooMany = all.length > MOST_ANNOTATIONS.page || annotated + all.length > MOST_ANNOTATIONS.file;
  isCrowded ||= isTooMany;
  annotated += isTooMany ? 0 : all.length;
  return isTooMany ? [] : all;
}

/** @param pieces number of text pieces over a page so far, which annotations may share */
function overlaid(pieces: number): void {
  if (pieces > LIMITS.pagePieces) budget.refuse("pagePieces");
}

/** Whether annotations of the current PDF were left out. */
export const leftAdditionsOut = (): boolean => isCrowded || !mayCopyAnnotations();

/** @param bytes that a stream takes in addition; `length` is its total size then */
function decoded(bytes: number, length: number): void {
  if (!(length <= LIMITS.pdfStreamBytes)) budget.refuse("pdfStreamBytes");
  budget.spend("bytes", bytes);
}

/** Counts work on the current PDF. @throws RefusedDocument as `ParseBudget.step` does */
export const step = (count: number): void => budget.step(count);

/** Twice as many codes as two bytes can name. */
const WIDEST_RANGE = 2 * 65_536;

/** Counts the codes of a range, or columns of widths. */
function span(width: number): void {
  if (width < 1) return;
  if (width > WIDEST_RANGE) budget.refuse("codes");
  budget.spend("codes", width);
  budget.step(width * 10);
}

/** The longest array in a page's own instructions, which is not kept. */
const LONGEST_ARRAY = 1_000_000;

/** Counts an entry of an array or a dictionary. @param isKept whether it belongs to an object and is kept */
function keep(isKept: boolean, length: number): void {
  if (isKept) budget.spend("parts");
  else if (length > LONGEST_ARRAY) budget.refuse("parts");
}

/** Most nested saved states; each further one would slow down all that follows, so it is ignored. */
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
 * Unpacks a stream, or returns null if it is broken: then PDF.js reads what it can, slowly and on the same budget.
 * @throws RefusedDocument when that exceeds the limit of one stream, or of the document
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

/** PDF.js's warnings about text that may be lost, among its many others. */
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
