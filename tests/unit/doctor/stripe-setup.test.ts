import type Stripe from "stripe";
import { expect, test } from "vitest";
import { isPriceOf } from "#app/core/payments/stripe/price.server.ts";
import { refusalOf, setUp, setupLines } from "#scripts/doctor/stripe/setup.ts";
import { setUpPortal } from "#scripts/doctor/stripe/setup-portal.ts";
import { setUpPrice } from "#scripts/doctor/stripe/setup-price.ts";
import { setUpWebhook } from "#scripts/doctor/stripe/setup-webhook.ts";
import { portalProblems, WEBHOOK_EVENTS } from "#scripts/doctor/stripe/wanted.ts";
import { BASIC, openStripe } from "#tests/unit/sandbox/stripe/open.ts";

const ORIGIN = "https://app.nursegpt.test";
const URL_HERE = `${ORIGIN}/api/webhooks/stripe`;

type Portal = Stripe.BillingPortal.Configuration;

/** Portal configurations in memory, as the stand-in does not serve them. */
function portalsOf(...stored: Portal[]) {
  const changes: string[] = [];
  return {
    stored,
    changes,
    async *list() {
      yield* stored;
    },
    async create({ features }: Stripe.BillingPortal.ConfigurationCreateParams) {
      changes.push("create");
      const made = { id: "bpc_made", active: true, is_default: false, features } as unknown as Portal;
      stored.push(made);
      return made;
    },
    async update(id: string, { features }: Stripe.BillingPortal.ConfigurationUpdateParams) {
      changes.push(`update ${id}`);
      const known = stored.find((portal) => portal.id === id)!;
      return Object.assign(known, { features });
    },
  };
}

function webhooksOf(...stored: Stripe.WebhookEndpoint[]) {
  const changes: string[] = [];
  return {
    stored,
    changes,
    async *list() {
      yield* stored;
    },
    async create(params: Stripe.WebhookEndpointCreateParams) {
      changes.push("create");
      const made = { id: "we_made", status: "enabled", ...params } as unknown as Stripe.WebhookEndpoint;
      stored.push(made);
      return { ...made, secret: "whsec_told_once" };
    },
    async update(id: string, { disabled, ...params }: Stripe.WebhookEndpointUpdateParams) {
      changes.push(`update ${id}`);
      const known = stored.find((endpoint) => endpoint.id === id)!;
      return Object.assign(known, params, disabled === false ? { status: "enabled" } : {});
    },
  };
}

async function standardPortal(): Promise<Portal> {
  const { stripe } = openStripe();
  return (await stripe.billingPortal.configurations.list()).data[0]!;
}

test("an empty account gets products and prices that the product accepts, and a second run keeps them", async () => {
  const { stripe } = openStripe({ catalogue: [] });
  const first = [await setUpPrice(stripe, "Basic"), await setUpPrice(stripe, "Premium")];
  for (const { id, plan, isNew } of first) {
    expect(isNew).toBe(true);
    expect(isPriceOf(await stripe.prices.retrieve(id), plan)).toBe(true);
  }
  const again = [await setUpPrice(stripe, "Basic"), await setUpPrice(stripe, "Premium")];
  expect(again).toEqual(first.map((outcome) => ({ ...outcome, isNew: false })));
  expect((await stripe.products.list()).data).toHaveLength(2);
  expect((await stripe.prices.list()).data).toHaveLength(2);
});

test("a price that is right already is used", async () => {
  const outcome = await setUpPrice(openStripe().stripe, "Basic");
  expect(outcome).toEqual({ plan: "Basic", id: BASIC, isNew: false, outdated: [] });
});

test("a changed amount makes a new price of the same product, and the old one is told and left alone", async () => {
  const { stripe } = openStripe({ catalogue: [{ plan: "Basic", unit_amount: 900, price: "price_old" }] });
  const outcome = await setUpPrice(stripe, "Basic");
  expect(outcome).toMatchObject({ isNew: true, outdated: ["price_old"] });
  const [made, old] = [await stripe.prices.retrieve(outcome.id), await stripe.prices.retrieve("price_old")];
  expect(isPriceOf(made, "Basic")).toBe(true);
  expect(made.product).toBe(old.product);
  expect(old.active).toBe(true);
});

test("a product that says which plan it is gets the price, another plan's price is no match", async () => {
  const { stripe } = openStripe({
    catalogue: [{ plan: "Premium", unit_amount: 1900, price: "price_other" }],
  });
  const product = await stripe.products.create({ name: "By hand", metadata: { plan: "Basic" } });
  const outcome = await setUpPrice(stripe, "Basic");
  expect(outcome).toMatchObject({ isNew: true, outdated: [] });
  expect((await stripe.prices.retrieve(outcome.id)).product).toBe(product.id);
});

