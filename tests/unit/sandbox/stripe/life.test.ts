import { expect, test } from "vitest";
import { BASIC, DAY, GOOD_CARD, LATER_FAILING_CARD, openStripe, PREMIUM, START } from "./open.ts";

const at = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 12) / 1000;

test("a subscription of the 31st renews through a year on the last day of each short month, each month paid once", async () => {
  const { stripe, subscribe } = openStripe();
  const { subscription, advanceTo } = await subscribe();
  await advanceTo(at(2027, 1, 31));
  const invoices = await stripe.invoices.list({ subscription, limit: 100 });
  expect(
    invoices.data.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 10)).reverse(),
  ).toEqual([
    "2026-01-31",
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
    "2026-06-30",
    "2026-07-31",
    "2026-08-31",
    "2026-09-30",
    "2026-10-31",
    "2026-11-30",
    "2026-12-31",
    "2027-01-31",
  ]);
  expect(invoices.data.every(({ status, amount_paid }) => status === "paid" && amount_paid === 1900)).toBe(
    true,
  );
  expect(new Set(invoices.data.map(({ number }) => number)).size).toBe(13);
  expect(invoices.data.map(({ billing_reason }) => billing_reason).slice(-2)).toEqual([
    "subscription_cycle",
    "subscription_create",
  ]);
  expect((await stripe.subscriptions.retrieve(subscription)).items.data[0]).toMatchObject({
    current_period_start: at(2027, 1, 31),
    current_period_end: at(2027, 2, 28),
  });
});

test("a failing card makes the subscription past due, is tried on days 3, 5 and 7, and then ends it", async () => {
  const { stripe, sandbox, subscribe, typesSince } = openStripe();
  const { subscription, advanceTo } = await subscribe({ trialDays: 7, card: LATER_FAILING_CARD });
  const failure = START + 7 * DAY;
  const seen = [];
  for (const days of [0, 2.9, 3, 5, 6.9]) {
    await advanceTo(failure + days * DAY);
    const { status, latest_invoice } = await stripe.subscriptions.retrieve(subscription, {
      expand: ["latest_invoice"],
    });
    const invoice = latest_invoice as Exclude<typeof latest_invoice, string | null>;
    seen.push([status, invoice.status, invoice.attempt_count, invoice.next_payment_attempt! - failure]);
  }
  expect(seen).toEqual([
    ["past_due", "open", 1, 3 * DAY],
    ["past_due", "open", 1, 3 * DAY],
    ["past_due", "open", 2, 5 * DAY],
    ["past_due", "open", 3, 7 * DAY],
    ["past_due", "open", 3, 7 * DAY],
  ]);
  const before = sandbox.events().length;
  await advanceTo(failure + 60 * DAY);
  expect(typesSince(before)).toEqual([
    "charge.failed",
    "payment_intent.payment_failed",
    "invoice.payment_failed",
    "customer.subscription.deleted",
  ]);
  expect(await stripe.subscriptions.retrieve(subscription, { expand: ["latest_invoice"] })).toMatchObject({
    status: "canceled",
    ended_at: failure + 7 * DAY,
    cancellation_details: { reason: "payment_failed" },
    latest_invoice: { status: "open", attempt_count: 4, next_payment_attempt: null },
  });
});

test("a new card in time is charged at the next attempt, and the subscription is active again", async () => {
  const { stripe, subscribe, submit, sandbox } = openStripe();
  const { customer, subscription, advanceTo } = await subscribe({ trialDays: 7, card: LATER_FAILING_CARD });
  await advanceTo(START + 8 * DAY);
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    return_url: "http://localhost/settings",
  });
  expect((await submit(`${portal.url}/card`, { card_number: GOOD_CARD })).status).toBe(303);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("past_due");
  await advanceTo(START + 10 * DAY);
  expect(await stripe.subscriptions.retrieve(subscription, { expand: ["latest_invoice"] })).toMatchObject({
    status: "active",
    latest_invoice: { status: "paid", attempt_count: 2, amount_remaining: 0 },
  });
  const updated = sandbox.events().filter(({ type }) => type === "customer.subscription.updated");
  expect(updated.at(-1)).toMatchObject({ data: { previous_attributes: { status: "past_due" } } });
});

