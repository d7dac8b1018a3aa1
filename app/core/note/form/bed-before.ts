import { type NoteDocument, newestWritten } from "../note-document.ts";
import { EMPTY_FORM, isSameForm, type NoteForm } from "./note-form.ts";

/** Every bed or room in notes, as written; whether it is the patient's own is read only for a question. */
const bedsIn = (notes: string): string =>
  (notes.trim().match(/\b(?:bed|room|rm|bay|cubicle)\W{0,3}(?:no\W+)?[a-d]?\d+[a-d]?\b|^b\d+/gi) ?? []).join(
    ". ",
  );

/**
 * The beds of the page's last note, if it went under this form's name and nobody has touched the demographics since;
 * those of the note before it if it has the same, as long as the question about them is not answered.
 */
export function bedBefore(document: NoteDocument<NoteForm>, form: NoteForm): string | undefined {
  const before = document.forms[newestWritten(document)?.content?.form ?? -1];
  const { name } = form.demographics;
  if (!before || !name?.trim() || !isSameForm(onlyPatient(before), onlyPatient(form))) return undefined;
  const beds = bedsIn(before.nurseNotes);
  if (bedsIn(form.nurseNotes) !== beds) return beds;
  return document.answered.length > 0 ? undefined : before.bedBefore;
}

const onlyPatient = ({ demographics }: NoteForm): NoteForm => ({ ...EMPTY_FORM, demographics });
