import { useEffect, useRef, useState } from "react";
import { showToast } from "./toasts.tsx";

/** How long the copied indicator stays, in milliseconds. */
const COPIED_MS = 2000;

/** Copies texts, announces whether it worked, and remembers for 2 seconds which one was copied last. */
export function useCopy() {
  const [copied, setCopied] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** @param key identifies what is copied, to distinguish buttons. @returns whether it worked */
  const copy = async (key: string, text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      showToast.error("Failed to copy text");
      return false;
    }
    showToast.success("Copied to clipboard!");
    setCopied(key);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(null), COPIED_MS);
    return true;
  };
  return { copied, copy };
}
