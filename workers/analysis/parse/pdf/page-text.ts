import type { getDocumentProxy } from "unpdf";
import { LIMITS } from "#app/core/document/limits.ts";
import { refuseTooLarge } from "#app/core/document/refusals.ts";
import type { ParseOptions } from "../parse-options.ts";
import { type Annotation, annotationPieces, drawnOver } from "./annotations.ts";
import { type Direction, labelFields } from "./form-fields.ts";
import { UNREADABLE } from "./glyph-letters.ts";
import { mayCopyAnnotations, misreadFonts, step } from "./pdf-work.ts";
import { type Hidden, takeSurfaces } from "./sight/hidden-text.ts";
import type { PageSurfaces } from "./sight/page-surfaces.ts";
import type { TextPiece } from "./text-line.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Pdf["getPage"]>>;
type TextContent = Awaited<ReturnType<PdfPage["getTextContent"]>>;

/** Pages that are read at the same time: while one waits for its streams to be unpacked, PDF.js reads another. */
const AT_ONCE = 4;

/** PDF.js keeps the glyphs of each different text, about 300 bytes, until it is told to let go of them. */
const PIECES_UNTIL_CLEANUP = 25_000;

/**
 * The pieces of text of each page, from the first: in the order in which they are drawn, then what was put onto the page
 * afterwards.
 */
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
    // It may fail when nobody waits for it any more.
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

/** @throws Refused when there are too many; they are taken as they come, since PDF.js would hold all of them. */
async function readPage(pdf: Pdf, number: number, signal: AbortSignal | undefined): Promise<TextPiece[]> {
  const page = await pdf.getPage(number);
  const drawn: Drawn[] = [];
  const reader: ReadableStreamDefaultReader<TextContent> = page
    .streamTextContent({ disableNormalization: true })
    .getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      signal?.throwIfAborted();
      // Every line ends with an item of no text.
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

/** As PDF.js gives it; `since` is how many covers were there before. */
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

/** In which a page's text runs; a form is printed in one direction. */
function directionOf(item: Drawn | undefined): Direction {
  const [a = 1, b = 0] = item?.transform ?? [];
  const length = Math.hypot(a, b);
  return length === 0 ? [1, 0] : [a / length, b / length];
}

/** Text over which something was drawn afterwards is not seen. */
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

/** Takes back the letters of a font that turned out, further on, to have been taken for others. */
const unread = (piece: TextPiece): TextPiece => ({
  ...piece,
  text: piece.text.replace(/\S/g, UNREADABLE),
});

/** Smaller letters nobody reads. Points. */
const TINY = 2;
/** Fonts of the file's own instructions have a measure of their own for it, which may be small. */
const NO_WIDTH = 1e-3;

/** Turned so that the text runs from left to right: pages set sideways read as any other. */
function pieceOf({ str, transform, width, dir, hidden = null, isAdded }: Drawn): TextPiece {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const length = Math.hypot(a, b) || 1;
  const [cos, sin] = [a / length, b / length];
  const size = Math.hypot(c, d) || length;
  // A letter's own height, of which slanting takes nothing.
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

/** Bullets of symbol fonts are private code points; others say nothing and go, as does NUL. */
function withoutPrivate(text: string): string {
  const shown = asLetters(text.replaceAll("\u0000", ""));
  if (!/[\uE000-\uF8FF]/.test(shown)) return shown;
  return shown.replace(/[\uF0B7\uF0A7\uF076\uF0D8]/g, "•").replace(/[\uE000-\uF8FF]/g, "");
}

/**
 * Letters in the shape that a font has for them (ligatures, forms within a word) and wide or narrow blanks, as the plain
 * ones; done here, because PDF.js would take a ligature apart before it turns a line from the right around.
 */
function asLetters(text: string): string {
  return text.replace(SHAPES, (shaped) => shaped.normalize("NFKC"));
}

const SHAPES = /[\u00A0\u00B5\u037E\u2000-\u200A\u202F\u2126\uFB00-\uFDFF\uFE70-\uFEFC]+/g;
