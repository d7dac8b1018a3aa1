import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { Dialog } from "#app/base/ui/dialogs/dialog.tsx";

type Props = {
  savedAt: number;
  /** The name of the work, "unsaved note". */
  called: string;
  onAnswer: (isWanted: boolean) => void;
};

/** Asked only after a logout. @param savedAt Unix milliseconds */
export function RestoreQuestion({ savedAt, called, onAnswer }: Props) {
  const locale = useLocale();
  return (
    <Dialog
      title={`Restore your ${called}?`}
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
        This is from an earlier session, last changed on {formatTime(savedAt, undefined, locale)}. It was kept
        for you, encrypted, for up to 24 hours.
      </p>
    </Dialog>
  );
}
