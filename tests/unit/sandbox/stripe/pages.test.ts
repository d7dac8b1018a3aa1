import { expect, test } from "vitest";
import { DECLINED_CARD, GOOD_CARD, openStripe, PREMIUM, START } from "./open.ts";

const RETURN = "http://localhost:8787/settings";

test("the checkout page says what is bought, what it costs, what is due today and that no money moves", async () => {
  const { stripe, visit } = openStripe();
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer_email: "nurse@example.com",
    line_items: [{ price: PREMIUM, quantity: 1 }],
    subscription_data: { trial_period_days: 7 },
    success_url: "http://localhost:8787/ok",
    cancel_url: "http://localhost:8787/back?a=1&b=2",
  });
  expect(session.url).toBe(`http://localhost:8787/__sandbox/stripe/checkout/${session.id}`);
  const text = await (await visit(session.url!)).text();
  for (const words of [
    "Premium",
    "$49.00 per month",
    "7 days free",
    "Due today: $0.00",
    "nurse@example.com",
    "Start trial",
    "No money moves",
    'value="4242 4242 4242 4242"',
    'href="http://localhost:8787/back?a=1&#38;b=2"',
  ])
    expect(text).toContain(words);
});

test("a payment link opens a session whose customer is a new one and comes back with the plan's name", async () => {
  const { stripe, visit, submit, sandbox } = openStripe();
  const response = await visit(
    "http://localhost:8787/__sandbox/stripe/link/basic?client_reference_id=user_7&prefilled_email=a%40b.c",
  );
  const url = response.headers.get("Location")!;
  expect(sandbox.events()).toHaveLength(0);
  const paid = await submit(url, { card_number: GOOD_CARD });
  expect(paid.headers.get("Location")).toBe("http://localhost:8787/payment-success?plan=Basic");
  const [session] = (await stripe.checkout.sessions.list({ expand: ["data.customer"] })).data;
  expect(session).toMatchObject({
    client_reference_id: "user_7",
    status: "complete",
    customer: { email: "a@b.c" },
  });
  expect((await visit("http://localhost:8787/__sandbox/stripe/link/enterprise")).status).toBe(404);
});

test("in the portal a plan is cancelled after a question, kept again, and the card changed", async () => {
  const { stripe, visit, submit, subscribe } = openStripe();
  const { customer, subscription } = await subscribe();
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: RETURN });
  const shown = await (await visit(url)).text();
  expect(shown).toContain("Renews on February 28, 2026.");
  expect(shown).toContain(`href="${RETURN}"`);
  expect(shown).toContain("January 31, 2026: $19.00, paid");
  expect(await (await visit(`${url}/cancel`)).text()).toContain("February 28, 2026");
  expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(false);
  await submit(`${url}/cancel`, {});
  expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true);
  expect(await (await visit(url)).text()).toContain("Ends on February 28, 2026");
  await submit(`${url}/keep`, {});
  expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(false);
  expect(await (await submit(`${url}/card`, { card_number: DECLINED_CARD })).text()).toContain(
    "Your card was declined.",
  );
  expect(await (await submit(`${url}/card`, { card_number: "1234" })).text()).toContain("incorrect");
  await submit(`${url}/card`, { card_number: "5555555555554444" });
  expect(await (await visit(url)).text()).toContain("ends in 4444");
});

test("an unpaid invoice can be paid in the portal", async () => {
  const { stripe, visit, submit, subscribe } = openStripe();
  const { customer, subscription, advanceTo } = await subscribe({ trialDays: 7, card: "4000000000000341" });
  await advanceTo(START + 8 * 86_400);
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: RETURN });
  expect(await (await visit(url)).text()).toContain("Pay $19.00 now");
  const invoice = (await stripe.subscriptions.retrieve(subscription)).latest_invoice as string;
  expect((await submit(`${url}/pay`, { invoice })).status).toBe(200);
  await submit(`${url}/card`, { card_number: GOOD_CARD });
  expect((await submit(`${url}/pay`, { invoice })).status).toBe(303);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("active");
});

test("the page of clocks moves a customer's time and gives a payment back", async () => {
  const { stripe, visit, submit, subscribe } = openStripe();
  const { customer } = await subscribe();
  const home = "http://localhost:8787/__sandbox/stripe";
  expect(await (await visit(home)).text()).toContain("2026-01-31 12:00 UTC");
  await submit(`${home}/advance`, { customer, days: "31" });
  const later = await (await visit(home)).text();
  expect(later).toContain("2026-03-03 12:00 UTC");
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(2);
  const [charge] = (await stripe.charges.list({ customer })).data;
  await submit(`${home}/refund`, { charge: charge!.id });
  expect((await stripe.charges.retrieve(charge!.id)).refunded).toBe(true);
  expect((await submit(`${home}/advance`, { customer, days: "400" })).status).toBe(404);
});

test("what a person typed is shown as text, never as markup", async () => {
  const { stripe, visit } = openStripe();
  await stripe.customers.create({ email: "<script>alert(1)</script>" });
  const text = await (await visit("http://localhost:8787/__sandbox/stripe")).text();
  expect(text).toContain("&#60;script&#62;");
  expect(text).not.toContain("<script>");
});

test("Stripe.js is there in name, and everything else is a 404", async () => {
  const { visit } = openStripe();
  const script = await visit("http://localhost:8787/__sandbox/stripe/stripe.js");
  expect(script.headers.get("Content-Type")).toMatch(/^text\/javascript/);
  const window: { Stripe?: { version: string; (key: string): object } } = {};
  new Function("window", await script.text())(window);
  expect(window.Stripe?.version).toBeTypeOf("string");
  expect(window.Stripe?.("pk_test_x")).toBeTypeOf("object");
  for (const path of ["x", "checkout/cs_x", "portal/bps_x", "portal/bps_x/cancel", "advance"])
    expect((await visit(`http://localhost:8787/__sandbox/stripe/${path}`)).status).toBe(404);
});
