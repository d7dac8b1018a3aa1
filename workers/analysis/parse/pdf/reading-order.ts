import { lineEnd, lineStart, type TextLine } from "./text-line.ts";

/** A share of steps back up the page from which the order of drawing is not the order of reading. */
const DISORDER = 0.3;

/**
 * Lines in reading order. Nearly every program draws text as it is read, column after column, and only it knows
 * which text belongs together, so the order of drawing is kept; where it often jumps back up within one column, the
 * lines are sorted from top to bottom instead.
 */
export function inReadingOrder(lines: TextLine[]): TextLine[] {
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
