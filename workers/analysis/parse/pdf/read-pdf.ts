import { getDocumentProxy } from "unpdf";
import { KEPT, LIMITS } from "#app/core/document/limits.ts";
import { noticesOf } from "#app/core/document/notices.ts";
import type { Page, ParsedDocument } from "#app/core/document/parsed-document.ts";
import { hasText } from "#app/core/document/plain-text.ts";
import {
  refuse,
  refuseForRecipients,
  refuseImageOnly,
  refuseTooLarge,
  refuseWithoutText,
} from "#app/core/document/refusals.ts";
import { characterMapFile } from "#character-map-files";
import { ParseBudget } from "../budget.ts";
import type { ParseOptions } from "../parse-options.ts";
import { UNREADABLE } from "./glyph-letters.ts";
import { BodySize, blocksOf, type Draft, draftsOf } from "./page-blocks.ts";
import { readPages } from "./page-text.ts";
import { leftAdditionsOut, wasDamaged, withPdfBudget } from "./pdf-work.ts";
import { pageLines } from "./right-to-left.ts";
import { lineEnd, lineStart, type TextLine, type TextPiece } from "./text-line.ts";
import { sawPictures } from "./visibility/hidden-text.ts";

/**
 * A PDF's text by page, by PDF.js: paragraphs, headings by their size, list items by their marks, and tables as far
 * as the positions of words show them.
 * @param bytes taken over: the array is unusable afterwards
 * @throws Refused without text (a separate refusal if there are pictures), with a password, or with too many pages
 */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  options: Pick<ParseOptions, "signal" | "onPage"> = {},
  budget: ParseBudget = new ParseBudget(),
): Promise<ParsedDocument> {
  const namesPictures = hasPictures(bytes);
  return await withPdf(bytes, budget, async (pdf) => {
    if (pdf.numPages > LIMITS.pages) throw refuseTooLarge("pages");
    const pages = new Pages();
    for await (const pieces of readPages(pdf, options)) {
      await budget.yield();
      pages.add(pieces);
      if (pages.isFull) break;
    }
    budget.check();
    const hasImages = namesPictures || sawPictures();
    return pages.document(pdf.numPages, { hasImages, isDamaged: wasDamaged() });
  });
}

/** Whether a PDF declares any of its objects a picture. Taken at its word, as it only affects a message. */
function hasPictures(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("latin1");
  for (let at = 0; at < bytes.length; at += STRETCH) {
    const text = decoder.decode(bytes.subarray(at, at + STRETCH + OVERLAP));
    if (/\/Subtype\s{0,200}\/Image\b/.test(text)) return true;
  }
  return false;
}

/** How much of a file is searched at once, and how much of that overlaps with the next piece. Bytes. */
const STRETCH = 256 * 1024;
const OVERLAP = 256;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Opens a PDF and closes it again; never two at a time in one process (`oneAtATime`).
 * @param bytes taken over: the array is unusable afterwards
 * @throws RefusedDocument when it cannot be opened, or costs more than its budget
 */
export function withPdf<T>(
  bytes: Uint8Array<ArrayBuffer>,
  budget: ParseBudget,
  read: (pdf: Pdf) => Promise<T>,
): Promise<T> {
  return withPdfBudget(budget, async () => {
    const pdf = await orRefused(open(bytes, budget), budget);
    try {
      return await orRefused(read(pdf), budget);
    } finally {
      // For a refused file, PDF.js may wait forever for a part that never comes.
      void pdf.loadingTask.destroy().catch(() => undefined);
    }
  });
}

/** Ends the reading on a refusal, even if PDF.js swallows it or turns it into its own error. */
async function orRefused<T>(work: Promise<T>, budget: ParseBudget): Promise<T> {
  const never = budget.refused.then((refusal) => Promise.reject(refusal));
  try {
    return await Promise.race([work, never]);
  } catch (error) {
    budget.check();
    throw error;
  }
}

async function open(bytes: Uint8Array<ArrayBuffer>, budget: ParseBudget): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      stopAtErrors: false,
      verbosity: 0,
      maxImageSize: 0,
      BinaryDataFactory: CharacterMaps,
    });
  } catch (error) {
    budget.check();
    const name = error instanceof Error ? error.name : "";
    // PDF.js's error for any security handler but the password one (ISO 32000-1, 7.6.4).
    if (error instanceof Error && error.message.includes("unknown encryption method"))
      throw refuseForRecipients();
    throw refuse(name === "PasswordException" ? "password-protected" : "damaged", name || "Pdf");
  }
}

/**
 * Gives PDF.js those of its files that it needs: maps from the codes of Chinese, Japanese and Korean fonts to
 * characters, which a PDF only names. Text needs no fonts to draw with.
 */
class CharacterMaps {
  /** @throws Error, which PDF.js takes for "not there" */
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== "cMapUrl") throw new Error(`Not needed for text: ${kind}`);
    return characterMapFile(filename);
  }
}

/** The pages so far, in as little memory as possible: lines are dropped once they are paragraphs and tables. */
class Pages {
  readonly #drafts: Draft[][] = [];
  readonly #bodySize = new BodySize();
  #hasHidden = false;
  #isRecognized = false;
  #hasUnreadable = false;
  #hasOwnText = false;
  #characters = 0;
  #texts = 0;

