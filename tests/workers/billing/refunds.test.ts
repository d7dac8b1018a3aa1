import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { payments } from "#app/base/data/schema.ts";
import { planOf } from "#app/core/identity/session/plan-gate.server.ts";
import type { BillingFacts } from "#app/core/payments/billing-facts.ts";
import { resetLimits } from "#app/core/payments/reset-limits.server.ts";
import { database, databaseOf } from "../databases.ts";
import { haveUsed } from "../meter/use-calls.ts";
import { visit } from "../pages/public-pages-help.ts";
import { ask, cookiesOf, ORIGIN, personWithPlan, post, type TestPerson } from "../signed-in.ts";
import { runningOf } from "./money-states.ts";
import { buyPack, buyPlan, customerOf, deliverAll, payAt, stripe } from "./stripe-calls.ts";

const json = async (response: Response) => (await response.json()) as Record<string, unknown>;
const sync = (person: TestPerson) => post(person, "/api/users/sync-plan");
const held = ({ userId }: TestPerson) => planOf(database, userId);
const billed = async (person: TestPerson) =>
  ((await json(await ask(person, "/api/payments/billing"))).billing as BillingFacts).invoices.map(
    ({ amount, status }) => [amount, status],
  );

test("an invoice that was given back is no paid one, and resets no month [OPEN-19] [PLAN-16]", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  await deliverAll(person);
  await haveUsed(person, "chat", 1);
  const [intent] = (await stripe.paymentIntents.list({ customer: await customerOf(person) })).data;
  const refund = (amount: number) => stripe.refunds.create({ payment_intent: intent?.id ?? "", amount });
  const reset = async () => (await json(await post(person, "/reset/reset-on-upgrade"))).code;

  await refund(400);
  await deliverAll(person);
  expect(await billed(person)).toEqual([[1900, "partly refunded"]]);
  await refund(1500);
  await deliverAll(person);
  expect(await billed(person)).toEqual([[1900, "refunded"]]);
  expect(await json(await ask(person, "/api/payments/offer?plan=Basic"))).toMatchObject({ confirm: null });
  expect(await reset()).toBe("reset_without_payment");
  expect(await held(person)).toBe("Basic");
});

test("a payment gives nobody on Free a right to a reset [OPEN-19]", async () => {
  const { userId } = await personWithPlan("Free");
  const invoice = { id: `in_${userId}`, kind: "subscription", amount: 1900, currency: "usd" } as const;
  await databaseOf(userId)
    .insert(payments)
    .values({ ...invoice, userId, paidAt: 1, ticket: 1 });
  const deps = { databaseOf, meters: env.USAGE_METER, now: Date.now };
  await expect(resetLimits(deps, userId)).rejects.toMatchObject({ code: "reset_without_payment" });
});

test("a reset that the provider cannot be asked about is refused in words, in the field message too [API-17]", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  const request = { method: "POST", headers: { Origin: ORIGIN, Cookie: await cookiesOf(person) } };
  const answer = await visit("/reset/reset-on-upgrade", request, { STRIPE_API_URL: "http://away.test" });
  const words = "The card payment provider could not be reached. Please try again.";
  expect([answer.status, await json(answer)]).toMatchObject([502, { message: words, error: words }]);
});

test("a pack that was given back after it was used up stays used, and says that it was given back", async () => {
  const person = await personWithPlan();
  await buyPack(person, "small");
  await deliverAll(person);
  const [intent] = (await stripe.paymentIntents.list({ customer: await customerOf(person) })).data;
  await stripe.refunds.create({ payment_intent: intent?.id ?? "" });
  await deliverAll(person);
  expect(await billed(person)).toEqual([[1900, "refunded"]]);
});

test("a subscription that is no plan of ours grants nothing, is not ended by a plan, and its payments are none for a plan", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  const [other] = await runningOf(person);
  const { id: price } = await stripe.prices.create({
    currency: "usd",
    unit_amount: 9900,
    recurring: { interval: "month" },
    product_data: { name: "A course" },
  });
  await stripe.subscriptions.update(other?.id ?? "", {
    items: [{ id: other?.items.data[0]?.id ?? "", price }],
    proration_behavior: "always_invoice",
  });
  await deliverAll(person);
  expect(await held(person)).toBe("Free");
  await buyPlan(person, "Premium");
  await deliverAll(person);
  expect(await held(person)).toBe("Premium");
  expect((await runningOf(person)).map(({ status }) => status).sort()).toEqual(["active", "trialing"]);
  await haveUsed(person, "chat", 1);
  expect((await json(await post(person, "/reset/reset-on-upgrade"))).code).toBe("reset_without_payment");
});

test("a checkout that does not say how many tokens it sold sells none, and holds up nothing else", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  const { url } = await stripe.checkout.sessions.create({
    mode: "payment",
    customer: await customerOf(person),
    line_items: [
      { quantity: 1, price_data: { currency: "usd", unit_amount: 100, product_data: { name: "A mug" } } },
    ],
    metadata: { packageId: "small" },
    success_url: "http://localhost/payment-success",
  });
  await payAt(url ?? "");
  expect((await sync(person)).status).toBe(200);
  expect(await held(person)).toBe("Basic");
});
