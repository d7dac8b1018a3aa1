import { toSuperscript } from "../superscript.ts";
import type { Hidden } from "./visibility/hidden-text.ts";

/** A piece of text that a PDF draws at once: lower left corner, width and font size, in points. */
export type TextPiece = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  isRightToLeft: boolean;
  /** Why a reader of the page does not see it; null or absent if she does. */
  hidden?: Hidden;
  /** It was added to the page by a reader, like typed text and notes. */
  isAdded?: true;
};

/**
 * Pieces without a wide gap between them. `parts`: the stretches between gaps wider than those of words; absent if
 * there are none.
 */
export type TextRun = { text: string; from: number; to: number; parts?: TextRun[] };

/**
 * Pieces on one baseline, in the order in which they are drawn; `y` grows upwards. `isParted`: it has several segments
 * only because the lines around it do. For a row whose cells have several lines: `height`, the distance from its first
 * line to its last, and `drawn`, those lines.
 */
export type TextLine = {
  y: number;
  size: number;
  segments: TextRun[];
  isParted?: true;
  height?: number;
  drawn?: TextLine[];
};

/** A gap wider than this many font sizes separates columns; one narrower than the second number is not a space. */
export const COLUMN_GAP = 1.5;
export const SPACE_GAP = 0.15;
/** A gap wider than this many font sizes is hardly between words, and may separate two close columns. */
const PART_GAP = 0.5;

/** How far a piece may be off the baseline (super- and subscript), in font sizes. */
const OFF_BASELINE = 0.5;

/** Superscript is smaller than its line, raised by this much of its size, and follows closely. */
const SMALLER = 0.9;
const LIFTED = 0.15;
const CLOSE = 0.3;

/** Most text has single spaces only, which is quicker to check than to rewrite. */
const withSingleSpaces = (text: string) => (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, " ") : text);

/** Joins pieces, in drawing order, into lines. */
export function textLines(pieces: TextPiece[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const piece of pieces) {
    if (piece.text.trim() === "") continue;
    const line = lines.at(-1);
    if (line && continues(line, piece)) append(line, piece);
    else lines.push({ y: piece.y, size: piece.size, segments: [segmentOf(piece)] });
  }
  for (const line of lines)
    for (const segment of line.segments)
      for (const run of [segment, ...(segment.parts ?? [])]) run.text = withSingleSpaces(run.text).trim();
  return lines;
}

function continues(line: TextLine, piece: TextPiece): boolean {
  const size = Math.max(line.size, piece.size);
  const end = line.segments.at(-1)?.to ?? 0;
  return isOnBaseline(line, piece) && piece.x >= end - size;
}

type Baseline = { y: number; size: number };

export const isOnBaseline = (a: Baseline, b: Baseline) =>
  Math.abs(a.y - b.y) <= OFF_BASELINE * Math.max(a.size, b.size);

const segmentOf = ({ text, x, width }: TextPiece): TextRun => ({ text, from: x, to: x + width });

/** Letters that were recognized in a scan, or added to the page, are higher or lower by chance. */
const isSuperscript = (line: TextLine, piece: TextPiece, gap: number): boolean =>
  !piece.hidden &&
  !piece.isAdded &&
  piece.size <= SMALLER * line.size &&
  piece.y - line.y >= LIFTED * line.size &&
  gap <= CLOSE * line.size;

function append(line: TextLine, drawn: TextPiece): void {
  const last = line.segments.at(-1);
  const size = Math.max(line.size, drawn.size);
  const gap = drawn.x - (last?.to ?? 0);
  const piece = isSuperscript(line, drawn, gap) ? { ...drawn, text: toSuperscript(drawn.text) } : drawn;
  if (!last || gap > COLUMN_GAP * size) {
    line.segments.push(segmentOf(piece));
  } else {
    if (gap > PART_GAP * size) {
      last.parts ??= [{ ...last }];
      last.parts.push(segmentOf(piece));
    } else if (last.parts) lengthen(last.parts.at(-1) ?? last, piece, size);
    lengthen(last, piece, size);
  }
  if (piece.size > line.size) [line.size, line.y] = [piece.size, piece.y];
}

function lengthen(run: TextRun, piece: TextPiece, size: number): void {
  const isApart = piece.x - run.to > SPACE_GAP * size;
  const needsSpace = isApart && !run.text.endsWith(" ") && !piece.text.startsWith(" ");
  run.text += needsSpace ? ` ${piece.text}` : piece.text;
  run.to = Math.max(run.to, piece.x + piece.width);
}

export const lineText = (line: TextLine) => line.segments.map((segment) => segment.text).join(" ");
export const lineStart = (line: TextLine) => line.segments[0]?.from ?? 0;
export const lineBottom = ({ y, height = 0 }: TextLine) => y - height;
export const lineEnd = (line: TextLine) => line.segments.at(-1)?.to ?? 0;
