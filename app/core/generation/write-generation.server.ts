import { AppError, type ErrorCode } from "#app/base/http/errors.ts";
import { DeadlineError } from "#app/base/runtime/timeout.ts";
import type { Timing } from "#app/base/runtime/timing.server.ts";
import { openPseudonymizer, type Pseudonymizer } from "../identifiers/pseudonymizer.ts";
import type { Model, ModelEvent } from "../model/model.ts";
import { ModelError, type ModelErrorCode } from "../model/model-error.ts";
import type { OpenReader } from "../second-reading/open-reader.server.ts";
import type { AdmittedUse } from "./admission.server.ts";
import { openAnswerChecker } from "./answer-checker.ts";
import type { AnswerCheck, DraftUsage, GenerationDefinition, SourceText } from "./define-generation.ts";
import { refuseInstructions } from "./refuse-instructions.ts";

type Signals = {
  /** The person's own: when it is aborted, what was made so far is charged. */
  caller: AbortSignal;
  /** The person's, or the time limit; if only the limit aborts it, it costs nothing. */
  within: AbortSignal;
};

type Definition<Input, Given, Source extends SourceText, Draft, Event> = Pick<
  GenerationDefinition<never, Input, Given, Source, Draft, Event>,
  "identifiers" | "sources" | "request" | "parse" | "check" | "failures"
>;

/** What an answer is written with. */
type Tools = {
  model: Model;
  use: AdmittedUse;
  timing?: Timing;
  /** Opens a second reader; null if there is no second reading. */
  openReader?: OpenReader | null;
};

/**
 * Writes one answer: hides identifiers, asks the model, reads its answer as it grows, checks each part as soon as it is
 * complete, settles the use, and ends with `done`.
 * @param events what the page is sent first
 * @throws AppError with the tool's code when the model fails; nothing after it pretends to be an answer
 */
export async function* writeGeneration<
  Input,
  Given,
  Source extends SourceText,
  Draft extends { type: string },
  Event extends { type: string },
>(
  definition: Definition<Input, Given, Source, Draft, Event>,
  { model, use, timing, openReader = null }: Tools,
  { input, given, events = [] }: { input: Input; given: Given; events?: readonly Event[] },
  { caller, within }: Signals,
): AsyncGenerator<Event> {
  const sources = definition.sources(input, given);
  const pseudonymizer = openPseudonymizer(definition.identifiers?.(input) ?? []);
  const hidden = hideAll(pseudonymizer, sources);
  const asked = { hidden, given, maxOutputTokens: use.outputTokens };
  const openCheck = () =>
    definition.check({
      input,
      given,
      sources,
      hidden,
      openChecker: timedChecker(timing),
      openReader: openReader && ((read) => openReader({ ...read, pseudonymizer, signal: within })),
    });
  yield* settleDraft({
    draft: draftOf(definition, { model, pseudonymizer }, asked, within),
    openCheck,
    use,
    signal: caller,
    events,
    failures: definition.failures ?? {},
  });
}

/**
 * The model's answer as the tool reads it, identifiers put back.
 * @throws ModelError as `Model.stream` does, and what the tool's `parse` throws
 */
export function draftOf<Given, Source extends SourceText, Draft>(
  { request, parse }: Pick<Definition<never, Given, Source, Draft, never>, "request" | "parse">,
  { model, pseudonymizer }: { model: Model; pseudonymizer: Pseudonymizer },
  { hidden, given, maxOutputTokens }: { hidden: readonly Source[]; given: Given; maxOutputTokens: number },
  signal: AbortSignal,
): AsyncIterable<Draft | DraftUsage> {
  const asked = request(hidden, given, maxOutputTokens);
  const answer = refuseInstructions(model.stream(asked, signal), asked.instructions);
  return parse(inTime(answer, signal), pseudonymizer, { hidden, given });
}

/** The sources with their identifiers replaced. */
export function hideAll<Source extends SourceText>(
  pseudonymizer: Pseudonymizer,
  sources: readonly Source[],
): Source[] {
  const hidden = pseudonymizer.pseudonymizeAll(sources.map(({ text }) => text));
  return sources.map((source, at) => ({ ...source, text: hidden[at] ?? "" }));
}

/** The model's events; reaching the time limit is not a cancellation. */
async function* inTime(events: AsyncIterable<ModelEvent>, signal: AbortSignal): AsyncGenerator<ModelEvent> {
  try {
    yield* events;
  } catch (error) {
    const isLate = signal.aborted && signal.reason instanceof DeadlineError;
    throw isLate ? new ModelError("timed_out", "The answer's time limit has passed") : error;
  }
}

type Settling<Draft, Event> = {
  draft: AsyncIterable<Draft | DraftUsage>;
  /** Called while the model is at work, so that nothing waits for the notes to be read. */
  openCheck(): AnswerCheck<Draft, Event>;
  /** The admitted use, settled exactly once. */
  use: AdmittedUse;
  signal: AbortSignal;
  events?: readonly Event[];
  failures?: Partial<Record<ErrorCode, ErrorCode>>;
};

