import { ApiError } from "#app/base/runtime/request.ts";
import { readAnalysisAnswer } from "./analysis-answer.ts";
import { type Again, type AnalysisState, CHOOSING, stateOf } from "./analysis-state.ts";
import { NO_PROGRESS } from "./document-status.ts";
import { type Following, followDocument } from "./follow-document.ts";
import type { Uploading, UploadProgress } from "./uploading.ts";

/** What an analysis is run with. `following` is about a document known by its own id or by that of its upload. */
export type AnalysisTools = {
  uploading: Uploading;
  following: (id: string) => Following;
  tell: (state: AnalysisState) => void;
  onUploaded: (fileName: string) => void;
  signal: AbortSignal;
};

type StoredUpload = { uploadId: string; fileName: string; isRetry?: boolean };

/** From a file to its analysis; tells where it is, and at last that it is done or failed. Never throws. */
export async function analyseFile(file: File, tools: AnalysisTools): Promise<void> {
  const { uploading, tell, signal, onUploaded } = tools;
  const { name: fileName } = file;
  const onProgress = (progress: UploadProgress) => tell(uploadingState(fileName, progress));
  onProgress({ sentBytes: 0, totalBytes: file.size, status: "hashing" });
  try {
    const { uploadId } = await uploading.uploadFile(file, { signal, onProgress });
    onUploaded(fileName);
    await analyseUpload({ uploadId, fileName }, tools);
  } catch (error) {
    if (!signal.aborted) tell(failed(tools, fileName, error, { from: "file" }));
  }
}

/**
 * From a whole upload to its analysis. The call that begins it also waits for it; meanwhile the document is followed
 * by its upload's id, so that the page shows how far it is (OPEN-74). Never throws.
 */
export async function analyseUpload(
  { uploadId, fileName, isRetry = false }: StoredUpload,
  tools: AnalysisTools,
): Promise<void> {
  const { uploading, tell, signal } = tools;
  const over = new AbortController();
  const within = AbortSignal.any([signal, over.signal]);
  tell({ step: "analysing", fileName, fileId: null, status: null, progress: NO_PROGRESS });
  try {
    let isPending = true;
    const begun = uploading
      .processUpload(uploadId, { signal: within, isRetry })
      .then((answer) => finishedState(answer, fileName), outcomeLater)
      .finally(() => {
        isPending = false;
      });
    const following = patient(tools.following(uploadId), () => isPending);
    const followed = follow(following, tell, within).then(() => null);
    // Whichever is not waited for may still fail, and nobody needs to know.
    begun.catch(() => {});
    followed.catch(() => {});
    const finished = await Promise.race([begun, followed]);
    if (finished) tell(finished);
    else await followed;
  } catch (error) {
    if (!signal.aborted) tell(failed(tools, fileName, error, { from: "upload", uploadId }));
  } finally {
    over.abort();
  }
}

/** A document that is there already, until it is done or failed; one that is gone leaves an empty page. Never throws. */
export async function resumeDocument(
  { id, fileName }: { id: string; fileName: string },
  tools: AnalysisTools,
): Promise<void> {
  try {
    await follow(tools.following(id), tools.tell, tools.signal);
  } catch (error) {
    if (tools.signal.aborted) return;
    const isGone = error instanceof ApiError && error.status === 404;
    tools.tell(isGone ? CHOOSING : failed(tools, fileName, error, { from: "document", id }));
  }
}

async function follow(following: Following, tell: AnalysisTools["tell"], signal: AbortSignal) {
  for await (const detail of followDocument(following, signal)) tell(stateOf(detail));
}

/** Until the call that begins it has answered, the document may not be there, or be failed from the last time. */
function patient(following: Following, isPending: () => boolean): Following {
  return {
    ...following,
    read: async (signal) => {
      const isEarly = isPending();
      try {
        const detail = await following.read(signal);
        return isEarly && detail?.status === "failed" ? null : detail;
      } catch (error) {
        if (isEarly && error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  };
}

/** The page's state after an answer that holds the analysis; null for one that says that it is under way. */
function finishedState(answer: unknown, fileName: string): AnalysisState | null {
  const { fileId, file_id, status = "done" } = (answer ?? {}) as { [name: string]: unknown };
  const id = fileId ?? file_id;
  if (typeof id !== "string" || status !== "done") return null;
  return { step: "done", fileId: id, fileName, answer: readAnalysisAnswer(answer), past: [] };
}

/** That the analysis failed is told by the document itself, with what can be done about it. */
function outcomeLater(error: unknown): null {
  if (error instanceof ApiError && error.reason === "document_failed") return null;
  throw error;
}

function uploadingState(fileName: string, { sentBytes, totalBytes, status }: UploadProgress): AnalysisState {
  const percent = totalBytes > 0 ? Math.floor((sentBytes / totalBytes) * 100) : 0;
  return { step: "uploading", fileName, percent, isWaiting: status === "waiting" };
}

function failed({ uploading }: AnalysisTools, fileName: string, error: unknown, again: Again): AnalysisState {
  return { step: "failed", fileId: null, fileName, words: uploading.failureWords(error), again };
}
