import { useVerifiedDownload } from "#app/core/identity/use-verified-download.ts";

/** Everything that is held about the person, as a file. */
export function DownloadData() {
  const { isBusy, download } = useVerifiedDownload(
    "/api/account/export",
    "nursegpt-data.json",
    "Your data could not be downloaded. Please try again.",
  );
  return (
    <section className="card settings-card" aria-labelledby="download-title">
      <h2 id="download-title">Your data</h2>
      <p className="soft">
        Profile, account, payments, usage, unfinished work, kept notes with their versions, templates,
        searches, documents and questions: everything we hold about you, in one readable file. Keep it safe.
        You are asked for your password first, unless you gave it within the last ten minutes.
      </p>
      <button type="button" disabled={isBusy} onClick={download}>
        {isBusy ? "Preparing..." : "Download my data"}
      </button>
    </section>
  );
}
