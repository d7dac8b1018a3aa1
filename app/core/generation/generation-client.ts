import { canReadEvents, failureText, readEvents } from "#app/base/http/events.ts";
import { ApiError, callRaw, unreadableAnswer } from "#app/base/http/request.ts";
import { openSilenceLimit, type SilenceLimit } from "#app/base/runtime/timeout.ts";
import type { KeptEvent, KeptNote } from "#app/core/record/notes/note.ts";

/** What a page shows of one generation: `growing` is a draft, `reason` the server's code if it gave one. */
export type GenerationProgress<Growing, Answer> =
  | { status: "idle" }
  | { status: "generating"; growing: Growing }
  | { status: "done"; answer: Answer }
  | FailedGeneration;

export type FailedGeneration = { status: "failed"; message: string; reason: string | null };

export const IDLE = { status: "idle" } as const;

/** What one tool's page declares; `useGeneration` does everything else. */
export type GenerationClient<Input, Growth extends { type: string }, Growing, Answer> = {
  /** The path that is called. */
  path: string;
  toBody(input: Input): unknown;
  headers?(input: Input): Record<string, string>;
  /** The words for a failure whose answer says nothing usable. */
  failed: string;
  /** Tells the person, on another page, that the answer is ready. */
  finished?: string;
  /** Reads the finished answer, streamed or in one piece. @throws ApiError */
  readAnswer(body: unknown): Answer | Promise<Answer>;
  /** What the page shows before the first event, and after each. */
  nothingYet: Growing;
  grow(growing: Growing, event: Growth): Growing;
  /** The page's words for a failure; by default the error's own message, or `failed`. */
  words?(error: unknown): string;
  /** The code that the page goes by, if the error's own is not enough. */
  reasonOf?(error: unknown): string | null;
};

type RequestOptions = {
  /** Undefined if the session alone says who asks. */
  customerId: string | null | undefined;
  /** One key stands for one input: a repeat after a lost connection is not charged again. */
  key: string;
  signal: AbortSignal;
  /** The kept note that the answer becomes a version of. */
  noteId?: string | null;
};

/** The end of a generation: the answer, and where the server keeps it, if it does. */
export type DoneGeneration<Answer> = { type: "done"; answer: Answer; kept?: KeptNote };

/** What can go wrong on the browser's side; the `reason` of an ApiError. */
export type ClientFailure = "no_customer" | "not_sent" | "no_answer" | "invalid_format";

const clientFailure = (reason: ClientFailure, message: string, code: ApiError["code"] = "api_error") =>
  new ApiError(message, { reason, code });

/** How long a stream may take to begin: a search comes before it, and no model is waited for. */
const BEGIN_WITHIN_MS = 60_000;
/** An answer in one piece takes as long as it is written. */
const WHOLE_WITHIN_MS = 15 * 60_000;
/** The server says every 15 seconds that it is there; a connection silent for three of them is dead. */
const SILENT_AFTER_MS = 45_000;

/**
 * Asks for an answer and yields the server's events as they arrive, then the finished answer. A server that answers
 * with JSON instead of a stream yields the answer alone.
 * @throws ApiError when it fails, and when the stream ends, or falls silent, before the answer is there
 */
export async function* requestGeneration<Input, Growth extends { type: string }, Answer>(
  client: Pick<
    GenerationClient<Input, Growth, never, Answer>,
    "path" | "toBody" | "headers" | "failed" | "readAnswer"
  >,
  input: Input,
  { customerId, key, signal, noteId }: RequestOptions,
): AsyncGenerator<Growth | DoneGeneration<Answer>> {
  if (customerId !== undefined && !customerId) throw clientFailure("no_customer", "Customer ID is required");
  if (navigator.onLine === false) throw clientFailure("not_sent", "You are offline.", "network_error");
  const isStreamed = await canReadEvents();
  const silence = openSilenceLimit(isStreamed ? BEGIN_WITHIN_MS : WHOLE_WITHIN_MS, SILENT_AFTER_MS, signal);
  const asking = callRaw(client.path, {
    method: "POST",
    body: client.toBody(input),
    headers: {
      Accept: isStreamed ? "text/event-stream, application/json" : "application/json",
      "Idempotency-Key": key,
      ...(noteId ? { "Note-Id": noteId } : {}),
      ...client.headers?.(input),
    },
    signal: silence.signal,
  }).catch((error: unknown) => {
    throw inWords(error, client.failed);
  });
  yield* eventsOf(client, asking, silence, signal);
}

