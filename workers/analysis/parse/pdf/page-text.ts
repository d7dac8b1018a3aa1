import type { getDocumentProxy } from "unpdf";
import { LIMITS } from "#app/core/document/limits.ts";
import { refuseTooLarge } from "#app/core/document/refusals.ts";
import type { ParseOptions } from "../parse-options.ts";
import { type Annotation, annotationPieces, drawnOver } from "./annotations.ts";
import { type Direction, labelFields } from "./form-fields.ts";
import { UNREADABLE } from "./glyph-letters.ts";
import { mayCopyAnnotations, misreadFonts, step } from "./pdf-work.ts";
import type { TextPiece } from "./text-line.ts";
import { type Hidden, takeSurfaces } from "./visibility/hidden-text.ts";
import type { PageSurfaces } from "./visibility/page-surfaces.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Pdf["getPage"]>>;
type TextContent = Awaited<ReturnType<PdfPage["getTextContent"]>>;

/** Pages read at the same time: while one waits for its streams to be unpacked, PDF.js reads another. */
const AT_ONCE = 4;

/** PDF.js keeps the glyphs of each distinct text, about 300 bytes, until told to release them. */
const PIECES_UNTIL_CLEANUP = 25_000;

/** The text pieces of each page, from the first: in drawing order, followed by its annotations. */
export async function* readPages(
  pdf: Pdf,
  { signal, onPage }: Pick<ParseOptions, "signal" | "onPage">,
): AsyncGenerator<TextPiece[]> {
  const underWay: Promise<TextPiece[]>[] = [];
  let pieces = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    signal?.throwIfAborted();
    await onPage?.(number, pdf.numPages);
    underWay.push(readPage(pdf, number, signal));
    // It may fail when nobody awaits it any more.
    underWay.at(-1)?.catch(() => undefined);
    const isFull = () => pieces >= PIECES_UNTIL_CLEANUP;
    while (underWay.length >= (isFull() ? 1 : AT_ONCE)) {
      const page = (await underWay.shift()) ?? [];
      pieces += page.length;
      yield page;
    }
    if (!isFull()) continue;
    await pdf.cleanup();
    pieces = 0;
  }
  for (const page of underWay) yield await page;
}

/** @throws Refused when there are too many; they are streamed, since PDF.js would otherwise hold all of them. */
async function readPage(pdf: Pdf, number: number, signal: AbortSignal | undefined): Promise<TextPiece[]> {
  const page = await pdf.getPage(number);
  const drawn: Drawn[] = [];
  const reader: ReadableStreamDefaultReader<TextContent> = page
    .streamTextContent({ disableNormalization: true })
    .getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      signal?.throwIfAborted();
      // Every line ends with an empty item.
      for (const item of next.value.items) if ("str" in item && item.str !== "") drawn.push(item);
      if (drawn.length > LIMITS.pagePieces) throw refuseTooLarge("pagePieces");
    }
    const added: Annotation<Drawn>[] = mayCopyAnnotations() ? await page.getAnnotations() : [];
    for (const one of added)
      drawn.push(...drawnOver(one).map((item) => ({ ...item, isAdded: true as const })));
    const surfaces = takeSurfaces(number - 1);
    const misread = misreadFonts();
    const pieces = drawn.map((item) => {
      const piece = pieceOf(surfaces ? underCover(item, surfaces) : item);
      return misread.has(item.fontName) ? unread(piece) : piece;
    });
    pieces.push(...annotationPieces(added, labelFields(pieces, added, directionOf(drawn[0]))));
    if (pieces.length > LIMITS.pagePieces) throw refuseTooLarge("pagePieces");
    return pieces;
  } catch (error) {
    await reader.cancel(error).catch(() => undefined);
    throw error;
  } finally {
    page.cleanup();
  }
}

/** A piece as PDF.js gives it; `since` is how many covers came before it. */
type Drawn = {
  str: string;
  transform: number[];
  width: number;
  dir: string;
  fontName: string;
  hidden?: Hidden;
  since?: number;
  isAdded?: true;
};

/** The direction of a page's text; a form is printed in one direction. */
function directionOf(item: Drawn | undefined): Direction {
  const [a = 1, b = 0] = item?.transform ?? [];
  const length = Math.hypot(a, b);
  return length === 0 ? [1, 0] : [a / length, b / length];
}

/** Text that something was drawn over is not visible. */
function underCover(item: Drawn, surfaces: PageSurfaces): Drawn {
  const { transform, width, hidden, since = surfaces.covers } = item;
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const length = Math.hypot(a, b);
  if (hidden || since >= surfaces.covers || length === 0) return item;
  step(surfaces.covers);
  const direction = [a / length, b / length] as const;
  const over = surfaces.coverOf({ x, y, width, size: Math.hypot(c, d), direction }, since);
  return over ? { ...item, hidden: over === "picture" ? "over-picture" : "covered" } : item;
}

/** Discards the letters of a font that later turned out to be misread. */
const unread = (piece: TextPiece): TextPiece => ({
  ...piece,
  text: piece.text.replace(/\S/g, UNREADABLE),
});

/** Smaller letters are unreadable. Points. */
const TINY = 2;
/** Type 3 fonts have their own unit for this, which may be small. */
const NO_WIDTH = 1e-3;

/** Rotated so that the text runs from left to right: sideways pages read like any other. */
function pieceOf({ str, transform, width, dir, hidden = null, isAdded }: Drawn): TextPiece {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const length = Math.hypot(a, b) || 1;
  const [cos, sin] = [a / length, b / length];
  const size = Math.hypot(c, d) || length;
  // A letter's own height, unaffected by slanting.
  const isPressed = Math.hypot(a, b) < NO_WIDTH || Math.abs(a * d - b * c) / length < TINY;
  return {
    text: withoutPrivate(str),
    x: x * cos + y * sin,
    y: y * cos - x * sin,
    width,
    size,
    isRightToLeft: dir === "rtl",
    hidden: hidden ?? (isPressed ? "invisible" : null),
    ...(isAdded && { isAdded }),
  };
}

/** Bullets of symbol fonts are private code points; other private ones are meaningless and dropped, as is NUL. */
function withoutPrivate(text: string): string {
  const shown = asLetters(text.replaceAll("\u0000", ""));
  if (!/[\uE000-\uF8FF]/.test(shown)) return shown;
  return shown.replace(/[\uF0B7\uF0A7\uF076\uF0D8]/g, "•").replace(/[\uE000-\uF8FF]/g, "");
}

/**
 * Replaces presentation forms (ligatures, positional forms) and wide or narrow spaces by plain characters; done here,
 * because PDF.js would split a ligature before it reverses a right-to-left line.
 */
function asLetters(text: string): string {
  return text.replace(SHAPES, (shaped) => shaped.normalize("NFKC"));
}

const SHAPES = /[\u00A0\u00B5\u037E\u2000-\u200A\u202F\u2126\uFB00-\uFDFF\uFE70-\uFEFC]+/g;
