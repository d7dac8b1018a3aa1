import type { Account } from "./account.ts";
import { cardError, noSuch } from "./errors.ts";
import type { PaymentMethod } from "./stored.ts";

export type Decline = { code: "card_declined"; decline_code: string; message: string };
type TestCard = { brand: string; attaches: boolean; decline: Decline | null };

const declined: Decline = {
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
};

/** Numbers of https://docs.stripe.com/testing: the last two cannot be charged, nor the very last saved. */
const TEST_CARDS: Record<string, TestCard> = {
  "4242424242424242": { brand: "visa", attaches: true, decline: null },
  "5555555555554444": { brand: "mastercard", attaches: true, decline: null },
  "4000000000000341": { brand: "visa", attaches: true, decline: declined },
  "4000000000000002": { brand: "visa", attaches: false, decline: declined },
};

/** The digits of a test card, from what was typed into a form. @throws StripeError for any other card */
export function readCard(number: string): string {
  const digits = number.replace(/[\s-]/g, "");
  if (!TEST_CARDS[digits])
    throw cardError({ code: "incorrect_number", message: "Your card number is incorrect. Use a test card." });
  return digits;
}

const TOKENS: Record<string, string> = {
  tok_visa: "4242424242424242",
  tok_mastercard: "5555555555554444",
  tok_chargeCustomerFail: "4000000000000341",
  tok_chargeDeclined: "4000000000000002",
};

/** The digits of a token's test card. @throws StripeError for an unknown token */
export function digitsOfToken(token: string): string {
  const digits = TOKENS[token];
  if (!digits) throw noSuch("token", token, "card[token]");
  return digits;
}

/** Like `readCard`, for a card to be saved. @throws StripeError also when the card is declined at once */
export function readSavableCard(number: string): string {
  const digits = readCard(number);
  if (!TEST_CARDS[digits]?.attaches) throw cardError(declined);
  return digits;
}

/** Why the saved card cannot be charged; null if it can. Without a card the answer is a decline, too. */
export function declineOf(account: Account, paymentMethod: string | null): Decline | null {
  const saved = paymentMethod ? account.store.get("payment_method", paymentMethod) : undefined;
  if (!saved)
    return {
      code: "card_declined",
      decline_code: "missing_payment_method",
      message: "There is no payment method to charge.",
    };
  const number = Object.keys(TEST_CARDS).find((digits) => digits === saved.card?.fingerprint);
  return number ? (TEST_CARDS[number]?.decline ?? null) : declined;
}

/** @param digits of a test card */
export function saveCard(
  account: Account,
  digits: string,
  customer: string | null,
  at: number,
): PaymentMethod {
  const paymentMethod = {
    id: account.newId("pm"),
    object: "payment_method",
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: TEST_CARDS[digits]?.brand ?? "visa",
      checks: null,
      country: "US",
      display_brand: TEST_CARDS[digits]?.brand ?? "visa",
      exp_month: 12,
      exp_year: 2040,
      // A test card's number is no secret, and it tells how the card behaves.
      fingerprint: digits,
      funding: "credit",
      generated_from: null,
      last4: digits.slice(-4),
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
    created: at,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  } satisfies PaymentMethod;
  return account.store.put("payment_method", paymentMethod, customer ?? "");
}
