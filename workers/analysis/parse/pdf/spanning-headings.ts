import type { TextLine, TextRun } from "./text-line.ts";

type Span = { from: number; to: number };

/** Rows at the top of a table that may be headings over several columns. */
export const MOST_LEADING = 3;

/** How exactly a heading is over the beginning, or over the middle, of its columns. Font sizes. */
const AT_START = 0.3;
const AT_MIDDLE = 0.6;

const touches = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/**
 * The first column under each piece of a heading whose pieces span several columns ("17/03/2026" over the times of that
 * day): together they cover all columns, each is at the beginning or in the middle of its own, and the first column, of
 * the rows' names, is covered separately. Null if that is not so, or is ambiguous.
 * @param below the row that names each column, or the columns themselves
 */
export function coveredFrom(
  heading: TextLine,
  columns: readonly Span[],
  below: readonly Span[],
): number[] | null {
  const { segments, size } = heading;
  const touched = segments.map((segment) =>
    columns.flatMap((column, at) => (touches(column, segment) ? [at] : [])),
  );
  if (segments.length < 2 || segments.length >= columns.length || touched.some((one) => one.length === 0))
    return null;
  const isNamed = touched[0]?.[0] === 0;
  const pieces = segments.slice(isNamed ? 1 : 0).map((segment, at) => ({
    segment,
    first: touched[at + (isNamed ? 1 : 0)]?.[0] ?? 0,
    last: touched[at + (isNamed ? 1 : 0)]?.at(-1) ?? 0,
  }));
  if (isNamed && touched[0]?.length !== 1) return null;
  const start = (segment: TextRun, from: Span) => Math.abs(segment.from - from.from) / (AT_START * size);
  const middle = (segment: TextRun, from: Span, to: Span) =>
    Math.abs(segment.from + segment.to - from.from - to.to) / 2 / (AT_MIDDLE * size);
  const found = [start, middle].flatMap((off) => tiling(pieces, below, isNamed ? 1 : null, off) ?? []);
  const [one, other] = [found.slice(0, pieces.length), found.slice(pieces.length)];
  if (one.length === 0 || (other.length > 0 && one.join() !== other.join())) return null;
  return isNamed ? [0, ...one] : one;
}

type HeadingSpan = { segment: TextRun; first: number; last: number };
type Off = (segment: TextRun, from: Span, to: Span) => number;

/**
 * Where each piece's columns begin, so that they are contiguous up to the last one and none is off by more than 1; the
 * best such division.
 * @param begin where the first has to begin; null if anywhere
 */
function tiling(
  pieces: HeadingSpan[],
  columns: readonly Span[],
  begin: number | null,
  off: Off,
): number[] | null {
  // The best division for the pieces so far, by the column where the next one begins.
  let ways = new Map<number, { starts: number[]; cost: number }>();
  const [head] = pieces;
  for (let at = begin ?? 0; at <= (begin ?? head?.first ?? 0); at++) ways.set(at, { starts: [], cost: 0 });
  for (const [number, { segment, first, last }] of pieces.entries()) {
    const next: typeof ways = new Map();
    const isLast = number === pieces.length - 1;
    for (const [from, way] of ways)
      for (let to = isLast ? columns.length - 1 : last; from <= first && to < columns.length; to++) {
        const cost = off(segment, columns[from] as Span, columns[to] as Span);
        const before = next.get(to + 1);
        if (cost > 1 || (before && before.cost <= way.cost + cost)) continue;
        next.set(to + 1, { starts: [...way.starts, from], cost: way.cost + cost });
      }
    ways = next;
  }
  return ways.get(columns.length)?.starts ?? null;
}
