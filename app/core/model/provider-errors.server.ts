import { APIConnectionTimeoutError, APIError } from "@anthropic-ai/sdk";
import { readRetryAfter } from "#app/base/runtime/retry.ts";
import { DeadlineError } from "#app/base/runtime/timeout.ts";
import { ModelError, type ModelErrorCode } from "./model-error.ts";

type Circumstances = {
  /** The caller's signal. */
  caller: AbortSignal;
  /** The signal that the request itself listened to. */
  deadline: AbortSignal;
  /** Whether text of the answer had already arrived. */
  hasText: boolean;
};

/** Whatever was thrown during a call, as the door's only error. */
export function toModelError(cause: unknown, { caller, deadline, hasText }: Circumstances): ModelError {
  if (cause instanceof ModelError) return cause;
  if (caller.aborted) return new ModelError("cancelled", "The request was cancelled");
  if (deadline.aborted && deadline.reason instanceof DeadlineError)
    return new ModelError("timed_out", "The model did not answer in time");
  if (cause instanceof APIConnectionTimeoutError)
    return new ModelError("timed_out", "The connection to the model timed out");
  if (cause instanceof APIError && (cause.status || cause.type)) return fromAnswer(cause);
  if (hasText || cause instanceof SyntaxError)
    return new ModelError("cut_off", "The answer broke off before its end");
  return new ModelError("unavailable", "The model could not be reached");
}

const REASONS = {
  rate_limited: "The model's rate limit is reached",
  overloaded: "The model is overloaded",
  unavailable: "The model's service failed",
  invalid: "The model's service refused our request",
} as const;

function fromAnswer(error: APIError): ModelError {
  const code = codeOf(error);
  return new ModelError(code, REASONS[code], {
    status: error.status ?? null,
    requestId: error.requestID ?? null,
    retryAfterMs: readRetryAfter(error.headers),
  });
}

/** By HTTP status; an error event inside a stream has no status, only a type. */
function codeOf({ status, type }: APIError): keyof typeof REASONS & ModelErrorCode {
  if (status === 429 || type === "rate_limit_error") return "rate_limited";
  if (status === 529 || type === "overloaded_error") return "overloaded";
  if (status === undefined)
    return type === "api_error" || type === "timeout_error" ? "unavailable" : "invalid";
  return status >= 500 || status === 408 || status === 409 ? "unavailable" : "invalid";
}
