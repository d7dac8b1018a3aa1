import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { customers, packs, payments, stripeEvents, subscriptions } from "#app/base/data/schema.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import { linkCustomer } from "#app/core/payments/stripe/customers.server.ts";
import type { PaymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import { handleStripeEvent } from "#app/rooms/billing/webhook/handle-stripe-event.server.ts";
import { verifiedEvent } from "#app/rooms/billing/webhook/verified-event.server.ts";
import { openRandom } from "#scripts/scorecard/random.ts";
import { liveThroughStorm } from "#tests/stripe-storm.ts";
import { type MemoryStripeSandbox, memoryStripeSandbox } from "#workers/sandbox/stripe/memory-sandbox.ts";
import { database } from "../databases.ts";
import { failingAt, faultyDatabases, faultyFetch, faultyMeters, type Operation, WORKING } from "../faults.ts";
import { signed, WEBHOOK_SECRET } from "./stripe-calls.ts";

const { TEST_STORM_SCALE } = env as unknown as Record<string, string>;
const SCALE = Number(TEST_STORM_SCALE);
const SEED = 20;
const AT_ONCE = 20;
const userOf = (customer: string) => `user_of_${customer}`;

test("a storm of events, each twice, shuffled, 20 at a time, every tenth failing midway, ends in the provider's truth, each grant once [API-07] [PLAN-44]", {
  timeout: 1_200_000,
}, async () => {
  const sandbox = memoryStripeSandbox();
  const shape = { seed: SEED, customers: Math.round(50 * SCALE), events: Math.round(2_000 * SCALE) };
  const events = await liveThroughStorm(sandbox, shape);
  const ids = (await Array.fromAsync(depsAt(sandbox, WORKING).stripe.customers.list({ limit: 100 }))).map(
    ({ id }) => id,
  );
  for (const id of ids) await linkCustomer({ directory: database, now: Date.now }, id, userOf(id));

  const random = openRandom(SEED);
  const outcomes = await deliverAll(sandbox, random.shuffle([...events, ...events]), random);
  expect(outcomes.failed).toBeGreaterThan(events.length / 10);
  expect(outcomes.handled).toBeGreaterThanOrEqual(events.length);

  for (const id of ids) expect(await ourState(id)).toEqual(await providersState(sandbox, id));
  const unhandled = await database.select().from(stripeEvents);
  expect(unhandled.filter(({ handledAt }) => handledAt === null)).toEqual([]);
  expect(new Set(unhandled.map(({ id }) => id)).size).toBe(events.length);
});

/** Delivers like the provider: what failed comes again later. One first delivery in ten fails midway. */
async function deliverAll(
  sandbox: MemoryStripeSandbox,
  events: unknown[],
  random: ReturnType<typeof openRandom>,
) {
  const waiting = events.map((event) => ({
    event,
    fault: random.happens(0.1) ? drawFault(random) : WORKING,
  }));
  const outcomes = { handled: 0, repeated: 0, ignored: 0, failed: 0 };
  while (waiting.length > 0) {
    const batch = waiting.splice(0, AT_ONCE);
    const answers = await Promise.allSettled(batch.map(({ event, fault }) => deliver(sandbox, event, fault)));
    for (const [at, answer] of answers.entries()) {
      outcomes[answer.status === "fulfilled" ? answer.value : "failed"] += 1;
      if (answer.status === "rejected") waiting.push({ event: batch[at]?.event, fault: WORKING });
    }
  }
  return outcomes;
}

/** A handled event takes about ten round trips; a fault after the last does nothing, so faults hit the first ones. */
const drawFault = (random: ReturnType<typeof openRandom>) =>
  failingAt(random.integer(1, 9), random.happens(0.5));

async function deliver(sandbox: MemoryStripeSandbox, event: unknown, operation: Operation) {
  const text = JSON.stringify(event);
  const known = await verifiedEvent({
    text,
    signature: await signed(text),
    secret: WEBHOOK_SECRET,
    now: Date.now(),
  });
  return await handleStripeEvent(depsAt(sandbox, operation), known, { ACTIVITY_SECRET: "a secret" });
}

function depsAt(sandbox: MemoryStripeSandbox, operation: Operation): PaymentDeps {
  const fetcher = faultyFetch((input, init) => sandbox.fetch(new Request(input, init)), operation);
  return {
    stripe: new Stripe("sk_test_storm", {
      httpClient: Stripe.createFetchHttpClient(fetcher),
      host: "stripe.sandbox",
      protocol: "http",
      maxNetworkRetries: 0,
      telemetry: false,
    }),
    ...faultyDatabases(env, operation),
    meters: faultyMeters(env.USAGE_METER, operation),
    records: env.PERSON_RECORD,
    keyedNames: env,
    log: () => {},
    now: Date.now,
  };
}

type StoredState = {
  plan: string;
  subscriptions: Record<string, string>;
  paid: Record<string, number>;
  packTokens: { inputTokens: number; outputTokens: number };
};

/** The state by our tables and the meter. */
async function ourState(customer: string): Promise<StoredState> {
  const userId = userOf(customer);
  const [account] = await database.select().from(customers).where(eq(customers.userId, userId));
  const own = await database.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const money = await database.select().from(payments).where(eq(payments.userId, userId));
  const bought = await database.select().from(packs).where(eq(packs.userId, userId));
  const { state } = await openMeter(env.USAGE_METER, userId).export();
  expect(state?.packsBought.map(({ id }) => id).sort() ?? []).toEqual(bought.map(({ id }) => id).sort());
  return {
    plan: account?.plan ?? "Free",
    subscriptions: Object.fromEntries(own.map(({ id, status }) => [id, status])),
    paid: Object.fromEntries(money.map(({ id, amount }) => [id, amount])),
    packTokens: state?.packs ?? { inputTokens: 0, outputTokens: 0 },
  };
}

/** The state at the provider, read independently of the product. */
async function providersState(sandbox: MemoryStripeSandbox, customer: string): Promise<StoredState> {
  const { stripe } = depsAt(sandbox, WORKING);
  const all = await Array.fromAsync(stripe.subscriptions.list({ customer, status: "all", limit: 100 }));
  const invoices = await Array.fromAsync(stripe.invoices.list({ customer, status: "paid", limit: 100 }));
  const sessions = await Array.fromAsync(stripe.checkout.sessions.list({ customer, limit: 100 }));
  const sold = sessions.filter(({ mode, payment_status }) => mode === "payment" && payment_status === "paid");
  const paid = new Set(
    invoices
      .filter(({ total }) => total > 0)
      .map(({ parent }) => parent?.subscription_details?.subscription as string | undefined),
  );
  const plans = all
    .filter(({ id, status }) =>
      status === "past_due" ? paid.has(id) : ["active", "trialing"].includes(status),
    )
    .map(({ items }) => items.data[0]?.price.metadata.plan ?? "");
  const sum = (name: "inputTokens" | "outputTokens") =>
    sold.reduce((total, { metadata }) => total + Number(metadata?.[name]), 0);
  return {
    plan: plans.includes("Premium") ? "Premium" : plans.includes("Basic") ? "Basic" : "Free",
    subscriptions: Object.fromEntries(all.map(({ id, status }) => [id, status])),
    paid: Object.fromEntries([
      ...invoices
        .filter(({ amount_paid }) => amount_paid > 0)
        .map(({ id, amount_paid }) => [id, amount_paid]),
      ...sold.map(({ id, amount_total }) => [id, amount_total ?? 0]),
    ]),
    packTokens: { inputTokens: sum("inputTokens"), outputTokens: sum("outputTokens") },
  };
}
