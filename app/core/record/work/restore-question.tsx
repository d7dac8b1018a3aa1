import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { useLocale } from "#app/base/ui/browser/use-locale.ts";
import { Dialog } from "#app/base/ui/dialogs/dialog.tsx";

type Props = {
  savedAt: number;
  /** The name of the work, "unsaved note". */
  called: string;
  /** Its first words. */
  beginning: string;
  onAnswer: (isWanted: boolean) => void;
};

/** Enough to know a patient by, in characters. */
const SHOWN = 90;

/**
 * Asked only after a logout. The focus begins at its words: it may open while somebody types, and no key of hers may
 * answer it.
 * @param savedAt Unix milliseconds
 */
export function RestoreQuestion({ savedAt, called, beginning, onAnswer }: Props) {
  const locale = useLocale();
  const words = beginning.replace(/\s+/g, " ").trim();
  return (
    <Dialog
      title={`Restore your ${called}?`}
      isOpen
      actions={
        <>
          <button type="button" onClick={() => onAnswer(false)}>
            Discard
          </button>
          <button type="button" className="primary" onClick={() => onAnswer(true)}>
            Restore
          </button>
        </>
      }
    >
      {words && (
        <p>
          <q>{words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words}</q>
        </p>
      )}
      <p data-initial-focus tabIndex={-1}>
        This is from an earlier session, last changed on {formatTime(savedAt, undefined, locale)}. It was kept
        for you, encrypted, for up to 24 hours.
      </p>
    </Dialog>
  );
}
