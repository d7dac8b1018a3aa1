import { isDatabaseDown } from "../data/bounded-d1.ts";
import { isPartDown } from "../runtime/part-down.ts";
import {
  ANALYSES_USED_UP_WORDS,
  DOCUMENT_NOT_FOUND_WORDS,
  FILE_TOO_LARGE_WORDS,
  NOTHING_ANALYZED_WORDS,
  WRONG_FILE_TYPE_WORDS,
} from "./document-words.ts";
import {
  ACCOUNT_DELETED_WORDS,
  INTERRUPTED_WORDS,
  LIMIT_REACHED_WORDS,
  MISSING_NOTES_WORDS,
  MISSING_QUESTION_WORDS,
  NANDA_FAILED_WORDS,
  NANDA_LIMIT_WORDS,
  NOTE_FAILED_WORDS,
  QUESTION_FAILED_WORDS,
  RESEARCH_FAILED_WORDS,
  SBAR_FAILED_WORDS,
  SIGNED_OUT_WORDS,
  UNEXPECTED_WORDS,
} from "./error-words.ts";

const DATABASE_UNAVAILABLE_WORDS =
  "Part of the service cannot be reached right now. What you typed is kept. Please try again in a few minutes.";

/**
 * Every error that the product answers with: code → status → words. Words that docs/requirements.md fixes are
 * kept letter for letter. Why a document was not analyzed is said by the code that reads it; a page writes only what it
 * finds out itself, such as a lost connection.
 */
