import { z } from "zod";
import { DEMOGRAPHICS, type SbarForm } from "./sbar-form.ts";

/** Longest text of one field, in characters. The path limits the whole body, the use case the notes. */
export const LONGEST_FIELD = 2_000;

const field = z.string().max(LONGEST_FIELD).nullish();
const demographics = z.object(Object.fromEntries(DEMOGRAPHICS.map(({ name }) => [name, field])));

/** The body of `POST /api/generate-note` (API-19). */
export const noteRequest = z.object({
  description: z.string().default(""),
  vital_signs: field,
  format: z.literal("SBAR").default("SBAR"),
  notification: z.string().max(LONGEST_FIELD).nullish(),
  demographics: demographics.nullish(),
});

export type NoteRequest = z.input<typeof noteRequest>;

/** The call's body as the form it came from. */
export function toForm({
  description,
  vital_signs,
  demographics: about,
}: z.output<typeof noteRequest>): SbarForm {
  const filled = Object.entries(about ?? {}).flatMap(([name, text]) => (text ? [[name, text]] : []));
  return { nurseNotes: description, vitalSigns: vital_signs ?? "", demographics: Object.fromEntries(filled) };
}
