import { z } from "zod";
import { AppError, withinLimit } from "#app/base/http/errors.ts";
import { LONGEST_NOTES } from "./longest-notes.ts";
import { DEMOGRAPHICS, type NoteForm, toNoteSources } from "./note-form.ts";

/** The longest text of one field, in characters. The path limits the whole body; `validForm` says which field is too long. */
export const LONGEST_FIELD = 2_000;

const field = z.string().nullish();
const demographics = z.object(Object.fromEntries(DEMOGRAPHICS.map(({ name }) => [name, field])));

/** The form's fields in the body of every call that generates a note. */
export const noteFields = z.object({
  description: z.string().default(""),
  vital_signs: field,
  demographics: demographics.nullish(),
});

/** The call's body, converted back to the form. */
export function toForm({
  description,
  vital_signs,
  demographics: about,
}: z.output<typeof noteFields>): NoteForm {
  const filled = Object.entries(about ?? {}).flatMap(([name, text]) => (text ? [[name, text]] : []));
  return { nurseNotes: description, vitalSigns: vital_signs ?? "", demographics: Object.fromEntries(filled) };
}

/** A form that a note can be written from. @throws AppError missing_notes or text_too_long */
export function validForm<Form extends NoteForm>(form: Form): Form {
  if (form.nurseNotes.trim() === "") throw new AppError("missing_notes");
  for (const { name, label, text } of toNoteSources(form)) {
    const isNotes = name === "nurseNotes";
    withinLimit(isNotes ? "Your notes" : label, text, isNotes ? LONGEST_NOTES : LONGEST_FIELD);
  }
  return form;
}
