import { Dialog } from "#app/base/ui/dialog.tsx";
import type { ReplaceQuestion } from "../use-addressed-note.ts";

/** Asked before a kept note takes the place of what is on the page and kept nowhere else. */
export function AskToReplace({ question }: { question: ReplaceQuestion }) {
  return (
    <Dialog
      title="Replace what is on this page?"
      isOpen={question !== null}
      {...(question && { onClose: question.onStay })}
      actions={
        <>
          <button type="button" className="danger" onClick={question?.onReplace}>
            Replace it
          </button>
          <button type="button" className="primary" data-initial-focus onClick={question?.onStay}>
            Stay with this
          </button>
        </>
      }
    >
      <p>
        This page holds text that is not among your kept notes. Opening the other note here would discard it.
      </p>
    </Dialog>
  );
}
