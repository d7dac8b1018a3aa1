import type { AnalysisStatement, LabSeries, LabTable, LabValue } from "#app/core/document/analysis.ts";
import { MOST_LAB_STATEMENTS } from "../analysis-limits.ts";

/** The latest value of each test, where it lies outside the range that the document gives, in words. */
export function labStatements(tables: readonly LabTable[]): AnalysisStatement[] {
  const all = tables.flatMap(({ patient, series }) =>
    series.flatMap((one) => statementOf(patient, one) ?? []),
  );
  return all.slice(0, MOST_LAB_STATEMENTS);
}

function statementOf(patient: string | null, series: LabSeries): AnalysisStatement | null {
  const latest = series.values.findLast(({ value }) => value !== null);
  if (!latest || !series.range || (latest.mark !== "low" && latest.mark !== "high")) return null;
  const where = latest.mark === "low" ? "below" : "above";
  const text = `${patient === null ? "" : `Patient ${patient}: `}${series.name} ${inWords(latest, series.unit)} is ${where} the document's range (${series.range.text}).`;
  return { text, standing: "computed", evidence: [{ ...latest.place, quote: latest.raw }] };
}

function inWords({ raw, at }: LabValue, unit: string | null): string {
  const day = at === null ? "" : ` on ${at.slice(0, 10)}`;
  return `${raw}${unit === null ? "" : ` ${unit}`}${day}`;
}
