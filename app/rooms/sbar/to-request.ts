import { type NoteForm, toNoteFields } from "#app/core/note/form/note-form.ts";
import type { NoteRequest } from "./note-request.ts";

/** The form as the call sends it. Apart from the schema, which the browser would otherwise load with all of zod. */
export const toRequest = (form: NoteForm): NoteRequest => ({
  ...toNoteFields(form),
  format: "SBAR",
  notification: "",
});
