import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { formatTime } from "./browser/format-time.ts";
import { useLocale } from "./browser/use-locale.ts";

type ClerkInBrowser = { user?: { fullName?: string | null } | null };

/** On paper alone: who printed the page, and when. */
export function PrintedBy() {
  const [at, setAt] = useState<number | null>(null);
  const locale = useLocale();
  useEffect(() => {
    const note = () => flushSync(() => setAt(Date.now()));
    addEventListener("beforeprint", note);
    return () => removeEventListener("beforeprint", note);
  }, []);
  const by = (globalThis as { Clerk?: ClerkInBrowser }).Clerk?.user?.fullName;
  return (
    <p className="print-only small" aria-hidden="true">
      {at !== null && `Printed ${by ? `by ${by}, ` : ""}${formatTime(at, undefined, locale)}`}
    </p>
  );
}
