import { UNREADABLE } from "./glyph-letters.ts";
import type { TextPiece } from "./text-line.ts";

/** Of a page's letters; when more of them cannot be read, the rest says nothing without them. */
const MOST_UNREADABLE = 0.5;

/** The pieces of a page, or none where most of its letters cannot be told: then it is as good as a picture. */
export function readable(pieces: TextPiece[]): TextPiece[] {
  if (!pieces.some(({ text }) => text.includes(UNREADABLE))) return pieces;
  const letters = pieces.map(({ text }) => text.replace(/\s+/g, "")).join("");
  const unreadable = letters.split(UNREADABLE).length - 1;
  return unreadable > letters.length * MOST_UNREADABLE ? [] : pieces;
}
