import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { unclaimedPayments } from "#app/base/data/schema.ts";
import { writeActivity } from "#app/core/identity/session/activity-cookie.server.ts";
import type { BillingFacts } from "#app/core/payments/billing-facts.ts";
import type { Offer } from "#app/core/payments/offer.ts";
import { refundCheckout } from "#app/core/payments/unclaimed/refund-checkout.ts";
import { database } from "../databases.ts";
import { ask, clerkCalls, cookiesOf, ORIGIN, personWithPlan, post, type TestPerson } from "../signed-in.ts";
import { heldBy, runningOf } from "./money-states.ts";
import {
  advance,
  buyPlan,
  CARD,
  customerOf,
  deliver,
  deliverSale,
  eventsOf,
  openLink,
  payAt,
  sessionAt,
  stripe,
} from "./stripe-calls.ts";

/** Basic, paid through its payment link by a signed-out person. @returns the provider's customer */
async function paidBy(email: string): Promise<{ customer: string; session: string }> {
  const url = await openLink("basic");
  await payAt(url, CARD.good, email);
  return { customer: await deliverSale(url), session: (await sessionAt(url)).id };
}

/** The tests' identity provider has a verified address for everybody except "user_unverified_…". */
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
  const { billing } = (await (await ask(person, "/api/payments/billing")).json()) as {
    billing: BillingFacts;
  };
  expect(billing.invoices).toContainEqual(
    expect.objectContaining({ amount: 1900, what: "Second payment for Basic", status: "refunded" }),
  );
});

const buy = (person: TestPerson, plan: "Basic" | "Premium") =>
  post(person, "/api/payments/create-checkout-session", { plan, email: addressOf(person) });
const offered = async (person: TestPerson, plan: "Basic" | "Premium") =>
  (await (await ask(person, `/api/payments/offer?plan=${plan}`)).json()) as Offer;

test("while a payment waits under one of her addresses no plan is sold to her: the offer leads to that payment, and her checkout is refused", async () => {
  for (const prefix of ["", "unverified_"]) {
    const person = await personWithPlan("Free", prefix);
    await paidBy(addressOf(person));
    for (const plan of ["Basic", "Premium"] as const) {
      const offer = await offered(person, plan);
      expect(offer).toMatchObject({
        approach: "claim",
        title: "A payment is waiting for you",
        dueToday: null,
      });
      expect(offer.lines.join(" ")).toContain(addressOf(person).toLowerCase());
      const answer = await buy(person, plan);
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: "payment_waiting" }]);
    }
    const page = await ask(person, "/pricing?confirm=Basic", { headers: { Accept: "text/html" } });
    expect(page.headers.get("Location")).toBe("/plan-selection?plan=Basic");
  }
  const other = await personWithPlan();
  expect(await offered(other, "Basic")).toMatchObject({ approach: "checkout", dueToday: 1900 });
});

test("after the waiting payment is hers, the offer is for the plan that she has", async () => {
  const person = await personWithPlan();
  await paidBy(addressOf(person));
  await claim(person);
  expect((await offered(person, "Basic")).approach).toBe("reset");
  expect((await offered(person, "Premium")).approach).toBe("trial");
});

test("where plans are sold, a payment that came a moment ago is shown, whatever the session's cookie knows", async () => {
  const person = await personWithPlan();
  const openPage = async (path: string, cookie?: string) => {
    const headers = { Accept: "text/html", ...(cookie ? { Cookie: cookie } : {}) };
    return await ask(person, path, { headers });
  };
  const { sessionId } = person;
  const account = { createdAt: 0, hasUsedTrial: false, hadStreakDiscount: false, mayAwaitPayment: false };
  const now = Date.now();
  const activity = { sessionId, at: now, readAt: now, plan: "Free", isUnlimited: false, account } as const;
  const written = await writeActivity(activity, env.ACTIVITY_SECRET, new Request(ORIGIN));
  const cookie = `${await cookiesOf(person, { idleMs: null })}; ${written.split(";")[0]}`;
  await paidBy(addressOf(person));
  expect(await (await openPage("/settings/profile", cookie)).text()).not.toContain(addressOf(person));
  for (const path of ["/plan-selection", "/settings/account"])
    expect(await (await openPage(path, cookie)).text()).toContain(addressOf(person));
});

test("once a waiting payment is hers, a page for a plan that was opened before it can no longer be paid", async () => {
  const person = await personWithPlan();
  const { url } = (await (await buy(person, "Basic")).json()) as { url: string };
  await paidBy(addressOf(person));
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
