import type { StoredProgress } from "#app/base/data/schema.ts";
import { type ApiError, callRaw, jsonOf } from "#app/base/http/request.ts";
import type { DocumentStatus } from "#app/core/document/document-status.ts";
import { type AnalysisAnswer, readAnalysisAnswer } from "#app/rooms/documents/detail/analysis-answer.ts";
import { persistentCalls, type WaitedFor } from "./persistent-calls.ts";
import { BROWSER, type WaitingMeans } from "./waiting-means.ts";

/** The analysis itself, or the document that is being analysed, to be followed. */
type ProcessAnswer =
  | (AnalysisAnswer & { fileId: string; status: "done" })
  | { fileId: string; status: Exclude<DocumentStatus, "done" | "failed">; progress: StoredProgress };

type ProcessOptions = {
  signal?: AbortSignal | undefined;
  /** Tries a failed document once more. */
  isRetry?: boolean;
  /** With it: how the letters are to be read, by the encoding's label. */
  encoding?: string | undefined;
  /** What `uploadFile` answered, so that no other file of the same name and size is analysed instead. */
  checksums?: readonly string[] | undefined;
  onWaiting?: (waitsFor: WaitedFor | null) => void;
  patience?: WaitingMeans;
};

/**
 * Has an upload analysed. The server answers after 20 s at the latest; asking again is safe, so a lost connection is.
 * @throws ApiError, e.g. with the reason "document_failed" or "upload_incomplete"
 */
export async function requestAnalysis(
  uploadId: string,
  options: ProcessOptions = {},
): Promise<ProcessAnswer> {
  const { signal = new AbortController().signal, patience = BROWSER, isRetry = false } = options;
  const { checksums, encoding } = options;
  const persist = persistentCalls({ patience, signal, onWaiting: options.onWaiting ?? (() => {}) });
  const body = {
    uploadId,
    ...(isRetry && { retry: true }),
    ...(encoding && { encoding }),
    ...(checksums && { checksums }),
  };
  return persist(async () =>
    answerOf(await callRaw("/api/upload/process", { method: "POST", body, signal }), uploadId),
  );
}

/** Text that is no JSON is the summary (DOC-18) of what the upload's id stands for. */
async function answerOf(response: Response, uploadId: string): Promise<ProcessAnswer> {
  const json = await jsonOf<ProcessAnswer & { file_id?: string }>(response.clone()).catch(
    (error: ApiError) => {
      if (error.code === "invalid_json" && isPlainText(response)) return null;
      throw error;
    },
  );
  if (json === null)
    return { ...readAnalysisAnswer(await response.text()), fileId: uploadId, status: "done" };
  return { ...json, fileId: json.fileId ?? json.file_id };
}

/** A page of somebody else's, such as a network's sign-in, is no answer. */
const isPlainText = (response: Response) =>
  response.headers.get("Content-Type")?.startsWith("text/plain") ?? false;
