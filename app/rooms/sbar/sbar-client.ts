import { ApiError } from "#app/base/http/request.ts";
import type { GenerationClient } from "#app/core/generation/generation-client.ts";
import type { NoteForm } from "#app/core/note/form/note-form.ts";
import {
  type GrowingStatement,
  growStatements,
  type NoteGrowth,
} from "#app/core/note/writing/growing-statements.ts";
import type { NoteAnswer } from "./note-answer.ts";
import { parseSbar } from "./parse-sbar.ts";
import type { SbarNote } from "./sbar-note.ts";
import { toRequest } from "./to-request.ts";

/** The page's side of a note. */
export const sbarClient: GenerationClient<NoteForm, NoteGrowth, GrowingStatement[], NoteAnswer> = {
  path: "/api/generate-note",
  toBody: toRequest,
  failed: "Failed to generate SBAR report",
  finished: "Your SBAR note is ready.",
  readAnswer,
  nothingYet: [],
  grow: growStatements,
  words: (error) =>
    (error instanceof Error && error.message) || "Failed to generate SBAR report. Please try again.",
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

/** The answer of a server that says less than ours is a note without checks; its note may be one text (SBAR-15). */
function readAnswer(body: unknown): NoteAnswer {
  try {
    const answer = body as { note?: string | SbarNote } & Partial<NoteAnswer>;
    return { ...NOTHING, ...answer, note: parseSbar(answer.note ?? "") };
  } catch {
    throw new ApiError("Failed to parse server response", { code: "invalid_json" });
  }
}
