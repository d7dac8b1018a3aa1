import { cellName } from "#app/core/document/addresses.ts";
import { placeOf } from "#app/core/document/document-text.ts";
import type { TableBlock } from "#app/core/document/parsed-document.ts";
import type { Role } from "#app/core/document/tables/column-words.ts";
import { certainDate, isMoment } from "#app/core/document/tables/moments.ts";
import { headingsAmongValues } from "#app/core/document/tables/table-headings.ts";
import { withdrawnRows } from "#app/core/document/tables/withdrawn-rows.ts";
import { rowName } from "../plan-parts.ts";
import { type NumberStyle, readResult } from "./lab-number.ts";
import { isLabUnit } from "./lab-unit.ts";
import { hasSeveralValues, valuesOfLine } from "./line-values.ts";
import { type Measured, measuredFrom, type RowTexts } from "./measured.ts";
import { type Sex, sexOf } from "./sex.ts";
import { type Layout, tableLayout } from "./table-layout.ts";
import { joinedLimits, readingOf, type TableReading } from "./table-reading.ts";
import { wordsFrom } from "./words.ts";

/**
 * `style`: how values before the table were written, for ambiguous numbers. `sexNow`: the sex of the patient at the row
 * being read.
 */
export type TableAt = {
  segment: number;
  block: number;
  table: TableBlock;
  style?: NumberStyle;
  sexNow?: () => Sex | null;
};

/** Receives what the rows contain besides values, in the rows' order. */
export type RowListener = {
  /** A row without a value: a title, a patient's name. */
  onOther(cells: string[]): void;
  /** Whether a row in words names a patient. */
  isNaming(cells: string[]): boolean;
  /** Repeated headings, with the rows without values right above them. */
  onHeadings(above: string[][]): void;
  /** A row whose values are left out because what or when they are is unknown. */
  onLeftOut(): void;
  /** A row that says that it no longer counts. */
  onWithdrawn(): void;
};

const NOBODY: RowListener = {
  onOther: () => undefined,
  isNaming: () => false,
  onHeadings: () => undefined,
  onLeftOut: () => undefined,
  onWithdrawn: () => undefined,
};

/** All results of a table's rows, from the row `from` on. Without a layout, each row is read like a line of text. */
export function* valuesOfTable(
  at: TableAt,
  layout: Layout | null,
  from: number,
  listener: RowListener = NOBODY,
): Generator<Measured> {
  let others: string[][] = [];
  let rows = layout && openRows(at, layout, from, listener);
  const withdrawn = withdrawnRows(at.table.rows);
  for (let index = from; index < at.table.rows.length; index++) {
    if (withdrawn.has(index)) {
      listener.onWithdrawn();
      continue;
    }
    const cells = at.table.rows[index]?.cells ?? [];
    const anew = rows && index > from ? tableLayout(at.table, headingsAmongValues(at.table, index)) : null;
    if (anew) {
      listener.onHeadings(others);
      others = [];
      rows = openRows(at, anew.layout, anew.from, listener);
      index = anew.from - 1;
      continue;
    }
    const found = rows ? rows(index, cells) : valuesInLine(at, index, cells, listener);
    if (found.length === 0) listener.onOther(cells);
    others = found.length === 0 ? [...others.slice(-MOST_TITLES), cells] : [];
    for (const measured of found) yield measured;
  }
}

/** Most title rows above headings; earlier ones do not refer to what is below. */
const MOST_TITLES = 2;

function valuesInLine(at: TableAt, index: number, cells: string[], listener: RowListener): Measured[] {
  const row = rowName(at.segment, at.block, index);
  const pairs = pairsIn(cells).map(({ column, text }) =>
    valuesOfLine(text, placeIn(at, index, column), at.style, at.sexNow?.()),
  );
  if (pairs.length > 1 && pairs.every(({ length }) => length === 1))
    return pairs.flat().map((one) => ({ ...one, row }));
  const text = cells.filter((cell) => cell.trim() !== "").join(" ");
  const place = placeIn(at, index, firstFilled(cells));
  const found = hasSeveralValues(text) ? [] : valuesOfLine(text, place, at.style, at.sexNow?.());
  if (found.length === 0 && (hasSeveralValues(text) || isOfResults(cells))) listener.onLeftOut();
  return found.map((one) => ({ ...one, row }));
}

