import type { NoteForm } from "#app/core/note/form/note-form.ts";
import { titleOfNote } from "#app/core/note/leaving-note.ts";
import type { NoteBody } from "#app/core/record/notes/note.ts";
import type { NoteAnswer } from "./note-answer.ts";
import { SBAR_LAYOUT, toNoteItems } from "./sbar-layout.ts";

/** An SBAR note as it is kept: the whole checked answer, with the form that it was made from. */
export function keptSbar(form: NoteForm, { type: _, ...answer }: { type: "done" } & NoteAnswer): NoteBody {
  const title = titleOfNote(SBAR_LAYOUT, { ...toNoteItems(answer), excluded: [], form: 0 });
  return { kind: "sbar", title: title || "SBAR", text: answer.markedText, answer, form };
}