/**
 * The events of a generation that was begun earlier, from the first one on, then the finished answer.
 * @throws ApiError not_found if the server no longer knows it
 */
export async function* followGeneration<Growth extends { type: string }, Answer>(
  client: Pick<GenerationClient<never, Growth, never, Answer>, "failed" | "readAnswer">,
  { key, signal }: Pick<RequestOptions, "key" | "signal">,
): AsyncGenerator<Growth | DoneGeneration<Answer>> {
  const headers = { Accept: "text/event-stream, application/json" };
  const silence = openSilenceLimit(SILENT_AFTER_MS, SILENT_AFTER_MS, signal);
  const asking = callRaw(`/api/generations/${encodeURIComponent(key)}`, { headers, signal: silence.signal });
  yield* eventsOf(client, asking, silence, signal);
}

async function* eventsOf<Growth extends { type: string }, Answer>(
  client: Pick<GenerationClient<never, Growth, never, Answer>, "failed" | "readAnswer">,
  asking: Promise<Response>,
  silence: SilenceLimit,
  signal: AbortSignal,
): AsyncGenerator<Growth | DoneGeneration<Answer>> {
  let response: Response | null = null;
  let kept: KeptNote | null = null;
  const answered = async (body: unknown) =>
    ({ type: "done", answer: await client.readAnswer(body), ...(kept && { kept }) }) as const;
  try {
    response = await asking;
    silence.heard();
    if (!response.headers.get("Content-Type")?.startsWith("text/event-stream")) {
      yield await answered(parseJson(await response.text(), client.failed));
      return;
    }
    const { failed } = client;
    for await (const event of readEvents<Growth | KeptEvent | { type: "done" }>(
      response,
      failed,
      silence.heard,
    )) {
      const { type, ...body } = event;
      if (type === "kept") kept = body as KeptNote;
      else yield type === "done" ? await answered(body) : (event as Growth);
    }
  } catch (error) {
    // The start of an answer arrived and its end did not, or nothing came of a call that was sent long ago.
    const isLost =
      (response !== null || silence.signal.aborted) &&
      (!(error instanceof ApiError) || (error.code === "network_error" && error.reason !== "no_answer"));
    throw isLost && !signal.aborted ? clientFailure("no_answer", client.failed, "network_error") : error;
  } finally {
    silence.clear();
  }
}

/** @throws ApiError no_answer for an empty body, invalid_format for one that is not JSON */
function parseJson(text: string, failed: string): unknown {
  if (text.trim() === "") throw clientFailure("no_answer", failed, "network_error");
  try {
    return JSON.parse(text);
  } catch {
    throw unreadableAnswer({ reason: "invalid_format" });
  }
}

/** A failed answer's JSON `error` is the message; other text is shown as it is; without either, fixed words are. */
function inWords(error: unknown, failed: string): unknown {
  if (!(error instanceof ApiError) || error.code !== "http_error") return error;
  return new ApiError(failureText(error.body) || failed, { ...error, code: "http_error" });
}

/** The progress after an error that ended a generation. */
export function failedProgress(
  client: Pick<GenerationClient<never, never, never, never>, "failed" | "words" | "reasonOf">,
  error: unknown,
): FailedGeneration {
  const own = error instanceof Error ? error.message : "";
  const message = client.words?.(error) ?? (own || client.failed);
  const reason = client.reasonOf?.(error) ?? (error instanceof ApiError ? error.reason : null);
  return { status: "failed", message, reason };
}

/** What a failure costs: nothing, unless its reason says otherwise; "counted" is a use that may be repeated free. */
export const costOf = (reason: string | null) => COSTS[reason ?? ""] ?? "nothing";

const COSTS: Readonly<Record<string, "tokens" | "counted" | "unknown">> = {
  cut_off_charged: "tokens",
  interrupted_counted: "counted",
  not_found: "unknown",
  interrupted_unknown: "unknown",
};

export const COUNTED_WORDS = "It has already been counted. A retry costs nothing more.";

/** Whether the code says that the month's allowance is used up: `limit_reached`, or a tool's own such as `nanda_limit_reached`. */
export const isLimitReason = (reason: string | null): boolean => /(?:^|_)limit_reached$/.test(reason ?? "");
