import type Stripe from "stripe";
import { expect, test } from "vitest";
import { BASIC, DAY, DECLINED_CARD, GOOD_CARD, openStripe, START } from "./open.ts";

const pack = (customer?: string): Stripe.Checkout.SessionCreateParams => ({
  mode: "payment",
  customer,
  line_items: [
    {
      quantity: 1,
      price_data: { currency: "usd", unit_amount: 1500, product_data: { name: "Token pack M" } },
    },
  ],
  metadata: { pack: "M" },
  payment_intent_data: { metadata: { user: "user_1" } },
  success_url: "http://localhost/ok?id={CHECKOUT_SESSION_ID}",
});

test("a pack is paid once, and given back in two parts and no more", async () => {
  const { stripe, submit, sandbox, typesSince } = openStripe();
  const customer = await stripe.customers.create({ email: "a@example.com" });
  const session = await stripe.checkout.sessions.create(pack(customer.id));
  expect(session).toMatchObject({ amount_total: 1500, payment_status: "unpaid", metadata: { pack: "M" } });
  const before = sandbox.events().length;
  await submit(session.url!, { card_number: GOOD_CARD });
  expect(typesSince(before)).toEqual([
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
    "checkout.session.completed",
  ]);
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent.latest_charge", "line_items.data.price.product"],
  });
  expect(paid).toMatchObject({
    payment_status: "paid",
    subscription: null,
    line_items: {
      data: [{ description: "Token pack M", price: { active: false, product: { name: "Token pack M" } } }],
    },
    payment_intent: {
      amount_received: 1500,
      customer: customer.id,
      metadata: { user: "user_1" },
      latest_charge: { paid: true, refunded: false, payment_method_details: { card: { last4: "4242" } } },
    },
  });
  const payment_intent = (paid.payment_intent as { id: string }).id;
  expect(await stripe.refunds.create({ payment_intent, amount: 400 })).toMatchObject({
    status: "succeeded",
    amount: 400,
  });
  await expect(stripe.refunds.create({ payment_intent, amount: 1200 })).rejects.toMatchObject({
    param: "amount",
  });
  expect((await stripe.refunds.create({ payment_intent })).amount).toBe(1100);
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  const refunded = sandbox.events().filter(({ type }) => type === "charge.refunded");
  expect(refunded).toMatchObject([
    {
      data: {
        object: { amount_refunded: 400, refunded: false },
        previous_attributes: { amount_refunded: 0 },
      },
    },
    {
      data: {
        object: { amount_refunded: 1500, refunded: true },
        previous_attributes: { amount_refunded: 400 },
      },
    },
  ]);
  expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(2);
});

test("a declined payment fails with an event, keeps its payment, and succeeds with another card", async () => {
  const { stripe, submit, sandbox, typesSince } = openStripe();
  const customer = await stripe.customers.create();
  const session = await stripe.checkout.sessions.create(pack(customer.id));
  const before = sandbox.events().length;
  expect((await submit(session.url!, { card_number: DECLINED_CARD })).status).toBe(200);
  expect(typesSince(before)).toEqual([
    "payment_intent.created",
    "charge.failed",
    "payment_intent.payment_failed",
  ]);
  const open = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
  expect(open).toMatchObject({
    status: "open",
    payment_intent: {
      status: "requires_payment_method",
      last_payment_error: { code: "card_declined", decline_code: "generic_decline" },
    },
  });
  await submit(session.url!, { card_number: GOOD_CARD });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "complete",
    payment_intent: (open.payment_intent as { id: string }).id,
  });
});

test("a session is paid once only, and closes by itself after a day or when it is told to", async () => {
  const { stripe, submit, visit, sandbox } = openStripe();
  const paid = await stripe.checkout.sessions.create(pack());
  await submit(paid.url!, { card_number: GOOD_CARD, email: "guest@example.com" });
  const again = await submit(paid.url!, { card_number: GOOD_CARD });
  expect(await again.text()).toContain("This checkout is complete");
  expect(sandbox.events().filter(({ type }) => type === "payment_intent.succeeded")).toHaveLength(1);
  expect(await stripe.checkout.sessions.retrieve(paid.id)).toMatchObject({
    customer: null,
    customer_details: { email: "guest@example.com" },
  });

  const told = await stripe.checkout.sessions.create(pack());
  expect(await stripe.checkout.sessions.expire(told.id)).toMatchObject({ status: "expired", url: null });
  await expect(stripe.checkout.sessions.expire(told.id)).rejects.toMatchObject({ statusCode: 400 });
  expect(await (await visit(told.url!)).text()).toContain("This checkout has expired");

  const customer = await stripe.customers.create();
  const left = await stripe.checkout.sessions.create(pack(customer.id));
  const clock = customer.test_clock as string;
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: START + DAY - 1 });
  expect((await stripe.checkout.sessions.retrieve(left.id)).status).toBe("open");
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: START + DAY });
  expect((await stripe.checkout.sessions.retrieve(left.id)).status).toBe("expired");
  expect((await stripe.checkout.sessions.list({ status: "expired" })).data.map(({ id }) => id)).toEqual([
    left.id,
    told.id,
  ]);
});

test("a session is refused for prices that do not fit its mode", async () => {
  const { stripe } = openStripe();
  const success_url = "http://localhost/ok";
  await expect(
    stripe.checkout.sessions.create({
      mode: "payment",
      line_items: [{ price: BASIC, quantity: 1 }],
      success_url,
    }),
  ).rejects.toMatchObject({ param: "mode" });
  await expect(
    stripe.checkout.sessions.create({ ...pack(), mode: "subscription", payment_intent_data: undefined }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test("a trial that asks for no card starts without one, and its end cannot be paid", async () => {
  const { stripe, submit } = openStripe();
  const customer = await stripe.customers.create();
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: BASIC, quantity: 1 }],
    payment_method_collection: "if_required",
    subscription_data: { trial_period_days: 7 },
    success_url: "http://localhost/ok",
  });
  expect((await submit(session.url!, { card_number: "" })).status).toBe(303);
  await stripe.testHelpers.testClocks.advance(customer.test_clock as string, {
    frozen_time: START + 8 * DAY,
  });
  expect((await stripe.subscriptions.list({ customer: customer.id })).data[0]).toMatchObject({
    status: "past_due",
  });
});
