import type { StoredProgress } from "#app/base/data/schema.ts";
import type { DocumentStatus } from "#app/core/document/document-status.ts";
import type { AnalysisAnswer } from "../detail/analysis-answer.ts";
import type { DocumentDetail } from "../detail/document-detail.ts";
import { type AskedQuestion, fromPast } from "../questions/question-list.ts";
import type { WaitedFor } from "../upload/sending/retrying-calls.ts";
import type { Namesake } from "../upload/sending/sending-progress.ts";
import { notAnalyzedWords } from "../viewer/components/failure.tsx";

/** The state of the analysis page. */
export type AnalysisState =
  | {
      step: "choosing";
      /** The name of an open document that no longer exists. */
      gone?: string;
    }
  | {
      step: "uploading";
      fileName: string;
      percent: number;
      waitsFor: WaitedFor | null;
      /** A file of this name was analyzed before. */
      namesake?: Namesake | undefined;
    }
  | {
      step: "analysing";
      fileName: string;
      /** Null until the server has sent it. */
      fileId: string | null;
      /** Identifies an upload begun by this page until `fileId` is known. */
      uploadId?: string;
      /** Null while it is only known that the server is at work. */
      status: DocumentStatus | null;
      progress: StoredProgress;
    }
  | { step: "done"; fileId: string; fileName: string; answer: AnalysisAnswer; past: AskedQuestion[] }
  | {
      step: "failed";
      fileId: string | null;
      fileName: string;
      words: string;
      again: Again | null;
      code?: string | null;
    };

/** What a retry begins with: sending the file, its analysis, or checking on its progress. */
export type Again =
  | { from: "file" }
  | { from: "upload"; uploadId: string }
  | { from: "document"; id: string };

export const CHOOSING: AnalysisState = { step: "choosing" };

/** The page's state for a document as the server describes it. */
export function stateOf(detail: DocumentDetail): AnalysisState {
  const { id: fileId, filename: fileName, status, progress, analysis, failure } = detail;
  if (status === "done" && analysis)
    return { step: "done", fileId, fileName, answer: analysis, past: detail.recent_queries.map(fromPast) };
  if (status === "failed" || status === "done") {
    const uploadId = failure?.upload_id ?? null;
    const again: Again | null = uploadId === null ? null : { from: "upload", uploadId };
    return {
      step: "failed",
      fileId,
      fileName,
      words: notAnalyzedWords(failure),
      again,
      code: failure?.code ?? null,
    };
  }
  return { step: "analysing", fileName, fileId, status, progress };
}

/** The id of the page's document; null if there is none yet. */
export const fileIdOf = (state: AnalysisState): string | null => ("fileId" in state ? state.fileId : null);

/** The document that questions can be asked about; null until one is analysed (DOC-21). */
export const analysedIdOf = (state: AnalysisState): string | null =>
  state.step === "done" ? state.fileId : null;
