import type { NoteRequest } from "./note-request.ts";
import type { SbarForm } from "./sbar-form.ts";

/** The form as the call sends it. Apart from the schema, which the browser would otherwise load with all of zod. */
export function toRequest({ nurseNotes, vitalSigns, demographics: about }: SbarForm): NoteRequest {
  return {
    description: nurseNotes,
    vital_signs: vitalSigns,
    format: "SBAR",
    notification: "",
    demographics: about,
  };
}
