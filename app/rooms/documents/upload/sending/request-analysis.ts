import type { StoredProgress } from "#app/base/data/schema.ts";
import { type ApiError, callRaw, jsonOf } from "#app/base/http/request.ts";
import type { DocumentStatus } from "#app/core/document/document-status.ts";
import { type AnalysisAnswer, readAnalysisAnswer } from "#app/rooms/documents/detail/analysis-answer.ts";
import { retryingCalls, type WaitedFor } from "./retrying-calls.ts";
import { BROWSER, type WaitEnvironment } from "./wait-environment.ts";

/** The analysis, or the document being analysed, to be followed. */
type ProcessAnswer =
  | (AnalysisAnswer & { fileId: string; status: "done" })
  | { fileId: string; status: Exclude<DocumentStatus, "done" | "failed">; progress: StoredProgress };

type ProcessOptions = {
  signal?: AbortSignal | undefined;
  /** Retries a failed document. */
  isRetry?: boolean;
  /** With `isRetry`: the encoding's label. */
  encoding?: string | undefined;
  /** From `uploadFile`, so that no other file of the same name and size is analysed instead. */
  checksums?: readonly string[] | undefined;
  onWaiting?: (waitsFor: WaitedFor | null) => void;
  environment?: WaitEnvironment;
};

/**
 * Has an upload analysed. The server answers within 20 s; asking again is safe, even after a lost connection.
 * @throws ApiError, e.g. with the reason "document_failed" or "upload_incomplete"
 */
export async function requestAnalysis(
  uploadId: string,
  options: ProcessOptions = {},
): Promise<ProcessAnswer> {
  const { signal = new AbortController().signal, environment = BROWSER, isRetry = false } = options;
  const { checksums, encoding } = options;
  const retry = retryingCalls({ environment, signal, onWaiting: options.onWaiting ?? (() => {}) });
  const body = {
    uploadId,
    ...(isRetry && { retry: true }),
    ...(encoding && { encoding }),
    ...(checksums && { checksums }),
  };
  return retry(async () =>
    answerOf(await callRaw("/api/upload/process", { method: "POST", body, signal }), uploadId),
  );
}

/** Text that is not JSON is the summary (DOC-18) of the upload's document. */
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

/** Another party's page, such as a network's sign-in, is not an answer. */
const isPlainText = (response: Response) =>
  response.headers.get("Content-Type")?.startsWith("text/plain") ?? false;
