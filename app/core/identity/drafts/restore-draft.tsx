import { useCallback, useEffect, useState } from "react";
import { call } from "#app/base/http/request.ts";
import { Dialog } from "#app/base/ui/dialog.tsx";
import type { DraftForm } from "./draft-keeper.ts";

type Props = { form: DraftForm; onRestore: (text: string) => void };

type Draft = { text: string; savedAt: number };

/** Of the draft that was answered last, when it was saved; it is not asked about again while its deletion is under way. */
const answeredKey = (form: DraftForm) => `nursegpt:draft-answered:${form}`;

/**
 * Asks once whether the form that a logout cut off is to come back; either answer forgets it on the server. Whoever
 * answers and leaves or reloads the page at once is not asked again: the answer outlives the page, here and on its way.
 */
export function RestoreDraft({ form, onRestore }: Props) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const path = `/api/session/draft?form=${form}`;
  const forget = useCallback(
    (savedAt: number) =>
      void call(`${path}&savedAt=${savedAt}`, { method: "DELETE", keepalive: true }).catch(() => null),
    [path],
  );
  useEffect(() => {
    const controller = new AbortController();
    call<Draft | { text: null }>(path, { signal: controller.signal })
      .then((found) => {
        if (found.text === null) return;
        const isAnswered = found.savedAt <= Number(sessionStorage.getItem(answeredKey(form)));
        if (isAnswered) forget(found.savedAt);
        else setDraft(found);
      })
      .catch(() => null); // asked again the next time
    return () => controller.abort();
  }, [path, form, forget]);
  const answer = (isWanted: boolean) => {
    if (draft === null) return;
    sessionStorage.setItem(answeredKey(form), String(draft.savedAt));
    forget(draft.savedAt);
    if (isWanted) onRestore(draft.text);
    setDraft(null);
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
