import type { NoteForm } from "#app/core/note/form/note-form.ts";
import type { NoteBody } from "#app/core/record/notes/note.ts";
import type { NoteAnswer } from "./note-answer.ts";

/** An SBAR note as it is kept: the whole checked answer, with the form that it was made from. */
export function keptSbar(form: NoteForm, { type: _, ...answer }: { type: "done" } & NoteAnswer): NoteBody {
  const [first] = answer.statements;
  return { kind: "sbar", title: first?.text ?? "SBAR", text: answer.markedText, answer, form };
}
