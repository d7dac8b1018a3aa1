import { useState } from "react";
import { callRaw } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts.tsx";

const LONGEST_SAVE_MS = 60_000;
const FILE_NAME = "nursegpt-data.json";

/** Everything that is held about the person, as a file. */
export function DownloadData() {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const response = await callRaw("/api/account/export");
      saveFile(await response.blob());
    } catch {
      showToast.error("Your data could not be downloaded. Please try again.");
    }
    setBusy(false);
  };
  return (
    <section className="card settings-card" aria-labelledby="download-title">
      <h2 id="download-title">Your data</h2>
      <p className="soft">
        Profile, account, payments, usage and unfinished forms: everything we hold about you, in one file.
      </p>
      <button type="button" disabled={isBusy} onClick={download}>
        {isBusy ? "Preparing..." : "Download my data"}
      </button>
    </section>
  );
}

function saveFile(content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), LONGEST_SAVE_MS);
}
