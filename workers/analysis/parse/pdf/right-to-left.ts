import {
  COLUMN_GAP,
  isOnBaseline,
  SPACE_GAP,
  type TextLine,
  type TextPiece,
  type TextRun,
  textLines,
} from "./text-line.ts";

/**
 * The lines of a page in any script. A PDF draws Arabic and Hebrew as they look, often letter by letter from the left;
 * here they are put in reading order.
 */
export function pageLines(pieces: TextPiece[]): TextLine[] {
  if (!pieces.some((piece) => piece.isRightToLeft)) return textLines(pieces);
  const isMirrored = readsFromRight(pieces);
  return rowsOf(inOrder(pieces)).flatMap((row) =>
    isMirrored || row.some((piece) => piece.isRightToLeft) ? lineOf(row, isMirrored) : textLines(row),
  );
}

function readsFromRight(pieces: TextPiece[]): boolean {
  let balance = 0;
  for (const { text, isRightToLeft } of pieces)
    balance += isRightToLeft ? text.length : -(text.match(/\p{L}/gu)?.length ?? 0);
  return balance > 0;
}

/** The share of steps back up the page from which words are drawn in no order at all. */
const DISORDER = 0.3;
const FEWEST_STEPS = 6;

/** The pieces in drawing order, or sorted from the top if that is random: then only positions give an order. */
function inOrder(pieces: TextPiece[]): TextPiece[] {
  const drawn = pieces.filter(({ text }) => text.trim() !== "");
  let [steps, back] = [0, 0];
  for (const [at, piece] of drawn.entries()) {
    const before = drawn[at - 1] ?? piece;
    if (isOnBaseline(before, piece)) continue;
    steps += 1;
    if (piece.y > before.y) back += 1;
  }
  if (steps < FEWEST_STEPS || back <= steps * DISORDER) return pieces;
  return pieces.toSorted((a, b) => b.y - a.y);
}

/** Pieces drawn one after the other on one baseline, in either direction. */
function rowsOf(pieces: TextPiece[]): TextPiece[][] {
  const rows: TextPiece[][] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    const isBlank = piece.text.trim() === "";
    if (row?.[0] && isOnBaseline(row[0], piece)) row.push(piece);
    else if (!isBlank) rows.push([piece]);
  }
  return rows;
}

/**
 * One line of a row, measured from the right if the page reads from there, so that columns, full lines and the order
 * of cells are found as on any other page.
 */
function lineOf(drawn: TextPiece[], isMirrored: boolean): TextLine {
  const row = joinedLetters(drawn);
  const size = Math.max(...row.map((piece) => piece.size));
  const segments = cellsOf(row, size).map((cell) => segmentOf(cell, size, isMirrored));
  return { y: row[0]?.y ?? 0, size, segments: isMirrored ? segments.reverse() : segments };
}

/**
 * Joins pieces drawn for one letter: vowel signs, and the second letter of a ligature, which has no width of its own,
 * go after the letter that they are drawn with.
 * @param row pieces on one baseline, in the order in which they are drawn
 */
function joinedLetters(row: readonly TextPiece[]): TextPiece[] {
  const joined: TextPiece[] = [];
  for (const piece of row) {
    const base = joined.at(-1);
    // PDF.js has reversed a letter and its vowel sign with the line.
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

/** Narrower than any letter with its own place, in font sizes. */
const NO_WIDTH = 0.01;

const MARKS = /^\p{M}+$/u;
const MARKS_FIRST = /^(\p{M}+)(\p{L})/u;

/** Pieces from left to right, split at wide gaps. */
function cellsOf(row: TextPiece[], size: number): TextPiece[][] {
  const cells: TextPiece[][] = [];
  let [end, letterEnd] = [0, 0];
  const inPlace = row.toSorted((a, b) => a.x - b.x);
  for (const [at, piece] of inPlace.entries()) {
    const cell = cells.at(-1);
    // A space between close words is kept; a wide one separates cells, and one with a letter in its place is dropped.
    if (piece.text.trim() === "") {
      const middle = piece.x + piece.width / 2;
      const next = inPlace[at + 1];
      const isFree = letterEnd <= middle && !(next?.isRightToLeft && next.x < middle);
      if (cell && isFree && piece.width <= COLUMN_GAP * size) cell.push(piece);
      continue;
    }
    if (cell && piece.x - end <= COLUMN_GAP * size) cell.push(piece);
    else cells.push([piece]);
    end = Math.max(end, piece.x + piece.width);
    if (piece.isRightToLeft) letterEnd = Math.max(letterEnd, piece.x + piece.width);
  }
  return cells;
}

function segmentOf(cell: TextPiece[], size: number, isMirrored: boolean): TextRun {
  const text = inReadingOrder(withSpaces(cell, size), isMirrored).replace(/\s+/g, " ").trim();
  const from = cell[0]?.x ?? 0;
  const to = Math.max(...cell.map((piece) => piece.x + piece.width));
  return isMirrored ? { text, from: -to, to: -from } : { text, from, to };
}

/** A run of text in one direction; `null` takes its direction from its neighbours. */
type Run = { text: string; isRightToLeft: boolean | null };

function withSpaces(cell: TextPiece[], size: number): Run[] {
  const runs: Run[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const piece of cell) {
    const isBlank = piece.text.trim() === "";
    if (isBlank || piece.x - end > SPACE_GAP * size) runs.push({ text: " ", isRightToLeft: null });
    if (isBlank) continue;
    runs.push(...runsOf(piece));
    end = piece.x + piece.width;
  }
  return runs;
}

function runsOf({ text, isRightToLeft }: TextPiece): Run[] {
  if (isRightToLeft) {
    const plain = plainLetters(text);
    // Brackets were drawn as they look, and then PDF.js reversed the line.
    return [{ text: /^[^()[\]]*[)\]]/.test(plain) ? mirrored(plain) : plain, isRightToLeft }];
  }
  // A full stop drawn together with a number may end the sentence before or after it.
  const parts = text.split(/^([\s.,;:!?()[\]"]+)|([\s.,;:!?()[\]"]+)$/u).filter(Boolean);
  return parts.map((part) => ({ text: part, isRightToLeft: /[\p{L}\p{N}]/u.test(part) ? false : null }));
}

