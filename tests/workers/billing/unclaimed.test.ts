import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { unclaimedPayments } from "#app/base/data/schema.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { refundCheckout } from "#app/core/payments/unclaimed/refund-checkout.ts";
import { ask, clerkCalls, personWithPlan, type TestPerson } from "../signed-in.ts";
import { heldBy, runningOf } from "./money-states.ts";
import {
  advance,
  buyPlan,
  CARD,
  customerOf,
  database,
  deliver,
  deliverSale,
  eventsOf,
  openLink,
  payAt,
  post,
  sessionAt,
  stripe,
} from "./stripe-calls.ts";

/** Basic, paid through its payment link by somebody who is not signed in. @returns the provider's customer */
async function paidBy(email: string): Promise<{ customer: string; session: string }> {
  const url = await openLink("basic");
  await payAt(url, CARD.good, email);
  return { customer: await deliverSale(url), session: (await sessionAt(url)).id };
}

/** The identity provider of the tests knows a verified address for everybody, but for "user_unverified_…". */
const addressOf = ({ userId }: TestPerson) => `${userId}@example.org`;

const waiting = (session: string) =>
  database.select().from(unclaimedPayments).where(eq(unclaimedPayments.id, session));
const claim = async (person: TestPerson) => (await post(person, "/api/payments/claim")).json();
const told = async (person: TestPerson) => (await ask(person, "/api/payments/claim")).json();

const refundsOf = async (customer: string) => {
  const intents = await stripe.paymentIntents.list({ customer, expand: ["data.latest_charge"] });
  return intents.data.map(
    ({ latest_charge }) => (latest_charge as { amount_refunded: number }).amount_refunded,
  );
};

test("what a visitor pays waits under her address, and is hers once that is verified; a repeated event changes nothing", async () => {
  const person = await personWithPlan();
  const { customer, session } = await paidBy(addressOf(person).toUpperCase());
  expect(await waiting(session)).toMatchObject([
    { customerId: customer, email: addressOf(person).toLowerCase(), plan: "Basic", amount: 1900 },
  ]);
  expect(await heldBy(person)).toBe("Free");
  expect(await told(person)).toEqual({ address: addressOf(person).toLowerCase() });
  expect(await claim(person)).toEqual({ attached: ["Basic"], refunded: [] });
  expect(await heldBy(person)).toBe("Basic");
  expect(await waiting(session)).toEqual([]);
  expect(await told(person)).toEqual({ address: null });
  const known = await stripe.customers.retrieve(customer);
  expect(known).toMatchObject({ metadata: { userId: person.userId } });
  for (const event of await eventsOf(customer)) await deliver(event);
  expect(await waiting(session)).toEqual([]);
  expect(await claim(person)).toEqual({ attached: [], refunded: [] });
});

test("another person neither gets the payment nor learns of it, and an address that is not verified is not enough", async () => {
  const [owner, other] = [await personWithPlan(), await personWithPlan()];
  const { session } = await paidBy(addressOf(owner));
  expect(await told(other)).toEqual({ address: null });
  expect(await claim(other)).toEqual({ attached: [], refunded: [] });
  const unverified = await personWithPlan("Free", "unverified_");
  const own = await paidBy(addressOf(unverified));
  expect(await told(unverified)).toEqual({ address: addressOf(unverified).toLowerCase() });
  expect(await claim(unverified)).toEqual({ attached: [], refunded: [] });
  expect(await heldBy(unverified)).toBe("Free");
  expect((await waiting(session)).length + (await waiting(own.session)).length).toBe(2);
});

test("while a payment waits, the identity provider is asked for a person's addresses once in a session", async () => {
  const [payer, person] = [await personWithPlan(), await personWithPlan()];
  await paidBy(addressOf(payer));
  const asked = async () => (await clerkCalls()).filter((call) => call === `GET /v1/users/${person.userId}`);
  const openPage = async (who: TestPerson) => {
    const page = await ask(who, "/settings/profile", { headers: { Accept: "text/html" } });
    return await page.text();
  };
  await openPage(person);
  const before = (await asked()).length;
  await openPage(person);
  await openPage(person);
  expect((await asked()).length).toBe(before);
  await openPage({ ...person, sessionId: person.sessionId.replace("sess_active_", "sess_active_again_") });
  expect((await asked()).length).toBeGreaterThan(before);
  expect(await openPage(payer)).toContain(addressOf(payer));
  expect(await openPage(payer)).toContain(addressOf(payer));
});

test("whoever pays for the plan already gets the second payment back, and keeps one subscription", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  const { customer, session } = await paidBy(addressOf(person));
  expect(await claim(person)).toEqual({ attached: [], refunded: ["Basic"] });
  expect(await refundsOf(customer)).toEqual([1900]);
  expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
  expect(await runningOf(person)).toHaveLength(1);
  expect(await waiting(session)).toEqual([]);
});

test("once a waiting payment is hers, a page for a plan that was opened while it waited can no longer be paid", async () => {
  const person = await personWithPlan();
  await paidBy(addressOf(person));
  await sleep(1_100); // the provider counts whole seconds
  const body = { plan: "Basic", email: addressOf(person) };
  const answer = await post(person, "/api/payments/create-checkout-session", body);
  const { url } = (await answer.json()) as { url: string };
  expect(await claim(person)).toEqual({ attached: ["Basic"], refunded: [] });
  expect((await sessionAt(url)).status).toBe("expired");
});

test("whoever's trial was never paid gets what she paid for elsewhere, and the trial's payment is tried no more", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Premium", CARD.failsLater);
  await advance(await customerOf(person), 8);
  await paidBy(addressOf(person));
  expect(await claim(person)).toEqual({ attached: ["Basic"], refunded: [] });
  expect(await heldBy(person)).toBe("Basic");
  const running = await runningOf(person);
  expect(running.map(({ status, items }) => [status, items.data[0]?.price.metadata.plan])).toEqual([
    ["active", "Basic"],
  ]);
  const owed = await stripe.invoices.list({ customer: await customerOf(person), status: "open" });
  expect(owed.data.map(({ next_payment_attempt }) => next_payment_attempt)).toEqual([null]);
});

test("support refunds a waiting payment once, and then nothing waits any more", async () => {
  const { customer, session } = await paidBy("nobody.known@example.org");
  expect(await refundCheckout(stripe, session)).toBe(1900);
  expect(await refundCheckout(stripe, session)).toBe(0);
  expect(await refundsOf(customer)).toEqual([1900]);
  for (const event of await eventsOf(customer)) await deliver(event);
  expect(await waiting(session)).toEqual([]);
});
