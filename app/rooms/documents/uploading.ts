/** How a file gets to the server, as far as the page knows of it. */
export type Uploading = {
  /** @throws when it is given up, or the signal ends it */
  uploadFile(
    file: File,
    options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
  ): Promise<{ uploadId: string }>;
  /** Has a whole upload analysed; the answer is the analysis, or that it is under way (OPEN-74). */
  processUpload(uploadId: string, options: { signal: AbortSignal; isRetry?: boolean }): Promise<unknown>;
  /** What is said about a failure (DOC-24 to DOC-30). */
  failureWords(error: unknown): string;
};

export type UploadProgress = {
  sentBytes: number;
  totalBytes: number;
  status: "hashing" | "uploading" | "waiting" | "done";
};
