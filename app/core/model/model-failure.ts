import { AppError, type ErrorCode } from "#app/base/http/errors.ts";
import { ModelError } from "#app/core/model/model-error.ts";

const CODES: Record<ModelError["code"], ErrorCode> = {
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

/**
 * A failure of the model in the words for people; its own message goes to the log only.
 * @param failed the feature's own code for a model that cannot be had
 */
export function modelFailure(error: unknown, failed: ErrorCode = "model_failed"): unknown {
  if (!(error instanceof ModelError)) return error;
  const code = CODES[error.code];
  return new AppError(code === "model_failed" ? failed : code, { cause: error });
}
