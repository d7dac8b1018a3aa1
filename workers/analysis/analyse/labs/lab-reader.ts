import { placeOf, type Segment } from "#app/core/document/document-text.ts";
import type { Block, TableBlock } from "#app/core/document/parsed-document.ts";
import { blockText } from "#app/core/document/plain-text.ts";
import { type DayOrder, dayOrderOf, slashedDates } from "#app/core/document/tables/moments.ts";
import { findHeadings } from "#app/core/document/tables/table-headings.ts";
import type { KnownIdentifier } from "#app/core/identifiers/found.ts";
import { openIdentifierColumns } from "./identifier-columns.ts";
import { type LabContext, onlyOf, openContext, sharedNames } from "./lab-context.ts";
import { type LabReport, openSeries, type Scope, type Scoped } from "./lab-series.ts";
import { RESULT_LINE, valuesOfLine } from "./line-values.ts";
import type { Measured } from "./measured.ts";
import { styleOf } from "./number-style.ts";
import type { Sex } from "./sex.ts";
import { cellsAbove, splitSideBySide } from "./side-by-side-tables.ts";
import { type FoundLayout, type Layout, tableLayout } from "./table-layout.ts";
import { scopeOf, titleAmongValues, titleOfBlock, titleOfRows } from "./table-titles.ts";
import { type RowListener, type TableAt, valuesOfTable } from "./table-values.ts";

export type Readings = LabReport & {
  /** Sentences about rows whose values are not in the tables. */
  notes: string[];
  /** The contents of columns of names, record numbers and birth dates, to be hidden from the model. */
  known: KnownIdentifier[];
};

type Segments = AsyncIterable<Segment> | Iterable<Segment>;

/** The previous table, for one that continues it without headings of its own. */
type Before = { part: string; table: TableBlock; layout: Layout | null };

/**
 * Finds measured values in a document's tables and lines, by code only: as the document gives them, with nothing
 * added. Segments come in order, one in memory at a time, and are read twice: values need a patient only if the
 * document names more than one.
 */
export async function readLabs(segments: () => Segments): Promise<Readings> {
  const { patients, order, sex } = await lookThrough(segments());
  const context = openContext(sharedNames(patients));
  const series = openSeries(order);
  const identifiers = openIdentifierColumns();
  const reader = openReader(context, patients.length > 1, sex);
  let part = "";
  let number = 0;
  for await (const segment of segments()) {
    if (segment.part.name !== part) reader.beginPart(segment.part);
    part = segment.part.name;
    for (const [index, block] of segment.blocks.entries()) {
      // Hidden text holds no results; people whom it names are still hidden from the model.
      if (block.kind === "table") identifiers.read(block, !block.isHidden && reader.goesOn(block));
      if (block.isHidden) continue;
      for (const measured of reader.read(number, index, block)) series.add(measured);
    }
    number += 1;
  }
  return { ...series.report(), notes: reader.notes(), known: identifiers.known() };
}

/** Finds who is named in a document, and whether its dates begin with the day or the month. */
async function lookThrough(segments: Segments) {
  const context = openContext();
  const orders = new Set<DayOrder | null>();
  let part = "";
  for await (const segment of segments) {
    if (segment.part.name !== part) beginPart(context, segment.part);
    part = segment.part.name;
    for (const block of segment.blocks) {
      if (block.isHidden) continue;
      for (const line of linesOf(block))
        for (const date of slashedDates(line)) orders.add(dayOrderOf([date]));
      if (block.kind !== "table") readLine(context, block);
      else
        for (const { rows } of splitSideBySide(block))
          for (const { cells } of rows) if (mayName(cells)) readCells(context, cells);
    }
  }
  orders.delete(null);
  const [order = null] = orders;
  return {
    patients: context.patients(),
    order: orders.size === 1 ? order : null,
    sex: onlyOf(context.sexes()),
  };
}

const linesOf = (block: Block): string[] =>
  block.kind === "table"
    ? block.rows.flatMap(({ cells }) => cells.map((cell) => cell.slice(0, RESULT_LINE)))
    : [blockText(block).slice(0, RESULT_LINE * 2)];

function beginPart(context: LabContext, { kind, name }: Segment["part"]): void {
  context.beginPart(kind);
  if (kind === "sheet") context.read(name.replace(/^Sheet /, ""));
}

const readLine = (context: LabContext, block: Exclude<Block, TableBlock>) =>
  context.read(blockText(block).slice(0, RESULT_LINE * 2));

