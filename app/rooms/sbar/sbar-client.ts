import { SBAR_FAILED_WORDS } from "#app/base/http/error-words.ts";
import { unreadableAnswer } from "#app/base/http/request.ts";
import type { GenerationClient } from "#app/core/generation/generation-client.ts";
import { type NoteForm, toNoteFields } from "#app/core/note/form/note-form.ts";
import type { NoteWriterWords } from "#app/core/note/view/note-writer.tsx";
import { type NoteTool, noteWorkKind } from "#app/core/note/work/note-work.ts";
import {
  type GrowingStatement,
  growStatements,
  type NoteGrowth,
} from "#app/core/note/writing/growing-statements.ts";
import { EMPTY_NOTE, type NoteAnswer, type SbarNote } from "./note-answer.ts";
import type { NoteRequest } from "./sbar.generation.ts";
import { SBAR_LAYOUT, toNoteItems } from "./sbar-layout.ts";

/** The page's side of a note. */
export const sbarClient: GenerationClient<NoteForm, NoteGrowth, GrowingStatement[], NoteAnswer> = {
  path: "/api/generate-note",
  toBody: toRequest,
  failed: "Failed to generate SBAR report",
  finished: "Your SBAR note is ready.",
  readAnswer,
  nothingYet: [],
  grow: growStatements,
  words: (error) => (error instanceof Error && error.message) || SBAR_FAILED_WORDS,
};

/** The form as the call sends it; using the server's schema here would load all of zod in the browser. */
export function toRequest(form: NoteForm): NoteRequest {
  return { ...toNoteFields(form), format: "SBAR", notification: "" };
}

/** The SBAR note as a tool of the note page. */
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

const NOTHING: Omit<NoteAnswer, "note"> = {
  statements: [],
  diagnoses: [],
  computed: [],
  leftOut: [],
  notStated: [],
  matched: { matching: 0, all: 0 },
  usage: { input_tokens: 0, output_tokens: 0 },
  markedText: "",
};

/** An answer with less than our server sends is a note without checks; its note may be one text (SBAR-15). */
async function readAnswer(body: unknown): Promise<NoteAnswer> {
  try {
    const { note = "", ...answer } = body as { note?: string | SbarNote } & Partial<NoteAnswer>;
    return { ...NOTHING, ...answer, note: await readNote(note) };
  } catch {
    throw unreadableAnswer();
  }
}

/** Our server never sends a text, so its parser is loaded only when needed. */
async function readNote(note: string | SbarNote): Promise<SbarNote> {
  if (typeof note !== "string") return { ...EMPTY_NOTE, ...note };
  const { parseSbar } = await import("./parse-sbar.ts");
  return parseSbar(note);
}
