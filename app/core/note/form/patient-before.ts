import { formOf, type NoteDocument } from "../note-document.ts";
import { EMPTY_FORM, type NoteForm, type PatientBefore, toNoteSources } from "./note-form.ts";

/** Every bed or room in notes, as written; whether it is the patient's own is read only for a question. */
const BED = /\b(?:bed|room|rm|bay|cubicle)\W{0,3}(?:no\W+)?[a-d]?\d+[a-d]?\b|^b\d+/gi;
const BEGINNING = /^.{0,60}?\d ?-?(?:y\/?\w*|[MF])\b/i;

const toldIn = (notes: string): string =>
  [BED, BEGINNING]
    .flatMap((pattern) => notes.trim().match(pattern) ?? [])
    .join(". ")
    .slice(0, 300);

/**
 * Of whom the page's note told, if the form still has demographics or vital signs of it; or the note before it, if
 * it has the same and the question about it is not answered.
 */
export function patientBefore(document: NoteDocument<NoteForm>, form: NoteForm): PatientBefore | undefined {
  const before = formOf(document);
  if (!before) return undefined;
  const carried = (["demographics", "vitalSigns"] as const).filter((field) => {
    const filled = filledIn(form, field);
    return filled !== "[]" && filledIn(before, field) === filled;
  });
  if (carried.length === 0) return undefined;
  const told = toldIn(before.nurseNotes);
  if (toldIn(form.nurseNotes) !== told) return { told, carried };
  return document.answered.length === 0 ? before.patientBefore : undefined;
}

const filledIn = (form: NoteForm, field: keyof NoteForm): string =>
  JSON.stringify(toNoteSources({ ...EMPTY_FORM, [field]: form[field] }));
