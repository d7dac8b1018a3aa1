import type { DocumentAnswerPiece, StoredProgress } from "#app/base/data/schema.ts";
import { ANALYSIS_SECTIONS, type Analysis, type SectionType } from "#app/core/document/analysis.ts";
import type { DocumentStatus } from "#app/core/document/document-status.ts";
import { type AnalysisAnswer, toAnalysisAnswer } from "./analysis-answer.ts";

/** A part of a document that is shown as a unit: a section of its analysis, or its whole text. */
type DocumentSection = {
  id: string;
  /** A section of an analysis, or "full_content". */
  type: string;
  content: string;
  metadata: Record<string, number>;
};

export type PastQuestion = {
  id: string;
  query: string;
  response: string;
  /** ISO 8601, UTC. */
  created_at: string;
  pieces: DocumentAnswerPiece[];
};

/** Why an analysis failed. `upload_id` is set while the file exists: then a retry may help. */
type DocumentFailure = { code: string | null; words: string; upload_id: string | null };

/** The answer of `GET /api/document/{id}` (API-28). */
export type DocumentDetail = {
  id: string;
  filename: string;
  created_at: string;
  summary: string;
  /** The first 20,000 characters of the text; "" until it is read. */
  content: string;
  content_truncated: boolean;
  sections: DocumentSection[];
  /** Newest first. */
  recent_queries: PastQuestion[];
  status: DocumentStatus;
  progress: StoredProgress;
  failure: DocumentFailure | null;
  /** Null until it is done. */
  analysis: AnalysisAnswer | null;
};

export type DocumentContent = { content: string; content_truncated: boolean };

/** Builds the detail from a document's parts, with replacements for missing ones (DOC-42, DOC-43). */
export function toDetail(
  document: Pick<DocumentDetail, "id" | "filename" | "created_at" | "status" | "progress" | "failure">,
  parts: {
    summary: string | null;
    text: DocumentContent;
    analysis: Analysis | null;
    questions: PastQuestion[];
  },
): DocumentDetail {
  const { summary, text, analysis, questions } = parts;
  return {
    ...document,
    ...text,
    summary: summary?.trim() || summaryFallback(text.content),
    sections: sectionsOf(analysis, text.content),
    recent_queries: questions,
    analysis: analysis && toAnalysisAnswer(analysis),
  };
}

const FALLBACK_LENGTH = 200;

const summaryFallback = (content: string) =>
  content.trim().slice(0, FALLBACK_LENGTH).trim() || "No summary available";

function sectionsOf(analysis: Analysis | null, content: string): DocumentSection[] {
  const filled = (Object.keys(ANALYSIS_SECTIONS) as SectionType[]).flatMap((type) => {
    const statements = analysis?.sections[type] ?? [];
    const lines = statements.map(({ text }) => text).join("\n");
    return lines ? [{ id: type, type, content: lines, metadata: { statements: statements.length } }] : [];
  });
  if (filled.length > 0) return filled;
  return [{ id: "full_content", type: "full_content", content, metadata: {} }];
}
