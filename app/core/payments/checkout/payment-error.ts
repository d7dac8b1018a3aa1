import { ApiError } from "#app/base/http/request.ts";
import { callFailureWords } from "./status-words.ts";

type PaymentErrorCode = "payment_error" | "missing_email" | "missing_customer_id" | "unknown_error";

/** A failed payment call, with words for people (ERR-05). */
export class PaymentError extends Error {
  readonly code: PaymentErrorCode;
  /** The server's code for the refusal; null if there was none. */
  readonly reason: string | null;

  constructor(
    message: string,
    code: PaymentErrorCode = "payment_error",
    { reason = null }: { reason?: string | null } = {},
  ) {
    super(message);
    this.name = "PaymentError";
    this.code = code;
    this.reason = reason;
  }
}

/** Server codes that are payment codes themselves; every other refusal is a `payment_error`. */
const CODES = new Set<string>(["missing_email", "missing_customer_id", "unknown_error"]);

/** What went wrong with a checkout or portal call, in the words of ERR-08. */
export function toPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  if (!(error instanceof ApiError)) return new PaymentError("An unknown error occurred", "unknown_error");
  const code = CODES.has(error.reason ?? "") ? (error.reason as PaymentErrorCode) : "payment_error";
  return new PaymentError(callFailureWords(error, `HTTP error ${error.status}: ${error.statusText}`), code, {
    reason: error.reason,
  });
}

/** What went wrong with a call about the account, in the words of ERR-08. */
export function accountWords(error: unknown): string {
  if (!(error instanceof ApiError)) return "An unknown error occurred";
  return callFailureWords(error, `Server error: ${error.status}`);
}

/** The toast for a failed checkout (ERR-06, OPEN-41). */
export function checkoutToast(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  return message ? `Error: ${message}` : "An error occurred during checkout";
}
