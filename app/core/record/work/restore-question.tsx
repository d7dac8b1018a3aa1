import { Dialog } from "#app/base/ui/dialog.tsx";
import { formatTime } from "#app/base/ui/format-time.ts";
import { useLocale } from "#app/base/ui/use-locale.ts";

type Props = {
  savedAt: number;
  /** What it is, "unsaved note". */
  called: string;
  onAnswer: (isWanted: boolean) => void;
};

/** Asked after a logout only. @param savedAt Unix milliseconds */
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
