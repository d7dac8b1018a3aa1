import { DeleteButton } from "#app/base/ui/dialogs/delete-button.tsx";
import { failedWords } from "#app/base/ui/failed-words.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { deleteDocumentForGood } from "#app/rooms/documents/detail/document-calls.ts";
import { isDeleted } from "#app/rooms/documents/detail/is-deleted.ts";

type Props = {
  id: string;
  name: string;
  isUnderWay: boolean;
  /** Called once erased: leaves its page, or removes it from the list. */
  onDeleted: () => unknown;
};

/** What was deleted elsewhere is as it was to be. @throws the error when it is another one */
function unlessGone(error: unknown): void {
  if (!isDeleted(error)) throw error;
}

/** Erases a document after asking. */
export function DeleteDocument({ id, name, isUnderWay, onDeleted }: Props) {
  const erase = async () => {
    try {
      await deleteDocumentForGood(id).catch(unlessGone);
      await onDeleted();
      showToast.success("Document deleted.");
    } catch (error) {
      showToast.error(failedWords(error, "This document could not be deleted. Please try again."));
    }
  };
  return (
    <DeleteButton
      label="Delete document"
      name={`Delete document ${name}`}
      title="Delete this document?"
      staysOpen
      onConfirm={erase}
    >
      <p>{name}: its text, its analysis and every question about it are erased. This cannot be undone.</p>
      {isUnderWay && <p>An analysis that is not complete yet is cancelled and not counted.</p>}
    </DeleteButton>
  );
}
