import type { TableRow } from "#app/core/document/parsed-document.ts";
import { withCloseColumns } from "./close-columns.ts";
import { coveredFrom, MOST_LEADING } from "./spanning-headings.ts";
import { lineBottom, lineText, type TextLine, type TextRun } from "./text-line.ts";
import { withWrappedCells } from "./wrapped-cells.ts";

/** A stretch of a page: consecutive lines that form a table, or that do not. */
type ColumnSpan = { kind: "text"; lines: TextLine[] } | { kind: "table"; rows: TableRow[] };

/** Rows apart by more than this many font sizes belong to different tables. */
const ROW_GAP = 4;

/** Cells longer than this, in every column, are not cells but columns of running text. UTF-16 code units. */
const PROSE = 35;

/** Divides a page's lines: two or more consecutive lines with pieces in the same columns are a table. */
export function stretchesOf(drawn: TextLine[]): ColumnSpan[] {
  const lines = withCloseColumns(withWrappedCells(drawn), PROSE);
  const stretches: ColumnSpan[] = [];
  const addText = (some: TextLine[]) => {
    const added = some.flatMap((line) => line.drawn ?? [line]);
    const last = stretches.at(-1);
    if (last?.kind === "text") last.lines.push(...added);
    else if (added.length > 0) stretches.push({ kind: "text", lines: [...added] });
  };
  for (let at = 0; at < lines.length; ) {
    const { above, group, columns } = withoutSpanning(rowsFrom(lines, at));
    addText(above);
    at += above.length;
    if (columns.length < 2) addText(lines.slice(at, at + Math.max(1, group.length)));
    else {
      const own = group.map((line, row) => headingCells(group, row, columns) ?? cellsOf(line, columns));
      const rows = own.map((cells, i) => ({ row: i + 1, cells }));
      if (isProse(rows)) addText(columns.flatMap((_, i) => columnLines(group, columns, i)));
      else {
        stretches.push({ kind: "table", rows });
      }
    }
    at += Math.max(1, group.length);
  }
  return stretches;
}

/** Lines from `start` on that could be rows: each in several pieces, or in one piece between such lines. */
function rowsFrom(lines: TextLine[], start: number): TextLine[] {
  let end = start;
  let columns: Column[] = [];
  let isParted = true;
  for (let at = start; at < lines.length; at++) {
    const [line, before] = [lines[at] as TextLine, lines[at - 1]];
    if (at > start && before && !isNextRow(before, line)) break;
    if (line.segments.length > 1) {
      // A line that has columns only by its neighbors must not join columns of one that has its own.
      if (line.isParted && !isParted && joins(line.segments, columns)) break;
      const isNew = !line.isParted || end === start + 1;
      if (isNew && isParted && joins(columns, line.segments)) break;
      [columns, end] = [spansOf([...columns, ...line.segments]), at + 1];
      isParted &&= line.isParted === true;
    } else if (
      at === start ||
      at > end ||
      !(fitsColumn(columns, line) || isTitle(columns, line, lines[at + 1]))
    )
      break;
  }
  return lines.slice(start, end);
}

/**
 * Separates the rows that show a table's columns from what is above them: headings over several columns, and lines that
 * are not part of the table.
 */
function withoutSpanning(rows: TextLine[]): { above: TextLine[]; group: TextLine[]; columns: Column[] } {
  if (rows.length < 2) return { above: [], group: rows, columns: [] };
  let best = { leading: 0, columns: withHeadings(columnsOf(rows), rows) };
  for (let leading = 1; leading <= Math.min(MOST_LEADING, rows.length - 2); leading++) {
    const below = rows.slice(leading);
    const columns = withHeadings(columnsOf(below), below);
    if (columns.length > best.columns.length) best = { leading, columns };
  }
  const { leading, columns } = best;
  const isOverSome = ({ segments }: TextLine) => segments.some((segment) => isOver(segment, columns));
  const from = rows.findLastIndex(
    (line, at) => at < leading && isOverSome(line) && !headingCells(rows, at, columns),
  );
  return { above: rows.slice(0, from + 1), group: rows.slice(from + 1), columns };
}

