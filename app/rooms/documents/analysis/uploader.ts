import type { UploadProgress } from "../upload/sending/sending-progress.ts";

/** How a file gets to the server and is analysed there, as far as the page is concerned. */
export type Uploader = {
  /** @throws when it is given up, or the signal ends it */
  uploadFile(
    file: File,
    options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
  ): Promise<{ uploadId: string; checksums: string[] }>;
  /** Has a complete upload analysed; the answer is the analysis, or that it is under way (OPEN-74). */
  processUpload(
    uploadId: string,
    options: {
      signal: AbortSignal;
      isRetry: boolean;
      encoding?: string | undefined;
      checksums?: readonly string[] | undefined;
    },
  ): Promise<unknown>;
  /** The words for a failure (DOC-24 to DOC-30). Never rejects. */
  failureWords(error: unknown): string | Promise<string>;
};
