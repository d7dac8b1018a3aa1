import { ApiError } from "#app/base/http/request.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import { readAnalysisAnswer } from "../detail/analysis-answer.ts";
import { type Following, followDocument } from "../detail/follow-document.ts";
import type { UploadProgress } from "../upload/sending/sending-progress.ts";
import { ChunkFailed } from "../upload/sending/upload-errors.ts";
import { type Again, type AnalysisState, CHOOSING, stateOf } from "./analysis-state.ts";
import type { Uploader } from "./uploader.ts";

/** What an analysis is run with. `following` takes a document's own id or its upload's. */
export type AnalysisTools = {
  uploader: Uploader;
  following: (id: string) => Following;
  tell: (state: AnalysisState) => void;
  onUploaded: (fileName: string) => void;
  signal: AbortSignal;
  /** The earliest time for an analysis to begin, in milliseconds: time to cancel after choosing the wrong file. */
  noticeMs?: number;
};

type StoredUpload = {
  uploadId: string;
  fileName: string;
  /** Retries a failed document. */
  isRetry?: boolean;
  /** The encoding, if the person chose one. */
  encoding?: string | undefined;
  /** The file's checksums, so that no other of the same name and size is analysed instead. */
  checksums?: readonly string[];
};

/** After this many rounds, the upload is given up. */
const MOST_ROUNDS = 3;

/**
 * Takes a file to its analysis; reports its state, and in the end that it is done or failed. Chunks that the server
 * then misses are sent again. Never throws.
 */
export async function analyseFile(file: File, tools: AnalysisTools): Promise<void> {
  const { uploader, tell, signal, onUploaded } = tools;
  const { name: fileName } = file;
  let sentBytes = 0;
  const onProgress = (progress: UploadProgress) => {
    sentBytes = Math.max(sentBytes, progress.sentBytes);
    tell(uploadingState(fileName, { ...progress, sentBytes }));
  };
  onProgress({ sentBytes: 0, totalBytes: file.size, status: "hashing" });
  const noticed = tools.noticeMs ? sleep(tools.noticeMs, signal) : Promise.resolve();
  noticed.catch(() => {}); // if cancelled, nobody awaits it
  try {
    for (let round = 1; ; round++) {
      const sent = await uploader.uploadFile(file, { signal, onProgress });
      if (round === 1) onUploaded(fileName);
      await noticed;
      const isWhole = await whole(run({ ...sent, fileName }, tools), round < MOST_ROUNDS);
      if (isWhole) return;
    }
  } catch (error) {
    if (!signal.aborted) tell(await failed(tools, fileName, error, { from: "file" }));
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
 * Takes a complete upload to its analysis. Never throws.
 * @param isResumed whether an earlier page handed it in; if it is gone, the page becomes empty
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
    tools.tell(isGone ? CHOOSING : await failed(tools, fileName, error, { from: "upload", uploadId }));
  }
}

/**
 * The call that begins the analysis also waits for it; meanwhile the document is followed by its upload's id, so that
 * the page shows its progress (OPEN-74).
 * @throws what the call or the following throws
 */
async function run(
  { uploadId, fileName, isRetry = false, encoding, checksums }: StoredUpload,
  tools: AnalysisTools,
): Promise<void> {
  const { uploader, tell, signal } = tools;
  const over = new AbortController();
  const within = AbortSignal.any([signal, over.signal]);
  tell({ step: "analysing", fileName, fileId: null, uploadId, status: null, progress: NO_PROGRESS });
  let isPending = true;
  const begun = uploader
    .processUpload(uploadId, { signal: within, isRetry, encoding, checksums })
    .then((answer) => finishedState(answer, fileName), outcomeLater)
    .finally(() => {
      isPending = false;
    });
  const following = patient(tools.following(uploadId), () => isPending);
  const followed = follow(following, tell, within).then(() => null);
  // The one that is not awaited may still fail, which does not matter.
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

/** Follows an existing document until it is done or failed; if it is gone, the page says so. Never throws. */
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
        : await failed(tools, fileName, error, { from: "document", id }),
    );
  }
}

async function follow(following: Following, tell: AnalysisTools["tell"], signal: AbortSignal) {
  for await (const detail of followDocument(following, signal)) tell(stateOf(detail));
}

/** Until the starting call is answered, a document may still show its last failure. */
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

/** The page's state after an answer with the analysis; null if it is still under way. */
function finishedState(answer: unknown, fileName: string): AnalysisState | null {
  const { fileId, file_id, status = "done" } = (answer ?? {}) as { [name: string]: unknown };
  const id = fileId ?? file_id;
  if (typeof id !== "string" || status !== "done") return null;
  return { step: "done", fileId: id, fileName, answer: readAnalysisAnswer(answer), past: [] };
}

/** A failed analysis is reported by the document itself, with what can be done about it. */
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

async function failed(
  { uploader }: AnalysisTools,
  fileName: string,
  error: unknown,
  again: Again,
): Promise<AnalysisState> {
  const cause = error instanceof ChunkFailed ? error.cause : error;
  const { status, reason } = cause instanceof ApiError ? cause : { status: 0, reason: null };
  const isRefused = again.from === "file" && (status === 413 || REFUSED.includes(reason));
  return {
    step: "failed",
    fileId: null,
    fileName,
    words: await uploader.failureWords(error),
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
