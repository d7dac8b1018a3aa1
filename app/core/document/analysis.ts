import type { Place } from "./document-text.ts";

/** The sections of an analysis in their order, with the names that people see (DOC-13). */
export const ANALYSIS_SECTIONS = {
  patient_information: "Patient Information",
  chief_complaint: "Chief Complaint",
  clinical_summary: "Clinical Summary",
  past_medical_history: "Past Medical History",
  vital_signs: "Vital Signs",
  physical_examination: "Physical Examination",
  laboratory_findings: "Laboratory Findings",
  diagnostic_studies: "Diagnostic Studies",
  medications: "Medications",
  assessment_plan: "Assessment & Plan",
  recommendations: "Clinical Recommendations",
  document_information: "Document Information",
} as const;

export type SectionType = keyof typeof ANALYSIS_SECTIONS;

/** A quote that our code has found at this place of the document. */
export type DocumentEvidence = Place & { quote: string };

/**
 * One statement of an analysis. `supported`: its evidence contains every fact of it. `suggestion`: proposed by the
 * assistant, and says nothing about the patient that the document does not. `computed`: counted by our own code.
 */
export type AnalysisStatement = {
  text: string;
  standing: "supported" | "suggestion" | "computed";
  evidence: DocumentEvidence[];
  /** Stretches of the text in words other than the document's, in order; analyses of earlier versions have none. */
  reworded?: readonly { start: number; end: number }[];
  /** It rests on text that the document's reader does not see. */
  isHidden?: true;
  /** That text is struck out. */
  isStruckOut?: true;
  /** It quotes the document telling its reader to do something with a drug. */
  isOrder?: true;
};

/** One measured value as the document gives it. */
export type LabValue = {
  /** As written, e.g. "9.1" or "<0.01". */
  raw: string;
  /** Null if it is not a number ("positive"). */
  value: number | null;
  /** ISO 8601 date, or date and time, as far as the document gives it; null if it gives none. */
  at: string | null;
  /** The time as written, if it is not a certain date: "08:00", "12 Mar". */
  when?: string;
  /** By the reference range in the document; null without one, since nothing else is known about what is normal. */
  mark: "low" | "high" | "normal" | null;
  /** The flag that the document itself prints ("H", "L*"), else null. */
  flag: string | null;
  place: Place;
};

/** All values of one test of one patient, oldest first. */
export type LabSeries = {
  name: string;
  unit: string | null;
  range: { text: string; low: number | null; high: number | null } | null;
  values: LabValue[];
  /** None of the values has a date, but all have times as written, from one table, and are in order. */
  isInTurn?: true;
};

/** Laboratory values and other measurements found in the document's tables and lines, computed by code only. */
export type LabTable = {
  /** The patient as this table's rows name them (an id, a name); null if the document has only one patient. */
  patient: string | null;
  series: LabSeries[];
};

/** What is known about the document and how it was read. */
type AnalysisMetadata = {
  fileName: string;
  /** "PDF", "DOCX", "CSV", "XLSX" or "XLS". */
  fileType: string;
  pageCount: number | null;
  wordCount: number;
  documentType: string;
  processingMethod: string;
  /** Sentences: the parser's notices, what was cut, what the check left out. */
  processingDetails: string[];
  /** Those of them that say that a part of the document was not read; unknown in old analyses. */
  unread?: string[];
};

/** A finished analysis, as it is stored. */
export type Analysis = {
  version: 1;
  sections: Partial<Record<SectionType, AnalysisStatement[]>>;
  keyPoints: AnalysisStatement[];
  labs: LabTable[];
  /** Sections that the document's text covers, with or without a statement; unknown in old analyses. */
  present?: SectionType[];
  /** Sections that it says nothing about; in older analyses, all those that are not present. */
  silent?: SectionType[];
  /** Statements of the model that were left out because the document does not support them. */
  leftOut: number;
  metadata: AnalysisMetadata;
  /** What was charged. */
  usage: { inputTokens: number; outputTokens: number };
};
