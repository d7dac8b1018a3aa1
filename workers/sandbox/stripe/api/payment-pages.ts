import { z } from "zod";
import { realTime } from "../account.ts";
import { completeCheckout } from "../billing/complete-checkout.ts";
import { digitsOfToken, saveCard } from "../cards.ts";
import { invalidRequest, noSuch } from "../errors.ts";
import { ignored, integer, readParams } from "../params.ts";
import type { CheckoutSession, PaymentMethod } from "../stored.ts";
import type { Route, StripeCall } from "./call.ts";

/** The calls of the hosted page itself, or of Stripe's command line in its place: a card, and the confirmation. */
export const paymentPageRoutes: Route[] = [
  ["POST", /^\/v1\/payment_methods$/, create],
  ["POST", /^\/v1\/payment_pages\/([^/]+)\/confirm$/, confirm],
];

/** A card from a test card's token; it belongs to nobody yet. */
function create({ account, form }: StripeCall): PaymentMethod {
  const { card, billing_details } = readParams(
    {
      type: z.literal("card"),
      card: z.strictObject({ token: z.string() }),
      billing_details: z.strictObject({ email: z.string() }).optional(),
    },
    form,
  );
  const saved = saveCard(account, digitsOfToken(card.token), null, realTime(account));
  const details = { ...saved.billing_details, email: billing_details?.email ?? null };
  return account.store.put("payment_method", { ...saved, billing_details: details });
}

/** Buys what the session sells, for the amount that the page showed. */
function confirm({ account, id, form }: StripeCall): CheckoutSession {
  const params = readParams({ payment_method: z.string(), expected_amount: integer, key: ignored }, form);
  const session = account.store.get("session", id);
  if (!session) throw noSuch("payment_page", id);
  const method = account.store.get("payment_method", params.payment_method);
  if (!method || method.customer) throw noSuch("PaymentMethod", params.payment_method, "payment_method");
  if (params.expected_amount !== session.amount_total)
    throw invalidRequest("The amount is not the one that the page shows.", { param: "expected_amount" });
  // The purchase saves the card with its customer.
  account.store.remove("payment_method", method.id);
  const cardNumber = method.card?.fingerprint ?? "";
  return completeCheckout(account, id, { cardNumber, email: method.billing_details.email ?? "" });
}
