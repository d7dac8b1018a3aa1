import { useEffect, useRef, useState } from "react";
import { call } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { SCAN_WORDS, SCANS_PATH, type ScanChoice } from "#app/core/document/scans.ts";

type Props = { fileName: string; onAllowed: () => void; onForbidden: () => void };

/** Asks once before scanned pages go to the model; the answer is remembered in the settings. */
export function ScanConsent({ fileName, onAllowed, onForbidden }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => title.current?.focus(), []);
  const choose = async (choice: ScanChoice, then: () => void) => {
    setBusy(true);
    try {
      await call(SCANS_PATH, { method: "POST", body: { choice } });
      then();
    } catch {
      showToast.error("Your choice could not be saved.");
      setBusy(false);
    }
  };
  return (
    <section
      className="notice info scan-consent"
      role="alertdialog"
      aria-labelledby="scan-title"
      aria-describedby="scan-words"
    >
      <h2 id="scan-title" ref={title} tabIndex={-1}>
        Send the pages of this scan?
      </h2>
      <p id="scan-words">
        {fileName} contains pictures of pages and no text. {SCAN_WORDS} Nothing has been sent so far. Your
        choice is kept under Settings, Security.
      </p>
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={isBusy}
          onClick={() => choose("allowed", onAllowed)}
        >
          Send scans to be read
        </button>
        <button type="button" disabled={isBusy} onClick={() => choose("forbidden", onForbidden)}>
          Never send scans
        </button>
      </div>
    </section>
  );
}
