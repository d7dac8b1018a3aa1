import { z } from "zod";
import { LONGEST_FIELD, noteFields } from "#app/core/note/form/note-request.ts";

/** The body of `POST /api/generate-note` (API-19). */
export const noteRequest = noteFields.extend({
  format: z.literal("SBAR").default("SBAR"),
  notification: z.string().max(LONGEST_FIELD).nullish(),
});

export type NoteRequest = z.input<typeof noteRequest>;
