/**
 * Every error that the product answers with: code → status → words. Words that the specification gives stand
 * here in its wording; nothing else in the code writes an error text for people.
 */
export const ERRORS = {
  signed_out: { status: 401, words: "Authentication required. Please ensure you are signed in." },
  foreign_customer: { status: 403, words: "This customer id belongs to another account." },
  foreign_origin: { status: 403, words: "This request came from another site." },
  not_found: { status: 404, words: "Not found." },
  wrong_method: { status: 405, words: "This path does not take that method." },
  invalid_json: { status: 400, words: "The request is not valid JSON." },
  invalid_request: { status: 400, words: "The request is missing something or has a wrong value." },
  missing_notes: { status: 400, words: "Please fill in the Nurse's Notes field" },
  too_large: { status: 413, words: "Your notes are too long. Please shorten them and try again." },
  key_reused: { status: 409, words: "This request key was already used for other notes." },
  limit_reached: { status: 402, words: "You have reached your monthly limit. Please upgrade to continue." },
  rate_limited: { status: 429, words: "Too many requests. Please wait a moment and try again." },
  model_refused: {
    status: 422,
    words: "The assistant declined to write this note. Please rephrase your notes.",
  },
  model_cut_off: { status: 502, words: "The note was cut off before it was complete. Please try again." },
  model_busy: { status: 503, words: "The assistant is busy right now. Please try again in a moment." },
  model_timed_out: { status: 504, words: "The assistant took too long to answer. Please try again." },
  model_failed: { status: 502, words: "Failed to generate SBAR report. Please try again." },
  cancelled: { status: 408, words: "Cancelled." },
  plan_not_available: { status: 400, words: "This plan cannot be chosen here." },
  cannot_downgrade: { status: 409, words: "Cannot Downgrade" },
  already_on_plan: { status: 409, words: "You are already on this plan." },
  missing_email: { status: 400, words: "Email is required for checkout" },
  missing_customer_id: { status: 400, words: "No customer ID found" },
  invalid_package: { status: 400, words: "Invalid package selected" },
  package_changed: { status: 409, words: "This package has changed. Please reload the page and try again." },
  payment_error: { status: 502, words: "The card payment provider could not be reached. Please try again." },
  unknown_error: { status: 500, words: "An unknown error occurred" },
  reset_used: {
    status: 409,
    words: "Your limits can be reset once for each paid upgrade or renewal, and this one was already used.",
  },
  reset_without_payment: {
    status: 409,
    words: "Your limits can be reset after a paid upgrade or renewal, and there is none yet.",
  },
  not_premium: { status: 403, words: "The card payment provider knows of no Premium plan for this account." },
  bad_signature: { status: 400, words: "The signature is not valid." },
  unexpected: { status: 500, words: "An unexpected error occurred." },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** An error that may be told to people: its code decides status and words; the cause goes to the log only. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, options: { cause?: unknown; headers?: Record<string, string> } = {}) {
    super(ERRORS[code].words, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.headers = options.headers ?? {};
  }
}

/** The body of every failed answer: `{ error, code }`. */
export function errorBody(code: ErrorCode) {
  return { error: ERRORS[code].words, code };
}

/** A failed answer with the code's status and words. */
export function errorResponse(code: ErrorCode, headers: Record<string, string> = {}): Response {
  return Response.json(errorBody(code), {
    status: ERRORS[code].status,
    headers: { "Cache-Control": "no-store", ...headers },
  });
}
