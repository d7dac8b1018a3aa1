import { type NoteTool, noteWorkKind } from "#app/core/note/note-work.ts";
import type { NoteWriterWords } from "#app/core/note/view/note-writer.tsx";
import type { NoteAnswer } from "./note-answer.ts";
import { SBAR_LAYOUT, toNoteItems } from "./sbar-layout.ts";

/** The SBAR note as its page goes on with it. */
export const SBAR_TOOL: NoteTool<NoteAnswer> = {
  layout: SBAR_LAYOUT,
  work: noteWorkKind("sbar"),
  toItems: toNoteItems,
};

export const SBAR_WORDS: NoteWriterWords = {
  title: "SBAR Generator",
  submit: "Generate SBAR Report",
  tab: "SBAR",
  copy: "Copy SBAR",
  done: "SBAR report generated successfully!",
  activity: "SBAR note",
};
