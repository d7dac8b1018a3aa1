import { lineBottom, type TextLine, type TextRun } from "./text-line.ts";

/** A gap of this many font sizes suggests a column; in a row with long cells it may be narrower. */
const WIDE = 0.6;
/** The gap that all rows leave between two columns. Font sizes. */
const FREE = 0.25;
/** How exactly cells are aligned vertically. Font sizes. */
const ALIGNED = 0.1;
/** A column takes this many rows, and this share of those with cells on both sides must be aligned. */
const ROWS = 3;
const MOST = 0.75;
/** Two lines with this many aligned cells are a table's heading and its only row. */
const PAIR_CELLS = 3;
/** Lines within this many row distances above and below may have unaligned cells, as headings do. */
const HEADINGS = 3;
/** How often a gap is tried with the rows around it, which bounds the cost of a page with many gaps. */
const TRIES = 3;
/** How many rows on either side are tried. */
const NEAR = 40;
/** Lines further apart than this many font sizes are hardly rows of one table. */
const APART = 4;

/** The mark of a list item, and the number of an item or a row. */
const MARK = /^(?:[•●▪■◦○‣⁃·–—*-]|\(?\d{1,3}[.)]|\(\d{1,3}|\(?[a-z][.)])$/i;
const NUMBER = /^[\d.]{1,6}$/;

type Span = { from: number; to: number };

/**
 * A line with its runs taken apart. By the index of a part: whether it begins a segment (`isOwn`), is found to begin
 * one (`splits`), and how often the gap before it was found not to be a column's.
 */
type Row = { line: TextLine; parts: TextRun[]; isOwn: boolean[]; splits: Set<number>; tries: number[] };

/** Where a strip passes through a row: before which part, and whether there is text on both sides. */
type Way = Span & { at: number; isInner: boolean };

/**
 * Splits lines at gaps too narrow to separate columns by themselves, where they leave a strip free over several rows
 * and the cells beside it are aligned by start, end or middle.
 * @param longest cells longer than this are running text. UTF-16 code units
 */
export function withCloseColumns(lines: TextLine[], longest: number): TextLine[] {
  if (!lines.some(({ segments }) => segments.some(({ parts }) => parts))) return lines;
  const rows = lines.map(rowOf);
  for (const [index, row] of rows.entries())
    for (let at = 1; at < row.parts.length; at++) {
      if (row.isOwn[at] || row.splits.has(at) || !isWide(row, at) || (row.tries[at] ?? 0) >= TRIES) continue;
      const column = columnThrough(rows, index, at);
      const cells = cellsOfColumn(column, longest);
      for (const { row: one, way } of cells) one.splits.add(way.at);
      for (const { row: one, way } of cells.length === 0 ? column : [])
        one.tries[way.at] = (one.tries[way.at] ?? 0) + 1;
    }
  return rows.map((row) => (row.splits.size === 0 ? row.line : partedLine(row)));
}

/** A line with more parts is not a table row. */
const MOST_PARTS = 40;

const partedLine = (row: Row): TextLine => ({
  ...row.line,
  segments: segmentsOf(row),
  ...(row.line.segments.length === 1 && { isParted: true }),
});

function rowOf(line: TextLine): Row {
  const parts = line.segments.flatMap((segment) => segment.parts ?? [segment]);
  const isInOrder = parts.every(({ from }, at) => at === 0 || from >= (parts[at - 1]?.from ?? 0));
  if (!isInOrder || parts.length > MOST_PARTS)
    return { line, parts: [joined(parts)], isOwn: [true], splits: new Set(), tries: [] };
  const isOwn = line.segments.flatMap(({ parts: own = [] }) => [true, ...own.slice(1).map(() => false)]);
  return { line, parts, isOwn, splits: new Set(), tries: [] };
}

const gapBefore = ({ parts }: Pick<Row, "parts">, at: number): number =>
  (parts[at]?.from ?? 0) - (parts[at - 1]?.to ?? 0);

/** A bracket belongs to what it encloses. */
const OPENING = /[([{]$/;
const CLOSING = /^[)\]}]/;

const isWide = (row: Row, at: number): boolean =>
  gapBefore(row, at) > WIDE * row.line.size &&
  !OPENING.test(row.parts[at - 1]?.text ?? "") &&
  !CLOSING.test(row.parts[at]?.text ?? "");

type Column = { index: number; row: Row; way: Way }[];

/** The consecutive rows above and below that leave the same strip free, including those with text on one side only. */
function columnThrough(rows: Row[], index: number, at: number): Column {
  const start = rows[index] as Row;
  let strip: Span = { from: start.parts[at - 1]?.to ?? 0, to: start.parts[at]?.from ?? 0 };
  const found: Column = [{ index, row: start, way: { ...strip, at, isInner: true } }];
  for (const step of [-1, 1])
    for (let next = index + step; Math.abs(next - index) <= NEAR; next += step) {
      const [row, before] = [rows[next], rows[next - step]];
      if (!row || !before || !isNear(row.line, before.line, step)) break;
      const way = wayThrough(row, strip);
      if (!way) break;
      strip = { from: Math.max(strip.from, way.from), to: Math.min(strip.to, way.to) };
      found.push({ index: next, row, way });
    }
  return found;
}

function isNear(line: TextLine, before: TextLine, step: number): boolean {
  const [upper, lower] = step > 0 ? [before, line] : [line, before];
  return lower.y < upper.y && lineBottom(upper) - lower.y < APART * Math.max(line.size, before.size);
}

function wayThrough({ line, parts }: Row, strip: Span): Way | null {
  let best: Way | null = null;
  for (let at = 0; at <= parts.length; at++) {
    const from = Math.max(strip.from, parts[at - 1]?.to ?? Number.NEGATIVE_INFINITY);
    const to = Math.min(strip.to, parts[at]?.from ?? Number.POSITIVE_INFINITY);
    const isBest = to - from >= FREE * line.size && (!best || to - from > best.to - best.from);
    if (isBest) best = { from, to, at, isInner: at > 0 && at < parts.length };
  }
  return best;
}

type Cell = Column[number] & { before: TextRun; behind: TextRun };

/** The rows that a column runs through; none if it is not clearly a column. */
function cellsOfColumn(column: Column, longest: number): Column {
  const cells = column.flatMap((one): Cell[] => {
    const { row, way } = one;
    if (!way.isInner) return [];
    return [{ ...one, before: cellBeside(row, way.at, -1), behind: cellBeside(row, way.at, 1) }];
  });
  const telling = cells.filter(({ row, way }) => isWide(row, way.at) && !isItem(row, way.at, NUMBER));
  for (const find of [alignedCells, sparseCells, pairOfRows]) {
    const found = find(telling, column);
    const held = found && areShort(found.aligned, longest) ? rowsBeside(cells, telling, found, longest) : [];
    if (held.length > 0) return held;
  }
  return [];
}

/** The cells of the aligned rows, and those of lines close to them. */
function rowsBeside(
  cells: Cell[],
  telling: Cell[],
  { aligned, isBelow }: AlignedCells,
  longest: number,
): Cell[] {
  const inOrder = aligned.toSorted((a, b) => a.index - b.index);
  const [first, last] = [inOrder[0] as Cell, inOrder.at(-1) as Cell];
  const isWithin = ({ index }: Cell) => index >= first.index && index <= last.index;
  if (inOrder.length < telling.filter(isWithin).length * MOST) return [];
  const pitch = Math.min(
    ...inOrder.slice(1).map(({ row }, at) => (inOrder[at]?.row.line.y ?? 0) - row.line.y),
  );
  const isBeside = ({ row: { line } }: Cell) =>
    line.y <= first.row.line.y + HEADINGS * pitch && line.y >= last.row.line.y - HEADINGS * pitch;
  // A line of text below a table may have a gap there by chance.
  return cells.filter(
    (one) =>
      !isItem(one.row, one.way.at) &&
      isBeside(one) &&
      (isBelow(one) || Math.max(one.before.text.length, one.behind.text.length) <= longest),
  );
}

/** Aligned cells, and the test for another one being in their column. */
type AlignedCells = { aligned: Cell[]; isBelow: (cell: Cell) => boolean };

/** Finds rows that mostly have a cell in the same place after the gap. */
function alignedCells(telling: Cell[]): AlignedCells | null {
  const [best] = EDGES.map((edge) => {
    const shared = commonest(telling.map(({ behind, row }) => ({ at: edge(behind), size: row.line.size })));
    const isBelow = ({ behind, row }: Cell, tolerance: number) =>
      Math.abs(edge(behind) - shared) <= tolerance * row.line.size;
    return {
      aligned: telling.filter((one) => isBelow(one, ALIGNED)),
      isBelow: (one: Cell) => isBelow(one, 0.5),
    };
  }).sort((a, b) => b.aligned.length - a.aligned.length);
  return best && best.aligned.length >= ROWS ? best : null;
}

/**
 * Finds rows with many empty cells: few have cells on both sides of the gap, but those next to it on either side are
 * aligned with the cells of one row that has both, such as the headings.
 */
function sparseCells(telling: Cell[], column: Column): AlignedCells | null {
  for (const { before, behind, index, row } of telling.toSorted((a, b) => a.index - b.index).slice(0, TRIES))
    for (const edge of EDGES) {
      const standing = (part: TextRun | undefined, cell: TextRun) => {
        if (!part || part.from >= cell.to || part.to <= cell.from) return null;
        return Math.abs(edge(part) - edge(cell)) <= ALIGNED * row.line.size;
      };
      const others = column.filter((one) => one.index !== index);
      const left = others.map(({ row: { parts }, way: { at } }) => standing(parts[at - 1], before));
      const right = others.map(({ row: { parts }, way: { at } }) => standing(parts[at], behind));
      const sides = [...left, ...right].filter((one) => one !== null);
      const aligned = sides.filter(Boolean);
      const hasBoth = left.includes(true) && right.includes(true);
      if (hasBoth && aligned.length >= ROWS && aligned.length >= sides.length * MOST)
        return { aligned: telling, isBelow: () => true };
    }
  return null;
}

/** Finds a row and its headings, with all their cells aligned. */
function pairOfRows(telling: Cell[]): AlignedCells | null {
  const [{ row: one } = {}, { row: other } = {}, ...more] = telling;
  if (!one || !other || more.length > 0) return null;
  const isTable =
    one.parts.length >= PAIR_CELLS &&
    one.parts.length === other.parts.length &&
    EDGES.some((edge) =>
      one.parts.every((part, at) => {
        const below = other.parts[at] as TextRun;
        const isApart = at === 0 || (isWide(one, at) && isWide(other, at));
        return isApart && Math.abs(edge(part) - edge(below)) <= ALIGNED * one.line.size;
      }),
    );
  return isTable ? { aligned: telling, isBelow: () => true } : null;
}

/** The edge that most of the others are aligned with. */
function commonest(edges: { at: number; size: number }[]): number {
  const near = edges.map(
    ({ at, size }) => edges.filter((one) => Math.abs(one.at - at) <= ALIGNED * size).length,
  );
  return edges[near.indexOf(Math.max(...near))]?.at ?? 0;
}

function areShort(cells: { before: TextRun; behind: TextRun }[], longest: number): boolean {
  const lengths = (side: "before" | "behind") => cells.reduce((sum, cell) => sum + cell[side].text.length, 0);
  return Math.max(lengths("before"), lengths("behind")) <= longest * cells.length;
}

const EDGES = [({ from }: Span) => from, ({ to }: Span) => to, ({ from, to }: Span) => (from + to) / 2];

/** Whether a row is a mark and the text after it, without a further column. */
const isItem = (row: Row, at: number, also = MARK): boolean =>
  at === 1 &&
  [MARK, also].some((mark) => mark.test(row.parts[0]?.text ?? "")) &&
  !row.parts.some((_, other) => other > 1 && (row.isOwn[other] || isWide(row, other)));

/** The cell on one side of a gap, up to the next wide gap. */
function cellBeside(row: Row, at: number, side: number): TextRun {
  let [first, last] = side < 0 ? [at - 1, at - 1] : [at, at];
  while (side < 0 && first > 0 && !row.isOwn[first] && !isWide(row, first)) first -= 1;
  while (side > 0 && last + 1 < row.parts.length && !row.isOwn[last + 1] && !isWide(row, last + 1)) last += 1;
  return joined(row.parts.slice(first, last + 1));
}

function segmentsOf({ parts, isOwn, splits }: Row): TextRun[] {
  const runs: TextRun[][] = [];
  for (const [at, part] of parts.entries())
    if (isOwn[at] || splits.has(at)) runs.push([part]);
    else runs.at(-1)?.push(part);
  return runs.map(joined);
}

const joined = (parts: TextRun[]): TextRun => ({
  text: parts.map(({ text }) => text).join(" "),
  from: Math.min(...parts.map(({ from }) => from)),
  to: Math.max(...parts.map(({ to }) => to)),
});
