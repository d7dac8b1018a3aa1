import { ApiError } from "#app/base/http/request.ts";
import type { GenerationClient, GenerationProgress } from "#app/core/generation/generation-client.ts";
import type { NoteAnswer, NoteEvent, NoteStatement } from "./note-answer.ts";
import { parseSbar } from "./parse-sbar.ts";
import type { SbarForm } from "./sbar-form.ts";
import type { SbarNote, SectionKey } from "./sbar-note.ts";
import { toRequest } from "./to-request.ts";

/** A statement as it grows: text is a draft until `checked` is there. */
export type GrowingStatement = {
  index: number;
  section: SectionKey;
  text: string;
  checked: NoteStatement | null;
};

export type NoteProgress = GenerationProgress<GrowingStatement[], NoteAnswer>;

type NoteGrowth = Exclude<NoteEvent, { type: "done" | "error" }>;

/** The page's side of a note. */
export const sbarClient: GenerationClient<SbarForm, NoteGrowth, GrowingStatement[], NoteAnswer> = {
  path: "/api/generate-note",
  toBody: toRequest,
  failed: "Failed to generate SBAR report",
  readAnswer,
  nothingYet: [],
  grow,
  words: (error) =>
    (error instanceof Error && error.message) || "Failed to generate SBAR report. Please try again.",
};

function grow(statements: GrowingStatement[], event: NoteGrowth): GrowingStatement[] {
  if (event.type === "text") return withText(statements, event);
  if (event.type === "statement") return withStatement(statements, event);
  return statements;
}

function withText(statements: GrowingStatement[], event: NoteGrowth & { type: "text" }): GrowingStatement[] {
  const { index, section, text } = event;
  const known = statements.find((statement) => statement.index === index);
  if (!known) return [...statements, { index, section, text, checked: null }];
  return statements.map((statement) =>
    statement === known ? { ...known, text: known.text + text } : statement,
  );
}

function withStatement(
  statements: GrowingStatement[],
  event: NoteGrowth & { type: "statement" },
): GrowingStatement[] {
  const { type: _, index, ...checked } = event;
  const grown: GrowingStatement = { index, section: checked.section, text: checked.text, checked };
  const rest = statements.filter((statement) => statement.index !== index);
  return [...rest, grown].sort((a, b) => a.index - b.index);
}

const NOTHING: Omit<NoteAnswer, "note"> = {
  statements: [],
  diagnoses: [],
  computed: [],
  leftOut: [],
  notStated: [],
  matched: { matching: 0, all: 0 },
  usage: { input_tokens: 0, output_tokens: 0 },
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
