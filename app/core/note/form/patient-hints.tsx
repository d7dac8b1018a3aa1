import { TextLimit } from "#app/base/ui/text-limit.tsx";
import { patientDoubts } from "./disagreements.ts";
import { LONGEST_NOTES } from "./longest-notes.ts";
import type { NoteForm } from "./note-form.ts";

/** Says before a note is written how long the notes may be, once that matters, and what of their patient is in doubt. */
export function PatientHints({ form }: { form: NoteForm }) {
  return (
    <>
      <TextLimit text={form.nurseNotes} most={LONGEST_NOTES} />
      {patientDoubts(form).map((words) => (
        <p key={words} className="soft small" role="status">
          {words}
        </p>
      ))}
    </>
  );
}
