import { TextLimit } from "#app/base/ui/fields/text-limit.tsx";
import { patientDoubts } from "./disagreements.ts";
import { LONGEST_NOTES } from "./longest-notes.ts";
import type { NoteForm } from "./note-form.ts";

/** Below this, nothing about the length of the notes is shown, and it takes no room. */
const NEAR = LONGEST_NOTES * 0.9;

/** Says, before a note is written, how long the notes may be, once that matters, and any doubts about their patient. */
export function PatientHints({ form }: { form: NoteForm }) {
  return (
    <>
      {form.nurseNotes.length >= NEAR && <TextLimit text={form.nurseNotes} most={LONGEST_NOTES} />}
      {patientDoubts(form).map((words) => (
        <p key={words} className="soft small" role="status">
          {words}
        </p>
      ))}
    </>
  );
}
