export type UploadProgress = {
  /** What has safely arrived; never less than before. */
  sentBytes: number;
  totalBytes: number;
  /** `waiting`: for the connection, or for signing in again. */
  status: "hashing" | "uploading" | "waiting" | "done";
};

/** Keeps count of one upload and tells each change. */
export function openProgress(totalBytes: number, onProgress: (progress: UploadProgress) => void = () => {}) {
  let progress: UploadProgress = { sentBytes: 0, totalBytes, status: "hashing" };
  const tell = (change: Partial<UploadProgress>) => {
    progress = { ...progress, ...change };
    onProgress(progress);
  };
  tell({});
  return {
    setUploading: () => tell({ status: "uploading" }),
    setWaiting: (isWaiting: boolean) => tell({ status: isWaiting ? "waiting" : "uploading" }),
    addSent: (bytes: number) => tell({ sentBytes: progress.sentBytes + bytes }),
    setDone: () => tell({ status: "done" }),
  };
}
