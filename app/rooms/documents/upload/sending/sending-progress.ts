import type { WaitedFor } from "./retrying-calls.ts";

export type UploadProgress = {
  /** Bytes that have safely arrived; never decreases. */
  sentBytes: number;
  totalBytes: number;
  /** `waiting`: for the connection; `signed-out`: for signing in again. */
  status: "hashing" | "uploading" | "waiting" | "signed-out" | "done";
  /** An earlier document of this name, if the server has one. */
  namesake?: Namesake;
};

/** A document of the same name, analyzed before; `at` is Unix milliseconds. */
export type Namesake = { id: string; at: number };

/** Counts the bytes of one upload and reports each change. */
export function openProgress(totalBytes: number, onProgress: (progress: UploadProgress) => void = () => {}) {
  let progress: UploadProgress = { sentBytes: 0, totalBytes, status: "hashing" };
  const tell = (change: Partial<UploadProgress>) => {
    progress = { ...progress, ...change };
    onProgress(progress);
  };
  tell({});
  return {
    setUploading: () => tell({ status: "uploading" }),
    setNamesake: (namesake: Namesake) => tell({ namesake }),
    setWaiting: (waitsFor: WaitedFor | null) => tell({ status: statusOf(waitsFor) }),
    addSent: (bytes: number) => tell({ sentBytes: progress.sentBytes + bytes }),
    setDone: () => tell({ status: "done" }),
  };
}

function statusOf(waitsFor: WaitedFor | null): UploadProgress["status"] {
  if (waitsFor === "session") return "signed-out";
  return waitsFor === "connection" ? "waiting" : "uploading";
}
