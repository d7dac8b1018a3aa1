import type { AnalysisStatement } from "#app/core/document/analysis.ts";
import { type DocumentStatus, NO_PROGRESS } from "#app/core/document/document-status.ts";
import type { AnalysisState } from "#app/rooms/documents/analysis/analysis-state.ts";
import { type AnalysisAnswer, toAnalysisAnswer } from "#app/rooms/documents/detail/analysis-answer.ts";
import { type DocumentDetail, toDetail } from "#app/rooms/documents/detail/document-detail.ts";

export const statement = (text: string, quote?: string): AnalysisStatement => ({
  text,
  standing: "supported",
  evidence: quote ? [{ segment: 2, block: 1, cell: null, words: "page 3, block 2", quote }] : [],
});

export const ANSWER: AnalysisAnswer = toAnalysisAnswer({
  version: 1,
  sections: {
    chief_complaint: [statement("Short of breath.", "SOB")],
    recommendations: [{ text: "Raise the head of the bed.", standing: "suggestion", evidence: [] }],
  },
  keyPoints: [statement("SpO2 88%.", "SpO2 88")],
  labs: [],
  leftOut: 2,
  metadata: {
    fileName: "letter.pdf",
    fileType: "PDF",
    pageCount: 3,
    wordCount: 1_200,
    documentType: "Admission letter",
    processingMethod: "Standard",
    processingDetails: ["The file contains pictures. Text inside pictures was not read."],
  },
  usage: { inputTokens: 1, outputTokens: 1 },
});

export const DONE: Extract<AnalysisState, { step: "done" }> = {
  step: "done",
  fileId: "doc-1",
  fileName: "letter.pdf",
  answer: ANSWER,
  past: [],
};

/** A document as returned by `GET /api/document/{id}`. */
export function detailAt(status: DocumentStatus, changes: Partial<DocumentDetail> = {}): DocumentDetail {
  const about = {
    id: "doc-1",
    filename: "letter.pdf",
    created_at: "2026-11-21T14:05:00.000Z",
    status,
    progress: NO_PROGRESS,
    failure: null,
  };
  const text = { content: "", content_truncated: false };
  const analysis = status === "done" ? ANSWER.analysis : null;
  return { ...toDetail(about, { summary: null, text, analysis, questions: [] }), ...changes };
}

/** A storage like the browser's. */
export function fakeStorage(mostCharacters = Number.POSITIVE_INFINITY): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > mostCharacters) throw new DOMException("Full", "QuotaExceededError");
      held.set(key, text);
    },
    removeItem: (key: string) => void held.delete(key),
    clear: () => held.clear(),
    key: (index: number) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
}
