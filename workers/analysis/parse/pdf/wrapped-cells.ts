import { lineBottom, lineEnd, lineStart, type TextLine, type TextRun } from "./text-line.ts";

/** Lines of one cell are hardly further apart, and rows hardly closer. Font sizes. */
const LINE_GAP = 1.5;
/** How exactly cells of one row are level with each other. Font sizes. */
const BESIDE = 0.3;
/** A cell has no more lines than this; more are a column of text. */
const MOST_LINES = 6;
/** Longer lines are running text. UTF-16 code units. */
const LONGEST_LINE = 40;
/** Fewer cells beside each other may be two blocks of text. */
const FEWEST_CELLS = 3;

/**
 * Joins the lines of table rows whose cells have several lines. Many programs draw such a row cell by cell: the last
 * line of a cell is followed by the first line of the next, further up and to the right.
 * @param lines in drawing order
 */
export function withWrappedCells(lines: TextLine[]): TextLine[] {
  if (!lines.some((line, at) => at > 0 && isFurtherUp(lines[at - 1] as TextLine, line))) return lines;
  const read: TextLine[] = [];
  let joined: TextLine | null = null;
  let last = 0;
  for (const [at, line] of lines.entries()) {
    const before = read.at(-1);
    const height = heightOf(lines, at);
    if (joined && before === joined && isBesideIn(joined, line, height))
      joined = replaceLast(read, withCells(joined, line));
    else if (joined && before === joined && isBelowIn(joined, line, last))
      joined = replaceLast(read, rowOf([joined, line], joined));
    else {
      const cell = before && isFurtherUp(before, line) ? cellBefore(read, line, height) : null;
      const isRow = cell && cellsIn(cell.row) + cellsIn(line) + cellsBehind(lines, at) >= FEWEST_CELLS;
      if (isRow) {
        read.length -= cell.lines;
        joined = withCells(cell.row, line);
      }
      read.push(isRow && joined ? joined : line);
    }
    last = line.y;
  }
  return read;
}

/** A row with the cells of a further line after it. */
function withCells(row: TextLine, line: TextLine): TextLine {
  const y = Math.max(row.y, line.y);
  const height = y - Math.min(lineBottom(row), line.y);
  const segments = [...row.segments, ...line.segments];
  return { ...row, y, height, segments, drawn: [...drawnOf(row), line] };
}

function replaceLast(lines: TextLine[], line: TextLine): TextLine {
  lines[lines.length - 1] = line;
  return line;
}

const drawnOf = (line: TextLine): TextLine[] => line.drawn ?? [line];

const cellsIn = ({ segments }: TextLine): number =>
  segments.reduce((sum, { parts }) => sum + (parts?.length ?? 1), 0);

const isFurtherUp = (before: TextLine, line: TextLine): boolean =>
  line.y > before.y + BESIDE * line.size && lineStart(line) >= lineEnd(before);

/** Whether a line begins a further cell: level with the row's first line, or with its middle level with the row's. */
const isBesideIn = (row: TextLine, line: TextLine, height: number): boolean =>
  lineStart(line) >= lineEnd(row) &&
  [row.y - line.y, row.y - (row.height ?? 0) / 2 - (line.y - height / 2)].some(
    (off) => Math.abs(off) <= BESIDE * line.size,
  );

const lastCell = ({ segments }: TextLine): TextRun | undefined =>
  segments.at(-1)?.parts?.at(-1) ?? segments.at(-1);

/** @param y of the last cell's last line */
const isBelowIn = (above: TextLine, line: TextLine, y = lineBottom(above)): boolean => {
  const last = lastCell(above);
  const gap = y - line.y;
  const isNext = gap > 0 && gap <= LINE_GAP * line.size && line.segments.length === 1;
  return isNext && last !== undefined && lineStart(line) < last.to && lineEnd(line) > last.from;
};

/** The height of the cell that begins with a line, which gives its middle. */
function heightOf(lines: TextLine[], at: number): number {
  const first = lines[at] as TextLine;
  let last = first;
  for (let next = at + 1; next < lines.length && next - at < MOST_LINES; next++) {
    const line = lines[next] as TextLine;
    if (!isBelowIn(last, line)) break;
    last = line;
  }
  return first.y - last.y;
}

/** The row so far, with the lines of the cell left of a line: level with it at the top or in the middle. */
function cellBefore(
  read: TextLine[],
  line: TextLine,
  height: number,
): { row: TextLine; lines: number } | null {
  const bottom = read.at(-1) as TextLine;
  const middle = line.y - height / 2;
  const isBeside = (one: number, other: number) => Math.abs(one - other) <= BESIDE * line.size;
  const parts: TextLine[] = [];
  let found: { row: TextLine; lines: number } | null = null;
  for (const top of read.slice(-MOST_LINES).reverse()) {
    if (parts[0] && !isBelowIn(top, parts[0])) break;
    if (lineEnd(top) > lineStart(line) || (lastCell(top)?.text.length ?? 0) > LONGEST_LINE) break;
    parts.unshift(top);
    const isSeveral = parts.length > 1;
    const isTop = isSeveral && isBeside(top.y, line.y);
    const isMiddle = (isSeveral || height > 0) && isBeside((top.y + bottom.y) / 2, middle);
    // The longest cell counts: in a cell of three lines, the second is level with a cell of one.
    if (isTop || isMiddle) found = { row: rowOf(parts, line), lines: parts.length };
    if (top.segments.length > 1) break;
  }
  return found;
}

/** A row of the first line, with the other lines in its last cell. */
function rowOf(parts: TextLine[], { y, size }: TextLine): TextLine {
  const [top, ...others] = parts as [TextLine, ...TextLine[]];
  const cell = [lastCell(top), ...others.flatMap(({ segments }) => segments)].filter(
    (run) => run !== undefined,
  );
  const whole = joinedRun(cell);
  const last = top.segments.at(-1);
  const segment = last?.parts ? withParts([...last.parts.slice(0, -1), whole]) : whole;
  const first = Math.max(y, top.y);
  const bottom = Math.min(...parts.map(lineBottom));
  const segments = [...top.segments.slice(0, -1), segment];
  return { y: first, size, height: first - bottom, segments, drawn: parts.flatMap(drawnOf) };
}

const withParts = (parts: TextRun[]): TextRun => ({ ...joinedRun(parts), parts });

const joinedRun = (runs: TextRun[]): TextRun => ({
  text: runs.map(({ text }) => text).join(" "),
  from: Math.min(...runs.map(({ from }) => from)),
  to: Math.max(...runs.map(({ to }) => to)),
});

/** How many cells are drawn after the line's own cell, further up than the line before them. */
function cellsBehind(lines: TextLine[], at: number): number {
  const first = lines[at] as TextLine;
  for (let next = at + 1; next < lines.length && next - at <= MOST_LINES; next++) {
    const [before, line] = [lines[next - 1] as TextLine, lines[next] as TextLine];
    if (isFurtherUp(before, line) && lineStart(line) >= lineEnd(first)) return line.segments.length;
    if (!isBelowIn(before, line)) return 0;
  }
  return 0;
}