  add(pieces: TextPiece[]): void {
    const { isRecognized, ...split } = splitByVisibility(pieces);
    const [seen, unseen] = [readable(split.seen), readable(split.unseen)];
    this.#hasHidden ||= unseen.length > 0;
    this.#isRecognized ||= isRecognized;
    this.#hasOwnText ||= [...seen, ...unseen].some(({ text, isAdded }) => !isAdded && text.trim() !== "");
    this.#hasUnreadable ||= pieces.some(({ text }) => text.includes(UNREADABLE));
    const lines = inReadingOrder(pageLines(seen));
    this.#bodySize.add(lines);
    const hidden = draftsOf(inReadingOrder(pageLines(unseen)));
    const drafts = [...draftsOf(lines), ...hidden.map((draft) => ({ ...draft, isHidden: true as const }))];
    this.#drafts.push(drafts);
    for (const draft of drafts) {
      if (draft.kind === "text") this.#count([draft.text]);
      else for (const { cells } of draft.rows) this.#count(cells);
    }
  }

  #count(texts: string[]): void {
    this.#texts += texts.length;
    for (const { length } of texts) this.#characters += length;
  }

  get isFull(): boolean {
    return this.#characters > KEPT.characters || this.#texts > KEPT.cells;
  }

  /** @param found number of pages in the document */
  document(
    found: number,
    { hasImages, isDamaged }: { hasImages: boolean; isDamaged: boolean },
  ): ParsedDocument {
    const { points } = this.#bodySize;
    const parts: Page[] = [];
    // Drafts are dropped as blocks are made, so that the two never exist for all pages at once.
    for (let next = this.#drafts.shift(); next; next = this.#drafts.shift()) {
      const number = parts.length + 1;
      parts.push({ kind: "page", number, blocks: blocksOf(number, next, points) });
    }
    // Notes on pictures do not give the text in them.
    const isPictures = hasImages || this.#hasUnreadable;
    const isBlank = !parts.some((page) => hasText(page.blocks));
    if (isPictures && (isBlank || !this.#hasOwnText)) throw refuseImageOnly("pdf");
    if (isBlank) throw refuseWithoutText();
    return {
      kind: "pdf",
      parts,
      notices: noticesOf({
        "hidden-text": this.#hasHidden,
        "recognized-text": this.#isRecognized,
        "pages-without-text": parts.some((page) => page.blocks.length === 0),
        "unreadable-characters": this.#hasUnreadable,
        "pictures-ignored": hasImages,
        "damaged-parts": isDamaged,
        "additions-ignored": leftAdditionsOut(),
      }),
      cut: parts.length < found ? [{ what: "pages", kept: parts.length, found }] : [],
    };
  }
}

/** The visible and the invisible pieces of a page. */
type SplitPieces = { seen: TextPiece[]; unseen: TextPiece[]; isRecognized: boolean };

/** Separates visible from invisible pieces. A scan's words, drawn invisibly over its picture, count as visible. */
function splitByVisibility(pieces: readonly TextPiece[]): SplitPieces {
  const lengthOf = (some: readonly TextPiece[]) =>
    some.reduce((sum, { text }) => sum + text.trim().length, 0);
  const overPicture = pieces.filter(({ hidden }) => hidden === "over-picture");
  const isRecognized = overPicture.length > 0 && lengthOf(overPicture) >= SCANNED * lengthOf(pieces);
  const isSeen = ({ hidden = null }: TextPiece) =>
    hidden === null || (isRecognized && hidden === "over-picture");
  const unseen = pieces.filter((piece) => !isSeen(piece) && piece.text.trim() !== "");
  // Dots and lines below the fields of forms are not text.
  const saysAnything = unseen.some(({ text }) => /[\p{L}\p{N}\uFFFD]/u.test(text));
  return { seen: pieces.filter(isSeen), unseen: saysAnything ? unseen : [], isRecognized };
}

/** A page with this share of invisible text over a picture is a scan with recognized text. */
const SCANNED = 0.8;

/** The pieces of a page, or none if most of its letters are unreadable: then it is as good as a picture. */
function readable(pieces: TextPiece[]): TextPiece[] {
  if (!pieces.some(({ text }) => text.includes(UNREADABLE))) return pieces;
  const letters = pieces.map(({ text }) => text.replace(/\s+/g, "")).join("");
  const unreadable = letters.split(UNREADABLE).length - 1;
  return unreadable > letters.length * MOST_UNREADABLE ? [] : pieces;
}

/** Share of a page's letters; if more are unreadable, the rest is meaningless. */
const MOST_UNREADABLE = 0.5;

/** The share of steps back up the page from which the drawing order is not the reading order. */
const DISORDER = 0.3;

/**
 * Lines in reading order. Nearly every program draws text in reading order, column after column, and only it knows
 * which text belongs together, so the drawing order is kept; if it often jumps back up within a column, the lines
 * are sorted from top to bottom.
 */
function inReadingOrder(lines: TextLine[]): TextLine[] {
  const steps = lines.slice(1).map((line, i) => ({ line, before: lines[i] as TextLine }));
  const jumps = steps.filter(({ line, before }) => line.y > before.y + before.size && overlap(line, before));
  if (jumps.length <= steps.length * DISORDER) return lines;
  return joinBaselines(lines.toSorted((a, b) => b.y - a.y || lineStart(a) - lineStart(b)));
}

const overlap = (a: TextLine, b: TextLine) => lineStart(a) < lineEnd(b) && lineStart(b) < lineEnd(a);

/** Joins lines on one baseline that were drawn separately. */
function joinBaselines(sorted: TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of sorted) {
    const last = joined.at(-1);
    if (last && Math.abs(last.y - line.y) <= 0.3 * last.size) last.segments.push(...line.segments);
    else joined.push({ ...line, segments: [...line.segments] });
  }
  for (const line of joined) line.segments.sort((a, b) => a.from - b.from);
  return joined;
}
