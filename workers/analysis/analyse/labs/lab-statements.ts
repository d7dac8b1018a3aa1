import type { AnalysisStatement, LabSeries, LabTable, LabValue } from "#app/core/document/analysis.ts";
import { MOST_LAB_STATEMENTS } from "../analysis-limits.ts";

/** Statements of each test's latest value, if it is outside the document's range. */
export function labStatements(tables: readonly LabTable[]): AnalysisStatement[] {
  const all = tables.flatMap(({ patient, series }) =>
    series.flatMap((one) => latestOf(one).flatMap((value) => statementOf(patient, one, value) ?? [])),
  );
  return all.slice(0, MOST_LAB_STATEMENTS);
}

/**
 * All numbers that may be the latest: those of the last moment, or all if none has a date. A later "pending" does not
 * count.
 */
function latestOf({ values }: LabSeries): LabValue[] {
  const figures = values.filter(({ value }) => value !== null);
  const at = figures.at(-1)?.at ?? null;
  return figures.filter((value) => value.at === at);
}

function statementOf(patient: string | null, series: LabSeries, value: LabValue): AnalysisStatement | null {
  if (!series.range || (value.mark !== "low" && value.mark !== "high")) return null;
  const where = value.mark === "low" ? "below" : "above";
  const text = `${patient === null ? "" : `Patient ${patient}: `}${series.name} ${inWords(value, series.unit)} is ${where} the document's range (${series.range.text}).`;
  return { text, standing: "computed", evidence: [{ ...value.place, quote: value.raw }] };
}

function inWords({ raw, at, when }: LabValue, unit: string | null): string {
  const day = at === null ? (when === undefined ? "" : ` (${when})`) : ` on ${at.slice(0, 10)}`;
  return `${raw}${unit === null ? "" : ` ${unit}`}${day}`;
}
