import { AppError, type ErrorCode } from "#app/base/runtime/errors.ts";
import { ModelError } from "#app/core/model/model-error.ts";

const CODES: Record<ModelError["code"], ErrorCode> = {
  refused: "model_refused",
  cut_off: "model_cut_off",
  rate_limited: "model_busy",
  overloaded: "model_busy",
  timed_out: "model_timed_out",
  unavailable: "model_failed",
  invalid: "model_failed",
  cancelled: "cancelled",
};

/** A failure of the model in the words for people; its own message goes to the log only. */
export function modelFailure(error: unknown): unknown {
  return error instanceof ModelError ? new AppError(CODES[error.code], { cause: error }) : error;
}
