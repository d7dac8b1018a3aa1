import type { AnswerPiece } from "../citations/check-answer.ts";

/** Words of one line that look the same; the piece that they belong to, and whether they end it. */
export type MarkedRun = { text: string; isBold: boolean; piece: AnswerPiece | null; isEnd: boolean };

/** One line of an answer (RES-06). `title` is a bullet's part before ' - ', null without one. */
export type MarkedLine =
  | { kind: "heading" | "subheading" | "text"; start: number; runs: MarkedRun[] }
  | { kind: "bullet"; start: number; title: MarkedRun[] | null; runs: MarkedRun[] }
  | { kind: "rule"; start: number };

/**
 * An answer's lines for the page. Only these marks mean something: `##` a heading, `###` a sub-heading, three dashes,
 * stars or underscores alone a rule, `-`, `*` or `•` a bullet, `**` around words bold. Everything else is plain text.
 * @param pieces stretches of the text, in order
 */
export function markedLines(text: string, pieces: readonly AnswerPiece[]): MarkedLine[] {
  const lines: MarkedLine[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    if (line.trim() !== "") lines.push(readLine(line, index, pieces));
  }
  markEnds(lines);
  return lines;
}

/** The last run of each piece ends it. */
function markEnds(lines: readonly MarkedLine[]): void {
  const ended = new Set<AnswerPiece>();
  for (const line of lines.toReversed()) {
    if (line.kind === "rule") continue;
    const runs = line.kind === "bullet" ? [...(line.title ?? []), ...line.runs] : line.runs;
    for (const run of runs.toReversed()) {
      if (!run.piece || ended.has(run.piece)) continue;
      run.isEnd = true;
      ended.add(run.piece);
    }
  }
}

const HEADING = /^\s*(#{2,6})\s*/;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
const BULLET = /^\s*(?:[-•]|\*(?!\*))\s+/;
const SPLIT = " - ";

function readLine(line: string, start: number, pieces: readonly AnswerPiece[]): MarkedLine {
  if (RULE.test(line)) return { kind: "rule", start };
  const runs = (from: number, to: number) => runsOf({ line, start, from, to }, pieces);
  const heading = HEADING.exec(line);
  if (heading) {
    const kind = heading[1] === "##" ? "heading" : "subheading";
    return { kind, start, runs: runs(heading[0].length, line.length) };
  }
  const mark = BULLET.exec(line)?.[0];
  if (mark === undefined) return { kind: "text", start, runs: runs(0, line.length) };
  const split = line.indexOf(SPLIT, mark.length);
  if (split < 0) return { kind: "bullet", start, title: null, runs: runs(mark.length, line.length) };
  const title = runs(mark.length, split).map((run) => ({ ...run, isBold: true }));
  return { kind: "bullet", start, title, runs: runs(split + SPLIT.length, line.length) };
}

type Part = {
  line: string;
  /** Where the line begins in the answer. */
  start: number;
  /** The part of the line, end exclusive. */
  from: number;
  to: number;
};

/** The part's words, split where boldness or the piece changes; the bold marks themselves are removed. */
function runsOf({ line, start, from, to }: Part, pieces: readonly AnswerPiece[]): MarkedRun[] {
  return boldStretches(line.slice(0, to), from).flatMap(({ from: begin, to: end, isBold }) =>
    cutByPieces(start + begin, start + end, pieces).map((cut) => ({
      text: line.slice(cut.from - start, cut.to - start),
      isBold,
      piece: cut.piece,
      isEnd: false,
    })),
  );
}

type BoldStretch = { from: number; to: number; isBold: boolean };

/** A `**` without its partner is text. */
function boldStretches(line: string, from: number): BoldStretch[] {
  const stretches: BoldStretch[] = [];
  let at = from;
  for (const { 0: bold, index } of line.slice(from).matchAll(/\*\*(?=\S)(.+?)\*\*/g)) {
    const open = from + index;
    if (open > at) stretches.push({ from: at, to: open, isBold: false });
    stretches.push({ from: open + 2, to: open + bold.length - 2, isBold: true });
    at = open + bold.length;
  }
  if (at < line.length) stretches.push({ from: at, to: line.length, isBold: false });
  return stretches;
}

type Cut = { from: number; to: number; piece: AnswerPiece | null };

/** A stretch of the answer split where its pieces begin and end; what lies between them belongs to none. */
function cutByPieces(from: number, to: number, pieces: readonly AnswerPiece[]): Cut[] {
  const cuts: Cut[] = [];
  let at = from;
  for (const piece of pieces) {
    if (piece.end <= at || piece.start >= to) continue;
    if (piece.start > at) cuts.push({ from: at, to: piece.start, piece: null });
    const end = Math.min(piece.end, to);
    cuts.push({ from: Math.max(at, piece.start), to: end, piece });
    at = end;
  }
  if (at < to) cuts.push({ from: at, to, piece: null });
  return cuts;
}
