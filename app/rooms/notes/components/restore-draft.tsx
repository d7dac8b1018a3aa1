import { useEffect, useState } from "react";
import { call } from "#app/base/runtime/request.ts";
import { Dialog } from "#app/base/ui/dialog.tsx";
import { fromDraft, type SbarForm } from "../sbar-form.ts";

const PATH = "/api/session/draft?form=sbar";

/** Asks once whether the form that a logout cut off is to come back; either answer forgets it on the server. */
export function RestoreDraft({ onRestore }: { onRestore: (form: SbarForm) => void }) {
  const [draft, setDraft] = useState<SbarForm | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    call<{ text: string | null }>(PATH, { signal: controller.signal })
      .then(({ text }) => text !== null && setDraft(fromDraft(text)))
      .catch(() => null); // asked again the next time
    return () => controller.abort();
  }, []);
  const answer = (isWanted: boolean) => {
    if (isWanted && draft) onRestore(draft);
    setDraft(null);
    void call(PATH, { method: "DELETE" }).catch(() => null);
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
        You were logged out before you were done. What you had typed was kept for you, encrypted, for at most
        24 hours.
      </p>
    </Dialog>
  );
}
