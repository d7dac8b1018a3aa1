import { useState } from "react";
import { Dialog } from "#app/base/ui/dialog.tsx";
import { showToast } from "#app/base/ui/toasts.tsx";
import { deleteDocumentForGood } from "#app/rooms/documents/detail/document-calls.ts";

type Props = {
  id: string;
  name: string;
  isUnderWay: boolean;
  /** It is erased: leaves its page, or takes it off the list. */
  onDeleted: () => unknown;
};

/** Erases a document after asking. */
export function DeleteDocument({ id, name, isUnderWay, onDeleted }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const erase = async () => {
    setBusy(true);
    try {
      await deleteDocumentForGood(id);
      await onDeleted();
      showToast.success("Document deleted.");
    } catch {
      setBusy(false);
      setAsking(false);
      showToast.error("This document could not be deleted. Please try again.");
    }
  };
  return (
    <>
      <button
        type="button"
        className="danger"
        aria-label={`Delete document ${name}`}
        onClick={() => setAsking(true)}
      >
        Delete document
      </button>
      <Dialog
        title="Delete this document?"
        isOpen={isAsking}
        {...(isBusy ? {} : { onClose: () => setAsking(false) })}
        actions={
          <>
            <button type="button" disabled={isBusy} onClick={() => setAsking(false)}>
              Keep it
            </button>
            <button type="button" className="danger" disabled={isBusy} onClick={erase}>
              Delete
            </button>
          </>
        }
      >
        <p>{name}: its text, its analysis and every question about it are erased. This cannot be undone.</p>
        {isUnderWay && <p>An analysis that is not complete yet is cancelled and not counted.</p>}
      </Dialog>
    </>
  );
}