/** Pairs of a name and the value after it, as in forms with two or more columns. */
function pairsIn(cells: string[]): { column: number; text: string }[] {
  const filled = cells.flatMap((cell, column) => (cell.trim() === "" ? [] : [{ column, text: cell.trim() }]));
  const isPairs =
    filled.length % 2 === 0 &&
    filled.every(({ text }, at) =>
      at % 2 === 0 ? /^\p{L}/u.test(text) && !isLabUnit(text) : /^[<>≤≥]?\s?\d[\d.,]*\s*\S/.test(text),
    );
  return isPairs
    ? filled.flatMap(({ column, text }, at) =>
        at % 2 === 0 ? [{ column, text: `${text} ${filled[at + 1]?.text ?? ""}` }] : [],
      )
    : [];
}

/** Whether a row has a name and, somewhere after it, a number and a laboratory unit, each in its own cell. */
function isOfResults([name = "", ...cells]: string[]): boolean {
  const all = cells.map((cell) => cell.trim());
  return /\p{L}/u.test(name) && all.some(isLabUnit) && all.some((cell) => readResult(cell).value !== null);
}

type Common = Pick<
  RowTexts,
  "patient" | "name" | "kind" | "panel" | "unit" | "range" | "flag" | "at" | "when" | "sex"
>;

/** Reads row after row in one layout; in merged columns, blank cells repeat the one above. */
function openRows(at: TableAt, layout: Layout, from: number, listener: RowListener) {
  const reading = readingOf(at.table, layout, from, at.style);
  const { roles } = layout;
  layout.order = reading.order;
  let above: Common | null = null;
  let person = "";
  let day = "";
  return (index: number, cells: string[]): Measured[] => {
    if (reading.isAside(cells)) return [];
    if (layout.kind === "tests") day = cells[roles.get("date") ?? -1]?.trim() || day;
    const own = commonOf(layout, cells, roles.has("time") ? day : "");
    if (own.patient === null) own.sex ??= at.sexNow?.() ?? null;
    const common = goingOn(own, above);
    const row = rowName(at.segment, at.block, index);
    const read = columnsOf(layout, cells, common, reading).flatMap(({ column, ...rest }) => {
      const kind = [common.kind, ...reading.aspectsAt(index), rest.kind].filter(Boolean).join(", ") || null;
      const given = { ...common, ...rest, kind, row };
      const styles = reading.stylesOf(column);
      const place = placeIn(at, index, column);
      const whole = { ...given, styles, value: cells[column] ?? "", place };
      const measured = measuredFrom(whole);
      // Words below a result, in a row without a name, comment on it.
      const isRemark = layout.kind !== "tests" && own.name === "";
      const words = measured || isRemark || !reading.takesWords(column) ? null : wordsFrom(whole);
      return [measured ?? words ?? []].flat().map((one) => ({ one, isWords: one === words }));
    });
    const isOfWords = read.length > 0 && read.every(({ isWords }) => isWords);
    const found = isOfWords && listener.isNaming(cells) ? [] : read.map(({ one }) => one);
    if (own.name !== "") above = found.length > 0 || isTitle(cells) ? own : null;
    if (isLost(common, found) && holdsNumber(layout, cells)) listener.onLeftOut();
    person = own.patient ?? person;
    if (own.patient !== null || !hasPatient(roles)) return found;
    const isKnown = reading.isPatientMerged && person !== "";
    return found.map((one) =>
      isKnown ? { ...one, patient: person } : { ...one, kind: joined(one.kind, `row ${index + 1}`) },
    );
  };
}

/** Whether a row's numbers belong to no test, or to one whose result cannot be read. */
const isLost = ({ name, unit, range }: Common, found: Measured[]): boolean =>
  name === "" || (found.length === 0 && (unit !== "" || range !== ""));

/** A name alone in its row heads the rows below it. */
const isTitle = (cells: string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length === 1 && !/[:.]/.test(filled[0] ?? "") && (filled[0] ?? "").length <= 60;
};

/** A row without a name continues the test above, in its unit and range unless it has its own. */
function goingOn(own: Common, above: Common | null): Common {
  if (own.name !== "" || above === null) return own;
  const { name, unit, range } = above;
  const isSameUnit = own.unit === "" || own.unit === unit;
  return { ...own, name, unit: own.unit || unit, range: own.range || (isSameUnit ? range : "") };
}

const holdsNumber = (layout: Layout, cells: string[]): boolean =>
  layout.kind !== "tests" &&
  layout.values.some(({ column }) => /^\W{0,3}\d/.test(cells[column]?.trim() ?? ""));

const joined = (one: string | null, other: string): string => [one, other].filter(Boolean).join(", ");

