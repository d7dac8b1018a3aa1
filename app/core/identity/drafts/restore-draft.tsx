import { useEffect, useState } from "react";
import { call } from "#app/base/http/request.ts";
import { Dialog } from "#app/base/ui/dialog.tsx";
import type { DraftForm } from "./draft-keeper.ts";

type Props = { form: DraftForm; onRestore: (text: string) => void };

/** Asks once whether the form that a logout cut off is to come back; either answer forgets it on the server. */
export function RestoreDraft({ form, onRestore }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const path = `/api/session/draft?form=${form}`;
  useEffect(() => {
    const controller = new AbortController();
    call<{ text: string | null }>(path, { signal: controller.signal })
      .then(({ text }) => setDraft(text))
      .catch(() => null); // asked again the next time
    return () => controller.abort();
  }, [path]);
  const answer = (isWanted: boolean) => {
    if (isWanted && draft !== null) onRestore(draft);
    setDraft(null);
    void call(path, { method: "DELETE" }).catch(() => null);
  };
  return (
    <Dialog
      title="Restore your unsaved note?"
      isOpen={draft !== null}
      actions={
        <>
          <button type="button" onClick={() => answer(false)}>
            Discard
          </button>
          <button type="button" className="primary" onClick={() => answer(true)}>
            Restore
          </button>
        </>
      }
    >
      <p>
        You were logged out before you finished. We kept what you had typed, encrypted, for up to 24 hours.
      </p>
    </Dialog>
  );
}
