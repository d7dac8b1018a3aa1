import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { type Ask, keyOf, openGeneration } from "#app/core/generation/generation.server.ts";
import { loggedTiming } from "#app/core/generation/logged-timing.server.ts";
import { timedChecker } from "#app/core/generation/timed-checker.server.ts";
import { timedGeneration } from "#app/core/generation/timed-generation.server.ts";
import { type Asked, writtenAnswer } from "#app/core/generation/written-answer.server.ts";
import { openShield } from "#app/core/identifiers/pseudonymizer.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { modelOf } from "#app/core/model/app-model.server.ts";
import { estimateTokens } from "#app/core/model/tokens.ts";
import { generateNote } from "./generate-note.server.ts";
import { computedStatements } from "./news2/form-score.ts";
import type { NoteEvent } from "./note-answer.ts";
import { LONGEST_FIELD } from "./note-request.ts";
import { draftNote } from "./sbar-draft.ts";
import { type SbarForm, toSources } from "./sbar-form.ts";

/** Longest notes, in characters: what one nurse types about one patient, many times over. */
const LONGEST_NOTES = 20_000;
/** The most that a note may take, and the least that one can be written with, in output tokens. */
const OUTPUT_TOKENS = { most: 4_000, least: 500 };

type Opening = Asked & { form: SbarForm };

/**
 * Checks the form, asks the meter, and starts a note.
 * @throws AppError missing_notes, too_large, rate_limited, limit_reached or key_reused: nothing was spent
 */
export const noteAnswer = writtenAnswer<Opening, NoteEvent>(open);

async function open({ request, context, form }: Opening): Promise<AsyncGenerator<NoteEvent>> {
  if (form.nurseNotes.trim() === "") throw new AppError("missing_notes");
  if (isTooLong(form)) throw new AppError("too_large");
  const app = appOf(context);
  const sources = toSources(form);
  const ask: Ask = {
    feature: "sbar",
    key: keyOf(request),
    input: JSON.stringify(form),
    inputTokens: estimateTokens(sources.map(({ text }) => text).join("\n")),
    outputTokens: OUTPUT_TOKENS.most,
    leastOutputTokens: OUTPUT_TOKENS.least,
  };
  const generation = await timedGeneration(app.timing, () => openGeneration(app, personOf(context), ask));
  const model = modelOf(app);
  const shield = openShield(form.demographics.name ? [{ kind: "name", text: form.demographics.name }] : []);
  const draft: Parameters<typeof generateNote>[0]["draft"] = (fields, maxOutputTokens, stop) =>
    draftNote(model, shield, fields, { maxOutputTokens }, stop);
  const openCheck = timedChecker(app.timing);
  const computed = computedStatements(form);
  return loggedTiming(
    generateNote({ draft, generation, openCheck, computed }, sources, request.signal),
    app,
    "note.timing",
  );
}

function isTooLong({ nurseNotes, vitalSigns, demographics }: SbarForm): boolean {
  const fields = [vitalSigns, ...Object.values(demographics)];
  return nurseNotes.length > LONGEST_NOTES || fields.some(({ length }) => length > LONGEST_FIELD);
}
