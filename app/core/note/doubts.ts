import { patientDoubts } from "./form/disagreements.ts";
import { type PatientBefore, readNoteForm } from "./form/note-form.ts";
import { formOf, isSigned, type NoteDocument } from "./note-document.ts";

/** Recomputed only for another form: the note changes with every key. */
const known = new WeakMap<object, string[]>();

/** Doubts about the patient in the form that the page's note was written from. */
export function doubtsOf(document: NoteDocument): string[] {
  const form = formOf(document);
  if (typeof form !== "object" || form === null) return [];
  const doubts = known.get(form) ?? patientDoubts({ ...readNoteForm(form), patientBefore: beforeOf(form) });
  known.set(form, doubts);
  return doubts;
}

/** A kept form's, if it has one that can be read. */
function beforeOf({ patientBefore }: { patientBefore?: unknown }): PatientBefore | undefined {
  const { told, carried } = (patientBefore ?? {}) as Partial<PatientBefore>;
  return typeof told === "string" && Array.isArray(carried) ? { told, carried } : undefined;
}

/** Those that the nurse has not answered. About a signed note she is not asked any more. */
export const openDoubts = (document: NoteDocument): string[] =>
  isSigned(document) ? [] : doubtsOf(document).filter((words) => !document.answered.includes(words));
