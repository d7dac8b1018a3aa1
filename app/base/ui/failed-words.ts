import { UNEXPECTED_WORDS } from "../http/error-words.ts";
import { ApiError } from "../http/request.ts";

/**
 * What a person reads of a call that failed: that there is no connection, or what the server said.
 * @param otherwise instead of what the server said
 */
export function failedWords(error: unknown, otherwise?: string): string {
  if (error instanceof ApiError && error.code === "network_error")
    return "You are offline. Try again when the connection is back.";
  return otherwise ?? (error instanceof Error ? error.message : UNEXPECTED_WORDS);
}
