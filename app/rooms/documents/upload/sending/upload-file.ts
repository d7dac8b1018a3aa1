import { ApiError, call, callRaw } from "#app/base/http/request.ts";
import { mapConcurrent } from "#app/base/runtime/map-concurrent.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { CHUNK_BYTES, chunkCount, chunkSize } from "#app/rooms/documents/store/chunks.ts";
import { type RetryCall, retryingCalls } from "./retrying-calls.ts";
import { type Namesake, openProgress, type UploadProgress } from "./sending-progress.ts";
import { ChunkFailed, FileChanged, InitFailed } from "./upload-errors.ts";
import { BROWSER, type WaitEnvironment } from "./wait-environment.ts";

type UploadOptions = {
  /** Ends the upload; what has arrived stays for a day, so that choosing the file again resumes it. */
  signal?: AbortSignal | undefined;
  /** Called often; the byte count never decreases. */
  onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Called as soon as the server knows the upload, so that it can be cancelled there. */
  onBegun?: ((uploadId: string) => void) | undefined;
  /** Chunks sent at the same time. */
  inFlight?: number;
  environment?: WaitEnvironment;
};

/** A complete upload, with the SHA-256 of each chunk in order, hexadecimal. */
type Uploaded = { uploadId: string; checksums: string[] };

const IN_FLIGHT = 3;

/**
 * Sends a file in chunks of 512 KB, several at a time, each with its checksum, and again if necessary. Chunks that
 * arrived before (in this tab, before a reload, up to a day ago) are not sent again. At most `inFlight` chunks are
 * in memory.
 * @throws ApiError when the server refuses the file, ChunkFailed, InitFailed, FileChanged or the signal's reason
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<Uploaded> {
  const { signal: given = new AbortController().signal, environment = BROWSER } = options;
  const failing = new AbortController();
  const signal = AbortSignal.any([given, failing.signal]);
  const progress = openProgress(file.size, options.onProgress);
  const retry = retryingCalls({ environment, signal, onWaiting: progress.setWaiting });
  const checksums = await hashed(file, given);
  progress.setUploading();
  const { uploadId, received, namesake } = await begin(file, retry, given);
  options.onBegun?.(uploadId);
  if (namesake) progress.setNamesake(namesake);
  const isThere = (index: number) => received[index] === checksums[index];
  const missing = checksums.map((_, index) => index).filter((index) => !isThere(index));
  progress.addSent(file.size - missing.reduce((sum, index) => sum + chunkSize(file.size, index), 0));
  const send = async (index: number) => {
    const checksum = checksums[index] ?? "";
    try {
      await sendChunk({ file, uploadId, index, checksum, retry, signal });
    } catch (error) {
      // The other chunks would go on waiting and retrying.
      failing.abort(error);
      throw error;
    }
    progress.addSent(chunkSize(file.size, index));
  };
  // The first chunk goes alone: by it, the server refuses a file whose content does not match its name.
  const [first, ...rest] = missing;
  if (first === 0) await send(first);
  await mapConcurrent(first === 0 ? rest : missing, options.inFlight ?? IN_FLIGHT, given, send);
  progress.setDone();
  return { uploadId, checksums };
}

/** Deletes on the server what was sent of a file. */
export async function cancelUpload(uploadId: string): Promise<void> {
  await callRaw("/api/upload/cancel", { method: "POST", body: { uploadId }, keepalive: true });
}

/** The file's checksums, with one chunk in memory at a time. */
async function hashed(file: File, signal: AbortSignal): Promise<string[]> {
  const checksums: string[] = [];
  for (let index = 0; index < chunkCount(file.size); index++) {
    signal.throwIfAborted();
    checksums.push(await sha256Hex(await bytesOf(file, index)));
  }
  return checksums;
}

async function bytesOf(file: File, index: number): Promise<ArrayBuffer> {
  try {
    return await file.slice(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES).arrayBuffer();
  } catch (error) {
    throw error instanceof DOMException && error.name !== "AbortError" ? new FileChanged() : error;
  }
}

type UploadStart = { uploadId: string; received: Record<number, string>; namesake: Namesake | null };

async function begin(file: File, retry: RetryCall, signal: AbortSignal): Promise<UploadStart> {
  const body = {
    fileName: file.name,
    fileSize: file.size,
    totalChunks: chunkCount(file.size),
    fileType: file.type,
  };
  const answer = await retry(() =>
    call<Partial<UploadStart> | null>("/api/upload/init", { method: "POST", body, signal }),
  );
  if (!answer?.uploadId) throw new InitFailed();
  const { uploadId, received = {}, namesake = null } = answer;
  return { uploadId, received, namesake };
}

type Sending = {
  file: File;
  uploadId: string;
  index: number;
  checksum: string;
  retry: RetryCall;
  signal: AbortSignal;
};

async function sendChunk({ file, uploadId, index, checksum, retry, signal }: Sending): Promise<void> {
  const bytes = await bytesOf(file, index);
  if ((await sha256Hex(bytes)) !== checksum) throw new FileChanged();
  const body = new FormData();
  body.append("uploadId", uploadId);
  body.append("chunkIndex", String(index));
  body.append("checksum", checksum);
  body.append("file", new Blob([bytes]), "chunk");
  try {
    await retry(() => callRaw("/api/upload/chunk", { method: "POST", body, signal }));
  } catch (error) {
    signal.throwIfAborted();
    // The server inspected the file and refuses it: not a failure of this chunk.
    if (error instanceof ApiError && error.reason === "document_failed") throw error;
    throw new ChunkFailed(index, error);
  }
}
