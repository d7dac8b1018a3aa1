import { patientDoubts } from "./disagreements.ts";
import type { NoteForm } from "./note-form.ts";

/** Says before a note is written what of its patient is in doubt; it stands in nobody's way. */
export function PatientHints({ form }: { form: NoteForm }) {
  return patientDoubts(form).map((words) => (
    <p key={words} className="soft small" role="status">
      {words}
    </p>
  ));
}
