import type { LiteratureSource } from "./record.ts";

/** Every way in which a literature service can fail to answer. */
export type LiteratureErrorCode =
  /** Network failure, HTTP 4xx or 5xx, or an answer that reports a failure. */
  | "unavailable"
  /** HTTP 429, or an answer that means the same. */
  | "rate_limited"
  /** No complete answer in the time allowed. */
  | "timed_out"
  /** An answer that is not in the service's own shape. */
  | "nonsense"
  /** The caller's signal was aborted. */
  | "cancelled";

/**
 * The only error of the literature services; `source` is null when both failed. Its message consists of our own words
 * and the HTTP status, so it is safe to log: never the query, never the service's text about it.
 */
export class LiteratureError extends Error {
  override readonly name = "LiteratureError";
  readonly code: LiteratureErrorCode;
  readonly source: LiteratureSource | null;
  /** Whether the same request may succeed a moment later. */
  readonly isPassing: boolean;
  /** How long the service asked us to wait, in milliseconds; null if it did not. */
  readonly retryAfterMs: number | null;

  constructor(
    code: LiteratureErrorCode,
    source: LiteratureSource | null,
    details: { status?: number; retryAfterMs?: number | null } = {},
  ) {
    const who = source === null ? "both literature services" : source;
    super(`${who}: ${code}${details.status ? ` (status ${details.status})` : ""}`);
    this.code = code;
    this.source = source;
    const isRefused = details.status !== undefined && details.status >= 400 && details.status < 500;
    this.isPassing = code === "rate_limited" || (code === "unavailable" && !isRefused);
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}
