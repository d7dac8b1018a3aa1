import { useEffect, useRef, useState } from "react";
import { showToast } from "#app/base/ui/toasts.tsx";
import { noteText, type SbarNote } from "../sbar-note.ts";

/** How long the copied indicator stays, in milliseconds. */
const COPIED_MS = 2000;

/** Copy, print, clear; and how much is left to check. */
export function NoteActions({
  note,
  toCheck,
  onClear,
}: {
  note: SbarNote;
  toCheck: number;
  onClear: () => void;
}) {
  const { isCopied, copy } = useCopy();
  return (
    <div className="card actions">
      <button type="button" className="primary" onClick={() => copy(noteText(note))}>
        {isCopied ? "Copied!" : "Copy SBAR"}
      </button>
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
      <button type="button" className="quiet" onClick={onClear}>
        Clear All
      </button>
      <span className="soft small">
        {toCheck > 0
          ? `${toCheck} ${toCheck === 1 ? "item" : "items"} to check before you sign`
          : "Read it once, then sign."}
      </span>
    </div>
  );
}

function useCopy() {
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
