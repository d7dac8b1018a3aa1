import { env, exports } from "cloudflare:workers";
import Stripe from "stripe";
import { everywhere } from "../databases.ts";
import { ask, ORIGIN, type TestPerson } from "../signed-in.ts";

const { STRIPE_SECRET_KEY = "", STRIPE_WEBHOOK_SECRET } = env as unknown as Record<string, string>;

export const WEBHOOK_SECRET = STRIPE_WEBHOOK_SECRET ?? "";
export const database = everywhere;

/** The payment provider as the product sees it. */
export const stripe = new Stripe(STRIPE_SECRET_KEY, {
  httpClient: Stripe.createFetchHttpClient(),
  host: "stripe.test",
  protocol: "http",
  maxNetworkRetries: 0,
});

export const CARD = { good: "4242424242424242", failsLater: "4000000000000341" };

/** Pays on the provider's page, as a person does. */
export async function payAt(url: string, card = CARD.good, email = "nurse@example.org"): Promise<void> {
  const { pathname } = new URL(url);
  const answer = await fetch(`http://stripe.test${pathname}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ card_number: card, email }),
  });
  if (answer.status !== 303) throw new Error(`Paying ended with ${answer.status}: ${await answer.text()}`);
}

/** Posts JSON as the signed-in person. */
export const post = (person: TestPerson, path: string, body?: unknown) =>
  ask(person, path, { method: "POST", ...(body === undefined ? {} : { body }) });

/** Opens a checkout through the product and pays it. The product is not told. */
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
  const all = await Array.fromAsync(stripe.events.list({ limit: 100 }));
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

/** Posts an event to the webhook, signed unless told otherwise. */
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

/** Moves the customer's clock at the provider. */
export async function advance(customer: string, days: number): Promise<void> {
  const found = (await stripe.customers.retrieve(customer)) as Stripe.Customer;
  const clock = String(found.test_clock);
  const { frozen_time } = await stripe.testHelpers.testClocks.retrieve(clock);
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: frozen_time + days * 86_400 });
}

/** Delivers every event about the person's customer. */
export async function deliverAll(person: TestPerson): Promise<void> {
  for (const event of await eventsOf(await customerOf(person))) await deliver(event);
}

/** The checkout that a payment link opens. */
export async function openLink(plan: "basic" | "premium", query = ""): Promise<string> {
  const link = `http://stripe.test/__sandbox/stripe/link/${plan}${query}`;
  const answer = await fetch(link, { redirect: "manual" });
  return new URL(answer.headers.get("Location") ?? "", "http://stripe.test").href;
}

/** The checkout session behind a page's address. */
export const sessionAt = (url: string) => stripe.checkout.sessions.retrieve(url.split("/").at(-1) ?? "");

/** Delivers every event about the customer whom a paid checkout made. @returns the customer */
export async function deliverSale(url: string): Promise<string> {
  const customer = String((await sessionAt(url)).customer);
  for (const event of await eventsOf(customer)) await deliver(event);
  return customer;
}
