import type { StoredProgress } from "#app/base/data/schema.ts";
import type { DocumentStatus } from "#app/core/document/document-status.ts";
import type { AnalysisAnswer } from "../detail/analysis-answer.ts";
import type { DocumentDetail } from "../detail/document-detail.ts";
import { type AskedQuestion, fromPast } from "../questions/question-list.ts";
import type { WaitedFor } from "../upload/sending/persistent-calls.ts";
import type { Namesake } from "../upload/sending/sending-progress.ts";

/** Where the analysis page is. */
export type AnalysisState =
  | {
      step: "choosing";
      /** The name of the document that was open and is gone. */
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
      /** Null until the server told it. */
      fileId: string | null;
      /** Where the page began it itself: names it until `fileId` is known. */
      uploadId?: string;
      /** Null while nothing more is known than that the server is at work. */
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

/** What another try begins with: sending the file, its analysis, or looking at how far that is. */
export type Again =
  | { from: "file" }
  | { from: "upload"; uploadId: string }
  | { from: "document"; id: string };

export const CHOOSING: AnalysisState = { step: "choosing" };

const FAILED = "This document could not be analyzed.";

/** What the page shows of a document as the server tells it. */
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
      words: failure?.words || FAILED,
      again,
      code: failure?.code ?? null,
    };
  }
  return { step: "analysing", fileName, fileId, status, progress };
}

/** The id of the document that the page is about; null where there is none yet. */
export const fileIdOf = (state: AnalysisState): string | null => ("fileId" in state ? state.fileId : null);

/** The document that questions can be asked about; null until one is analysed (DOC-21). */
export const analysedIdOf = (state: AnalysisState): string | null =>
  state.step === "done" ? state.fileId : null;
