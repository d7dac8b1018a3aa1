import type { LabSeries, LabTable, LabValue } from "#app/core/document/analysis.ts";

/** A mark against the document's own range: a symbol, a word and (in the style sheet) a colour. */
export const MARK_WORDS = {
  low: { symbol: "↓", words: "Low" },
  high: { symbol: "↑", words: "High" },
  normal: { symbol: "✓", words: "In range" },
} as const;

/** With more moments than fit as columns, the first and the latest value are shown, with a trend. */
const MOST_COLUMNS = 4;

/** When a value was measured: an ISO 8601 date, or else the time as the document writes it. */
export const momentOf = ({ at, when }: LabValue): string | null => at ?? when ?? null;

/** The moments of a table in order, if each can have its own column; else null. */
export function momentColumns({ series }: LabTable): string[] | null {
  const all = series.map(({ values }) => values.map(momentOf));
  if (all.some((own) => own.includes(null) || new Set(own).size < own.length)) return null;
  const isDated = series.every(({ values }) => values.every(({ at }) => at !== null));
  const moments = isDated ? [...new Set(all.flat() as string[])].sort() : momentsInTurn(series);
  return moments && moments.length <= MOST_COLUMNS ? moments : null;
}

/** Times as written, in the order of the longest series, if all others are parts of it. */
function momentsInTurn(series: readonly LabSeries[]): string[] | null {
  const tables = new Set(
    series.flatMap(({ values }) => values.map(({ place }) => `${place.segment} ${place.block}`)),
  );
  if (tables.size > 1 || !series.every(({ isInTurn }) => isInTurn)) return null;
  const all = series.map(({ values }) => values.map((value) => momentOf(value) ?? ""));
  const longest = all.reduce((most, own) => (own.length > most.length ? own : most), []);
  const isPart = (own: string[]) =>
    own.join("\n") === longest.filter((moment) => own.includes(moment)).join("\n");
  return all.every(isPart) ? longest : null;
}

/** Words in place of a result that is still awaited. */
const AWAITED =
  /^(?:results? )?(?:is )?(?:pending|awaited|awaiting(?: results?)?|to follow|in progress|not (?:yet )?(?:available|resulted|reported)|ausstehend|folgt|in arbeit|en cours|en attente|pendiente)\.?$/i;

/**
 * The latest value of a series, ignoring awaited results; null if it is unclear which that is, because several have no
 * date, or one has an uncertain date.
 */
export function latestValue({ values, isInTurn }: LabSeries): LabValue | null {
  const known = values.filter(({ raw }) => !AWAITED.test(raw.trim()));
  const some = known.length > 0 ? known : values;
  if (!isInTurn && values.length > 1 && values.some(({ at, when }) => at === null && when !== undefined))
    return null;
  const dated = some.findLast(({ at }) => at !== null);
  return dated ?? (isInTurn || values.length === 1 ? (some.at(-1) ?? null) : null);
}

/** A moment in readable form: "2024-03-05T06:30" → "2024-03-05 06:30". */
export const momentWords = (moment: string | null): string =>
  moment === null ? "no date" : moment.replace(/^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?.*$/, "$1 $2").trim();

/** A value in words, for places without colour and layout: "9.1 (Low)". */
export function valueWords({ raw, mark, flag }: LabValue): string {
  const words = mark && mark !== "normal" ? MARK_WORDS[mark].words : null;
  const printed = flag ? `flag ${flag}` : null;
  const notes = [words, printed].filter((note) => note !== null);
  return notes.length > 0 ? `${raw} (${notes.join(", ")})` : raw;
}

/** The points of a series that can be drawn: numbers, each at its date or in order; none if fewer than three. */
export function trendOf({
  values,
  isInTurn,
}: LabSeries): { at: number; value: number; mark: LabValue["mark"] }[] {
  const points = values.flatMap(({ at, value, mark }, turn) => {
    const time = isInTurn ? turn : Date.parse(at ?? "");
    return value === null || Number.isNaN(time) ? [] : [{ at: time, value, mark }];
  });
  return new Set(points.map(({ at }) => at)).size >= 3 ? points : [];
}

/** A table as rows of text for copying, its header first. */
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
    series.values.map((value) => [...nameCells(series), momentWords(momentOf(value)), valueWords(value)]),
  );
  return [[...head, "Date", "Value"], ...rows];
}

const nameCells = ({ name, unit, range }: LabSeries) => [name, unit ?? "", range?.text ?? ""];

function cellAt({ values }: LabSeries, at: string) {
  const value = values.find((one) => momentOf(one) === at);
  return value ? valueWords(value) : "";
}
