import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";

type Props = {
  /** The action: "Delete". */
  label: string;
  /** The same with its object, if there are several on a page: "Delete Wound care". */
  name?: string;
  /** The confirming button: "Delete this note". */
  confirmLabel: string;
  /** The cancelling button: "Keep it". */
  keepLabel: string;
  onConfirm: () => void;
};

/** Further clicks of a double click, and a key held down, do not answer the question. */
const isRepeated = ({ detail }: MouseEvent): boolean => detail > 1;
const ignoreHeldKey = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** A button that asks in place before it acts. Focus goes to the cancelling button; Escape cancels. */
export function AskInPlace({ label, name, confirmLabel, keepLabel, onConfirm }: Props) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (isAsking || hasAsked.current) button.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <button ref={button} type="button" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  const answer = (act: () => void) => (event: MouseEvent) => {
    if (!isRepeated(event)) act();
  };
  const keep = () => setAsking(false);
  const confirm = () => {
    keep();
    onConfirm();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own
    <span
      role="group"
      aria-label={confirmLabel}
      className="row"
      onKeyDown={(event) => {
        ignoreHeldKey(event);
        if (event.key === "Escape") keep();
      }}
    >
      <button ref={button} type="button" onClick={answer(keep)}>
        {keepLabel}
      </button>
      <button type="button" className="danger" onClick={answer(confirm)}>
        {confirmLabel}
      </button>
    </span>
  );
}
