import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from "react";
import { atFirstSign, whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { ExampleButtons } from "#app/base/ui/fields/example-buttons.tsx";
import { Required } from "#app/base/ui/fields/required.tsx";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { useUndo } from "#app/base/ui/toasts/use-undo.ts";
import { type ActiveSource, spansIn } from "#app/core/evidence/view/active-source.ts";
import { SourceArea } from "#app/core/evidence/view/source-area.tsx";
import {
  DEMOGRAPHICS,
  type DemographicName,
  type Demographics,
  EMPTY_FORM,
  isEmptyForm,
  type NoteForm,
  type PatientBefore,
} from "./note-form.ts";
import { OptionalFields } from "./optional-fields.tsx";
import { VitalFields } from "./vital-fields.tsx";

/** A long text that few people want: it is loaded at the first sign of a person. */
const loadExample = async () => (await import("./example-patient.ts")).EXAMPLE_PATIENT;
atFirstSign(() => loadExample().catch(() => {}));
const loadHints = async () => (await import("./form-hints.tsx")).FORM_HINTS;
const scoreView = whenShown(async () => (await loadHints()).ScoreView);
const patientHints = whenShown(async () => (await loadHints()).PatientHints);

type Props = {
  element?: Ref<HTMLFormElement>;
  form: NoteForm;
  /** Somebody is already typing: waiting for the account must not remove a field, which would lose what is typed. */
  isBegun?: boolean;
  onChange: (form: NoteForm) => void;
  onReset: () => void;
  onSubmit: () => void;
  onCancel: () => void;
  state: "loading account" | "ready" | "generating";
  notesError: string | null;
  active: ActiveSource;
  /** "Generate SBAR Report". */
  submitLabel: string;
  /** Nothing may be generated here; what was typed remains readable. */
  isLocked?: boolean;
  /** Some notes have no vital signs. */
  hasVitals?: boolean;
  /** Of whom the note before told, if the form still has fields of it. */
  patientBefore?: PatientBefore | undefined;
  /** Additional fields, such as which template it is. */
  children?: ReactNode;
};

const LABELS = { "loading account": "Loading Account...", generating: "Generating..." };

const LOCKED_WORDS = "Locked until the note is written. Cancel to add to your notes.";

/** The form. Without scripts it posts by itself. */
export function NoteFormView({
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
  submitLabel,
  isLocked = false,
  hasVitals = true,
  patientBefore,
  children,
}: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const pressed = (event: KeyboardEvent) => {
    const isIn = (fields: string) => (event.target as Element).matches(fields);
    if (event.key !== "Enter" || !isIn("input, select, button")) return;
    const isWanted = event.ctrlKey || event.metaKey;
    // A browser treats Enter in a one-line field as the button, which would turn half a sentence into a note.
    if (isWanted || isIn("input")) event.preventDefault();
    if (isWanted) onSubmit();
  };
  return (
    <form
      autoComplete="off"
      ref={element}
      className={state === "generating" ? "card split-form locked" : "card split-form"}
      method="post"
      onSubmit={submit}
      onKeyDown={pressed}
      noValidate
      aria-label="Your notes"
    >
      <fieldset
        aria-describedby={state === "generating" ? "notes-locked" : undefined}
        disabled={state === "generating" || (state === "loading account" && !isBegun)}
      >
        {children}
        <DemographicsFields
          value={form.demographics}
          onChange={(demographics) => onChange({ ...form, demographics })}
          active={active}
        />
        {(hasVitals || form.vitalSigns !== "") && (
          <>
            <VitalFields
              value={form.vitalSigns}
              onChange={(vitalSigns) => onChange({ ...form, vitalSigns })}
              active={active}
            />
            <scoreView.WhenShown form={form} />
          </>
        )}
        <SourceArea
          id="nurse-notes"
          name="nurseNotes"
          label={
            <>
              Nurse's Notes
              <Required />
            </>
          }
          placeholder="What you saw, did and were told, in your own words."
          value={form.nurseNotes}
          onChange={(nurseNotes) => onChange({ ...form, nurseNotes })}
          onSubmit={onSubmit}
          active={active}
          error={notesError}
        />
        <p id="notes-locked" className="soft small" role="status">
          {state === "generating" && LOCKED_WORDS}
        </p>
        <patientHints.WhenShown form={form} patientBefore={patientBefore} />
        <div className="row">
          <button
            type="submit"
            className="primary"
            disabled={state !== "ready" || isLocked}
            aria-busy={state === "generating"}
          >
            {state === "ready" ? submitLabel : LABELS[state]}
          </button>
          <ExampleAndReset form={form} hasVitals={hasVitals} onChange={onChange} onReset={onReset} />
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

type DemographicsProps = {
  value: Demographics;
  onChange: (value: Demographics) => void;
  active: ActiveSource;
};

/** Patient Demographics: optional, closed until wanted, opened when the active statement points into it. */
function DemographicsFields({ value, onChange, active }: DemographicsProps) {
  const isPointedAt = active?.spans.some(({ field }) => field.startsWith("demographics.")) ?? false;
  const filled = Object.values(value).filter((text) => text.trim() !== "").length;
  return (
    <OptionalFields
      title="Patient Demographics"
      summary={
        filled > 0 ? [value.name?.trim(), `${filled} filled in`].filter(Boolean).join(" · ") : "optional"
      }
      isPointedAt={isPointedAt}
    >
      {DEMOGRAPHICS.map(({ name, label }) => (
        <div key={name} className={LONG_FIELDS.includes(name) ? "wide" : undefined}>
          <label htmlFor={`demographics-${name}`}>{label}</label>
          <input
            id={`demographics-${name}`}
            name={`demographics.${name}`}
            type={name === "admissionDate" ? "date" : "text"}
            autoComplete="off"
            className={spansIn(active, `demographics.${name}`).length > 0 ? "pointed-at" : undefined}
            value={value[name] ?? ""}
            onChange={(event) => onChange({ ...value, [name]: event.target.value })}
          />
        </div>
      ))}
    </OptionalFields>
  );
}

const LONG_FIELDS: DemographicName[] = ["medications", "medicalHistory", "allergies"];

type ExampleProps = Pick<Props, "form" | "hasVitals" | "onChange" | "onReset">;

/**
 * Neither loses anything: the example asks before it replaces something, and Undo brings back what was typed, after a
 * reset until something new is typed.
 */
function ExampleAndReset({ form, hasVitals, onChange, onReset }: ExampleProps) {
  const offerUndo = useUndo();
  const [cleared, setCleared] = useState(EMPTY_FORM);
  // As it is when the example arrives, not at the click: in between she may go on typing.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const isEmpty = isEmptyForm(form);
  const canBringBack = isEmpty && !isEmptyForm(cleared);
  const undoable = (text: string) => {
    const before = latest.current;
    setCleared(before);
    if (!isEmptyForm(before)) offerUndo(text, () => onChange(before));
  };
  const fill = (example: NoteForm) => {
    onChange(hasVitals ? example : { ...example, vitalSigns: "" });
    undoable("Your notes were replaced by the example.");
  };
  const use = () => loadExample().then(fill, () => showToast.error("The example could not be loaded."));
  const reset = () => {
    onReset();
    undoable("The form was cleared.");
  };
  return (
    <ExampleButtons
      isEmpty={isEmpty}
      onExample={use}
      onReset={reset}
      onBringBack={canBringBack ? () => onChange(cleared) : null}
    />
  );
}
