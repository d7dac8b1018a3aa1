import { useCallback, useEffect } from "react";
import { useStore } from "#app/base/ui/store.ts";
import { showToast } from "#app/base/ui/toasts.tsx";
import { deletedNotes } from "#app/core/record/notes/deleted-notes.ts";
import type { OpenNote } from "../use-note.ts";

/**
 * Says that the page's note was deleted from the kept notes. Whoever goes on with it wants to keep it: it is then kept
 * anew, with all that it says by now.
 */
export function DeletedNotice<Form>({ note: { document, change } }: { note: OpenNote<Form> }) {
  const deleted = useStore(deletedNotes);
  const keepAnew = useCallback(
    () => change((before) => ({ ...before, id: crypto.randomUUID(), kept: null })),
    [change],
  );
  const isRefused = document.id !== null && deleted.get(document.id)?.isRefused === true;
  useEffect(() => {
    if (!isRefused) return;
    keepAnew();
    showToast.info(
      "This note had been deleted from your kept notes. As you went on with it, it is kept again.",
    );
  }, [isRefused, keepAnew]);
  if (document.id === null || !deleted.has(document.id)) return null;
  return (
    <p className="notice info" role="status">
      This note was deleted from your kept notes and stands only on this page.{" "}
      <button type="button" onClick={keepAnew}>
        Keep it again
      </button>
    </p>
  );
}
