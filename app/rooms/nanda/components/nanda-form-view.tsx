import { type FormEvent, type KeyboardEvent, type Ref, useState } from "react";
import { ExampleButtons } from "#app/base/ui/fields/example-buttons.tsx";
import { Required } from "#app/base/ui/fields/required.tsx";
import { TextLimit } from "#app/base/ui/fields/text-limit.tsx";
import { useUndo } from "#app/base/ui/toasts/use-undo.ts";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { SourceArea } from "#app/core/evidence/view/source-area.tsx";
import { EXAMPLE, LONGEST_CONTEXT } from "../nanda-form.ts";

type Props = {
  element?: Ref<HTMLFormElement>;
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
  canGenerate: boolean;
  isBusy: boolean;
  isLimitReached: boolean;
  active: ActiveSource;
};

/** The patient information. Without scripts, the form posts itself. */
export function NandaFormView({ element, text, onChange, onSubmit, onCancel, active, ...is }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  // The text area has its own.
  const pressed = (event: KeyboardEvent) => {
    const isWanted = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (!isWanted || !(event.target as Element).matches("button")) return;
    event.preventDefault();
    onSubmit();
  };
  const undoable = useUndo();
  const [cleared, setCleared] = useState("");
  const isEmpty = text.trim() === "";
  const canBringBack = isEmpty && cleared.trim() !== "";
  const replace = (next: string, words: string) => {
    onChange(next);
    if (!isEmpty) undoable(words, () => onChange(text));
  };
  const use = () => replace(EXAMPLE, "Your text was replaced by the example.");
  const reset = () => {
    setCleared(text);
    replace("", "The form was cleared.");
  };
  return (
    <form
      autoComplete="off"
      ref={element}
      className="card split-form"
      method="post"
      onSubmit={submit}
      onKeyDown={pressed}
      noValidate
      aria-label="Your text"
    >
      <fieldset disabled={is.isBusy || is.isLimitReached}>
        <SourceArea
          id="patient-information"
          name="context"
          label={
            <>
              Patient Information
              <Required />
            </>
          }
          placeholder="What you know and what you saw: reason for admission, findings, complaints, what worries you."
          value={text}
          onChange={onChange}
          onSubmit={onSubmit}
          active={active}
          error={null}
        />
        {text.length >= LONGEST_CONTEXT * 0.9 && <TextLimit text={text} most={LONGEST_CONTEXT} />}
        <div className="row">
          <button type="submit" className="primary" disabled={!is.canGenerate} aria-busy={is.isBusy}>
            {is.isBusy ? "Generating..." : "Generate"}
          </button>
          <ExampleButtons
            isEmpty={isEmpty}
            onExample={use}
            onReset={reset}
            onBringBack={canBringBack ? () => onChange(cleared) : null}
          />
        </div>
      </fieldset>
      {is.isBusy && (
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      )}
    </form>
  );
}
