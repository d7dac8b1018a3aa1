import type { SourceField } from "#app/core/evidence/text/source.ts";
import { finished } from "#app/core/generation/finished.ts";
import { openShield } from "#app/core/identifiers/pseudonymizer.ts";
import { openModel } from "#app/core/model/door.server.ts";
import type { Model } from "#app/core/model/model.ts";
import { generateNote } from "#app/rooms/sbar/generate-note.server.ts";
import type { NoteAnswer } from "#app/rooms/sbar/note-answer.ts";
import { draftNote } from "#app/rooms/sbar/sbar-draft.ts";
import { toSources } from "#app/rooms/sbar/sbar-form.ts";
import { anthropicApi } from "#workers/sandbox/anthropic/index.ts";
import type { Claim } from "./evidence-in-sources.ts";

/** As the product allows a note. */
const MOST_OUTPUT_TOKENS = 4_000;

export type WrittenNote = {
  sources: readonly SourceField[];
  answer: NoteAnswer;
  /** What the model claimed for each statement, in the answer's order. */
  claims: Claim[];
};

/**
 * The model that writes: Claude where ANTHROPIC_API_KEY is set (MODEL names which), else the stand-in.
 * @returns the model with the name to print
 */
export function chooseModel(env: Record<string, string | undefined>): { model: Model; name: string } {
  const { ANTHROPIC_API_KEY: apiKey, MODEL: model = "claude-sonnet-5-5" } = env;
  if (apiKey) return { model: openModel({ apiKey, model }), name: `${model} (live)` };
  const standIn: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set("x-sandbox-duration-ms", "0");
    return anthropicApi(request);
  };
  const options = { apiKey: "stand-in", baseURL: "http://anthropic.sandbox", model, fetch: standIn };
  return { model: openModel(options), name: "the local stand-in" };
}

/**
 * Writes the note of one nurse's notes as the product does, with shield, draft reader and checker; only the meter,
 * which Node does not have, admits everything.
 * @throws AppError as `generateNote` does
 */
export async function writeNote(model: Model, nurseNotes: string): Promise<WrittenNote> {
  const sources = toSources({ nurseNotes, vitalSigns: "", demographics: {} });
  const shield = openShield([]);
  const claims: Claim[] = [];
  const generation = {
    outputTokens: MOST_OUTPUT_TOKENS,
    settle: async () => {},
    giveBack: async () => {},
  };
  async function* draft(fields: readonly SourceField[], maxOutputTokens: number, signal: AbortSignal) {
    for await (const event of draftNote(model, shield, fields, { maxOutputTokens }, signal)) {
      if (event.type === "statement") claims.push({ text: event.text, quotes: event.quotes });
      yield event;
    }
  }
  const { type: _, ...answer } = await finished(
    generateNote({ draft, generation }, sources, new AbortController().signal),
  );
  return { sources, answer, claims };
}
