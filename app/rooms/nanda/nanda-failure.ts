import { ERRORS } from "#app/base/http/errors.ts";
import { failureText } from "#app/base/http/events.ts";
import { ApiError } from "#app/base/http/request.ts";

/** What can go wrong on this side of the server. */
type Reason = "no_customer" | "not_sent" | "no_answer" | "invalid_format";

/** A failure that the page itself found. @param detail what there is to add, for people */
export const failureOf = (reason: Reason, detail = ""): ApiError => new ApiError(detail, { reason });

const FAILED = "Failed to generate NANDA diagnosis";

/** The server's refusals that mean that the month's allowance is used up. */
export const isLimit = (reason: string | null): boolean =>
  reason === "nanda_limit_reached" || reason === "limit_reached";

/** What the page says about a failed generation (NANDA-10 to NANDA-14). */
export function nandaWords(error: unknown): string {
  if (!(error instanceof ApiError)) return "An unexpected error occurred. Please try again.";
  switch (error.reason) {
    case "no_customer":
      return "Customer ID not found";
    case "invalid_format":
      return "Invalid response format from server";
    case "no_answer":
      return "No response from server. Please try again later.";
    case "not_sent":
      return `Request error: ${error.message}`;
  }
  if (error.code === "network_error")
    return "Network error: the server could not be reached. This may be a CORS issue.";
  if (error.code !== "http_error") return "An unexpected error occurred. Please try again.";
  const said = failureText(error.body) || error.words || FAILED;
  return isLimit(error.reason) ? said : `Server error: ${said}`;
}

/** What stands on the page while nothing more can be generated this month. */
export const LIMIT_WORDS = ERRORS.nanda_limit_reached.words;
