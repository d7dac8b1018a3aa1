import { expect, test } from "vitest";
import { ApiError } from "#app/base/http/request.ts";
import {
  accountWords,
  checkoutToast,
  PaymentError,
  toPaymentError,
} from "#app/core/payments/checkout/payment-error.ts";
import { statusWords } from "#app/core/payments/checkout/status-words.ts";

const network = new ApiError("Network request failed", { code: "network_error" });
const unreadable = new ApiError("Failed to parse server response", { code: "invalid_json", status: 200 });
const bare = new ApiError("HTTP error 502", { code: "http_error", status: 502, statusText: "Bad Gateway" });
const said = new ApiError("Cannot Downgrade", {
  code: "http_error",
  status: 409,
  words: "Cannot Downgrade",
  reason: "cannot_downgrade",
});

test("failed payment calls are told in the specified words [ERR-08] [OPEN-42]", () => {
  expect(toPaymentError(network).message).toBe("Network error");
  expect(toPaymentError(unreadable).message).toBe("Invalid JSON response");
  expect(toPaymentError(bare).message).toBe("HTTP error 502: Bad Gateway");
  expect(toPaymentError(said).message).toBe("Cannot Downgrade");
  expect(accountWords(network)).toBe("Network error");
  expect(accountWords(unreadable)).toBe("Invalid JSON response");
  expect(accountWords(bare)).toBe("Server error: 502");
  expect(statusWords(bare)).toBe("HTTP error 502");
  expect(accountWords(said)).toBe("Cannot Downgrade");
});

test("a payment error has one of four codes, and the unknown one says so [ERR-05]", () => {
  expect(new PaymentError("Invalid package selected").code).toBe("payment_error");
  expect(toPaymentError(bare).code).toBe("payment_error");
  expect(toPaymentError(said).code).toBe("payment_error");
  for (const code of ["missing_email", "missing_customer_id", "unknown_error"] as const) {
    const refused = new ApiError("x", { code: "http_error", status: 400, words: "x", reason: code });
    expect(toPaymentError(refused).code).toBe(code);
  }
  expect(toPaymentError(new TypeError("x is undefined"))).toMatchObject({
    code: "unknown_error",
    message: "An unknown error occurred",
  });
  for (const words of [accountWords, statusWords])
    expect(words(new TypeError("x is undefined"))).toBe("An unknown error occurred");
  const own = new PaymentError("No customer ID found", "missing_customer_id");
  expect(toPaymentError(own)).toBe(own);
});

test("the toast of a failed checkout has its message, or the fixed text when there is none [ERR-06] [OPEN-41]", () => {
  expect(checkoutToast(new PaymentError("Email is required for checkout"))).toBe(
    "Error: Email is required for checkout",
  );
  expect(checkoutToast(new Error(""))).toBe("An error occurred during checkout");
  expect(checkoutToast("odd")).toBe("An error occurred during checkout");
});

test("a payment status that cannot be had is noted by its kind, without the server's words [ERR-09]", () => {
  expect(statusWords(unreadable)).toBe("Invalid JSON response");
  expect(statusWords(bare)).toBe("HTTP error 502");
  expect(statusWords(said)).toBe("HTTP error 409");
  expect(statusWords(network)).toBe("Network error");
});
