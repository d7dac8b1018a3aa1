import {
  ANALYSIS_SECTIONS,
  type Analysis,
  type AnalysisStatement,
  type SectionType,
} from "#app/core/document/analysis.ts";
import type { AnalysisAnswer } from "../detail/analysis-answer.ts";
import { labRows } from "./lab-view.ts";
import { shortPlace } from "./source-place.ts";

/** Cells that a spreadsheet would run as a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows for the clipboard, with tabs between cells. A document's text must never become a formula where it is pasted:
 * such a cell gets a leading apostrophe, and tabs and line ends inside cells become spaces.
 */
export const copiedTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(copiedCell).join("\t")).join("\n");

function copiedCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return safe.replace(/[\t\r\n]+/g, " ");
}

/** A whole analysis as plain text: each section under its name, with places, then the tables and the file. */
export function copiedAnalysis(answer: AnalysisAnswer): string {
  const parts = answer.analysis ? richParts(answer.analysis) : flatParts(answer);
  return parts.filter((part) => part !== "").join("\n\n");
}

/** One section as plain text, without its name. */
export const copiedStatements = (statements: readonly AnalysisStatement[]): string =>
  statements.map(statementLine).join("\n");

function richParts({ sections, keyPoints, labs, metadata }: Analysis): string[] {
  const named = (Object.keys(ANALYSIS_SECTIONS) as SectionType[]).map((type) =>
    titled(ANALYSIS_SECTIONS[type], copiedStatements(sections[type] ?? [])),
  );
  const tables = labs.map((table) =>
    titled(table.patient ? `Values of ${table.patient}` : "Values", copiedTable(labRows(table))),
  );
  return [
    metadata.fileName,
    titled("Key Points", copiedStatements(keyPoints)),
    ...named,
    ...tables,
    titled("How this document was read", metadata.processingDetails.join("\n")),
  ];
}

/** The flat form's fields with the names of their sections. */
export const FLAT_SECTIONS = [
  ["Patient Information", "patientInfo"],
  ["Chief Complaint", "chiefComplaint"],
  ["Clinical Summary", "summary"],
  ["Past Medical History", "pastMedicalHistory"],
  ["Vital Signs", "vitalSigns"],
  ["Physical Examination", "physicalExam"],
  ["Laboratory Findings", "labFindings"],
  ["Diagnostic Studies", "diagnosticStudies"],
  ["Medications", "medications"],
  ["Assessment & Plan", "assessmentPlan"],
  ["Clinical Recommendations", "recommendations"],
] as const;

function flatParts(answer: AnalysisAnswer): string[] {
  return [
    answer.metadata.fileName,
    titled("Key Points", answer.keyPoints.join("\n")),
    ...FLAT_SECTIONS.map(([name, field]) => titled(name, answer[field])),
    titled("Suggestions", answer.suggestions.join("\n")),
  ];
}

const titled = (title: string, text: string) => (text.trim() === "" ? "" : `${title}\n${text}`);

function statementLine({ text, standing, evidence }: AnalysisStatement): string {
  const places = [...new Set(evidence.map(({ words }) => shortPlace(words)))];
  const mark = standing === "suggestion" ? " [suggestion]" : "";
  return `- ${text}${mark}${places.length > 0 ? ` (${places.join("; ")})` : ""}`;
}
