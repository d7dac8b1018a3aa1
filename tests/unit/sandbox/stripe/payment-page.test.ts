import type Stripe from "stripe";
import { expect, test } from "vitest";
import { openStripe, PREMIUM } from "./open.ts";

const CHECKOUT: Stripe.Checkout.SessionCreateParams = {
  mode: "subscription",
  line_items: [{ price: PREMIUM, quantity: 1 }],
  success_url: "http://localhost:8787/payment-success",
};

test("a session is paid without its page by a card's token, at the amount that the page shows, once", async () => {
  const { stripe } = openStripe();
  const { id, amount_total } = await stripe.checkout.sessions.create(CHECKOUT);
  const confirm = async (token: string, expected_amount: number | null) => {
    const billing_details = { email: "nurse@example.org" };
    const card = await stripe.paymentMethods.create({ type: "card", card: { token }, billing_details });
    const params = { payment_method: card.id, expected_amount };
    return await stripe.rawRequest("POST", `/v1/payment_pages/${id}/confirm`, params);
  };
  await expect(confirm("tok_visa", 1)).rejects.toMatchObject({ param: "expected_amount" });
  await expect(confirm("tok_nobody", amount_total)).rejects.toMatchObject({ code: "resource_missing" });
  await expect(confirm("tok_chargeDeclined", amount_total)).rejects.toMatchObject({ code: "card_declined" });
  expect(await confirm("tok_visa", amount_total)).toMatchObject({
    status: "complete",
    payment_status: "paid",
  });
  const paid = await stripe.checkout.sessions.retrieve(id);
  const cards = await stripe.paymentMethods.list({ customer: String(paid.customer) });
  expect(cards.data.map(({ card }) => card?.last4)).toEqual(["4242"]);
  expect(paid.customer_details?.email).toBe("nurse@example.org");
  await expect(confirm("tok_visa", amount_total)).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
  });
});
