import { env, exports } from "cloudflare:workers";
import Stripe from "stripe";
import { database } from "../databases.ts";
import { ORIGIN, post, type TestPerson } from "../signed-in.ts";

const { STRIPE_SECRET_KEY = "", STRIPE_WEBHOOK_SECRET } = env as unknown as Record<string, string>;

export const WEBHOOK_SECRET = STRIPE_WEBHOOK_SECRET ?? "";

/** The payment provider as the product sees it. */
export const stripe = new Stripe(STRIPE_SECRET_KEY, {
  httpClient: Stripe.createFetchHttpClient(),
  host: "stripe.test",
  protocol: "http",
  maxNetworkRetries: 0,
});

/** Tokens of test cards: one that works, and one that can be saved but fails every charge. */
export const CARD = { good: "tok_visa", failsLater: "tok_chargeCustomerFail" };

/**
 * Pays on the provider's page, like a person, by that page's own API calls. The SDK lacks them; Stripe's own command
 * line uses them to pay (`stripe trigger checkout.session.completed`).
 */
export async function payAt(url: string, card = CARD.good, email = "nurse@example.org"): Promise<void> {
  const { id, amount_total } = await sessionAt(url);
  const { id: payment_method } = await stripe.paymentMethods.create({
    type: "card",
    card: { token: card },
    billing_details: { email },
  });
  const confirmation = { payment_method, expected_amount: amount_total };
  await stripe.rawRequest("POST", `/v1/payment_pages/${id}/confirm`, confirmation);
}

/** Opens a checkout through the product and pays it, without informing the product. */
export async function buyPlan(
  person: TestPerson,
  plan: "Basic" | "Premium",
  card = CARD.good,
): Promise<void> {
  const answer = await post(person, "/api/payments/create-checkout-session", {
    plan,
    email: "nurse@example.org",
    clerkUserId: person.userId,
  });
  const { url } = (await answer.json()) as { url?: string };
  if (!url) throw new Error(`No checkout: ${answer.status}`);
  await payAt(url, card);
}

export async function buyPack(person: TestPerson, packageId: string): Promise<void> {
  const answer = await post(person, "/api/create-token-checkout", { packageId, customerId: person.userId });
  const { url } = (await answer.json()) as { url?: string };
  if (!url) throw new Error(`No checkout: ${answer.status}`);
  await payAt(url);
}

/** The provider's events about a customer, oldest first. */
export async function eventsOf(customer: string): Promise<Stripe.Event[]> {
  const known = await stripe.customers.retrieve(customer);
  // The stand-in has everybody's events since the run began; none of hers are older than her customer.
  const since = known.deleted ? 0 : known.created - MINUTE;
  const all = await Array.fromAsync(stripe.events.list({ limit: 100, created: { gte: since } }));
  return all
    .filter(({ data }) => concerns(data.object as { id?: string; customer?: unknown }, customer))
    .reverse();
}

const concerns = ({ id, customer }: { id?: string; customer?: unknown }, wanted: string) =>
  id === wanted || customer === wanted || (customer as { id?: string } | null)?.id === wanted;

type Delivery = {
  /** Overrides the signature header. */
  signature?: string;
  /** When it was signed, Unix seconds. */
  timestamp?: number;
};

/** Posts an event to the webhook, signed by default. */
export async function deliver(event: unknown, { signature, timestamp }: Delivery = {}): Promise<Response> {
  const payload = JSON.stringify(event);
  const header = signature ?? (await signed(payload, timestamp));
  return exports.default.fetch(`${ORIGIN}/api/webhooks/stripe`, {
    method: "POST",
    headers: { "Stripe-Signature": header, "Content-Type": "application/json" },
    body: payload,
  });
}

export const signed = (payload: string, timestamp = Math.floor(Date.now() / 1000)): Promise<string> =>
  stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: WEBHOOK_SECRET,
    timestamp,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });

/** The customer that the provider made for this person. */
export async function customerOf({ userId }: TestPerson): Promise<string> {
  const row = await database.query.paymentCustomers.findFirst({
    where: (table, { eq }) => eq(table.userId, userId),
  });
  if (!row) throw new Error("No customer");
  return row.id;
}

/** Advances the customer's clock at the provider, and waits until everything due has happened there. */
export async function advance(customer: string, days: number): Promise<void> {
  const { testClocks } = stripe.testHelpers;
  const found = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
  const id = String(found.test_clock);
  const { frozen_time } = await testClocks.retrieve(id);
  let clock = await testClocks.advance(id, { frozen_time: frozen_time + days * 86_400 });
  for (; clock.status === "advancing"; clock = await testClocks.retrieve(id)) await pause(2_000);
  if (clock.status !== "ready") throw new Error(`The provider's clock ended as ${clock.status}.`);
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Delivers every event about the person's customer. */
export async function deliverAll(person: TestPerson): Promise<void> {
  for (const event of await eventsOf(await customerOf(person))) await deliver(event);
}

/** Whether the provider is a test account of Stripe (`npm run money-matrix -- --test-account`) and not the stand-in. */
export const isTestAccount = (env as unknown as { TEST_ACCOUNT?: string }).TEST_ACCOUNT === "1";

/**
 * Lets our side learn what happened at the provider: with the stand-in, by the request of the page that a buyer
 * returns to; with a test account, only by its events. Those come a little later, so it waits until no more come.
 */
export async function settle(person: TestPerson): Promise<void> {
  if (!isTestAccount) return void (await post(person, "/api/users/sync-plan"));
  const customer = await customerOf(person).catch(() => null);
  if (!customer) return;
  for (let quiet = 0; quiet < 3; quiet++) {
    const news = (await eventsOf(customer)).filter(({ id }) => !delivered.has(id));
    for (const event of news) {
      const { status } = await deliver(event);
      if (status !== 200) throw new Error(`The webhook answered ${status} to ${event.type}.`);
      delivered.add(event.id);
      quiet = 0;
    }
    await pause(1_000);
  }
}

const delivered = new Set<string>();
const MINUTE = 60;

/** The checkout that a payment link opens. */
export async function openLink(plan: "basic" | "premium", query = ""): Promise<string> {
  const link = `http://stripe.test/__sandbox/stripe/link/${plan}${query}`;
  const answer = await fetch(link, { redirect: "manual" });
  return new URL(answer.headers.get("Location") ?? "", "http://stripe.test").href;
}

/** The checkout session behind a page's address. */
export const sessionAt = (url: string) =>
  stripe.checkout.sessions.retrieve(/\bcs_(?:test|live)_\w+/.exec(url)?.[0] ?? url);

/** Delivers every event about the customer created by a paid checkout. @returns the customer */
export async function deliverSale(url: string): Promise<string> {
  const customer = String((await sessionAt(url)).customer);
  for (const event of await eventsOf(customer)) await deliver(event);
  return customer;
}

/** Uses another card for future charges, as entered by the person on the provider's own page. */
export async function putInCard(person: TestPerson, digits: string): Promise<void> {
  const portal = await stripe.billingPortal.sessions.create({
    customer: await customerOf(person),
    return_url: "http://localhost/settings/account",
  });
  const body = new URLSearchParams({ card_number: digits });
  const path = `${new URL(portal.url).pathname}/card`;
  await fetch(`http://stripe.test${path}`, { method: "POST", redirect: "manual", body });
}
