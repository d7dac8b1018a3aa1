import { type MouseEvent, useState } from "react";
import { whenShown } from "../browser/when-shown.tsx";

const askInPlace = whenShown(async () => (await import("../dialogs/ask-in-place.tsx")).AskInPlace);

type Props = {
  /** The form has no input that the example would replace. */
  isEmpty: boolean;
  onExample: () => void;
  onReset: () => void;
  /** Restores what Reset removed; null if there is nothing to restore. */
  onBringBack: (() => void) | null;
};

const USE_EXAMPLE = "Use example";

/** Buttons beside a form's own: one fills it with an example, asking first if it has input, and one empties it. */
export function ExampleButtons({ isEmpty, onExample, onReset, onBringBack }: Props) {
  // The button that was pressed stays as long as it has the focus, which would fall to the page with it.
  const [isHeld, setHeld] = useState(false);
  const press = ({ currentTarget }: MouseEvent) => {
    if (!isEmpty) return;
    setHeld(document.activeElement === currentTarget);
    onExample();
  };
  return (
    <>
      {isEmpty || isHeld ? (
        <button type="button" onClick={press} onBlur={() => setHeld(false)}>
          {USE_EXAMPLE}
        </button>
      ) : (
        <askInPlace.WhenShown
          label={USE_EXAMPLE}
          confirmLabel="Replace it with the example"
          keepLabel="Keep what I typed"
          onConfirm={onExample}
        />
      )}
      <button type="button" className="quiet" onClick={onBringBack ?? onReset}>
        {onBringBack ? "Undo reset" : "Reset"}
      </button>
    </>
  );
}