/**
 * Follows a draft to its end and settles the use. A failure before its first word costs nothing, nor does one of ours
 * or the provider's. If it is cancelled after its first word, the tokens so far are charged and the use is not counted;
 * an answer that breaks off is forgiven three times a day, and charged in that way afterwards.
 * @throws AppError cancelled, cut_off_charged, or the tool's code for what failed
 */
export async function* settleDraft<Draft extends { type: string }, Event extends { type: string }>({
  draft,
  openCheck,
  use,
  signal,
  events = [],
  failures = {},
}: Settling<Draft, Event>): AsyncGenerator<Event> {
  const tokens = { inputTokens: 0, outputTokens: 0 };
  let outcome: "complete" | "failed" | "settled" | "cancelled" = "cancelled";
  let hasWords = false;
  let opened: AnswerCheck<Draft, Event> | null = null;
  const check = () => {
    opened ??= openCheck();
    return opened;
  };
  try {
    yield* events;
    for await (const event of draft) {
      hasWords ||= event.type === "text" && (event as { text?: string }).text?.trim() !== "";
      if (isUsage(event)) {
        tokens.inputTokens = event.inputTokens;
        tokens.outputTokens = event.outputTokens;
      } else yield* check().take(event as Draft);
    }
    check().accept?.();
    outcome = "complete";
  } catch (error) {
    const isCancelled = signal.aborted || (error instanceof ModelError && error.code === "cancelled");
    if (isCancelled) throw new AppError("cancelled", { cause: error });
    outcome = "settled";
    if (hasWords && isCutOff(error)) {
      const { isCharged } = await use.settleCutOff(tokens);
      throw isCharged ? new AppError("cut_off_charged", { cause: error }) : inOwnCode(error, failures);
    }
    await use.giveBack();
    if (!isProviders(error)) throw inOwnCode(error, failures);
    let hasAnswer = false;
    for await (const event of check().withoutModel?.() ?? []) {
      hasAnswer = true;
      yield event;
    }
    if (!hasAnswer) throw inOwnCode(error, failures);
    return;
  } finally {
    if (outcome === "cancelled" && hasWords) await use.settle({ ...tokens, isCounted: false });
    else if (outcome !== "settled" && outcome !== "complete") await use.giveBack();
  }
  // The end of the answer is made while the meter charges; nobody receives it before both are done.
  const settled = check().isFree?.() ? use.giveBack(tokens) : use.settle({ ...tokens, isCounted: true });
  const usage = { input_tokens: tokens.inputTokens, output_tokens: tokens.outputTokens };
  const end = Array.fromAsync(check().finish(usage));
  await Promise.allSettled([settled, end]);
  await settled;
  yield* await end;
}

const PROVIDERS: readonly ModelErrorCode[] = [
  "overloaded",
  "rate_limited",
  "unavailable",
  "invalid",
  "paused",
  "over_budget",
];

const isProviders = (error: unknown): boolean =>
  error instanceof ModelError && (PROVIDERS.includes(error.code) || error.code === "timed_out");

/** The answer itself did not come to a usable end; neither the provider nor our own code failed. */
const isCutOff = (error: unknown): boolean =>
  error instanceof ModelError ? !PROVIDERS.includes(error.code) : error instanceof AppError;

const isUsage = <Draft extends { type: string }>(event: Draft | DraftUsage): event is DraftUsage =>
  event.type === "usage";

/** A failure under the tool's own code, if it has one; an unforeseen error stays what it is. */
function inOwnCode(error: unknown, failures: Partial<Record<ErrorCode, ErrorCode>>): unknown {
  const known =
    error instanceof ModelError
      ? new AppError(error.isTooLong ? "model_too_long" : MODEL_FAILURES[error.code], { cause: error })
      : error;
  const code = known instanceof AppError ? failures[known.code] : undefined;
  return code === undefined ? known : new AppError(code, { cause: error });
}

/** Codes with words for people; the model's own message goes to the log only. */
const MODEL_FAILURES: Record<ModelErrorCode, ErrorCode> = {
  refused: "model_refused",
  cut_off: "model_cut_off",
  rate_limited: "model_busy",
  overloaded: "model_busy",
  timed_out: "model_timed_out",
  unavailable: "model_failed",
  invalid: "model_failed",
  paused: "model_paused",
  over_budget: "budget_spent",
  cancelled: "cancelled",
};

/** Opens checkers whose computing time is measured as `check`. */
export function timedChecker(timing: Pick<Timing, "compute"> | undefined): typeof openAnswerChecker {
  if (!timing) return openAnswerChecker;
  const timed =
    <Args extends unknown[], Result>(rule: (...args: Args) => Result) =>
    (...args: Args) =>
      timing.compute("check", () => rule(...args));
  return (sources) => {
    const checker = timing.compute("check", () => openAnswerChecker(sources));
    return {
      checkStatement: timed(checker.checkStatement),
      isOpen: timed(checker.isOpen),
      leftOut: timed(checker.leftOut),
      notStated: timed(checker.notStated),
      hear: timed(checker.hear),
      heard: timed(checker.heard),
      required: timed(checker.required),
      matched: timed(checker.matched),
    };
  };
}
