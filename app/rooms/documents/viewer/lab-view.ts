import type { LabSeries, LabTable, LabValue } from "#app/core/document/analysis.ts";

/** A mark against the document's own range: a symbol, a word and (in the style sheet) a colour. */
export const MARK_WORDS = {
  low: { symbol: "↓", words: "Low" },
  high: { symbol: "↑", words: "High" },
  normal: { symbol: "✓", words: "In range" },
} as const;

/** More moments than this do not fit as columns: then the first and the latest value are shown, with a trend. */
const MOST_COLUMNS = 4;

/** The moments of a table in order, where each can have a column of its own; null where they cannot. */
export function momentColumns({ series }: LabTable): string[] | null {
  const moments = new Set<string>();
  for (const { values } of series) {
    const own = values.map(({ at }) => at);
    if (own.some((at) => at === null) || new Set(own).size < own.length) return null;
    for (const at of own) moments.add(at as string);
  }
  return moments.size <= MOST_COLUMNS ? [...moments].sort() : null;
}

/** The latest value of a series; null where several have no date and so nothing tells which of them it is. */
export function latestValue({ values }: LabSeries): LabValue | null {
  const dated = values.findLast(({ at }) => at !== null);
  return dated ?? (values.length === 1 ? (values[0] ?? null) : null);
}

/** A moment as the document gives it, readable: "2024-03-05T06:30" → "2024-03-05 06:30". */
export const momentWords = (at: string | null): string =>
  at === null ? "no date" : at.replace(/T(\d\d:\d\d).*$/, " $1").replace(/T.*$/, "");

/** A value in words, for places where colour and layout do not reach: "9.1 (Low)". */
export function valueWords({ raw, mark, flag }: LabValue): string {
  const words = mark && mark !== "normal" ? MARK_WORDS[mark].words : null;
  const printed = flag ? `flag ${flag}` : null;
  const notes = [words, printed].filter((note) => note !== null);
  return notes.length > 0 ? `${raw} (${notes.join(", ")})` : raw;
}

/** The points of a series that can be drawn: numbers, each at its date; fewer than three make no trend. */
export function trendOf({ values }: LabSeries): { at: number; value: number; mark: LabValue["mark"] }[] {
  const points = values.flatMap(({ at, value, mark }) => {
    const time = at === null ? Number.NaN : Date.parse(at);
    return value === null || Number.isNaN(time) ? [] : [{ at: time, value, mark }];
  });
  return new Set(points.map(({ at }) => at)).size >= 3 ? points : [];
}

/** A table as rows of text, its header first: what is copied. */
export function labRows(table: LabTable): string[][] {
  const head = ["Test", "Unit", "Reference range"];
  const columns = momentColumns(table);
  if (columns) {
    const rows = table.series.map((series) => [
      ...nameCells(series),
      ...columns.map((at) => cellAt(series, at)),
    ]);
    return [[...head, ...columns.map(momentWords)], ...rows];
  }
  const rows = table.series.flatMap((series) =>
    series.values.map((value) => [...nameCells(series), momentWords(value.at), valueWords(value)]),
  );
  return [[...head, "Date", "Value"], ...rows];
}

const nameCells = ({ name, unit, range }: LabSeries) => [name, unit ?? "", range?.text ?? ""];

function cellAt({ values }: LabSeries, at: string) {
  const value = values.find((one) => one.at === at);
  return value ? valueWords(value) : "";
}
