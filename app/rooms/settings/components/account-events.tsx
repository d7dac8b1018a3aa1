import { useCallback, useEffect, useState } from "react";
import { call } from "#app/base/http/request.ts";
import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { useVerifiedDownload } from "#app/core/identity/use-verified-download.ts";
import type { AuditEntry } from "#app/core/record/audit/audit-trail.ts";

const WORDS: Record<AuditEntry["event"], string> = {
  signed_in: "Signed in",
  signed_out: "Signed out",
  timed_out: "Signed out, or the session ended by itself",
  notes_erased: "Notes erased by signing out",
  note_opened: "Opened a kept note",
  document_uploaded: "Uploaded a document",
  document_opened: "Opened a document",
  document_archived: "Archived a document",
  document_restored: "Restored an archived document",
  document_deleted: "Deleted a document",
  template_saved: "Saved a note template",
  template_deleted: "Deleted a note template",
  asked: "Asked the assistant",
  data_exported: "Downloaded data",
  plan_changed: "Plan",
  pack_bought: "Bought a token pack",
  account_deleted: "Deleted the account",
  made: "Made a note",
  edited: "Edited a note",
  resolved: "Reviewed a marked statement",
  signed: "Signed a note",
  amended: "Amended a note",
  copied: "Copied a note",
  printed: "Printed a note",
  exported: "Saved a note as a file",
  deleted: "Deleted a note",
};
/** Readable words for identifiers in entries; names are shown as they are. */
const NAMES: Record<string, string> = {
  sbar: "SBAR note",
  template: "note from a template",
  nanda: "nursing diagnoses",
  research: "research question",
  chat: "chat message",
  question: "question about a document",
  account: "everything in the account",
  trail: "this record",
};
/** Events whose entry names something readable. */
const NAMED: ReadonlySet<AuditEntry["event"]> = new Set([
  "asked",
  "plan_changed",
  "pack_bought",
  "data_exported",
  "notes_erased",
]);

type Page = { entries: AuditEntry[]; next: number | null };

/** What was done with the account, newest first, page by page, without any written text. */
export function AccountEvents() {
  const [shown, setShown] = useState<Page | "failed" | null>(null);
  const locale = useLocale();
  const { isBusy, download } = useVerifiedDownload(
    "/api/notes/audit",
    "nursegpt-audit-trail.json",
    "The record could not be downloaded. Please try again.",
  );
  const load = useCallback(async (before: Page | null) => {
    const query = before?.next ? `?before=${before.next}` : "";
    try {
      const { entries, next } = await call<Page>(`/api/account/events${query}`);
      setShown({ entries: [...(before?.entries ?? []), ...entries], next });
    } catch {
      setShown(before ?? "failed");
    }
  }, []);
  useEffect(() => void load(null), [load]);
  return (
    <section className="card settings-card" aria-labelledby="account-events">
      <h2 id="account-events">What was done with your account</h2>
      <p className="soft">
        Every sign-in, and what was opened, asked, uploaded, changed, bought, deleted and exported, without
        any of the text. It is kept for six years, even after the account is deleted; from then on it names
        nobody.
      </p>
      {shown === "failed" && (
        <p className="notice alarm">This could not be loaded. Please try again later.</p>
      )}
      {shown !== null && shown !== "failed" && (
        <>
          {shown.entries.length === 0 && <p className="soft">Nothing yet.</p>}
          <ol className="account-events">
            {shown.entries.map(({ seq, at, event, noteId }) => (
              <li key={seq}>
                <time dateTime={new Date(at).toISOString()}>{formatTime(at, undefined, locale)}</time>{" "}
                <span>
                  {WORDS[event] ?? event}
                  {NAMED.has(event) && noteId && `: ${NAMES[noteId] ?? noteId}`}
                </span>
              </li>
            ))}
          </ol>
          {shown.next !== null && (
            <button type="button" onClick={() => load(shown)}>
              Show more
            </button>
          )}
        </>
      )}
      <p className="soft small">
        <button type="button" disabled={isBusy} onClick={download}>
          Download the whole record
        </button>
      </p>
    </section>
  );
}