export const ERRORS = {
  signed_out: { status: 401, words: SIGNED_OUT_WORDS },
  account_deleted: { status: 401, words: ACCOUNT_DELETED_WORDS },
  foreign_customer: { status: 403, words: "This customer id belongs to another account." },
  foreign_origin: { status: 403, words: "This request came from another site." },
  verification_required: { status: 403, words: "Please confirm that it is you." },
  not_found: { status: 404, words: "Not found." },
  wrong_method: { status: 405, words: "This address does not support that method." },
  invalid_json: { status: 400, words: "The request is not valid JSON." },
  invalid_request: { status: 400, words: "Something in the request is missing or not valid." },
  missing_notes: { status: 400, words: MISSING_NOTES_WORDS },
  missing_context: { status: 400, words: "Please fill in the patient information." },
  too_large: { status: 413, words: "What you sent is too long. Please shorten it and try again." },
  text_too_long: {
    status: 413,
    words:
      "{what} may be at most {most} characters long; you typed {length}. Please shorten it and try again.",
  },
  key_reused: { status: 409, words: "This request key has already been used for something else." },
  key_used_up: {
    status: 409,
    words:
      "This has already been written three times and charged once. Ask again for a new answer; it will count as a new use.",
  },
  limit_reached: { status: 402, words: LIMIT_REACHED_WORDS },
  plan_required: { status: 402, words: "Your plan does not include this. Please upgrade to use it." },
  nanda_limit_reached: { status: 402, words: NANDA_LIMIT_WORDS },
  rate_limited: { status: 429, words: "Too many requests. Please wait {wait} and try again." },
  model_refused: {
    status: 422,
    words: "The assistant declined to write this note. Please rephrase your notes.",
  },
  model_cut_off: { status: 502, words: "The note was cut off before it was complete. Please try again." },
  model_too_long: {
    status: 422,
    words: "Your notes are too long for one note. Please shorten them, or split them into two notes.",
  },
  cut_off_charged: {
    status: 502,
    words:
      "The answer broke off. Three of these a day are free; the tokens for this one were taken from your monthly allowance.",
  },
  interrupted: { status: 410, words: INTERRUPTED_WORDS },
  interrupted_unknown: { status: 410, words: INTERRUPTED_WORDS },
  interrupted_counted: { status: 410, words: INTERRUPTED_WORDS },
  model_paused: {
    status: 503,
    words:
      "The assistant is switched off for the moment. What you typed is kept. Please try again in an hour or so.",
  },
  budget_spent: {
    status: 503,
    words:
      "The assistant has reached today's limit for everyone on your plan. What you typed is kept. It will be available again after midnight UTC.",
  },
  model_busy: { status: 503, words: "The assistant is busy right now. Please try again in a moment." },
  model_timed_out: { status: 504, words: "The assistant took too long to answer. Please try again." },
  model_failed: { status: 502, words: "The assistant could not write this. Please try again." },
  sbar_failed: { status: 502, words: SBAR_FAILED_WORDS },
  note_failed: { status: 502, words: NOTE_FAILED_WORDS },
  nanda_failed: { status: 502, words: NANDA_FAILED_WORDS },
  nanda_refused: {
    status: 422,
    words: "The assistant declined to write diagnoses from this text. Please rephrase it.",
  },
  nanda_too_long: {
    status: 422,
    words: "This text is too long for one set of diagnoses. Please shorten it, or split it in two.",
  },
  nanda_cut_off: {
    status: 502,
    words: "The diagnoses were cut off before they were complete. Please try again.",
  },
  sign_failed: {
    status: 502,
    words: "Your name could not be read, so nothing was signed. Please try again.",
  },
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
  reset_unused: { status: 409, words: "You have used nothing this month, so there is nothing to reset." },
  offer_changed: {
    status: 409,
    words: "What you would pay has changed. Please read the offer again before you confirm it.",
  },
  payment_past_due: {
    status: 409,
    words: "Your last payment failed. Please use another card in the billing portal first.",
  },
  payment_waiting: {
    status: 409,
    words:
      "A payment is waiting for you. Please attach it to your account first, so that you do not pay twice.",
  },
  plan_ending: {
    status: 409,
    words: "You are on this plan, and it is set to end. You can keep it in the billing portal.",
  },
  card_declined: {
    status: 402,
    words: "Your card was declined, and nothing was changed. You can use another card in the billing portal.",
  },
  not_premium: { status: 403, words: "The card payment provider has no Premium plan for this account." },
  bad_signature: { status: 400, words: "The signature is not valid." },
  wrong_file_type: { status: 400, words: WRONG_FILE_TYPE_WORDS },
  file_too_large: { status: 413, words: FILE_TOO_LARGE_WORDS },
  empty_file: { status: 400, words: "This file has no content to read." },
  too_many_uploads: {
    status: 429,
    words: "Too many uploads are in progress. Please finish or cancel one of them first.",
  },
  too_many_documents: {
    status: 429,
    words: "There were too many uploads in the last hour. Please try again in {wait}.",
  },
  upload_not_found: { status: 404, words: "This upload does not exist or has expired. Please start over." },
  upload_taken: {
    status: 409,
    words: "This upload has already been submitted and cannot be changed. Please start over.",
  },
  upload_incomplete: { status: 409, words: "Parts of the file have not arrived yet." },
  chunk_invalid: { status: 400, words: "This part does not belong to the upload." },
  chunk_corrupted: { status: 422, words: "This part of the file arrived damaged." },
  analyses_used_up: { status: 402, words: ANALYSES_USED_UP_WORDS },
  document_not_found: { status: 404, words: DOCUMENT_NOT_FOUND_WORDS },
  document_failed: { status: 422, words: "{words}" },
  analysis_complete: {
    status: 409,
    words: "The analysis was already complete, so it is shown and counted.",
  },
  document_not_ready: { status: 409, words: "This document is still being analyzed." },
  nothing_analyzed: { status: 400, words: NOTHING_ANALYZED_WORDS },
  missing_question: { status: 400, words: MISSING_QUESTION_WORDS },
  question_too_long: { status: 413, words: "Your question is too long. Please shorten it and try again." },
  question_failed: { status: 502, words: QUESTION_FAILED_WORDS },
  research_failed: { status: 502, words: RESEARCH_FAILED_WORDS },
  history_gone: { status: 410, words: "The cleared history is gone and cannot be brought back." },
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
  template_not_found: { status: 404, words: "This template no longer exists." },
  template_invalid: { status: 400, words: "This template cannot be saved. {problem}" },
  template_file_invalid: { status: 400, words: "The file could not be imported. {problem}" },
  template_changed: {
    status: 409,
    words: "This template was changed elsewhere in the meantime. Please reload the page.",
  },
  templates_full: { status: 409, words: "You can have {most} templates. Please delete one first." },
  note_not_found: { status: 404, words: "This note is no longer kept." },
  note_changed: { status: 409, words: "This note was changed elsewhere in the meantime." },
  note_signed: { status: 409, words: "This note is signed. It can be amended, not changed." },
  signature_forged: { status: 422, words: "This signature is not the one that was made for this note." },
  notes_full: {
    status: 413,
    words:
      "There is no room for more notes: at most {most} notes, or 1 GB of them, can be kept at once. Please delete some; until then this note stays on the page.",
  },
  work_full: {
    status: 413,
    words:
      "Unfinished work can be kept in at most {most} places at once. What you typed stays on this computer. Please finish or clear some of it.",
  },
  work_changed: { status: 409, words: "This was changed elsewhere in the meantime." },
  identity_unavailable: {
    status: 503,
    words: "We cannot check your account right now. What you typed is kept. Please try again in a moment.",
  },
  database_unavailable: { status: 503, words: DATABASE_UNAVAILABLE_WORDS },
  part_unavailable: { status: 503, words: DATABASE_UNAVAILABLE_WORDS },
  unexpected: { status: 500, words: UNEXPECTED_WORDS },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** What fills the words' `{gaps}`. */
type Filling = Record<string, string | number>;

type Options = {
  cause?: unknown;
  headers?: Record<string, string>;
  filling?: Filling;
  /** Further fields of the response body, for the page. */
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

  /** The error response with the code's status: `{ error, code }` and the error's facts. */
  toResponse(): Response {
    return answer(this.code, { ...this.facts, error: this.message, code: this.code }, this.headers);
  }
}

/** @param most in characters @throws AppError text_too_long, which states the limit */
export function withinLimit(what: string, text: string, most: number): void {
  if (text.length <= most) return;
  const [longest, length] = [most, text.length].map((count) => count.toLocaleString("en-US"));
  throw new AppError("text_too_long", { filling: { what, most: `${longest}`, length: `${length}` } });
}

/** The error as one with a code; without one, it becomes the code of a part that is down, or `unexpected`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseDown(error)) return new AppError("database_unavailable", { cause: error });
  return new AppError(isPartDown(error) ? "part_unavailable" : "unexpected", { cause: error });
}

/** The body of every error response: `{ error, code }`. */
export function errorBody(code: ErrorCode) {
  return { error: wordsOf(code), code };
}

/** An error response with the code's status and words. */
export function errorResponse(code: ErrorCode, headers: Record<string, string> = {}): Response {
  return answer(code, errorBody(code), headers);
}

/** The default filling of a gap. */
const FILLING: Filling = { wait: "a moment" };

function wordsOf(code: ErrorCode, filling: Filling = {}): string {
  const filled = { ...FILLING, ...filling };
  return ERRORS[code].words.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(filled[name] ?? gap));
}

/** States the waiting time, because trying earlier may start it again. */
export function tooOften(code: "rate_limited" | "too_many_documents", retryAfterSeconds: number): AppError {
  const headers = { "Retry-After": String(retryAfterSeconds) };
  return new AppError(code, { headers, filling: { wait: waitWords(retryAfterSeconds) } });
}

function waitWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return count === 1 ? `a ${unit}` : `${count} ${unit}s`;
}

function answer(code: ErrorCode, body: unknown, headers: Record<string, string>): Response {
  const { status } = ERRORS[code];
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
