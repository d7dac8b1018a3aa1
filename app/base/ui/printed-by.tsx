import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { formatTime } from "./browser/format-time.ts";
import { browserLocale } from "./browser/use-locale.ts";

type ClerkInBrowser = { user?: { fullName?: string | null } | null };

/** On paper alone: who printed the page, and when. */
export function PrintedBy() {
  const [words, setWords] = useState("");
  useEffect(() => {
    const write = () => flushSync(() => setWords(wordsNow()));
    addEventListener("beforeprint", write);
    return () => removeEventListener("beforeprint", write);
  }, []);
  return (
    <p className="print-only small" aria-hidden="true">
      {words}
    </p>
  );
}

function wordsNow(): string {
  const by = (globalThis as { Clerk?: ClerkInBrowser }).Clerk?.user?.fullName;
  return `Printed ${by ? `by ${by}, ` : ""}${formatTime(Date.now(), undefined, browserLocale())}`;
}
