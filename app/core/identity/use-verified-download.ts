import { useState } from "react";
import { callRaw } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { useVerified } from "./use-verified.ts";

const LONGEST_SAVE_MS = 60_000;

/** Saves the answer of `POST path` as a file, after a fresh verification if the server asks for one. */
export function useVerifiedDownload(path: string, fileName: string, failedWords: string) {
  const [isBusy, setBusy] = useState(false);
  const fetchFile = useVerified(async () => (await callRaw(path, { method: "POST" })).blob());
  const download = async () => {
    setBusy(true);
    try {
      const answer = await fetchFile();
      if (answer.isVerified) saveFile(answer.result, fileName);
    } catch {
      showToast.error(failedWords);
    }
    setBusy(false);
  };
  return { isBusy, download };
}

function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), LONGEST_SAVE_MS);
}
