import Stripe from "stripe";
import { beforeAll, expect, test } from "vitest";
import { countedIds, liveThroughStorm } from "#tests/stripe-storm.ts";
import { memoryStripeSandbox } from "#workers/sandbox/stripe/memory-sandbox.ts";
import type { Invoice, StoredSubscription, StripeEvent } from "#workers/sandbox/stripe/stored.ts";
import { START } from "./open.ts";

type Thing = { id: string; object: string; customer?: string | null };
const sandbox = memoryStripeSandbox({ now: () => START * 1000, newId: countedIds() });
let events: StripeEvent[] = [];

beforeAll(async () => {
  events = await liveThroughStorm(sandbox, { seed: 11, customers: 10, events: 800 });
});

const read = async (path: string) => {
  const headers = { Authorization: "Bearer sk_test_x" };
  return (await sandbox.fetch(`http://stripe.sandbox/v1/${path}`, { headers })).json();
};
const about = (object: string) =>
  new Map(
    events.flatMap(({ data }) => {
      const thing = data.object as Thing;
      return thing.object === object ? [[thing.id, thing] as const] : [];
    }),
  );

test.each([
  ["customer", "customers"],
  ["subscription", "subscriptions"],
  ["invoice", "invoices"],
  ["payment_intent", "payment_intents"],
  ["charge", "charges"],
])("the last event about each %s tells what the API answers", async (object, path) => {
  const last = about(object);
  expect(last.size).toBeGreaterThan(5);
  for (const [id, thing] of last) expect(await read(`${path}/${id}`)).toEqual(thing);
});

test("every event has an id of its own, and those of one customer follow one another in that customer's time", () => {
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  const latest = new Map<string, number>();
  for (const { created, data } of events) {
    const thing = data.object as Thing;
    const customer = thing.object === "customer" ? thing.id : (thing.customer ?? "");
    expect(created).toBeGreaterThanOrEqual(latest.get(customer) ?? 0);
    latest.set(customer, created);
  }
});

test("an updated event names exactly what changed since the event before", () => {
  const known = new Map<string, object>();
  let seen = 0;
  for (const { type, data } of events) {
    const { id } = data.object as Thing;
    const before = known.get(id);
    known.set(id, data.object);
    if (type !== "customer.subscription.updated" || !before) continue;
    seen += 1;
    expect({ ...data.object, ...data.previous_attributes }).toEqual(before);
  }
  expect(seen).toBeGreaterThan(20);
});

test("what invoices, payments and subscriptions say about money and time adds up", () => {
  for (const invoice of about("invoice").values() as Iterable<Invoice>) {
    const lines = invoice.lines.data.reduce((sum, { amount }) => sum + amount, 0);
    expect(invoice.total).toBe(lines);
    expect(invoice.amount_paid + invoice.amount_remaining).toBe(invoice.amount_due);
    expect(invoice.starting_balance + invoice.total - invoice.amount_due).toBe(invoice.ending_balance);
    expect(invoice.status === "paid").toBe(invoice.amount_remaining === 0);
  }
  for (const subscription of about("subscription").values() as Iterable<StoredSubscription>) {
    const item = subscription.items.data[0]!;
    expect(item.current_period_end).toBeGreaterThan(item.current_period_start);
    expect(subscription.status === "canceled").toBe(subscription.ended_at !== null);
  }
});

test("a subscription ends once", () => {
  const ended = events.filter(({ type }) => type === "customer.subscription.deleted");
  expect(ended.length).toBeGreaterThan(5);
  expect(new Set(ended.map(({ data }) => (data.object as Thing).id)).size).toBe(ended.length);
});

test("the SDK's own types and the stand-in's version are of the same release", () => {
  expect(events[0]!.api_version).toBe(Stripe.API_VERSION);
});
