import type { Analysis, AnalysisStatement, SectionType } from "#app/core/document/analysis.ts";
import { isObject, listOf, pick, textOf, wholeOf } from "./analysis-fields.ts";

/** The text fields of the flat form, one statement per line; "" if there is none (DOC-16). */
type AnswerText = Record<(typeof TEXT_FIELDS)[number], string>;

const TEXT_FIELDS = [
  "summary",
  "patientInfo",
  "chiefComplaint",
  "pastMedicalHistory",
  "vitalSigns",
  "physicalExam",
  "labFindings",
  "diagnosticStudies",
  "medications",
  "assessmentPlan",
  "recommendations",
] as const;

export type AnswerMetadata = {
  fileName: string;
  fileType: string;
  pageCount: number | null;
  wordCount: number | null;
  documentType: string;
  /** "Standard" by default. */
  processingMethod: string;
  /** In sentences. */
  processingDetails: string[];
  /** The details that say what part of the file was not read, as far as that is known. */
  unread?: string[];
};

/** An analysis as the API gives it: the flat form that DOC-16 names, and beside it the one with places and values. */
export type AnalysisAnswer = AnswerText & {
  keyPoints: string[];
  /** The assistant's proposals; they state nothing about the patient that the document does not. */
  suggestions: string[];
  metadata: AnswerMetadata;
  /** Null for an answer with only the flat form. */
  analysis: Analysis | null;
};

/** A whole analysis in the form of the API's answer. */
export function toAnalysisAnswer(analysis: Analysis): AnalysisAnswer {
  const of = (section: SectionType) => linesOf(stated(analysis.sections[section]));
  return {
    summary: summaryOf(analysis),
    patientInfo: of("patient_information"),
    chiefComplaint: of("chief_complaint"),
    pastMedicalHistory: of("past_medical_history"),
    vitalSigns: of("vital_signs"),
    physicalExam: of("physical_examination"),
    labFindings: of("laboratory_findings"),
    diagnosticStudies: of("diagnostic_studies"),
    medications: of("medications"),
    assessmentPlan: of("assessment_plan"),
    recommendations: of("recommendations"),
    keyPoints: analysis.keyPoints.map(({ text }) => text),
    suggestions: Object.values(analysis.sections)
      .flat()
      .filter(isSuggestion)
      .map(({ text }) => text),
    metadata: analysis.metadata,
    analysis,
  };
}

/** The clinical summary; without one, the key points, or else the first statement of each section. */
export function summaryOf(analysis: Analysis): string {
  const summary = stated(analysis.sections.clinical_summary);
  if (summary.length > 0) return linesOf(summary);
  if (analysis.keyPoints.length > 0) return linesOf(analysis.keyPoints);
  return linesOf(Object.values(analysis.sections).flatMap((section) => telling(section).slice(0, 1)));
}

/** Other names that a server may use, in snake_case; their camelCase forms are found as well (DOC-17). */
const OTHER_NAMES: Record<keyof AnswerText, readonly string[]> = {
  summary: ["clinical_summary", "result", "content", "text"],
  patientInfo: ["patient_information"],
  chiefComplaint: [],
  pastMedicalHistory: ["medical_history"],
  vitalSigns: ["vitals"],
  physicalExam: ["physical_examination"],
  labFindings: ["lab_results", "laboratory_findings", "laboratory_results"],
  diagnosticStudies: [],
  medications: [],
  assessmentPlan: ["assessment_and_plan"],
  recommendations: ["clinical_recommendations"],
};

/**
 * Reads an answer of the API in any of its forms: camelCase or snake_case names, a text, list or object in any field,
 * the data itself or below `analysis`; text that is not a JSON object is the summary (DOC-17, DOC-18). Never throws.
 */
export function readAnalysisAnswer(json: unknown): AnalysisAnswer {
  const given = typeof json === "string" ? parsed(json) : json;
  if (!isObject(given)) return { ...EMPTY, summary: textOf(given) };
  const rich = isAnalysis(given) ? given : given.analysis;
  if (isAnalysis(rich)) return toAnalysisAnswer(rich);
  if (typeof rich === "string" || isObject(rich)) return readAnalysisAnswer(rich);
  const texts = TEXT_FIELDS.map((name) => [name, textOf(pick(given, name, ...OTHER_NAMES[name]))]);
  return {
    ...(Object.fromEntries(texts) as AnswerText),
    keyPoints: listOf(pick(given, "keyPoints")),
    suggestions: listOf(pick(given, "suggestions")),
    metadata: readMetadata(pick(given, "metadata")),
    analysis: null,
  };
}

function readMetadata(given: unknown): AnswerMetadata {
  const from = isObject(given) ? given : {};
  return {
    fileName: textOf(pick(from, "fileName")),
    fileType: textOf(pick(from, "fileType")),
    pageCount: wholeOf(pick(from, "pageCount")),
    wordCount: wholeOf(pick(from, "wordCount")),
    documentType: textOf(pick(from, "documentType")),
    processingMethod: textOf(pick(from, "processingMethod")) || "Standard",
    processingDetails: listOf(pick(from, "processingDetails")),
  };
}

const EMPTY: AnalysisAnswer = {
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, ""])) as AnswerText),
  keyPoints: [],
  suggestions: [],
  metadata: readMetadata(null),
  analysis: null,
};

/** Whether it is in the form of this application's own server. */
function isAnalysis(given: unknown): given is Analysis {
  return (
    isObject(given) &&
    given.version === 1 &&
    isObject(given.sections) &&
    isObject(given.metadata) &&
    Array.isArray(given.keyPoints) &&
    Array.isArray(given.labs)
  );
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : text;
  } catch {
    return text;
  }
}

const isSuggestion = ({ standing }: AnalysisStatement) => standing === "suggestion";

const stated = (statements: AnalysisStatement[] = []) => statements.filter((one) => !isSuggestion(one));

/** Statements that may represent the whole document: nothing hidden, and no orders. */
const telling = (statements: AnalysisStatement[] = []) =>
  stated(statements).filter(({ isHidden, isOrder }) => !isHidden && !isOrder);

const linesOf = (statements: AnalysisStatement[]) => statements.map(({ text }) => text).join("\n");
