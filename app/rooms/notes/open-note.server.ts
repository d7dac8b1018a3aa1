import type { RouterContextProvider } from "react-router";
import { type AppContext, appOf } from "#app/base/runtime/context.server.ts";
import { AppError } from "#app/base/runtime/errors.ts";
import { providerFetch } from "#app/base/runtime/providers.server.ts";
import { timedFetch } from "#app/base/runtime/timing.server.ts";
import { personOf } from "#app/core/identity/guard.server.ts";
import { openModel } from "#app/core/model/door.server.ts";
import { openShield } from "#app/core/model/identifiers.ts";
import { estimateTokens } from "#app/core/model/tokens.ts";
import { openGeneration } from "#app/core/usage/generation.server.ts";
import { generateNote } from "./generate-note.server.ts";
import { loggedTiming, timedChecker, timedGeneration } from "./note-timing.server.ts";
import { draftNote } from "./sbar-draft.ts";
import { type SbarForm, toSources } from "./sbar-form.ts";

/** Longest notes, in characters: what one nurse types about one patient, many times over. */
const LONGEST_NOTES = 20_000;
/** The most that a note may take, and the least that one can be written with, in output tokens. */
const OUTPUT_TOKENS = { most: 4_000, least: 500 };

type Opening = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  form: SbarForm;
  signal: AbortSignal;
};

/**
 * Checks the form, asks the meter, and starts a note.
 * @returns the note's events; whoever reads them to their end, or stops reading, settles the meter
 * @throws AppError missing_notes, too_large, rate_limited, limit_reached or key_reused: nothing was spent
 */
export async function openNote({ request, context, form, signal }: Opening) {
  if (form.nurseNotes.trim() === "") throw new AppError("missing_notes");
  if (form.nurseNotes.length > LONGEST_NOTES) throw new AppError("too_large");
  const app = appOf(context);
  const sources = toSources(form);
  const generation = await timedGeneration(app.timing, () =>
    openGeneration(app, personOf(context), {
      feature: "sbar",
      key: request.headers.get("Idempotency-Key") ?? crypto.randomUUID(),
      input: JSON.stringify(form),
      inputTokens: estimateTokens(sources.map(({ text }) => text).join("\n")),
      outputTokens: OUTPUT_TOKENS.most,
      leastOutputTokens: OUTPUT_TOKENS.least,
    }),
  );
  const model = modelOf(app);
  const shield = openShield(form.demographics.name ? [{ kind: "name", text: form.demographics.name }] : []);
  const draft: Parameters<typeof generateNote>[0]["draft"] = (fields, maxOutputTokens, stop) =>
    draftNote(model, shield, fields, { maxOutputTokens }, stop);
  const openCheck = timedChecker(app.timing);
  return loggedTiming(generateNote({ draft, generation, openCheck }, sources, signal), app);
}

function modelOf({ env, timing }: AppContext) {
  const isSandbox = env.providers.model === "sandbox";
  return openModel({
    apiKey: env.settings.ANTHROPIC_API_KEY ?? "",
    fetch: timedFetch(timing, "model", providerFetch(env, "model")),
    model: env.settings.MODEL,
    ...(isSandbox ? { baseURL: "http://anthropic.sandbox" } : {}),
  });
}
