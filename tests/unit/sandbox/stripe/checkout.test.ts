import { expect, test } from "vitest";
import { BASIC, DAY, DECLINED_CARD, LATER_FAILING_CARD, openStripe, PREMIUM, START } from "./open.ts";

test("a checkout completed on the hosted page makes a paid subscription and tells every step", async () => {
  const { sandbox, stripe, subscribe } = openStripe();
  const { response, session, subscription } = await subscribe();
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(
    `http://localhost:8787/payment-success?session_id=${session.id}`,
  );
  expect(session).toMatchObject({
    status: "complete",
    payment_status: "paid",
    amount_total: 1900,
    url: null,
  });
  const expanded = await stripe.subscriptions.retrieve(subscription, { expand: ["latest_invoice.payments"] });
  expect(expanded).toMatchObject({
    status: "active",
    metadata: { user: "user_1" },
    latest_invoice: {
      status: "paid",
      amount_paid: 1900,
      billing_reason: "subscription_create",
      parent: { subscription_details: { subscription } },
      payments: { data: [{ status: "paid", payment: { type: "payment_intent" } }] },
    },
  });
  expect(expanded.items.data[0]).toMatchObject({
    price: { id: BASIC, metadata: { plan: "Basic" } },
    current_period_start: START,
    current_period_end: Date.UTC(2026, 1, 28, 12) / 1000,
  });
  expect(sandbox.events().map(({ type }) => type)).toEqual([
    "customer.created",
    "payment_method.attached",
    "customer.subscription.created",
    "invoice.created",
    "invoice.finalized",
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice.paid",
    "invoice.payment_succeeded",
    "checkout.session.completed",
  ]);
});

test("a trial begins with a paid invoice of nothing and becomes a paid month at its end", async () => {
  const { stripe, subscribe, sandbox, typesSince } = openStripe();
  const { session, subscription, advanceTo } = await subscribe({ price: PREMIUM, trialDays: 7 });
  expect(session).toMatchObject({ payment_status: "no_payment_required", amount_total: 0 });
  const trial = await stripe.subscriptions.retrieve(subscription, { expand: ["latest_invoice"] });
  expect(trial).toMatchObject({
    status: "trialing",
    trial_end: START + 7 * DAY,
    latest_invoice: { status: "paid", amount_due: 0, billing_reason: "subscription_create" },
  });
  const before = sandbox.events().length;
  await advanceTo(START + 8 * DAY);
  expect(typesSince(before)).toEqual([
    "customer.subscription.trial_will_end",
    "customer.subscription.updated",
    "invoice.created",
    "invoice.finalized",
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice.paid",
    "invoice.payment_succeeded",
  ]);
  const paid = await stripe.subscriptions.retrieve(subscription, { expand: ["latest_invoice"] });
  expect(paid).toMatchObject({
    status: "active",
    latest_invoice: { created: START + 7 * DAY, amount_paid: 4900, billing_reason: "subscription_cycle" },
  });
});

test("a declined card is told on the page, buys nothing, and another card then does", async () => {
  const { stripe, submit, subscribe } = openStripe();
  const { response, session } = await subscribe({ card: DECLINED_CARD });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("Your card was declined.");
  expect(session).toMatchObject({ status: "open", subscription: null });
  expect((await submit(session.url!, { card_number: "5555 5555 5555 4444" })).status).toBe(303);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "complete" });
});

test("a card whose charges fail later starts a trial, and without a trial is declined", async () => {
  const { stripe, subscribe } = openStripe();
  expect((await subscribe({ card: LATER_FAILING_CARD })).session.status).toBe("open");
  const trial = await subscribe({ card: LATER_FAILING_CARD, trialDays: 7 });
  expect((await stripe.subscriptions.retrieve(trial.subscription)).status).toBe("trialing");
});
