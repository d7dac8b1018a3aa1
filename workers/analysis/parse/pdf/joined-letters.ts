import type { TextPiece } from "./text-line.ts";

/** Narrower than any letter that takes a place of its own, in font sizes. */
const NO_WIDTH = 0.01;

const MARKS = /^\p{M}+$/u;
const MARKS_FIRST = /^(\p{M}+)(\p{L})/u;

/**
 * Pieces that a page draws for one letter put together: vowel signs, and the second letter of a ligature, which has no
 * width of its own, stand behind the letter that they are drawn with.
 * @param row pieces on one baseline, in the order in which they are drawn
 */
export function joinedLetters(row: readonly TextPiece[]): TextPiece[] {
  const joined: TextPiece[] = [];
  for (const piece of row) {
    const base = joined.at(-1);
    // PDF.js has turned a letter and its vowel sign around with the line.
    const text = piece.isRightToLeft ? piece.text.replace(MARKS_FIRST, "$2$1") : piece.text;
    if (base && isDrawnWith(base, piece)) joined[joined.length - 1] = { ...base, text: base.text + text };
    else joined.push(text === piece.text ? piece : { ...piece, text });
  }
  return joined;
}

function isDrawnWith(base: TextPiece, { text, x, width, size, isRightToLeft }: TextPiece): boolean {
  const isNarrow = width <= NO_WIDTH * size;
  const isWithin = x >= base.x - NO_WIDTH * size && x <= base.x + base.width + NO_WIDTH * size;
  const isPart = MARKS.test(text) || (isRightToLeft && text.trim() !== "");
  return base.isRightToLeft && isNarrow && isWithin && isPart;
}
