import { z } from "zod";
import { AppError } from "#app/base/http/errors.ts";
import { DEMOGRAPHICS, type NoteForm } from "./note-form.ts";

/** Longest text of one field, in characters. The path limits the whole body, `validForm` the notes. */
export const LONGEST_FIELD = 2_000;
/** Longest notes, in characters: what one nurse types about one patient, many times over. */
const LONGEST_NOTES = 20_000;

const field = z.string().max(LONGEST_FIELD).nullish();
const demographics = z.object(Object.fromEntries(DEMOGRAPHICS.map(({ name }) => [name, field])));

/** What the body of every call that generates a note holds of the form. */
export const noteFields = z.object({
  description: z.string().default(""),
  vital_signs: field,
  demographics: demographics.nullish(),
});

/** The call's body as the form it came from. */
export function toForm({
  description,
  vital_signs,
  demographics: about,
}: z.output<typeof noteFields>): NoteForm {
  const filled = Object.entries(about ?? {}).flatMap(([name, text]) => (text ? [[name, text]] : []));
  return { nurseNotes: description, vitalSigns: vital_signs ?? "", demographics: Object.fromEntries(filled) };
}

/** A form that a note can be written from. @throws AppError missing_notes or too_large */
export function validForm<Form extends NoteForm>(form: Form): Form {
  const { nurseNotes, vitalSigns, demographics } = form;
  if (nurseNotes.trim() === "") throw new AppError("missing_notes");
  const isLong = [vitalSigns, ...Object.values(demographics)].some(({ length }) => length > LONGEST_FIELD);
  if (isLong || nurseNotes.length > LONGEST_NOTES) throw new AppError("too_large");
  return form;
}