test("a cancellation at the period's end lets the period run out and bills nothing more", async () => {
  const { stripe, subscribe } = openStripe();
  const { subscription, advanceTo } = await subscribe();
  const end = at(2026, 2, 28);
  const cancelling = await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  expect(cancelling).toMatchObject({
    status: "active",
    cancel_at_period_end: true,
    cancel_at: end,
    canceled_at: START,
  });
  await advanceTo(end - 1);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("active");
  await advanceTo(end + DAY);
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
    status: "canceled",
    ended_at: end,
    cancellation_details: { reason: "cancellation_requested" },
  });
  expect((await stripe.invoices.list({ subscription })).data).toHaveLength(1);
  await expect(
    stripe.subscriptions.update(subscription, { cancel_at_period_end: false }),
  ).rejects.toMatchObject({
    statusCode: 404,
  });
});

test("a cancellation that is taken back renews as if nothing had been", async () => {
  const { stripe, subscribe } = openStripe();
  const { subscription, advanceTo } = await subscribe();
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  expect(await stripe.subscriptions.update(subscription, { cancel_at_period_end: false })).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  });
  await advanceTo(at(2026, 3, 1));
  expect((await stripe.invoices.list({ subscription })).data).toHaveLength(2);
});

test("an upgrade in the middle of the month that is billed at once costs half the difference", async () => {
  const { stripe, subscribe } = openStripe();
  const { subscription, advanceTo } = await subscribe();
  const item = (await stripe.subscriptions.retrieve(subscription)).items.data[0]!;
  await advanceTo((item.current_period_start + item.current_period_end) / 2);
  const upgraded = await stripe.subscriptions.update(subscription, {
    items: [{ id: item.id, price: PREMIUM }],
    proration_behavior: "always_invoice",
    expand: ["latest_invoice"],
  });
  expect(upgraded.items.data[0]).toMatchObject({
    id: item.id,
    price: { id: PREMIUM },
    current_period_end: item.current_period_end,
  });
  expect(upgraded.latest_invoice).toMatchObject({
    billing_reason: "subscription_update",
    amount_paid: 1500,
    lines: { data: [{ amount: -950 }, { amount: 2450 }] },
  });
  await advanceTo(item.current_period_end);
  expect((await stripe.invoices.list({ subscription })).data[0]).toMatchObject({ amount_paid: 4900 });
});

test("an upgrade without a wish for its billing is on the next invoice, and one without proration costs nothing", async () => {
  const { stripe, subscribe } = openStripe();
  const next = async (proration_behavior?: "none") => {
    const { subscription, advanceTo } = await subscribe();
    const item = (await stripe.subscriptions.retrieve(subscription)).items.data[0]!;
    await advanceTo((item.current_period_start + item.current_period_end) / 2);
    await stripe.subscriptions.update(subscription, {
      items: [{ id: item.id, price: PREMIUM }],
      proration_behavior,
    });
    expect((await stripe.invoices.list({ subscription })).data).toHaveLength(1);
    await advanceTo(item.current_period_end);
    return (await stripe.invoices.list({ subscription })).data[0]!.amount_paid;
  };
  expect(await next()).toBe(4900 + 1500);
  expect(await next("none")).toBe(4900);
});

test("a downgrade that is billed at once becomes credit, which the next month uses up", async () => {
  const { stripe, subscribe } = openStripe();
  const { customer, subscription, advanceTo } = await subscribe({ price: PREMIUM });
  const item = (await stripe.subscriptions.retrieve(subscription)).items.data[0]!;
  await advanceTo((item.current_period_start + item.current_period_end) / 2);
  const { latest_invoice } = await stripe.subscriptions.update(subscription, {
    items: [{ id: item.id, price: BASIC }],
    proration_behavior: "always_invoice",
    expand: ["latest_invoice"],
  });
  expect(latest_invoice).toMatchObject({
    status: "paid",
    total: -1500,
    amount_due: 0,
    ending_balance: -1500,
  });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -1500 });
  await advanceTo(item.current_period_end);
  expect((await stripe.invoices.list({ subscription })).data[0]).toMatchObject({
    total: 1900,
    amount_paid: 400,
  });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
});

