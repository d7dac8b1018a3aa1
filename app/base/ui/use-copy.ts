import { useEffect, useRef, useState } from "react";
import { showToast } from "./toasts.tsx";

/** How long the copied indicator stays, in milliseconds. */
const COPIED_MS = 2000;

/** Puts a text on the clipboard and says whether that worked (ERR-12); `isCopied` is true for a moment after. */
export function useCopy() {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      showToast.error("Failed to copy text");
      return;
    }
    showToast.success("Copied to clipboard!");
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  };
  return { isCopied, copy };
}
