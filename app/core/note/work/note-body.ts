import type { NoteBody } from "../../record/notes/note.ts";
import { EMPTY_FORM, type NoteForm } from "../form/note-form.ts";
import { headedText, leavingParts, titleOfNote, withPatient } from "../leaving/leaving-note.ts";
import { contentOf, formOf, type NoteDocument, type NoteLayout, newestWritten } from "../note-document.ts";
import type { NoteTool } from "./note-work.ts";
import { packNote } from "./pack-note.ts";

/** The note's text as it is kept, and signed. */
export function keptText(layout: NoteLayout, document: NoteDocument): string {
  const content = contentOf(document);
  return content ? headedText(leavingParts(layout, content)) : "";
}

/** A version of the note as kept among the person's notes, with a title line and a text to find it by. */
export function noteBody<Answer>(
  { layout, kept }: Pick<NoteTool<Answer>, "layout" | "kept">,
  document: NoteDocument<NoteForm>,
): NoteBody {
  const written = contentOf(document) ? document : asLastWritten(document);
  // What is signed goes with its own text, even while the page shows an earlier version.
  const shown = newestWritten(document)?.signature ? { ...asLastWritten(document), draft: null } : written;
  const own = formOf(shown)?.layout ?? layout;
  const content = contentOf(shown);
  return {
    ...kept?.fields,
    kind: layout.kind,
    title: withPatient(
      formOf(shown) ?? EMPTY_FORM,
      (kept?.title ?? "") + ((content && titleOfNote(own, content)) || layout.title),
    ),
    text: keptText(own, shown),
    // An amendment is not part of the note before it is added.
    note: packNote({ ...written, amendment: null }),
  };
}

const asLastWritten = <Form>(document: NoteDocument<Form>): NoteDocument<Form> => ({
  ...document,
  current: newestWritten(document)?.number ?? 0,
});
