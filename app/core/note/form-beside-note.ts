import { isEmptyForm, isSameForm, type NoteForm, readNoteForm, toNoteSources } from "./form/note-form.ts";
import { isSamePatient } from "./form/same-patient.ts";
import { formOf, isSigned, type NoteDocument } from "./note-document.ts";
import { isAnotherPatient } from "./work/another-work.ts";

/** The notice for a note whose text does not match the current form; null if it does. */
export function formBesideNote(document: NoteDocument, form: NoteForm): string | null {
  if (formOf(document) === null) return null;
  const written = readNoteForm(formOf(document));
  const of = written.demographics.name?.trim();
  const whose = of ? ` It is about ${of}.` : "";
  if (isEmptyForm(form))
    return isEmptyForm(written) ? null : `This note was written from the text that you have cleared.${whose}`;
  if (isSameForm(written, form) || wordsOfForm(written) === wordsOfForm(form)) return null;
  // Beside a signed note, a doubt is not a change: what follows on the page is most often the next patient's.
  const isOther = isSigned(document) ? !isSamePatient(written, form) : isAnotherPatient(written, form);
  return isOther
    ? `This note was written from your earlier text, not from what the form says now.${whose}`
    : "Your notes have changed since this note was written. It was checked against the earlier version: generate it again, or check the changes yourself.";
}

/** White space does not count. */
const wordsOfForm = (form: NoteForm): string =>
  JSON.stringify(toNoteSources(form).map(({ name, text }) => [name, text.replace(/\s+/g, " ").trim()]));
