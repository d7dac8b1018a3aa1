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
import { ParseBudget } from "../budget.ts";
import type { ParseOptions } from "../parse-options.ts";
import { CharacterMaps } from "./character-maps.ts";
import { UNREADABLE } from "./glyph-letters.ts";
import { partSight } from "./hidden-pieces.ts";
import { BodySize, blocksOf, type Draft, draftsOf } from "./page-blocks.ts";
import { readPages } from "./page-text.ts";
import { leftAdditionsOut, wasDamaged, withPdfBudget } from "./pdf-work.ts";
import { hasPictures } from "./pictures.ts";
import { readable } from "./readable-pieces.ts";
import { pageLines } from "./right-to-left.ts";
import { sawPictures } from "./sight/hidden-text.ts";
import { lineEnd, lineStart, type TextLine, type TextPiece } from "./text-line.ts";

/**
 * A PDF's text by page, by PDF.js: paragraphs, headings by their size, list items by their marks, and tables as far
 * as the places of the words show them.
 * @param bytes handed over: the array is not usable afterwards
 * @throws Refused when there is no text (its own refusal when there are pictures), a password, or too many pages
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

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Opens a PDF and closes it again; never two at a time in one process (`oneAtATime`).
 * @param bytes handed over: the array is not usable afterwards
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
      // Of a file that was refused, PDF.js may wait forever for a part that never comes.
      void pdf.loadingTask.destroy().catch(() => undefined);
    }
  });
}

/** What PDF.js swallows or passes on as an error of its own ends the reading all the same. */
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
    // What PDF.js says of any handler of locks but that of passwords (ISO 32000-1, 7.6.4).
    if (error instanceof Error && error.message.includes("unknown encryption method"))
      throw refuseForRecipients();
    throw refuse(name === "PasswordException" ? "password-protected" : "damaged", name || "Pdf");
  }
}

/** The pages so far, as little of them as can be: their lines go as soon as they have become paragraphs and tables. */
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
    const { isRecognized, ...sight } = partSight(pieces);
    const [seen, unseen] = [readable(sight.seen), readable(sight.unseen)];
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

  /** @param found how many pages the document has */
  document(
    found: number,
    { hasImages, isDamaged }: { hasImages: boolean; isDamaged: boolean },
  ): ParsedDocument {
    const { points } = this.#bodySize;
    const parts: Page[] = [];
    // Drafts go as their blocks are made, so that never both of all pages are there.
    for (let next = this.#drafts.shift(); next; next = this.#drafts.shift()) {
      const number = parts.length + 1;
      parts.push({ kind: "page", number, blocks: blocksOf(number, next, points) });
    }
    // Notes at pictures do not say what the pictures hold.
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

/** A share of steps back up the page from which the order of drawing is not the order of reading. */
const DISORDER = 0.3;

/**
 * Lines in reading order. Nearly every program draws text as it is read, column after column, and only it knows
 * which text belongs together, so the order of drawing is kept; where it often jumps back up within one column, the
 * lines are sorted from top to bottom instead.
 */
function inReadingOrder(lines: TextLine[]): TextLine[] {
  const steps = lines.slice(1).map((line, i) => ({ line, before: lines[i] as TextLine }));
  const jumps = steps.filter(({ line, before }) => line.y > before.y + before.size && overlap(line, before));
  if (jumps.length <= steps.length * DISORDER) return lines;
  return joinBaselines(lines.toSorted((a, b) => b.y - a.y || lineStart(a) - lineStart(b)));
}

const overlap = (a: TextLine, b: TextLine) => lineStart(a) < lineEnd(b) && lineStart(b) < lineEnd(a);

/** Lines on one baseline that were drawn apart become one. */
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
