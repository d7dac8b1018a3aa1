import type { LabSeries, LabTable, LabValue } from "#app/core/document/analysis.ts";
import {
  certainDate,
  type DayOrder,
  dateOrder,
  dayOrderOf,
  readMoment,
  sequenceOf,
  withColon,
} from "#app/core/document/tables/moments.ts";
import { LABS } from "../analysis-limits.ts";
import type { RowName } from "../plan-parts.ts";
import { unitKey } from "./lab-unit.ts";
import type { Measured } from "./measured.ts";

type Kept = { value: LabValue; row: RowName | null };
type Series = Pick<Scoped, "patient" | "name" | "kind" | "unit" | "range" | "scope"> & { kept: Kept[] };

/** The sheet, title and panel that a value is under, "" for none: each may be another person's or sample's. */
export type Scope = readonly [sheet: string, title: string, panel: string];

/** A value with its scope. */
export type Scoped = Measured & { scope: Scope };

/** Every value of a document, by patient, test and unit. */
export type LabReport = {
  tables: LabTable[];
  /** Sentences about what was found and is more than is kept. */
  beyond: string[];
  /** The most telling rows: values out of range, then each test's latest, first, lowest and highest value. */
  telling: RowName[];
  /** Every row with a value, shown or not. */
  measured: Set<RowName>;
};

/**
 * Gathers values; never mixes two patients, two tests or two units.
 * @param order whether day or month comes first in the document's dates
 */
export function openSeries(order: DayOrder | null = null) {
  const series = new Map<string, Series>();
  const patients = new Map<string | null, number>();
  const rows = new Set<RowName>();
  const beyond: Beyond = { patients: new Set(), tests: 0, values: 0 };
  let values = 0;
  const open = (key: string, { patient, name, kind, unit, scope }: Scoped): Series | null => {
    const count = patients.get(patient);
    if (count === undefined && patients.size >= LABS.patients) beyond.patients.add(patient);
    else if ((count ?? 0) >= LABS.series) beyond.tests += 1;
    else {
      patients.set(patient, (count ?? 0) + 1);
      const opened: Series = { patient, name, kind, unit, scope, range: null, kept: [] };
      series.set(key, opened);
      return opened;
    }
    return null;
  };
  const add = (measured: Scoped) => {
    if (measured.row) rows.add(measured.row);
    const key = keyOf(measured);
    const known = series.get(key) ?? open(key, measured);
    if (!known) return;
    if (values >= LABS.total || known.kept.length >= LABS.values) beyond.values += 1;
    else {
      values += 1;
      known.range = measured.range ?? known.range;
      known.kept.push({ value: measured.value, row: measured.row });
    }
  };
  const report = (): LabReport => ({
    ...reportOf([...series.values()], order),
    beyond: beyondWords(beyond),
    measured: rows,
  });
  return { add, report };
}

/** What was found and not kept: further patients, values of further tests, and further values of kept tests. */
type Beyond = { patients: Set<string | null>; tests: number; values: number };

const testKey = ({ patient, name, kind, unit }: Series | Scoped): string =>
  JSON.stringify([patient, nameKey(name), nameKey(kind ?? ""), unit === null ? null : unitKey(unit)]);

const keyOf = (measured: Scoped): string => JSON.stringify([testKey(measured), measured.scope]);

const nameKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+%]+/gu, " ")
    .trim();

function beyondWords({ patients, tests, values }: Beyond): string[] {
  const n = (count: number) => count.toLocaleString("en-US");
  const all = patients.size + LABS.patients;
  const words = [
    `Measured values are shown for the first ${LABS.patients} patients; the file has ${n(all)}.`,
    `${n(tests)} values of further tests are not shown in the tables.`,
    `${n(values)} further values of the tests are not shown in the tables.`,
  ];
  return words.filter((_, index) => [patients.size, tests, values][index]);
}