/** Reads cells as one line; a label may be in one cell and its value in the next. */
function readCells(context: LabContext, cells: string[]): void {
  const texts = cells.map((cell) => cell.slice(0, RESULT_LINE).trim());
  const said = texts.flatMap((cell, index) => (cell === "" ? [] : [labelled(cell, texts[index + 1] ?? "")]));
  const [first = ""] = said;
  const isAgain = (text: string) => labelOf(text) !== "" && labelOf(text) === labelOf(first);
  // The first label may recur further right, beside another patient's name.
  const starts = said.flatMap((text, index) => (index === 0 || isAgain(text) ? [index] : []));
  for (const [index, start] of starts.entries())
    context.read(said.slice(start, starts[index + 1]).join(" | "));
}

const labelOf = (text: string): string => /^[^:]*(?=:)/.exec(text)?.[0].toLowerCase() ?? "";

const labelled = (cell: string, next: string): string =>
  /:\s*\S/.test(cell) || next === "" ? cell : `${cell.replace(/:$/, "")}: ${next}`;

/** Whether a row may be of a form or a title, rather than one of many values. */
const mayName = (cells: string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length > 0 && filled.length <= 12;
};

/** Reads block by block; what is above a table applies to it. */
function openReader(context: LabContext, isOfSeveral: boolean, sex: Sex | null) {
  let before: Before | null = null;
  let [part, sheet] = ["", ""];
  let title: string | null = null;
  /** A title among the values of a patient named above: it may be the next patient's name. */
  let below: string | null = null;
  let titles: TableBlock | null = null;
  let [leftOut, withdrawn] = [0, 0];
  const written: string[] = [];
  const listener: RowListener = {
    onOther: (cells) => {
      const own = titleAmongValues(cells, title);
      [title, below] = [own ?? title, own ?? below];
      if (below !== null && patientsIn([cells]) > 0) below = null;
      if (mayName(cells)) readCells(context, cells);
    },
    isNaming: (cells) => patientsIn([cells]) > 0,
    onHeadings: (above) => {
      title = titleOfRows(above.map((cells) => ({ cells }))) ?? title;
    },
    onLeftOut: () => {
      leftOut += 1;
    },
    onWithdrawn: () => {
      withdrawn += 1;
    },
  };
  const sexNow = () => (isOfSeveral ? context.sex() : sex);
  /** Adds from the lines above what the value's own row does not say. */
  const inContext = (measured: Measured): Scoped => {
    const patient = measured.patient ?? (isOfSeveral ? context.patient() : null);
    const { when } = measured.value;
    const at = measured.value.at ?? (when === undefined ? context.at() : null);
    if (written.length < MOST_WRITTEN && /[.,]/.test(measured.value.raw)) written.push(measured.value.raw);
    const panel = measured.panel ?? "";
    const scope: Scope = patient === null ? [sheet, title ?? "", panel] : ["", below ?? "", panel];
    return { ...measured, patient, scope, value: { ...measured.value, at } };
  };
  function* readTable(at: TableAt): Generator<Scoped> {
    const { table } = at;
    below = null;
    const found = layoutFor(table, part, before);
    for (const { cells } of table.rows.slice(0, found ? Math.max(0, found.from - 1) : 0))
      listener.onOther(cells);
    if (found && found.from > 1) title = titleOfRows(table.rows.slice(0, found.from - 1)) ?? title;
    before = { part, table, layout: found?.layout ?? null };
    if (!found && patientsIn(table.rows.map(({ cells }) => cells)) < 2)
      for (const { cells } of table.rows.slice(0, FORM_ROWS)) listener.onOther(cells);
    const values = valuesOfTable(at, found?.layout ?? null, found?.from ?? 0, listener);
    for (const measured of values) yield inContext(measured);
    title = found && table.rows.length > found.from ? null : (titleOfBlock(table) ?? title);
  }
  function* read(segment: number, index: number, block: Block): Generator<Scoped> {
    const above = titles;
    titles = block.kind === "table" ? block : null;
    if (block.kind === "table") {
      for (const table of splitSideBySide(block)) {
        if (table !== block) for (const cells of cellsAbove(table, above)) listener.onOther(cells);
        yield* readTable({ segment, block: index, table, style: styleOf(written), sexNow });
      }
      return;
    }
    readLine(context, block);
    title = titleOfBlock(block) ?? titleAmongValues([blockText(block)], title);
    const place = placeOf(segment, index, block, null);
    for (const measured of valuesOfLine(blockText(block), place, styleOf(written), sexNow()))
      yield inContext(measured);
  }
  return {
    beginPart(next: Segment["part"]) {
      beginPart(context, next);
      part = next.name;
      sheet = next.kind === "sheet" ? (scopeOf(next.name.replace(/^Sheet /, "")) ?? "") : "";
      [title, titles] = [null, null];
    },
    goesOn: (table: TableBlock) => isContinuation(table, before),
    read,
    notes: () => notesOf(withdrawn, leftOut),
  };
}

