import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import { type AskedQuestion, fromPast } from "../questions/question-list.ts";
import type { FileUsage } from "../upload/file-usage.ts";
import { type AnalysisState, fileIdOf } from "./analysis-state.ts";
import type { LargeDocumentStatus, LocalAnalysis, LocalMessage } from "./local-analysis.ts";

const STATUSES: Record<Exclude<AnalysisState["step"], "choosing">, LargeDocumentStatus> = {
  uploading: "uploading",
  analysing: "processing",
  done: "done",
  failed: "failed",
};

/** What the browser keeps of the page; null if there is nothing to keep. */
export function toLocal(
  state: AnalysisState,
  asked: readonly AskedQuestion[],
  usage: FileUsage,
  now: number,
): LocalAnalysis | null {
  if (state.step === "choosing") return null;
  return {
    analysis: state.step === "done" ? state.answer : null,
    messages: asked.filter(isOver).map(toMessage),
    analysisCount: usage.file_analysis_used,
    analysisLimit: usage.file_analysis_limit,
    largeDocument: {
      status: STATUSES[state.step],
      fileId: fileIdOf(state),
      fileName: state.fileName,
      uploadId: (state.step === "analysing" && state.uploadId) || null,
    },
    savedAt: now,
  };
}

/** The page as the browser kept it; null if only the server knows more. */
export function fromLocal({ analysis, messages, largeDocument }: LocalAnalysis): AnalysisState | null {
  if (!largeDocument?.fileId) return null;
  const { fileId, fileName, status } = largeDocument;
  if (analysis) return { step: "done", fileId, fileName, answer: analysis, past: messages.map(fromMessage) };
  if (status === "failed") return null;
  return { step: "analysing", fileName, fileId, status: null, progress: NO_PROGRESS };
}

const isOver = ({ status }: AskedQuestion) => status === "answered" || status === "unanswered";

const toMessage = ({ query, pieces }: AskedQuestion): LocalMessage => ({
  question: query,
  answer: pieces.map(({ text }) => text).join(" "),
  pieces,
});

const fromMessage = ({ question, answer, pieces }: LocalMessage, index: number): AskedQuestion =>
  fromPast({ id: `kept ${index}`, query: question, response: answer, pieces, created_at: "" });