function reportOf(all: Series[], order: DayOrder | null): Pick<LabReport, "tables" | "telling"> {
  const scopes = Map.groupBy(all, testKey);
  const parts = (series: Series, index: number) =>
    (scopes.get(testKey(series)) ?? []).some(({ scope }) => scope[index] !== series.scope[index]);
  // If sheets or titles separate values of one test, each may be a person to whom all values below it belong.
  const isPerson = [0, 1].map((index) => all.some((series) => parts(series, index)));
  const sorted = all.map((series) => {
    const apart = series.scope.filter((_, index) => isPerson[index] ?? parts(series, index));
    const kind = [series.kind, ...apart].filter(Boolean).join(", ");
    const name = kind === "" ? series.name : `${series.name} (${kind})`;
    return { ...series, name, ...inOrder(series.kept, order) };
  });
  const patients = [...new Set(sorted.map(({ patient }) => patient))];
  const tables = patients.map((patient) => ({
    patient,
    series: sorted.filter((series) => series.patient === patient).map(toSeries),
  }));
  return { tables, telling: tellingRows(sorted) };
}

type Ordered = { kept: Kept[]; isInTurn: boolean };

/**
 * Oldest first. Values without a date come first, in the document's order, as none is known to be the latest; unless
 * all have times in one table that follow each other.
 */
function inOrder(kept: Kept[], dayOrder: DayOrder | null): Ordered {
  const sequence = sequenceIn(kept, dayOrder);
  if (sequence !== null) return { kept: sequence === "back" ? kept.toReversed() : kept, isInTurn: true };
  const order = ({ value }: Kept) => (value.at === null ? Number.NEGATIVE_INFINITY : dateOrder(value.at));
  const sorted = kept
    .map((one, index) => ({ one, index, order: order(one) }))
    .sort((a, b) => (a.order === b.order ? a.index - b.index : a.order - b.order));
  return { kept: sorted.map(({ one }) => one), isInTurn: false };
}

function sequenceIn(kept: Kept[], order: DayOrder | null): ReturnType<typeof sequenceOf> {
  const times = kept.map(({ value }) => value.when ?? "");
  const tables = new Set(kept.map(({ value: { place } }) => `${place.segment} ${place.block}`));
  if (tables.size !== 1 || times.includes("")) return null;
  const own = dayOrderOf(times) ?? order;
  const moments = times.map((time) => readMoment(withColon(time), own));
  return sequenceOf(moments) ?? sequenceOfDates(times);
}

/** The direction of dates that may begin with day or month, if it is the same either way. */
function sequenceOfDates(times: string[]): ReturnType<typeof sequenceOf> {
  const ways = (["day", "month"] as const).map((order) => {
    const dates = times.map((time) => dateOrder(certainDate(time, order) ?? ""));
    const steps = dates.slice(1).map((date, index) => Math.sign(date - (dates[index] ?? 0)));
    return new Set(steps);
  });
  const isWay = (sign: number) => ways.every((steps) => steps.size === 1 && steps.has(sign));
  return isWay(1) ? "on" : isWay(-1) ? "back" : null;
}

function toSeries({ name, unit, range, kept, isInTurn }: Series & Ordered): LabSeries {
  return {
    name,
    unit,
    range: range && { text: range.text, low: range.low, high: range.high },
    values: kept.map(({ value }) => value),
    ...(isInTurn && { isInTurn }),
  };
}

function tellingRows(all: Series[]): RowName[] {
  const rows = (some: (Kept | undefined)[]) => some.flatMap((one) => one?.row ?? []);
  const isOut = ({ value }: Kept) => value.mark === "low" || value.mark === "high" || value.flag !== null;
  const out = all.flatMap(({ kept }) => rows(kept.filter(isOut).reverse()));
  const latest = all.flatMap(({ kept }) => rows([kept.at(-1)]));
  const rest = all.flatMap(({ kept }) => rows([kept[0], extreme(kept, -1), extreme(kept, 1)]));
  return [...new Set([...out, ...latest, ...rest])];
}

function extreme(kept: Kept[], sign: 1 | -1): Kept | undefined {
  const numbers = kept.filter(({ value }) => value.value !== null);
  return numbers.reduce<Kept | undefined>(
    (top, one) => (top && sign * (top.value.value ?? 0) >= sign * (one.value.value ?? 0) ? top : one),
    undefined,
  );
}