/** How many numbers are kept to tell how the document writes others. */
const MOST_WRITTEN = 100;

const notesOf = (withdrawn: number, leftOut: number): string[] => [
  ...(withdrawn === 0 ? [] : [withdrawnNote(withdrawn)]),
  ...(leftOut === 0 ? [] : [leftOutNote(leftOut)]),
];

function withdrawnNote(rows: number): string {
  const what = rows === 1 ? "One row is" : `${rows.toLocaleString("en-US")} rows are`;
  return `${what} marked as cancelled, superseded or entered in error; no measured value was taken from there.`;
}

const leftOutNote = (rows: number): string =>
  rows === 1
    ? "One row of values is not shown in the tables, because it is not certain what its values are or when they were measured."
    : `${rows.toLocaleString("en-US")} rows of values are not shown in the tables, because it is not certain what their values are or when they were measured.`;

/** Most rows of a form, whose labels may be below its values. */
const FORM_ROWS = 30;

function patientsIn(rows: readonly string[][]): number {
  const context = openContext();
  for (const cells of rows) if (mayName(cells)) readCells(context, cells);
  return context.patients().length;
}

/** The table's own layout, or that of the headings or the table before, which it continues. */
function layoutFor(table: TableBlock, part: string, before: Before | null): FoundLayout | null {
  const own = tableLayout(table, findHeadings(table));
  if (own && before?.layout && isAlike(own.layout, before.layout)) own.layout.order ??= before.layout.order;
  if (own || !before) return own;
  const headed = headedBefore(table, before);
  if (headed || !before.layout) return headed;
  const { layout } = before;
  const isNextPage = part !== before.part && isAsWide(table, before.table) && holdsValues(table, layout);
  return isContinuation(table, before) || isNextPage || goesOnBelowGap(table, before.table, layout)
    ? { layout, from: 0 }
    : null;
}

/** Tables with the same kinds of headings write dates alike. */
const isAlike = (one: Layout, other: Layout): boolean =>
  one.kind === other.kind && [...one.roles.keys()].sort().join() === [...other.roles.keys()].sort().join();

/** Whether values go on below an empty row, perhaps under a title; a new table would begin with headings. */
function goesOnBelowGap(table: TableBlock, above: TableBlock, layout: Layout): boolean {
  const [first, second] = table.rows;
  const gap = (first?.row ?? 0) - (above.rows.at(-1)?.row ?? 0);
  if (!first || gap < 2 || gap > 3 || table.firstColumn !== above.firstColumn) return false;
  const filled = first.cells.filter((cell) => cell.trim() !== "");
  const isTitle = filled.length === 1 || filled.some((cell) => cell.includes(":"));
  const rows = isTitle ? [second] : [first];
  return holdsValues({ ...table, rows: rows.flatMap((row) => row ?? []) }, layout);
}

/** The layout by headings that an empty row separates from their table. */
function headedBefore(table: TableBlock, { table: above }: Before): FoundLayout | null {
  const heading = above.rows.at(-1);
  const gap = (table.rows[0]?.row ?? 0) - (heading?.row ?? 0);
  if (!heading || gap < 2 || gap > 3 || above.firstColumn !== table.firstColumn) return null;
  const whole = { ...table, rows: [heading, ...table.rows.slice(0, FORM_ROWS)] };
  const found = tableLayout(whole, findHeadings(whole));
  return found?.from === 1 ? { layout: found.layout, from: 0 } : null;
}

/** Whether the first rows are results in this layout: equal width alone proves nothing. */
function holdsValues(table: TableBlock, layout: Layout): boolean {
  const first = { segment: 0, block: 0, table: { ...table, rows: table.rows.slice(0, 2) } };
  return !valuesOfTable(first, layout, 0).next().done;
}

function isContinuation(table: TableBlock, before: Before | null): boolean {
  const last = before?.table.rows.at(-1)?.row;
  return (
    before !== null &&
    table.firstColumn === before.table.firstColumn &&
    table.rows[0]?.row === (last ?? 0) + 1
  );
}

function isAsWide(table: TableBlock, before: TableBlock): boolean {
  return "page" in table.address && table.rows[0]?.cells.length === before.rows[0]?.cells.length;
}
