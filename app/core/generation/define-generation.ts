import type { ZodType } from "zod";
import type { ErrorCode } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import type { KnownIdentifier } from "#app/core/identifiers/found.ts";
import type { Person } from "#app/core/identity/session/guard.server.ts";
import type { Feature } from "#app/core/plans/plans.ts";
import type { NoteBody } from "#app/core/record/notes/note.ts";
import type { openChecker } from "../evidence/checker.ts";
import type { Revealer } from "../identifiers/pseudonymizer.ts";
import type { ModelEvent, ModelRequest } from "../model/model.ts";
import type { SecondReader, SecondReaderOptions } from "../second-reading/second-reader.ts";

/** The model's token figures; a later event replaces an earlier one. */
export type DraftUsage = Extract<ModelEvent, { type: "usage" }>;

/** Token figures as API answers carry them. */
export type TokenUsage = { input_tokens: number; output_tokens: number };

/** A text that goes to the model with its identifiers replaced. */
export type SourceText = { text: string };

/** One person's generation while it is being prepared. */
export type Preparation = {
  app: AppContext;
  person: Person;
  /** Aborted when the browser leaves or the tool's time limit has passed. */
  signal: AbortSignal;
  /** @throws AppError limit_reached when the month's count is used up, so that nothing is gathered in vain */
  refuseBeyondLimit(): Promise<void>;
};

/**
 * What a tool gathered before it asks the model, with events that the page may have at once; or a complete answer that
 * needs no model and costs nothing, whose last event is `done`.
 */
export type Gathered<Given, Event> =
  | { given: Given; events?: readonly Event[] }
  | { answered: AsyncIterable<Event> | Iterable<Event> };

/** Follows one draft: checks what is complete and remembers it for the finished answer. */
export type AnswerCheck<Draft, Event> = {
  /** What the page is sent for one event of the draft. */
  take(event: Draft): Iterable<Event>;
  /** Called after the last event. @throws AppError when what was written is no answer; nothing is charged then */
  accept?(): void;
  /** Whether a complete answer is one that nobody pays for. */
  isFree?(): boolean;
  /** The events of an answer when the model cannot be had, the last one `done`; empty if there is none. */
  withoutModel?(): Iterable<Event> | AsyncIterable<Event>;
  /** The events that end the answer, made while the use is charged and sent afterwards; the last one is `done`. */
  finish(usage: TokenUsage): Iterable<Event> | AsyncIterable<Event>;
};

export type CheckContext<Input, Given, Source> = {
  input: Input;
  given: Given;
  sources: readonly Source[];
  /** Opens the guard over the sources; its computing time is measured. */
  openChecker: typeof openChecker;
  /** The sources with placeholders, as the model has them. */
  hidden: readonly Source[];
  /** Opens a second reader; null if there is no second reading. */
  openReader: OpenAnswerReader | null;
};

/** Opens a second reader of one answer. @param read.hidden texts with placeholders, or public ones */
export type OpenAnswerReader = (
  read: Pick<SecondReaderOptions, "hidden" | "material" | "firstBatch">,
) => SecondReader;

/** What an answer takes, in output tokens. */
type AnswerTokens = {
  /** The least that it can be written with. */
  least: number;
  /** The most that it may take, */
  most: number;
  /** or, if it quotes what it is made from and grows with it, that many for each token of input. */
  perInput?: number;
};

/** At the pace of a model, some five minutes. */
const LONGEST_ANSWER = 16_000;

/** The most that an answer to that much input may take, in output tokens. */
export const mostTokens = ({ most, perInput = 0 }: AnswerTokens, inputTokens: number): number =>
  Math.max(most, Math.min(LONGEST_ANSWER, Math.ceil(perInput * inputTokens)));

/** What one tool declares; `core/generation` does everything else. */
export type GenerationDefinition<Body, Input, Given, Source extends SourceText, Draft, Event> = {
  feature: Feature;
  /** Names the tool, as its file does (`sbar.generation.ts`), and in log lines: "sbar" gives `sbar.timing` and `sbar.failed`. */
  name: string;
  /** The call's body; `limit` is its largest size in bytes (256 KiB by default). */
  body: { schema: ZodType<Body>; limit?: number };
  toInput(body: Body, headers: Headers): Input;
  /** The input from a form posted without scripts; only for tools whose form works that way. */
  form?: { empty: Input; read(fields: FormData): Input };
  /** The input as it is used. @throws AppError for a refused input; nothing was spent */
  validate(input: Input): Input;
  tokens: AnswerTokens;
  /** Draws on tokens and does not count as a use of the feature. */
  isTokensOnly?: true;
  /** The feature's own code for a count that is used up; `limit_reached` if it has none. */
  countReached?: ErrorCode;
  /** The time limit for gathering and answering together, in milliseconds; exceeding it costs nothing. */
  timeLimitMs?: number;
  /** The tool's own codes, naming what it writes, in place of the model's (`model_failed`, `model_refused`, …). */
  failures?: Partial<Record<ErrorCode, ErrorCode>>;
  /** Searches, reads, or knows the answer already. */
  gather?(preparation: Preparation, input: Input): Promise<Gathered<Given, Event>>;
  /** What an idempotency key stands for, if that is more than the input. */
  keyedBy?(input: Input, given: Given): unknown;
  /** Identifiers that the person stated as such; all others are found. */
  identifiers?(input: Input): readonly KnownIdentifier[];
  /** The texts whose identifiers are replaced before the model sees them. */
  sources(input: Input, given: Given): readonly Source[];
  /** The request; it is also measured, with the plain sources, to estimate what the use will cost. */
  request(sources: readonly Source[], given: Given, maxOutputTokens: number): ModelRequest;
  /** Reads the model's answer as it grows and puts identifiers back; usage precedes the text that it counts. */
  parse(
    events: AsyncIterable<ModelEvent>,
    revealer: Revealer,
    asked: { hidden: readonly Source[]; given: Given },
  ): AsyncIterable<Draft | DraftUsage>;
  check(context: CheckContext<Input, Given, Source>): AnswerCheck<Draft, Event>;
  /** What the person's record keeps of a finished answer, if anything; the event `kept` before `done` says where. */
  keep?(input: Input, done: Extract<Event, { type: "done" }>): NoteBody | null;
};

/** Declares a tool that asks the model. See `docs/architecture.md`, "Generating". */
export function defineGeneration<
  Body,
  Input,
  Given,
  Source extends SourceText,
  Draft extends { type: string },
  Event extends { type: string },
>(
  definition: GenerationDefinition<Body, Input, Given, Source, Draft, Event>,
): GenerationDefinition<Body, Input, Given, Source, Draft, Event> {
  return definition;
}
