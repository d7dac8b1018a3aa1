import { patientDoubts } from "./form/disagreements.ts";
import { readNoteForm } from "./form/note-form.ts";
import { formOf, isSigned, type NoteDocument } from "./note-document.ts";

/** Read anew only for another form: the note changes at each key. */
const known = new WeakMap<object, string[]>();

/** What is in doubt of the patient in the form that the page's note was written from. */
export function doubtsOf(document: NoteDocument): string[] {
  const form = formOf(document);
  if (typeof form !== "object" || form === null) return [];
  const doubts = known.get(form) ?? patientDoubts(readNoteForm(form));
  known.set(form, doubts);
  return doubts;
}

/** Those that the nurse has not answered. What is signed is asked about no more. */
export const openDoubts = (document: NoteDocument): string[] =>
  isSigned(document) ? [] : doubtsOf(document).filter((words) => !document.answered.includes(words));
