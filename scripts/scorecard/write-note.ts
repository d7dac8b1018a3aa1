import type { SourceField } from "#app/core/evidence/text/source.ts";
import { lastOf } from "#app/core/generation/open-run.server.ts";
import { writeGeneration } from "#app/core/generation/write-generation.server.ts";
import { openModel } from "#app/core/model/door.server.ts";
import type { Model } from "#app/core/model/model.ts";
import { EMPTY_FORM, toNoteSources } from "#app/core/note/form/note-form.ts";
import type { NoteAnswer } from "#app/rooms/sbar/note-answer.ts";
import { sbar } from "#app/rooms/sbar/sbar.generation.ts";
import { anthropicApi } from "#workers/sandbox/anthropic/index.ts";
import type { Claim } from "./evidence-in-sources.ts";

/** The product's limit for a note. */
const MOST_OUTPUT_TOKENS = 4_000;

export type WrittenNote = {
  sources: readonly SourceField[];
  answer: NoteAnswer;
  /** What the model claimed for each statement, in the answer's order. */
  claims: Claim[];
};

/**
 * The model that writes: Claude if ANTHROPIC_API_KEY is set (MODEL names which), else the stand-in.
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
 * Writes a note from a nurse's notes as the product does, with hidden identifiers, draft reader and checker, except
 * that everything is admitted, as Node has no meter.
 * @throws AppError like `writeGeneration`
 */
export async function writeNote(model: Model, nurseNotes: string): Promise<WrittenNote> {
  const input = { ...EMPTY_FORM, nurseNotes };
  const claims: Claim[] = [];
  const use = {
    outputTokens: MOST_OUTPUT_TOKENS,
    settle: async () => {},
    settleCutOff: async () => ({ isCharged: false }),
    giveBack: async () => {},
  };
  const noting: typeof sbar = {
    ...sbar,
    check(context) {
      const check = sbar.check(context);
      return {
        ...check,
        *take(event) {
          if (event.type === "statement") claims.push({ text: event.text, quotes: event.quotes });
          yield* check.take(event);
        },
      };
    },
  };
  const { signal } = new AbortController();
  const signals = { caller: signal, within: signal };
  const written = writeGeneration(noting, { model, use }, { input, given: undefined }, signals);
  const { type: _, ...answer } = await lastOf(written);
  return { sources: toNoteSources(input), answer, claims };
}
