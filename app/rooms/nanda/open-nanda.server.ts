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
import { generateNanda } from "./generate-nanda.server.ts";
import { type NandaEvent, toSources } from "./nanda-answer.ts";
import { draftDiagnoses } from "./nanda-draft.ts";
import { LONGEST_CONTEXT } from "./nanda-request.ts";

/** The most that diagnoses may take, and the least that one can be written with, in output tokens. */
const OUTPUT_TOKENS = { most: 4_000, least: 500 };

type Opening = Asked & {
  /** What the nurse typed. */
  text: string;
};

/**
 * Checks the text, asks the meter, and starts the diagnoses.
 * @throws AppError missing_context, too_large, rate_limited, nanda_limit_reached, limit_reached or key_reused: nothing
 * was spent
 */
export const nandaAnswer = writtenAnswer<Opening, NandaEvent>(open);

async function open({ request, context, text }: Opening): Promise<AsyncGenerator<NandaEvent>> {
  if (text.trim() === "") throw new AppError("missing_context");
  if (text.length > LONGEST_CONTEXT) throw new AppError("too_large");
  const app = appOf(context);
  const ask: Ask = {
    feature: "nanda",
    key: keyOf(request),
    input: text,
    inputTokens: estimateTokens(text),
    outputTokens: OUTPUT_TOKENS.most,
    leastOutputTokens: OUTPUT_TOKENS.least,
    countReached: "nanda_limit_reached",
  };
  const generation = await timedGeneration(app.timing, () => openGeneration(app, personOf(context), ask));
  const model = modelOf(app);
  const shield = openShield([]);
  const events = generateNanda(
    {
      draft: (sources, maxOutputTokens, stop) =>
        draftDiagnoses(model, shield, sources, maxOutputTokens, stop),
      generation,
      openCheck: timedChecker(app.timing),
    },
    toSources(text),
    request.signal,
  );
  return loggedTiming(events, app, "nanda.timing");
}
