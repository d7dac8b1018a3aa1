import { type FormEvent, type Ref, useState } from "react";
import { useUndo } from "#app/base/ui/use-undo.ts";
import { whenShown } from "#app/base/ui/when-shown.tsx";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { SourceArea } from "#app/core/evidence/view/source-area.tsx";
import { EXAMPLE } from "../nanda-form.ts";

const askInPlace = whenShown(async () => (await import("#app/base/ui/ask-in-place.tsx")).AskInPlace);
const USE_EXAMPLE = "Use example";

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

/** The patient information. It posts by itself where no script runs. */
export function NandaFormView({ element, text, onChange, onSubmit, onCancel, active, ...is }: Props) {
  const submit = (event: FormEvent) => {
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
      className="card sbar-form"
      method="post"
      onSubmit={submit}
      noValidate
      aria-label="Your text"
    >
      <fieldset disabled={is.isBusy || is.isLimitReached}>
        <SourceArea
          id="patient-information"
          name="context"
          label="Patient Information"
          placeholder="What you know and what you saw: reason for admission, findings, complaints, what worries you."
          value={text}
          onChange={onChange}
          onSubmit={onSubmit}
          active={active}
          error={null}
        />
        <div className="row">
          <button type="submit" className="primary" disabled={!is.canGenerate} aria-busy={is.isBusy}>
            {is.isBusy ? "Generating..." : "Generate"}
          </button>
          {isEmpty ? (
            <button type="button" onClick={use}>
              {USE_EXAMPLE}
            </button>
          ) : (
            <askInPlace.WhenShown
              label={USE_EXAMPLE}
              confirmLabel="Replace it with the example"
              keepLabel="Keep what I typed"
              onConfirm={use}
            />
          )}
          <button type="button" className="quiet" onClick={canBringBack ? () => onChange(cleared) : reset}>
            {canBringBack ? "Undo reset" : "Reset"}
          </button>
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
