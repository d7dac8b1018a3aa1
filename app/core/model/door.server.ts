import Anthropic from "@anthropic-ai/sdk";
import { nextWait } from "#app/base/runtime/retry.ts";
import { openDeadline, sleep } from "#app/base/runtime/timeout.ts";
import { type Door, type MeasureWait, type ModelAttempt, openAnswer, streamAnswer } from "./answer.server.ts";
import type { Model, ModelEvent, ModelRequest } from "./model.ts";
import type { ModelError } from "./model-error.ts";
import { toModelError } from "./provider-errors.server.ts";

export type ModelOptions = {
  apiKey: string;
  /** Origin of the Messages API; the provider's own by default. */
  baseURL?: string;
  /** Carries the HTTP requests, for instance to a service binding. */
  fetch?: typeof fetch;
  /** Model name as the API knows it. */
  model: string;
  /** Waits between tries. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Jitter of the waits: a number in [0, 1). */
  random?: () => number;
  /** Longest wait for the first event of one try, in milliseconds. */
  firstByteTimeoutMs?: number;
  /** Longest time for the whole answer, tries and waits included; below the three minutes that a reservation lives. */
  totalTimeoutMs?: number;
  /** Runs each wait for the provider: for the answer's head, and for each event of its body. */
  measureWait?: MeasureWait;
};

/**
 * The one door through which every call to Claude goes.
 *
 * A call that is turned away (429, 529, 5xx, a network failure, `overloaded_error` in the stream) is repeated with
 * backoff and jitter as long as no text has arrived, and never after that. The SDK's own retries are off, so that every
 * wait ends with the signal and can be tested; its log is off, because it would print parts of answers.
 */
export function openModel(options: ModelOptions): Model {
  const client = new Anthropic({
    apiKey: options.apiKey,
    authToken: null,
    baseURL: options.baseURL ?? "https://api.anthropic.com",
    ...(options.fetch && { fetch: options.fetch }),
    maxRetries: 0,
    logLevel: "off",
  });
  const { model, measureWait = (wait) => wait() } = options;
  const door = { client, model, measureWait };
  return { stream: (request, signal) => answer(door, options, request, signal) };
}

async function* answer(
  door: Door,
  options: ModelOptions,
  request: ModelRequest,
  caller: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const total = openDeadline(options.totalTimeoutMs ?? 150_000, [caller]);
  try {
    for (let retriesMade = 0; ; retriesMade++) {
      const attempt = openAnswer(request);
      const error = yield* tryOnce(door, options, request, attempt, { caller, total: total.signal });
      if (!error) return;
      await waitForNextTry(error, attempt, retriesMade, options, { caller, total: total.signal });
    }
  } finally {
    total.clear();
  }
}

type Signals = { caller: AbortSignal; total: AbortSignal };

/** One request: yields its events, and returns the error that ended it, if one did. */
async function* tryOnce(
  door: Door,
  options: ModelOptions,
  request: ModelRequest,
  attempt: ModelAttempt,
  { caller, total }: Signals,
): AsyncGenerator<ModelEvent, ModelError | null> {
  const firstByte = openDeadline(options.firstByteTimeoutMs ?? 60_000, [total]);
  try {
    yield* streamAnswer(door, request, attempt, firstByte);
    return null;
  } catch (cause) {
    return toModelError(cause, { caller, deadline: firstByte.signal, hasText: attempt.hasText });
  } finally {
    firstByte.clear();
  }
}

/** Waits before another try, or throws the error that ends the call. */
async function waitForNextTry(
  error: ModelError,
  attempt: ModelAttempt,
  retriesMade: number,
  options: ModelOptions,
  { caller, total }: Signals,
): Promise<void> {
  const { sleep: pause = sleep, random = Math.random } = options;
  const isTurnedAway = ["rate_limited", "overloaded", "unavailable"].includes(error.code);
  const mayRepeat = isTurnedAway && !attempt.hasText;
  const wait = mayRepeat ? nextWait(retriesMade, error.retryAfterMs, random()) : null;
  if (wait === null) throw error;
  await pause(wait, total).catch((cause) => {
    throw toModelError(cause, { caller, deadline: total, hasText: false });
  });
}