test("a trial that is ended now is billed now, and its months count from now", async () => {
  const { stripe, subscribe, advanced } = withAdvance();
  const { subscription, advanceTo } = await subscribe({ price: PREMIUM, trialDays: 7 });
  await advanceTo(START + DAY);
  const ended = await stripe.subscriptions.update(subscription, {
    trial_end: "now",
    expand: ["latest_invoice"],
  });
  expect(ended).toMatchObject({
    status: "active",
    trial_end: START + DAY,
    billing_cycle_anchor: START + DAY,
    latest_invoice: { billing_reason: "subscription_update", amount_paid: 4900, created: START + DAY },
  });
  await advanceTo(at(2026, 2, 27));
  expect(advanced()).not.toContain("customer.subscription.trial_will_end");
  expect((await stripe.invoices.list({ subscription })).data).toHaveLength(2);
});

function withAdvance() {
  const opened = openStripe();
  return { ...opened, advanced: () => opened.typesSince(0) };
}

test("a change of plan during the trial costs nothing, and the trial's end bills the new plan", async () => {
  const { stripe, subscribe } = openStripe();
  const { subscription, advanceTo } = await subscribe({ trialDays: 7 });
  const item = (await stripe.subscriptions.retrieve(subscription)).items.data[0]!;
  await stripe.subscriptions.update(subscription, {
    items: [{ id: item.id, price: PREMIUM }],
    proration_behavior: "always_invoice",
  });
  expect((await stripe.invoices.list({ subscription })).data).toHaveLength(1);
  await advanceTo(START + 7 * DAY);
  expect((await stripe.invoices.list({ subscription })).data[0]).toMatchObject({ amount_paid: 4900 });
});

test("an upgrade whose payment fails is past due, and refused without change when the caller asks for that", async () => {
  const { stripe, subscribe, submit } = openStripe();
  const { customer, subscription } = await subscribe();
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    return_url: "http://localhost/settings",
  });
  await submit(`${portal.url}/card`, { card_number: LATER_FAILING_CARD });
  const item = (await stripe.subscriptions.retrieve(subscription)).items.data[0]!;
  const upgrade = { items: [{ id: item.id, price: PREMIUM }], proration_behavior: "always_invoice" as const };
  await expect(
    stripe.subscriptions.update(subscription, { ...upgrade, payment_behavior: "error_if_incomplete" }),
  ).rejects.toMatchObject({ type: "StripeCardError", code: "card_declined", statusCode: 402 });
  expect((await stripe.subscriptions.retrieve(subscription)).items.data[0]!.price.id).toBe(BASIC);
  expect(await stripe.subscriptions.update(subscription, upgrade)).toMatchObject({ status: "past_due" });
});

test("a cancellation at once ends it now, and credits the unused time when asked to", async () => {
  const { stripe, subscribe } = openStripe();
  const { customer, subscription, advanceTo } = await subscribe({ price: PREMIUM });
  const item = (await stripe.subscriptions.retrieve(subscription)).items.data[0]!;
  const half = (item.current_period_start + item.current_period_end) / 2;
  await advanceTo(half);
  const canceled = await stripe.subscriptions.cancel(subscription, { prorate: true, invoice_now: true });
  expect(canceled).toMatchObject({ status: "canceled", ended_at: half, canceled_at: half });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -2450 });
  await advanceTo(half + 60 * DAY);
  expect((await stripe.invoices.list({ subscription })).data).toHaveLength(2);
});

test("what falls due in real time is lived through by itself, with the moments at which it fell due", async () => {
  let now = START * 1000;
  const { stripe, sandbox, subscribe } = openStripe({ now: () => now });
  const { subscription } = await subscribe({ trialDays: 7 });
  expect(sandbox.nextDue()).toBe((START + 4 * DAY) * 1000);
  now += 20 * DAY * 1000;
  sandbox.catchUp();
  const paid = sandbox.events().filter(({ type }) => type === "invoice.paid");
  expect(paid.map(({ created }) => created)).toEqual([START, START + 7 * DAY]);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("active");
});
