/** Every signed-in page can ask for the payment status; what else fails with a payment has its words beside it. */

import { ApiError } from "#app/base/http/request.ts";

/** The message when the payment status cannot be had (ERR-09). */
export function statusWords(error: unknown): string {
  if (!(error instanceof ApiError)) return "An unknown error occurred";
  return callFailureWords(new ApiError("", { ...error, words: null }), `HTTP error ${error.status}`);
}

/** @param ofStatus if the server says nothing itself */
export function callFailureWords({ code, words }: ApiError, ofStatus: string): string {
  if (code === "network_error") return "Network error";
  if (code === "invalid_json") return "Invalid JSON response";
  return words ?? ofStatus;
}