const PERSON = ["patient", "surname", "first"] as const;

const hasPatient = (roles: Map<Role, number>): boolean =>
  [...PERSON, "record" as const, "bed" as const].some((role) => roles.has(role));

function commonOf(layout: Layout, cells: string[], day: string): Common {
  const { roles, order, sexes } = layout;
  const unit = layout.kind === "long" ? layout.unit : "";
  const cell = (role: Role) => cells[roles.get(role) ?? -1]?.trim() ?? "";
  const date = cell("date") || (cell("time") === "" ? "" : day);
  const time = cell("time").replace(/^([01]\d|2[0-3])([0-5]\d)$/, "$1:$2");
  const whole = roles.has("time") ? `${date} ${time}`.trim() : date;
  const at = certainDate(whole, order) ?? certainDate(date, order);
  return {
    patient: patientOf(cell),
    name: cell("name"),
    kind: specimenOf(cell("specimen")),
    panel: cell("panel"),
    unit: cell("unit") || unit,
    range: rangeOf(cell, sexes),
    sex: sexOf(cell("sex")),
    flag: cell("flag"),
    at,
    when: at === null ? ([whole, date, cell("time")].find(isMoment) ?? null) : null,
  };
}

/** Two ranges are for two groups of people, and both count. */
function rangeOf(cell: (role: Role) => string, sexes: Layout["sexes"]): string {
  const [one, other] = [cell("range"), cell("otherRange")];
  const withSex = (role: Role) => (sexes.has(role) ? `${cell(role)} (${sexes.get(role)})` : cell(role));
  if (one !== "" && other !== "" && one !== other) return `${withSex("range")}; ${withSex("otherRange")}`;
  return one || other || joinedLimits(cell("low"), cell("high"));
}

/** The patient by name and number, if a table has both; by bed if it has nothing else. */
function patientOf(cell: (role: Role) => string): string | null {
  const name = PERSON.map(cell).filter(Boolean).join(" ");
  const bed = cell("bed");
  return [name, cell("record")].filter(Boolean).join(", ") || (bed === "" ? null : bedWords(bed));
}

const bedWords = (bed: string): string => (/^\p{L}{3}/u.test(bed) ? bed : `Bed ${bed}`);

/** The kind of specimen; a specimen's number distinguishes nothing. */
const specimenOf = (text: string): string | null =>
  /\p{L}{3}/u.test(text) && !/\d{3}/.test(text) && text.length <= 60 ? text : null;

function columnsOf(
  layout: Layout,
  cells: string[],
  common: Common,
  { asides }: TableReading,
): ({ column: number } & Partial<Common>)[] {
  if (layout.kind === "tests")
    return layout.tests
      .filter(({ column }) => (cells[column] ?? "").trim() !== "")
      .map(({ column, name, unit }) => {
        const aside = asides.get(column);
        return { column, name, unit: unit ?? aside?.unit ?? "", range: aside?.range ?? "", flag: "" };
      });
  // A row's one unit applies to all its times; so does its range.
  const isLong = layout.kind === "long";
  return layout.values.map((own, index) => {
    const { column, at, label, when = null, isBare } = dated(own, cells, layout.order, common);
    const isMain = isLong && index === 0;
    const isOfRow = isMain || (at === null && label === null && when === null);
    const moment = isOfRow ? {} : { at, when, kind: label };
    // One flag beside several values does not say which it belongs to.
    const flag = isMain || layout.values.length === 1 ? {} : { flag: "" };
    return { column, ...moment, ...flag, ...(isBare ? { unit: "", range: "" } : {}) };
  });
}

/**
 * A value with the date of its own column. It joins the series of its row only if both are dated; beside a value
 * without a date it would seem to be the latest.
 */
function dated<Column extends { dates?: number; at: string | null; label: string | null; when?: string }>(
  column: Column,
  cells: string[],
  order: Layout["order"],
  { at: ofRow }: Common,
): Column {
  const text = cells[column.dates ?? -1]?.trim() ?? "";
  const at = certainDate(text, order);
  if (at !== null) return { ...column, at, label: ofRow === null ? column.label : null };
  return isMoment(text) ? { ...column, when: text } : column;
}

const placeIn = ({ segment, block, table }: TableAt, index: number, column: number) =>
  placeOf(segment, block, table, cellName(table.rows[index]?.row ?? index + 1, table.firstColumn + column));

const firstFilled = (cells: string[]) =>
  Math.max(
    0,
    cells.findIndex((cell) => cell.trim() !== ""),
  );