/** Replaces positional forms of letters by the plain letters. */
const plainLetters = (text: string) =>
  text.replace(/[\uFB1D-\uFDFF\uFE70-\uFEFC]+/g, (shaped) => shaped.normalize("NFKC"));

/**
 * Puts what is drawn from left to right into reading order: Unicode's bidirectional algorithm in reverse,
 * for one level. Source: https://www.unicode.org/reports/tr9/
 */
function inReadingOrder(drawn: Run[], isBaseRightToLeft: boolean): string {
  const visual = withWholeNumbers(drawn);
  const directions = directionsOf(visual, isBaseRightToLeft);
  const stretches: { isRightToLeft: boolean; texts: string[] }[] = [];
  for (const [at, run] of visual.entries()) {
    const isRightToLeft = directions[at] ?? isBaseRightToLeft;
    const last = stretches.at(-1);
    const text = isRightToLeft && run.isRightToLeft === null ? mirrored(run.text) : run.text;
    if (last?.isRightToLeft === isRightToLeft) last.texts.push(text);
    else stretches.push({ isRightToLeft, texts: [text] });
  }
  const read = stretches.map(({ isRightToLeft, texts }) =>
    (isRightToLeft ? texts.reverse() : texts).join(""),
  );
  return (isBaseRightToLeft ? read.reverse() : read).join("");
}

/**
 * Arabic digits are read from the left even within Arabic, and so is one sign between two numbers: "١٢٠/٨٠", "١٨:٠٠".
 */
const ARABIC_NUMBER =
  /^[\u0660-\u0669\u06F0-\u06F9\u066B\u066C]+(?:[.,:/][\u0660-\u0669\u06F0-\u06F9\u066B\u066C]+)*$/;
const PARTS_NUMBERS = /^[.,:/]$/;

/** Joins each number that was drawn in several pieces into one run, which keeps its order. */
function withWholeNumbers(drawn: Run[]): Run[] {
  const runs: Run[] = [];
  const isNumber = (text = "") => ARABIC_NUMBER.test(text);
  for (const [at, run] of drawn.entries()) {
    const last = runs.at(-1);
    const begun = last?.text.replace(/[.,:/]$/, "");
    const goesOn = isNumber(run.text)
      ? isNumber(begun)
      : PARTS_NUMBERS.test(run.text) && isNumber(last?.text) && isNumber(drawn[at + 1]?.text);
    if (last && goesOn) last.text += run.text;
    else runs.push({ ...run });
  }
  return runs;
}

/**
 * Neutral text takes its neighbours' direction if both agree, else the page's. Beside it, a number counts as the
 * page's direction, or between Latin words as theirs.
 */
function directionsOf(visual: Run[], isBaseRightToLeft: boolean): boolean[] {
  const words = visual.map(({ text, isRightToLeft }) => (/\p{L}/u.test(text) ? isRightToLeft : null));
  const between = agreeing(words);
  const felt = visual.map(({ isRightToLeft }, at) =>
    isRightToLeft === null ? null : (words[at] ?? between[at] ?? isBaseRightToLeft),
  );
  const around = agreeing(felt);
  return visual.map(({ isRightToLeft }, at) => isRightToLeft ?? around[at] ?? isBaseRightToLeft);
}

/** For each place, the direction of the nearest before and after it, if both agree. */
function agreeing(directions: (boolean | null)[]): (boolean | null)[] {
  const before = lastBefore(directions);
  const behind = lastBefore(directions.toReversed()).reverse();
  return before.map((direction, at) => (direction === behind[at] ? direction : null));
}

function lastBefore(directions: (boolean | null)[]): (boolean | null)[] {
  let last: boolean | null = null;
  return directions.map((direction) => {
    const before = last;
    last = direction ?? last;
    return before;
  });
}

const PAIRS = "()[]{}<>«»";

/** A bracket that opens from the right is drawn like a closing one. */
const mirrored = (text: string) =>
  text.replace(/[()[\]{}<>«»]/g, (bracket) => PAIRS[PAIRS.indexOf(bracket) ^ 1] ?? bracket);
