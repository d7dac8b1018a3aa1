import { memo } from "react";
import { whenShown } from "#app/base/ui/when-shown.tsx";
import { readNoteForm } from "../form/note-form.ts";
import { formOf, type NoteDocument } from "../note-document.ts";

/** Read anew only for another form: the note changes at each key. */
const patientHints = whenShown(async () => {
  const { PatientHints } = (await import("../form/form-hints.ts")).FORM_HINTS;
  return memo(({ written }: { written: unknown }) => <PatientHints form={readNoteForm(written)} />);
});

/** What is in doubt of the patient in the form that a note was written from; on a phone the form is behind another tab. */
export function PatientDoubts({ document }: { document: NoteDocument<unknown> }) {
  return <patientHints.WhenShown written={formOf(document)} />;
}
