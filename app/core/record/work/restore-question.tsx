import { Dialog } from "#app/base/ui/dialog.tsx";
import { shownTime } from "#app/base/ui/shown-time.ts";
import { useLocale } from "#app/base/ui/use-locale.ts";

type Props = { savedAt: number; onAnswer: (isWanted: boolean) => void };

/** Asked after a logout only. @param savedAt Unix milliseconds */
export function RestoreQuestion({ savedAt, onAnswer }: Props) {
  const locale = useLocale();
  return (
    <Dialog
      title="Restore your unsaved note?"
      isOpen
      actions={
        <>
          <button type="button" onClick={() => onAnswer(false)}>
            Discard
          </button>
          <button type="button" className="primary" data-initial-focus onClick={() => onAnswer(true)}>
            Restore
          </button>
        </>
      }
    >
      <p>
        You typed this in an earlier session, last on {shownTime(savedAt, undefined, locale)}. It was kept for
        you, encrypted, for up to 24 hours.
      </p>
    </Dialog>
  );
}