test("a right default portal is kept, a wrong one is made right", async () => {
  const standard = await standardPortal();
  const kept = portalsOf(standard);
  expect(await setUpPortal(kept, ORIGIN)).toEqual({ id: standard.id, how: "kept", isDefault: true });
  expect(kept.changes).toEqual([]);
  const switching = structuredClone(standard);
  switching.features.subscription_update.enabled = true;
  const changed = portalsOf(switching);
  expect(await setUpPortal(changed, ORIGIN)).toMatchObject({ how: "changed", isDefault: true });
  expect(portalProblems(changed.stored[0]!)).toEqual([]);
});

test("without a default portal one is made once, and that it is no default is told", async () => {
  const portals = portalsOf();
  expect(await setUpPortal(portals, ORIGIN)).toEqual({ id: "bpc_made", how: "made", isDefault: false });
  expect(portalProblems(portals.stored[0]!)).toEqual([]);
  expect(await setUpPortal(portals, ORIGIN)).toEqual({ id: "bpc_made", how: "kept", isDefault: false });
  expect(portals.stored).toHaveLength(1);
});

test("a configuration of somebody else's, which is no default, is left alone", async () => {
  const others = structuredClone(await standardPortal());
  Object.assign(others, { id: "bpc_others", is_default: false });
  others.features.subscription_update.enabled = true;
  const portals = portalsOf(others);
  expect(await setUpPortal(portals, ORIGIN)).toMatchObject({ id: "bpc_made", how: "made" });
  expect(portals.changes).toEqual(["create"]);
});

test("the endpoint is made once, with every event and its secret told once", async () => {
  const webhooks = webhooksOf();
  const first = await setUpWebhook(webhooks, ORIGIN);
  expect(first).toEqual({ url: URL_HERE, how: "made", secret: "whsec_told_once" });
  expect(webhooks.stored[0]?.enabled_events).toEqual([...WEBHOOK_EVENTS]);
  expect(await setUpWebhook(webhooks, ORIGIN)).toEqual({ url: URL_HERE, how: "kept", secret: null });
  expect(webhooks.changes).toEqual(["create"]);
});

test("an endpoint that was disabled or lacks events is brought up to date and keeps what it sends besides", async () => {
  const webhooks = webhooksOf({
    id: "we_1",
    url: URL_HERE,
    status: "disabled",
    enabled_events: ["payout.paid", "invoice.paid"],
  } as unknown as Stripe.WebhookEndpoint);
  expect(await setUpWebhook(webhooks, ORIGIN)).toMatchObject({ how: "changed", secret: null });
  const [endpoint] = webhooks.stored;
  expect(endpoint?.status).toBe("enabled");
  expect([...endpoint!.enabled_events].sort()).toEqual(["payout.paid", ...WEBHOOK_EVENTS].sort());
});

test("an endpoint of another origin is left alone", async () => {
  const elsewhere = { id: "we_1", url: "https://other.test/api/webhooks/stripe" } as Stripe.WebhookEndpoint;
  const webhooks = webhooksOf(elsewhere);
  expect((await setUpWebhook(webhooks, ORIGIN)).how).toBe("made");
  expect(webhooks.changes).toEqual(["create"]);
});

test("a live key is worked with only when that was asked for", () => {
  expect(refusalOf("sk_live_0123456789", false)).toContain("--live");
  expect(refusalOf("rk_live_0123456789", false)).toContain("--live");
  expect(refusalOf("sk_live_0123456789", true)).toBeNull();
  expect(refusalOf("sk_test_0123456789", false)).toBeNull();
  expect(refusalOf("sk_test_0123456789", true)).not.toBeNull();
  expect(refusalOf("pk", false)).not.toBeNull();
});

test("what follows is printed as settings: prices, the secret while it is known, and what is left to do", async () => {
  const { stripe } = openStripe({ catalogue: [{ plan: "Basic", unit_amount: 900, price: "price_old" }] });
  const parts = { stripe, portals: portalsOf(), webhooks: webhooksOf() };
  const outcome = await setUp(parts, ORIGIN);
  const lines = setupLines(outcome);
  for (const { plan, id } of outcome.prices)
    expect(lines).toContain(`STRIPE_PRICE_${plan.toUpperCase()} = "${id}"`);
  expect(lines).toContain("STRIPE_WEBHOOK_SECRET=whsec_told_once");
  expect(lines.join("\n")).toContain("price_old charges something else");
  expect(lines.join("\n")).toContain("Settings → Billing → Customer portal");
  expect(setupLines(await setUp(parts, ORIGIN)).join("\n")).not.toContain("whsec_told_once");
});
