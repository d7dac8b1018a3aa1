import { ModalDialog } from "#app/base/ui/dialogs/modal-dialog.tsx";
import type { ReplaceQuestion } from "../use-addressed-note.ts";

/** The question of `AskToReplace`. */
export function ReplaceDialog({ onReplace, onStay }: NonNullable<ReplaceQuestion>) {
  return (
    <ModalDialog
      title="Replace what is on this page?"
      onClose={onStay}
      actions={
        <>
          <button type="button" className="danger" onClick={onReplace}>
            Replace it
          </button>
          <button type="button" className="primary" data-initial-focus onClick={onStay}>
            Keep this page
          </button>
        </>
      }
    >
      <p>This page has text that is not in your kept notes. Opening the other note here would discard it.</p>
    </ModalDialog>
  );
}
