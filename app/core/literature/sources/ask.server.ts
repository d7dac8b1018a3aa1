import { ZodError } from "zod";
import { nextWait, readRetryAfter } from "#app/base/runtime/retry.ts";
import { DeadlineError, sleep, untilAborted } from "#app/base/runtime/timeout.ts";
import { XmlFault } from "#app/base/xml/read-xml.ts";
import { LiteratureError } from "../literature-error.ts";
import type { LiteratureSource } from "../record.ts";
import type { Pace } from "./pace.ts";

/** How requests to a literature service are made; only tests change more than `fetch`. */
export type LiteratureRequest = {
  fetch: typeof fetch;
  pace: Pace;
  /** Waits between tries. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Jitter of the waits: a number in [0, 1). */
  random?: () => number;
};

/** Twenty-five records with whole abstracts take less than half a megabyte. */
const MOST_CHARACTERS = 8_000_000;

/**
 * One question to a service, with its answer read. If it is turned away (429, 5xx, a network failure), it is asked
 * again with backoff and jitter until the signal is aborted.
 * @param read parses the body; whatever it cannot read is nonsense
 * @param signal the time limit (aborted with DeadlineError) joined with the caller's signal
 * @throws LiteratureError
 */
export async function ask<Answer>(
  source: LiteratureSource,
  url: URL,
  read: (body: string) => Answer,
  asking: LiteratureRequest,
  signal: AbortSignal,
): Promise<Answer> {
  const { sleep: pause = sleep, random = Math.random } = asking;
  for (let retriesMade = 0; ; retriesMade++) {
    try {
      return await untilAborted(askOnce(source, url, read, asking, signal), signal);
    } catch (cause) {
      const error = toLiteratureError(cause, source, signal);
      const wait = error.isPassing ? nextWait(retriesMade, error.retryAfterMs, random()) : null;
      if (wait === null) throw error;
      await pause(wait, signal).catch(() => {
        throw isCancelled(signal) ? toLiteratureError(signal.reason, source, signal) : error;
      });
    }
  }
}

async function askOnce<Answer>(
  source: LiteratureSource,
  url: URL,
  read: (body: string) => Answer,
  { fetch, pace }: LiteratureRequest,
  signal: AbortSignal,
): Promise<Answer> {
  await pace.turn(signal);
  const response = await fetch(url, { signal, headers: { Accept: "application/json, text/xml" } });
  if (!response.ok) {
    await response.body?.cancel().catch(() => {});
    throw new LiteratureError(response.status === 429 ? "rate_limited" : "unavailable", source, {
      status: response.status,
      retryAfterMs: readRetryAfter(response.headers),
    });
  }
  const body = await bodyOf(response, source);
  try {
    return read(body);
  } catch (cause) {
    if (cause instanceof LiteratureError) throw cause;
    if (cause instanceof SyntaxError || cause instanceof ZodError || cause instanceof XmlFault)
      throw new LiteratureError("nonsense", source);
    throw cause;
  }
}

async function bodyOf(response: Response, source: LiteratureSource): Promise<string> {
  let body = "";
  const pieces = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
  for await (const piece of pieces) {
    body += piece;
    if (body.length > MOST_CHARACTERS) throw new LiteratureError("nonsense", source);
  }
  return body;
}

/** Whatever was thrown while asking, as the services' only error. */
export function toLiteratureError(
  cause: unknown,
  source: LiteratureSource | null,
  signal: AbortSignal,
): LiteratureError {
  if (cause instanceof LiteratureError) return cause;
  if (signal.aborted) return new LiteratureError(isCancelled(signal) ? "cancelled" : "timed_out", source);
  return new LiteratureError("unavailable", source);
}

function isCancelled(signal: AbortSignal): boolean {
  return signal.aborted && !(signal.reason instanceof DeadlineError);
}
