/** Every way in which an answer can fail to arrive, and whether asking again later can help. */
const IS_RETRYABLE = {
  /** The model declined to answer. */
  refused: false,
  /** The answer is incomplete: out of output tokens, a stream without its end, or JSON that stops half-way. */
  cut_off: true,
  /** HTTP 429. */
  rate_limited: true,
  /** HTTP 529, or `overloaded_error` inside a stream. */
  overloaded: true,
  /** No first byte, or no end, in the time allowed. */
  timed_out: true,
  /** Network failure or HTTP 5xx. */
  unavailable: true,
  /** HTTP 4xx: our request or our key is wrong. */
  invalid: false,
  /** Not asked: an operator has switched the model off. */
  paused: false,
  /** Not asked: the day's budget of the person's plan is spent. */
  over_budget: false,
  /** The caller's signal was aborted. */
  cancelled: false,
} as const satisfies Record<string, boolean>;

export type ModelErrorCode = keyof typeof IS_RETRYABLE;

type Details = {
  retryAfterMs?: number | null;
  requestId?: string | null;
  status?: number | null;
  isTooLong?: boolean;
};

/**
 * The only error of the model's door. Its message consists of our own words, the HTTP status and the provider's request
 * id, so it is safe to log: never the prompt, the answer or the provider's text about them.
 */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly code: ModelErrorCode;
  readonly retryable: boolean;
  /** How long the provider asked us to wait, in milliseconds; null if it did not. */
  readonly retryAfterMs: number | null;
  /** Whether the answer needed more room than it may take: asking the same again ends the same way. */
  readonly isTooLong: boolean;

  constructor(code: ModelErrorCode, reason: string, details: Details = {}) {
    const facts = [details.status && `status ${details.status}`, details.requestId]
      .filter(Boolean)
      .join(", ");
    super(facts ? `${reason} (${facts})` : reason);
    this.code = code;
    this.retryable = IS_RETRYABLE[code];
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.isTooLong = details.isTooLong ?? false;
  }
}
