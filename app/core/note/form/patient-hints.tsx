import { disagreements } from "./disagreements.ts";
import type { NoteForm } from "./note-form.ts";
import { hasSeveralPatients } from "./several-patients.ts";

/** Says before a note is written what of its patient is in doubt; it stands in nobody's way. */
export function PatientHints({ form }: { form: NoteForm }) {
  const hints = hasSeveralPatients(form.nurseNotes)
    ? ["This looks like more than one patient. Write a note for each."]
    : disagreements(form);
  return hints.map((words) => (
    <p key={words} className="soft small" role="status">
      {words}
    </p>
  ));
}
