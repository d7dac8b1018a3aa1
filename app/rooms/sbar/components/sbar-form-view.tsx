import type { FormEvent, Ref } from "react";
import { showToast } from "#app/base/ui/toasts.tsx";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { SourceArea } from "#app/core/evidence/view/source-area.tsx";
import { EXAMPLE_PATIENT } from "../example-patient.ts";
import { scoreOfForm } from "../news2/form-score.ts";
import { isEmptyForm, type SbarForm } from "../sbar-form.ts";
import { DemographicsFields } from "./demographics-fields.tsx";
import { ScoreView } from "./score-view.tsx";
import { VitalFields } from "./vital-fields.tsx";

type Props = {
  element?: Ref<HTMLFormElement>;
  form: SbarForm;
  /** Somebody is in it already: waiting for the account takes no field away, which would lose what is being typed. */
  isBegun?: boolean;
  onChange: (form: SbarForm) => void;
  onReset: () => void;
  onSubmit: () => void;
  onCancel: () => void;
  state: "loading account" | "ready" | "generating";
  notesError: string | null;
  active: ActiveSource;
};

const LABELS = {
  "loading account": "Loading Account...",
  ready: "Generate SBAR Report",
  generating: "Generating...",
};

/** The form. It posts by itself where no script runs. */
export function SbarFormView({
  element,
  form,
  isBegun = false,
  onChange,
  onReset,
  onSubmit,
  onCancel,
  state,
  notesError,
  active,
}: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={element}
      className="card sbar-form"
      method="post"
      onSubmit={submit}
      noValidate
      aria-label="Your notes"
    >
      <fieldset disabled={state === "generating" || (state === "loading account" && !isBegun)}>
        <DemographicsFields
          value={form.demographics}
          onChange={(demographics) => onChange({ ...form, demographics })}
          active={active}
        />
        <VitalFields
          value={form.vitalSigns}
          onChange={(vitalSigns) => onChange({ ...form, vitalSigns })}
          active={active}
        />
        <ScoreView result={scoreOfForm(form)} />
        <SourceArea
          id="nurse-notes"
          name="nurseNotes"
          label={
            <>
              Nurse's Notes <span className="soft small">required</span>
            </>
          }
          placeholder="What you saw, did and were told, in your own words."
          help="Names and record numbers are replaced before the AI sees a word. Press Ctrl+Enter to generate."
          value={form.nurseNotes}
          onChange={(nurseNotes) => onChange({ ...form, nurseNotes })}
          onSubmit={onSubmit}
          active={active}
          error={notesError}
        />
        <div className="row">
          <button
            type="submit"
            className="primary"
            disabled={state !== "ready"}
            aria-busy={state === "generating"}
          >
            {LABELS[state]}
          </button>
          <ExampleAndReset form={form} onChange={onChange} onReset={onReset} />
        </div>
      </fieldset>
      {state === "generating" && (
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      )}
    </form>
  );
}

/** Neither loses anything: what was typed comes back with Undo. */
function ExampleAndReset({ form, onChange, onReset }: Pick<Props, "form" | "onChange" | "onReset">) {
  const undoable = (text: string) => {
    if (!isEmptyForm(form)) showToast.undo(text, () => onChange(form));
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          onChange(EXAMPLE_PATIENT);
          undoable("Your notes were replaced by the example.");
        }}
      >
        Use example
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          onReset();
          undoable("The form was cleared.");
        }}
      >
        Reset
      </button>
    </>
  );
}
