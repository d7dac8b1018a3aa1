import { type MouseEvent, useState } from "react";
import { whenShown } from "./when-shown.tsx";

const askInPlace = whenShown(async () => (await import("./ask-in-place.tsx")).AskInPlace);

type Props = {
  /** Nothing was typed that the example could take the place of. */
  isEmpty: boolean;
  onExample: () => void;
  onReset: () => void;
  /** Brings back what Reset took; null where there is nothing to bring back. */
  onBringBack: (() => void) | null;
};

const USE_EXAMPLE = "Use example";

/** Beside a form's own button: what fills it with an example, asking first where something was typed, and what empties it. */
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