/** The cells of a heading over several columns, each in the first of them; null if the row is not one. */
function headingCells(rows: TextLine[], at: number, columns: Column[]): string[] | null {
  const row = rows[at];
  const named = rows
    .slice(at + 1, at + MOST_LEADING)
    .find(({ segments }) => segments.length >= columns.length - 1 && segments.length > 2);
  if (!row || !named || at >= MOST_LEADING) return null;
  const below = columns.map((column) => inColumn(named, column)[0] ?? column);
  const starts = coveredFrom(row, columns, below);
  return starts && columns.map((_, column) => row.segments[starts.indexOf(column)]?.text ?? "");
}

const isNextRow = (before: TextLine, line: TextLine) =>
  line.y < before.y && lineBottom(before) - line.y < ROW_GAP * Math.max(before.size, line.size);

function fitsColumn(columns: Column[], line: TextLine): boolean {
  const [segment] = line.segments;
  return segment !== undefined && columns.filter((column) => touches(column, segment)).length === 1;
}

/** Longer lines are text between two tables. UTF-16 code units. */
const LONGEST_TITLE = 60;

/** Whether a line is a title over the rows after it: it spans several of their columns, from the start of the first. */
function isTitle(columns: Column[], line: TextLine, next: TextLine | undefined): boolean {
  const [{ from, text } = { from: 0, text: "" }] = line.segments;
  if (!next || next.segments.length < 2 || !isNextRow(line, next) || text.length > LONGEST_TITLE)
    return false;
  const isAtStart = Math.abs(from - (columns[0]?.from ?? 0)) <= line.size / 2;
  const first = next.segments[0]?.from ?? 0;
  return (
    isAtStart &&
    Math.abs(first - from) <= line.size / 2 &&
    !joins(next.segments, columns) &&
    !joins(columns, next.segments)
  );
}

type Column = { from: number; to: number };

const touches = (a: Column, b: Column) => a.from < b.to && b.from < a.to;

const joins = (some: Column[], others: Column[]): boolean =>
  some.some((one) => others.filter((other) => touches(one, other)).length > 1);

/** Columns are the spans that the pieces of all rows cover together. */
function columnsOf(rows: TextLine[]): Column[] {
  const columns = spansOf(rows.flatMap(({ segments }) => (segments.length > 1 ? segments : [])));
  const alone = rows.flatMap(({ segments }) => (segments.length > 1 ? [] : segments));
  return spansOf([...columns, ...alone.filter((one) => !isOver(one, columns))]);
}

/** Whether a piece spans several columns. */
const isOver = (piece: Column, columns: Column[]): boolean =>
  columns.filter((column) => touches(column, piece)).length > 1;

function spansOf(pieces: Column[]): Column[] {
  const columns: Column[] = [];
  for (const { from, to } of pieces.toSorted((a, b) => a.from - b.from)) {
    const last = columns.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else columns.push({ from, to });
  }
  return columns;
}

/** Joins the column of a centered heading with that of the cells at the edge below: no row has both. */
function withHeadings(columns: Column[], rows: TextLine[]): Column[] {
  const joined: Column[] = [];
  for (const column of columns) {
    const last = joined.at(-1);
    if (last && rows.every((row) => isTitleOf(row, columns) || !hasCell(row, last) || !hasCell(row, column)))
      last.to = column.to;
    else joined.push(column);
  }
  return joined;
}

const isTitleOf = ({ segments: [one, ...others] }: TextLine, columns: Column[]): boolean =>
  one !== undefined && others.length === 0 && isOver(one, columns);

const hasCell = (row: TextLine, column: Column) => row.segments.some((segment) => touches(segment, column));

const inColumn = (line: TextLine, column: Column): TextRun[] =>
  line.segments.filter((segment) => touches(segment, column));

const cellsOf = (line: TextLine, columns: Column[]) =>
  columns.map((column, at) =>
    (isTitleOf(line, columns) ? (at === 0 ? line.segments : []) : inColumn(line, column))
      .map(({ text }) => text)
      .join(" "),
  );

function isProse(rows: TableRow[]): boolean {
  const width = rows[0]?.cells.length ?? 0;
  const meanLength = (column: number) =>
    rows.reduce((sum, row) => sum + (row.cells[column]?.length ?? 0), 0) / rows.length;
  return (
    rows.length > 2 && Array.from({ length: width }, (_, i) => meanLength(i)).every((mean) => mean > PROSE)
  );
}

const columnLines = (rows: TextLine[], columns: Column[], index: number): TextLine[] =>
  rows
    .map((row) => ({ ...row, segments: inColumn(row, columns[index] as Column) }))
    .filter((line) => lineText(line) !== "");
