/**
 * Every error that the product answers with: code → status → words. Words that docs/requirements.md fixes stand
 * here in its wording; nothing else in the code writes an error text for people.
 */
export const ERRORS = {
  signed_out: { status: 401, words: "Authentication required. Please ensure you are signed in." },
  foreign_customer: { status: 403, words: "This customer id belongs to another account." },
  foreign_origin: { status: 403, words: "This request came from another site." },
  not_found: { status: 404, words: "Not found." },
  wrong_method: { status: 405, words: "This address does not support that method." },
  invalid_json: { status: 400, words: "The request is not valid JSON." },
  invalid_request: { status: 400, words: "Something in the request is missing or not valid." },
  missing_notes: { status: 400, words: "Please fill in the Nurse's Notes field" },
  missing_context: { status: 400, words: "Please fill in the patient information." },
  too_large: { status: 413, words: "Your notes are too long. Please shorten them and try again." },
  key_reused: { status: 409, words: "This request key has already been used for other notes." },
  limit_reached: { status: 402, words: "You have reached your monthly limit. Please upgrade to continue." },
  nanda_limit_reached: {
    status: 402,
    words: "You have reached your monthly limit for NANDA diagnoses. Please upgrade to continue.",
  },
  rate_limited: { status: 429, words: "Too many requests. Please wait a moment and try again." },
  model_refused: {
    status: 422,
    words: "The assistant declined to write this note. Please rephrase your notes.",
  },
  model_cut_off: { status: 502, words: "The note was cut off before it was complete. Please try again." },
  model_busy: { status: 503, words: "The assistant is busy right now. Please try again in a moment." },
  model_timed_out: { status: 504, words: "The assistant took too long to answer. Please try again." },
  model_failed: { status: 502, words: "Failed to generate SBAR report. Please try again." },
  nanda_failed: { status: 502, words: "Failed to generate NANDA diagnosis" },
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
    words: "Your limits can be reset once per paid upgrade or renewal, and you have already used this one.",
  },
  reset_without_payment: {
    status: 409,
    words: "Your limits can be reset after a paid upgrade or renewal, and there has not been one yet.",
  },
  not_premium: { status: 403, words: "The card payment provider has no Premium plan for this account." },
  bad_signature: { status: 400, words: "The signature is not valid." },
  wrong_file_type: { status: 400, words: "Please upload a PDF, DOCX, CSV, or Excel file." },
  file_too_large: {
    status: 413,
    words: "File is too large. Please try using the new chunked upload feature.",
  },
  empty_file: { status: 400, words: "This file has no content to read." },
  too_many_uploads: {
    status: 429,
    words: "Too many uploads are in progress. Please finish or cancel one of them first.",
  },
  upload_not_found: { status: 404, words: "This upload does not exist or has expired. Please start over." },
  upload_taken: {
    status: 409,
    words: "This upload has already been submitted and cannot be changed. Please start over.",
  },
  upload_incomplete: { status: 409, words: "Parts of the file have not arrived yet." },
  chunk_invalid: { status: 400, words: "This part does not belong to the upload." },
  chunk_corrupted: { status: 422, words: "This part of the file arrived damaged." },
  analyses_used_up: { status: 402, words: "Limit of {limit} analyses reached. Please upgrade." },
  document_not_found: {
    status: 404,
    words: "Document not found: the document you're looking for doesn't exist or has been archived.",
  },
  document_failed: { status: 422, words: "{words}" },
  document_not_ready: { status: 409, words: "This document is still being analyzed." },
  nothing_analyzed: {
    status: 400,
    words: "No file has been analyzed yet. Please upload a document first.",
  },
  missing_question: { status: 400, words: "Please type a question." },
  question_too_long: { status: 413, words: "Your question is too long. Please shorten it and try again." },
  question_failed: { status: 502, words: "Failed to get an answer. Please try again." },
  research_failed: { status: 502, words: "Failed to perform medical research" },
  answer_refused: {
    status: 422,
    words: "The assistant declined to answer this question. Please rephrase it.",
  },
  answer_cut_off: {
    status: 502,
    words: "The answer was cut off before it was complete. Please try again.",
  },
  literature_unavailable: {
    status: 503,
    words: "Europe PMC and PubMed cannot be reached right now. Please try again in a moment.",
  },
  literature_busy: {
    status: 503,
    words: "Europe PMC and PubMed are busy right now. Please try again in a moment.",
  },
  literature_timed_out: {
    status: 504,
    words: "Europe PMC and PubMed took too long to answer. Please try again.",
  },
  literature_unreadable: {
    status: 502,
    words: "Europe PMC and PubMed sent answers that could not be read. Please try again later.",
  },
  message_too_long: { status: 413, words: "Your message is too long. Please shorten it and try again." },
  missing_message: { status: 400, words: "Please type a message." },
  unexpected: { status: 500, words: "An unexpected error occurred." },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** What stands in the words' `{gaps}`. */
type Filling = Record<string, string | number>;

type Options = {
  cause?: unknown;
  headers?: Record<string, string>;
  filling?: Filling;
  /** More fields of the answer's body, for the page. */
  facts?: Record<string, unknown>;
};

/** An error whose words may be shown to people: its code decides status and words; the cause goes to the log only. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;
  readonly facts: Record<string, unknown>;

  constructor(code: ErrorCode, { cause, headers = {}, filling = {}, facts = {} }: Options = {}) {
    super(wordsOf(code, filling), { cause });
    this.name = "AppError";
    this.code = code;
    this.headers = headers;
    this.facts = facts;
  }

  /** The failed answer with the code's status: `{ error, code }` and the error's facts. */
  toResponse(): Response {
    return answer(this.code, { ...this.facts, error: this.message, code: this.code }, this.headers);
  }
}

/** The body of every failed answer: `{ error, code }`. */
export function errorBody(code: ErrorCode) {
  return { error: wordsOf(code), code };
}

/** A failed answer with the code's status and words. */
export function errorResponse(code: ErrorCode, headers: Record<string, string> = {}): Response {
  return answer(code, errorBody(code), headers);
}

function wordsOf(code: ErrorCode, filling: Filling = {}): string {
  return ERRORS[code].words.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(filling[name] ?? gap));
}

function answer(code: ErrorCode, body: unknown, headers: Record<string, string>): Response {
  const { status } = ERRORS[code];
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
