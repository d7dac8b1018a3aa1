import Stripe from "stripe";
import { TOKEN_PACKS } from "#app/core/plans/token-packs.ts";
import { openRandom, type Random } from "#scripts/scorecard/random.ts";
import type { StripeStandIn } from "#workers/sandbox/stripe/open-sandbox.ts";
import type { StripeEvent } from "#workers/sandbox/stripe/stored.ts";

const ORIGIN = "http://localhost:8787";
const CARDS = [
  "4242424242424242",
  "4242424242424242",
  "5555555555554444",
  "4000000000000341",
  "4000000000000002",
];
const DAY = 86_400;

type StormOptions = {
  seed: number;
  customers: number;
  /** The minimum number of events at the end. */
  events: number;
};

type Storm = {
  stripe: Stripe;
  sandbox: StripeStandIn;
  random: Random;
  prices: string[];
  /** Ids of those not deleted. */
  customers: string[];
};

/** Sequential ids, so that two storms with the same seed are identical. */
export function countedIds(): (prefix: string) => string {
  let count = 0;
  return (prefix) => {
    count += 1;
    return `${prefix}_${String(count).padStart(14, "0")}`;
  };
}

/**
 * Random but valid life: checkouts, packs, clocks that advance, failing cards, upgrades, cancellations, refunds.
 * The same seed gives the same events if the stand-in's `now` and `newId` are fixed (`countedIds`).
 * @returns every event, oldest first
 */
export async function liveThroughStorm(
  sandbox: StripeStandIn,
  options: StormOptions,
): Promise<StripeEvent[]> {
  const stripe = new Stripe("sk_test_storm", {
    httpClient: Stripe.createFetchHttpClient(withoutKeys(sandbox)),
    host: "stripe.sandbox",
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const prices = (await stripe.prices.list({ active: true, type: "recurring" })).data.map(({ id }) => id);
  const storm: Storm = { stripe, sandbox, prices, random: openRandom(options.seed), customers: [] };
  for (let count = 0; count < options.customers; count++) {
    const customer = await stripe.customers.create({
      email: `storm-${count}@example.com`,
      metadata: { user: `user_storm_${count}` },
    });
    storm.customers.push(customer.id);
  }
  for (let events = sandbox.events(); ; events = sandbox.events()) {
    if (events.length >= options.events) return events;
    // Reading all events takes longer than the steps, so they are counted rarely.
    const steps = 5 + (options.events - events.length) / 8;
    for (let step = 0; step < steps; step++) await live(storm);
  }
}

type Weighted = readonly [weight: number, act: () => Promise<unknown>];
const weighted = (...choice: Weighted): Weighted => choice;

/** One thing happens to one customer. */
async function live(storm: Storm): Promise<void> {
  const { random, stripe, customers } = storm;
  const customer = random.pick(customers);
  const [subscription] = (await stripe.subscriptions.list({ customer, limit: 1 })).data;
  const doable: Weighted[] = [
    [6, () => advance(storm, customer)],
    [2, () => buyPack(storm, customer)],
    [1, () => refundSomething(storm, customer)],
    [1, () => changeCard(storm, customer)],
    [1, () => stripe.customers.update(customer, { metadata: { visit: String(random.integer(1, 1e6)) } })],
    ...(subscription ? changes(storm, subscription) : [weighted(8, () => subscribe(storm, customer))]),
  ];
  const acts = doable.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
  await random.pick(acts)();
}

function changes({ stripe, random, prices }: Storm, subscription: Stripe.Subscription): Weighted[] {
  const { id, cancel_at_period_end } = subscription;
  const item = subscription.items.data[0]!;
  const others = prices.filter((price) => price !== item.price.id);
  return [
    [
      2,
      () =>
        stripe.subscriptions.update(id, {
          items: [{ id: item.id, price: random.pick(others.length ? others : prices) }],
          proration_behavior: random.pick(["create_prorations", "always_invoice", "none"]),
        }),
    ],
    [1, () => stripe.subscriptions.update(id, { cancel_at_period_end: !cancel_at_period_end })],
    [1, () => stripe.subscriptions.cancel(id, { prorate: true, invoice_now: random.happens(0.5) })],
    ...(subscription.status === "trialing"
      ? [weighted(1, () => stripe.subscriptions.update(id, { trial_end: "now" }))]
      : []),
  ];
}

async function advance({ stripe, random }: Storm, id: string): Promise<void> {
  const customer = await stripe.customers.retrieve(id, { expand: ["test_clock"] });
  if (customer.deleted) return;
  const clock = customer.test_clock as Stripe.TestHelpers.TestClock;
  await stripe.testHelpers.testClocks.advance(clock.id, {
    frozen_time: clock.frozen_time + random.pick([1, 3, 7, 31]) * DAY,
  });
}

async function subscribe(storm: Storm, customer: string): Promise<void> {
  const trial = storm.random.happens(0.5) ? { trial_period_days: 7 } : {};
  const session = await storm.stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: storm.random.pick(storm.prices), quantity: 1 }],
    subscription_data: { metadata: { customer }, ...trial },
    success_url: `${ORIGIN}/payment-success`,
  });
  await finish(storm, session);
}

/** Sells a pack like the product: the session records what was sold. */
async function buyPack(storm: Storm, customer: string): Promise<void> {
  const { id: packageId, price, inputTokens, outputTokens } = storm.random.pick(TOKEN_PACKS);
  const session = await storm.stripe.checkout.sessions.create({
    mode: "payment",
    customer,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "usd",
          unit_amount: price * 100,
          product_data: { name: "Tokens" },
        },
      },
    ],
    metadata: { packageId, inputTokens: String(inputTokens), outputTokens: String(outputTokens) },
    success_url: `${ORIGIN}/payment-success`,
  });
  await finish(storm, session);
}

/** Most people pay, with any card; some close the page, and some sessions expire. */
async function finish({ stripe, sandbox, random }: Storm, session: Stripe.Checkout.Session): Promise<void> {
  if (random.happens(0.1)) return;
  if (random.happens(0.05)) return void (await stripe.checkout.sessions.expire(session.id));
  await post(sandbox, session.url!, { card_number: random.pick(CARDS) });
}

async function changeCard({ stripe, sandbox, random }: Storm, customer: string): Promise<void> {
  const portal = await stripe.billingPortal.sessions.create({ customer, return_url: `${ORIGIN}/settings` });
  await post(sandbox, `${portal.url}/card`, { card_number: random.pick(CARDS) });
}

async function refundSomething({ stripe, random }: Storm, customer: string): Promise<void> {
  const paid = (await stripe.charges.list({ customer, limit: 20 })).data.filter(
    (charge) => charge.paid && !charge.refunded,
  );
  if (paid.length === 0) return;
  const charge = random.pick(paid);
  const left = charge.amount - charge.amount_refunded;
  await stripe.refunds.create({
    charge: charge.id,
    amount: random.happens(0.7) ? left : random.integer(1, left),
  });
}

const post = (sandbox: StripeStandIn, url: string, fields: Record<string, string>) =>
  sandbox.fetch(new Request(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" }));

/** The SDK's idempotency keys are random, and events contain them. */
const withoutKeys =
  (sandbox: StripeStandIn): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init);
    request.headers.delete("Idempotency-Key");
    return sandbox.fetch(request);
  };
