import { EMPTY_FORM, type NoteForm, patientLines } from "../form/note-form.ts";
import type { LeavingChoice } from "../leaving/leaving-note.ts";
import { contentOf, formOf, type NoteDocument, type NoteLayout } from "../note-document.ts";
import { uneditedVitals } from "../unedited-vitals.ts";
import { readVitals } from "./fhir-vitals.ts";
import { type NoteExport, toExport } from "./note-export.ts";

/** The note on the page, in the form that goes into a file. @throws if there is none */
export function exportNote(
  layout: NoteLayout,
  document: NoteDocument<NoteForm>,
  choice: LeavingChoice,
  author: string,
): NoteExport {
  const content = contentOf(document);
  if (!content) throw new Error("There is no note to export.");
  const form = formOf(document) ?? EMPTY_FORM;
  const { name = "", gender = "" } = form.demographics;
  const vitalsText = uneditedVitals(document, form.vitalSigns);
  return toExport(
    layout,
    { document, content, choice },
    {
      patient: { name, gender, lines: patientLines(form) },
      vitals: readVitals(vitalsText),
      vitalsText,
      author,
    },
  );
}
