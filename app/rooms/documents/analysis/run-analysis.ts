import { ApiError } from "#app/base/http/request.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import { readAnalysisAnswer } from "../detail/analysis-answer.ts";
import { type Following, followDocument } from "../detail/follow-document.ts";
import type { UploadProgress } from "../upload/sending/sending-progress.ts";
import { ChunkFailed } from "../upload/sending/upload-errors.ts";
import { type Again, type AnalysisState, CHOOSING, stateOf } from "./analysis-state.ts";
import type { Uploading } from "./uploading.ts";

/** What an analysis is run with. `following` is about a document known by its own id or by that of its upload. */
export type AnalysisTools = {
  uploading: Uploading;
  following: (id: string) => Following;
  tell: (state: AnalysisState) => void;
  onUploaded: (fileName: string) => void;
  signal: AbortSignal;
  /** No analysis begins before this time is over, in milliseconds: who chose the wrong file can still cancel it. */
  noticeMs?: number;
};

type StoredUpload = {
  uploadId: string;
  fileName: string;
  /** A document that failed is tried once more. */
  isRetry?: boolean;
  /** How its letters are to be read, where the person chose that. */
  encoding?: string | undefined;
  /** What the file consists of, so that no other of its name and size is analysed instead. */
  checksums?: readonly string[];
};

/** After so many rounds the file does not want to arrive. */
const MOST_ROUNDS = 3;

/**
 * From a file to its analysis; tells where it is, and at last that it is done or failed. What the server then finds
 * missing is sent once more. Never throws.
 */
export async function analyseFile(file: File, tools: AnalysisTools): Promise<void> {
  const { uploading, tell, signal, onUploaded } = tools;
  const { name: fileName } = file;
  let sentBytes = 0;
  const onProgress = (progress: UploadProgress) => {
    sentBytes = Math.max(sentBytes, progress.sentBytes);
    tell(uploadingState(fileName, { ...progress, sentBytes }));
  };
  onProgress({ sentBytes: 0, totalBytes: file.size, status: "hashing" });
  const noticed = tools.noticeMs ? sleep(tools.noticeMs, signal) : Promise.resolve();
  noticed.catch(() => {}); // cancelled: nobody waits for it
  try {
    for (let round = 1; ; round++) {
      const sent = await uploading.uploadFile(file, { signal, onProgress });
      if (round === 1) onUploaded(fileName);
      await noticed;
      const isWhole = await whole(run({ ...sent, fileName }, tools), round < MOST_ROUNDS);
      if (isWhole) return;
    }
  } catch (error) {
    if (!signal.aborted) tell(failed(tools, fileName, error, { from: "file" }));
  }
}

async function whole(running: Promise<void>, isForgiving: boolean): Promise<boolean> {
  try {
    await running;
    return true;
  } catch (error) {
    const isIncomplete = error instanceof ApiError && error.reason === "upload_incomplete";
    if (!isIncomplete || !isForgiving) throw error;
    return false;
  }
}

/**
 * From a whole upload to its analysis. Never throws.
 * @param isResumed it was handed in by a page that was left since; where it is gone, the page is empty
 */
export async function analyseUpload(
  upload: StoredUpload,
  tools: AnalysisTools,
  isResumed = false,
): Promise<void> {
  const { uploadId, fileName } = upload;
  try {
    await run(upload, tools);
  } catch (error) {
    if (tools.signal.aborted) return;
    const isGone = isResumed && error instanceof ApiError && error.status === 404;
    tools.tell(isGone ? CHOOSING : failed(tools, fileName, error, { from: "upload", uploadId }));
  }
}

/**
 * The call that begins the analysis also waits for it; meanwhile the document is followed by its upload's id, so that
 * the page shows how far it is (OPEN-74).
 * @throws what the call or the following throws
 */
async function run(
  { uploadId, fileName, isRetry = false, encoding, checksums }: StoredUpload,
  tools: AnalysisTools,
): Promise<void> {
  const { uploading, tell, signal } = tools;
  const over = new AbortController();
  const within = AbortSignal.any([signal, over.signal]);
  tell({ step: "analysing", fileName, fileId: null, uploadId, status: null, progress: NO_PROGRESS });
  let isPending = true;
  const begun = uploading
    .processUpload(uploadId, { signal: within, isRetry, encoding, checksums })
    .then((answer) => finishedState(answer, fileName), outcomeLater)
    .finally(() => {
      isPending = false;
    });
  const following = patient(tools.following(uploadId), () => isPending);
  const followed = follow(following, tell, within).then(() => null);
  // Whichever is not waited for may still fail, and nobody needs to know.
  begun.catch(() => {});
  followed.catch(() => {});
  try {
    const finished = await Promise.race([begun, followed]);
    if (finished) tell(finished);
    else await followed;
  } finally {
    over.abort();
  }
}

/** A document that is there already, until it is done or failed; one that is gone leaves a page that says so. Never throws. */
export async function resumeDocument(
  { id, fileName }: { id: string; fileName: string },
  tools: AnalysisTools,
): Promise<void> {
  try {
    await follow(tools.following(id), tools.tell, tools.signal);
  } catch (error) {
    if (tools.signal.aborted) return;
    const isGone = error instanceof ApiError && error.status === 404;
    tools.tell(
      isGone
        ? { step: "choosing", gone: fileName }
        : failed(tools, fileName, error, { from: "document", id }),
    );
  }
}

async function follow(following: Following, tell: AnalysisTools["tell"], signal: AbortSignal) {
  for await (const detail of followDocument(following, signal)) tell(stateOf(detail));
}

/** Until the call that begins it has answered, a document may still be failed from the last time. */
function patient(following: Following, isPending: () => boolean): Following {
  return {
    ...following,
    read: async (signal) => {
      const isEarly = isPending();
      const detail = await following.read(signal);
      return isEarly && detail?.status === "failed" ? null : detail;
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

function uploadingState(fileName: string, progress: UploadProgress): AnalysisState {
  const { sentBytes, totalBytes, status, namesake } = progress;
  const percent = totalBytes > 0 ? Math.floor((sentBytes / totalBytes) * 100) : 0;
  const isSignedOut = status === "signed-out";
  const waitsFor = isSignedOut ? "session" : status === "waiting" ? "connection" : null;
  return { step: "uploading", fileName, percent, waitsFor, namesake };
}

function failed({ uploading }: AnalysisTools, fileName: string, error: unknown, again: Again): AnalysisState {
  const cause = error instanceof ChunkFailed ? error.cause : error;
  const { status, reason } = cause instanceof ApiError ? cause : { status: 0, reason: null };
  const isRefused = again.from === "file" && (status === 413 || REFUSED.includes(reason));
  return {
    step: "failed",
    fileId: null,
    fileName,
    words: uploading.failureWords(error),
    again: isRefused ? null : again,
    code: status === 413 ? "file_too_large" : reason,
  };
}

/** The same file would be refused again. */
const REFUSED: readonly (string | null)[] = [
  "wrong_file_type",
  "empty_file",
  "analyses_used_up",
  "document_failed",
];
