import { AppError, type ErrorCode } from "#app/base/http/errors.ts";
import type { Generation } from "#app/core/generation/generation.server.ts";
import { meteredRun } from "#app/core/generation/metered-run.server.ts";
import { openShield, type Shield } from "#app/core/identifiers/pseudonymizer.ts";
import { DeadlineError } from "#app/core/model/deadline.ts";
import type { Usage } from "#app/core/model/draft-stream.ts";
import type { Model, ModelEvent } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import { modelFailure } from "#app/core/model/model-failure.ts";
import type { CheckedAnswer } from "../citations/check-answer.ts";
import type { LiteratureRecord } from "../record.ts";
import { type AnswerEvent, type CitedAnswer, NOT_ANSWERED, plainAnswer, type ShownSource } from "./answer.ts";
import { answerRequest } from "./answer-request.ts";
import type { LookedUp } from "./look-up.server.ts";
import { type ReadEvent, readAnswer } from "./read-answer.server.ts";

/** How one room asks. */
export type Manner = {
  instructions: string;
  /** An answer of which no source supports anything is replaced by the words that say so. */
  isStrict: boolean;
  /** What a failure is called that has no words of its own. */
  failed: ErrorCode;
};

export type Asked = {
  question: string;
  /** What was said before; "" for nothing. */
  conversation: string;
  /** Null where nothing was looked for. */
  lookedUp: LookedUp | null;
};

type Dependencies = {
  model: Model;
  /** The admitted use, to be settled exactly once. */
  generation: Generation;
};

type Signals = {
  /** The person's own: aborted, it costs what was made so far. */
  caller: AbortSignal;
  /** The person's, or the time limit; by that alone it costs nothing. */
  within: AbortSignal;
};

/**
 * Writes one answer from the articles that were found: words as they come, last the whole with every citation checked.
 * Identifiers do not reach the model. Failed or out of time, it costs nothing.
 * @throws AppError answer_refused, answer_cut_off, model_busy, model_timed_out, the manner's `failed`, or cancelled
 */
export async function* writeAnswer(
  { model, generation }: Dependencies,
  manner: Manner,
  asked: Asked,
  { caller, within }: Signals,
): AsyncGenerator<AnswerEvent> {
  const shield = openShield([]);
  const records = asked.lookedUp?.records ?? [];
  const request = answerRequest(manner.instructions, hidden(asked, shield), generation.outputTokens);
  const written: { checked: CheckedAnswer | null } = { checked: null };
  const tell = function* (event: Exclude<ReadEvent, Usage>): Generator<AnswerEvent> {
    if (event.type === "text") yield event;
    else written.checked = event;
  };
  const accept = () => {
    if (!written.checked?.text.trim()) throw new AppError(manner.failed);
  };
  if (asked.lookedUp) yield { type: "searched", search: asked.lookedUp.search };
  yield* meteredRun<ReadEvent, AnswerEvent>(
    { generation, signal: caller, tell, accept, failure: (error) => failureOf(error, manner.failed) },
    readAnswer(inTime(model.stream(request, within), within), shield, records),
  );
  if (written.checked) yield { type: "done", ...toAnswer(written.checked, asked, manner) };
}

/** Hidden twice: a name learned in the question is then hidden in what was said before, too. */
function hidden({ question, conversation, lookedUp }: Asked, shield: Shield) {
  shield.hide(conversation);
  shield.hide(question);
  return {
    question: shield.hide(question),
    conversation: shield.hide(conversation),
    records: lookedUp?.records ?? [],
  };
}

function toAnswer({ text, pieces, sources }: CheckedAnswer, asked: Asked, manner: Manner): CitedAnswer {
  const search = asked.lookedUp?.search ?? null;
  const isSupported = pieces.some(({ standing }) => standing === "supported");
  const isRefusal = text.trim() === NOT_ANSWERED;
  if (isRefusal || (manner.isStrict && !isSupported)) return plainAnswer(NOT_ANSWERED, search);
  const shown = sources.map(({ number, record, quotes }) => ({ ...toShown(record), number, quotes }));
  return { text, pieces, sources: shown, answered: true, search };
}

function toShown(record: LiteratureRecord): Omit<ShownSource, "number" | "quotes"> {
  const { title, authors, journal, year, pmid, doi, url } = record;
  const { isOpenAccess, isPreprint, isRetracted, hasConcern, isCorrected } = record;
  const marks = { isOpenAccess, isPreprint, isRetracted, hasConcern, isCorrected };
  return { title, authors, journal, year, pmid, doi, url, ...marks };
}

/** The model's events; the end of the time limit is no cancellation. */
async function* inTime(events: AsyncIterable<ModelEvent>, within: AbortSignal): AsyncGenerator<ModelEvent> {
  try {
    yield* events;
  } catch (error) {
    const isLate = within.aborted && within.reason instanceof DeadlineError;
    throw isLate ? new ModelError("timed_out", "The answer's time limit has passed") : error;
  }
}

function failureOf(error: unknown, failed: ErrorCode): unknown {
  const known = modelFailure(error);
  if (!(known instanceof AppError)) return known;
  return new AppError(OWN_WORDS[known.code] ?? (known.code === "model_failed" ? failed : known.code), {
    cause: error,
  });
}

/** The model's failures whose words speak of a note. */
const OWN_WORDS: Partial<Record<ErrorCode, ErrorCode>> = {
  model_refused: "answer_refused",
  model_cut_off: "answer_cut_off",
};
