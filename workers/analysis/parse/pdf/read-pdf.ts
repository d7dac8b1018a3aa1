import { getDocumentProxy } from "unpdf";
import { KEPT, LIMITS } from "#app/core/document/limits.ts";
import { noticesOf } from "#app/core/document/notices.ts";
import type { Page, ParsedDocument } from "#app/core/document/parsed-document.ts";
import { hasText } from "#app/core/document/plain-text.ts";
import { refuse, refuseTooLarge } from "#app/core/document/refusals.ts";
import type { ParseOptions } from "../parse-options.ts";
import { CharacterMaps } from "./character-maps.ts";
import { checkStreams } from "./check-streams.ts";
import { BodySize, blocksOf, type Draft, draftsOf } from "./page-blocks.ts";
import { readPages } from "./page-text.ts";
import { pageLines } from "./right-to-left.ts";
import { lineEnd, lineStart, type TextLine } from "./text-line.ts";

/**
 * A PDF's text by page, by PDF.js: paragraphs, headings by their size, list items by their marks, and tables as far
 * as the places of the words show them.
 * @param bytes handed over: the array is not usable afterwards
 * @throws Refused when there is no text (its own refusal when there are pictures), a password, or too many pages
 */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  options: Pick<ParseOptions, "signal" | "onPage"> = {},
): Promise<ParsedDocument> {
  const { hasImages } = await checkStreams(bytes);
  const pdf = await open(bytes);
  try {
    if (pdf.numPages > LIMITS.pages) throw refuseTooLarge("pages");
    const hasForm = (await pdf.getFieldObjects()) !== null;
    const pages = new Pages();
    for await (const pieces of readPages(pdf, hasForm, options)) {
      pages.add(inReadingOrder(pageLines(pieces)));
      if (pages.isFull) break;
    }
    return pages.document(pdf.numPages, hasImages);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return await getDocumentProxy(bytes, {
      stopAtErrors: false,
      verbosity: 0,
      BinaryDataFactory: CharacterMaps,
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw refuse(name === "PasswordException" ? "password-protected" : "damaged", name || "Pdf");
  }
}

/** The pages so far, as little of them as can be: their lines go as soon as they have become paragraphs and tables. */
class Pages {
  readonly #drafts: Draft[][] = [];
  readonly #bodySize = new BodySize();
  #characters = 0;
  #texts = 0;

  add(lines: TextLine[]): void {
    this.#bodySize.add(lines);
    const drafts = draftsOf(lines);
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
  document(found: number, hasImages: boolean): ParsedDocument {
    const { points } = this.#bodySize;
    const parts: Page[] = [];
    // Drafts go as their blocks are made, so that never both of all pages are there.
    for (let next = this.#drafts.shift(); next; next = this.#drafts.shift()) {
      const number = parts.length + 1;
      parts.push({ kind: "page", number, blocks: blocksOf(number, next, points) });
    }
    if (!parts.some((page) => hasText(page.blocks))) throw refuse(hasImages ? "image-only" : "empty");
    return {
      kind: "pdf",
      parts,
      notices: noticesOf({
        "pages-without-text": parts.some((page) => page.blocks.length === 0),
        "pictures-ignored": hasImages,
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
