import Stripe from "stripe";
import { expect, test } from "vitest";
import { answered, refused, unreachable } from "#scripts/doctor/answer.ts";
import { judgeStripe, type StripeFacts, stripeFacts } from "#scripts/doctor/stripe/stripe.ts";
import { WEBHOOK_EVENTS } from "#scripts/doctor/stripe/wanted.ts";
import { BASIC, openStripe, PREMIUM } from "#tests/unit/sandbox/stripe/open.ts";

const ORIGIN = "https://app.nursegpt.test";
const IDS = { Basic: BASIC, Premium: PREMIUM };

const factsOf = (stripe: Stripe, ids: Partial<typeof IDS> = IDS) => stripeFacts(stripe, ids, ORIGIN);
const finding = (facts: StripeFacts, name: string) => judgeStripe(facts).find((one) => one.name === name);

const endpoint = (changes: object = {}) =>
  ({
    url: `${ORIGIN}/api/webhooks/stripe`,
    status: "enabled",
    enabled_events: [...WEBHOOK_EVENTS],
    api_version: Stripe.API_VERSION,
    ...changes,
  }) as unknown as Stripe.WebhookEndpoint;

test("an account that sells the plans as the pages say, with a portal, is well", async () => {
  const facts = await factsOf(openStripe().stripe);
  expect(judgeStripe({ ...facts, webhooks: answered([endpoint()]) }).map(({ verdict }) => verdict)).toEqual(
    Array(7).fill("ok"),
  );
});

test("what an account cannot be asked for is not judged", async () => {
  const facts = await factsOf(openStripe().stripe);
  expect(finding(facts, "webhook")?.verdict).toBe("not checked");
  expect(finding({ ...facts, portals: unreachable("") }, "customer portal")?.verdict).toBe("not checked");
  expect(finding({ ...facts, webhooks: answered([]), origin: null }, "webhook")?.verdict).toBe("not checked");
});

test("a price that is not there is wrong; one whose id is not known is not judged", async () => {
  const { stripe } = openStripe();
  const facts = await factsOf(stripe, { Basic: "price_elsewhere" });
  expect(finding(facts, "price of Basic")).toMatchObject({
    verdict: "wrong",
    says: expect.stringContaining("resource_missing"),
  });
  expect(finding(facts, "price of Premium")?.verdict).toBe("not checked");
});

test("a price of another amount, interval or plan is wrong, and the reasons are told", async () => {
  const { stripe } = openStripe();
  const dearer = await stripe.prices.create({
    currency: "usd",
    unit_amount: 2900,
    recurring: { interval: "year" },
    product_data: { name: "Basic" },
    metadata: { plan: "Premium" },
  });
  expect(finding(await factsOf(stripe, { Basic: dearer.id }), "price of Basic")).toMatchObject({
    verdict: "wrong",
    says: "it is not monthly, it charges 2900 cents instead of 1900, its metadata does not say plan=Basic",
  });
});

test("a price that was archived, or is in another currency, is wrong", async () => {
  const facts = await factsOf(openStripe().stripe);
  const price = facts.prices.Basic?.kind === "answered" ? facts.prices.Basic.value : null;
  const says = (changes: Partial<Stripe.Price>) =>
    finding(
      { ...facts, prices: { ...facts.prices, Basic: answered({ ...price!, ...changes }) } },
      "price of Basic",
    )?.says;
  expect(says({ active: false })).toBe("it is archived");
  expect(says({ currency: "eur" })).toBe("it is not in US dollars");
});

test("a key that the account refuses, and an account out of reach, end the questions", async () => {
  const facts = await factsOf(openStripe().stripe);
  expect(judgeStripe({ ...facts, key: refused(401) })).toMatchObject([{ name: "key", verdict: "wrong" }]);
  expect(judgeStripe({ ...facts, key: unreachable("") })).toMatchObject([{ verdict: "not checked" }]);
});

test("the portal's default configuration has to be there, and to allow what the product leaves to it", async () => {
  const facts = await factsOf(openStripe().stripe);
  const standard = facts.portals.kind === "answered" ? facts.portals.value[0] : null;
  const judged = (changes: (configuration: Stripe.BillingPortal.Configuration) => void) => {
    const configuration = structuredClone(standard!);
    changes(configuration);
    return finding({ ...facts, portals: answered([configuration]) }, "customer portal");
  };
  expect(judged(() => undefined)?.verdict).toBe("ok");
  expect(judged((portal) => (portal.is_default = false))?.verdict).toBe("missing");
  expect(judged((portal) => (portal.active = false))?.verdict).toBe("wrong");
  expect(judged(({ features }) => (features.subscription_cancel.mode = "immediately"))?.verdict).toBe(
    "wrong",
  );
  expect(judged(({ features }) => (features.subscription_cancel.enabled = false))?.verdict).toBe("wrong");
  expect(judged(({ features }) => (features.payment_method_update.enabled = false))?.verdict).toBe("wrong");
  expect(judged(({ features }) => (features.invoice_history.enabled = false))?.verdict).toBe("wrong");
  expect(judged(({ features }) => (features.subscription_update.enabled = true))?.says).toBe(
    "plans can be switched",
  );
});

test("an endpoint has to send to our origin, be enabled and send every event", async () => {
  const facts = await factsOf(openStripe().stripe);
  const judged = (changes: object, name = "webhook") =>
    finding({ ...facts, webhooks: answered([endpoint(changes)]) }, name);
  expect(judged({ url: "https://other.test/api/webhooks/stripe" })).toMatchObject({
    verdict: "missing",
    todo: `npm run stripe:setup -- --origin ${ORIGIN}`,
  });
  expect(judged({ status: "disabled" })?.verdict).toBe("wrong");
  expect(judged({ enabled_events: ["*"] }, "webhook's events")?.verdict).toBe("ok");
  const lacking = WEBHOOK_EVENTS.filter((event) => event !== "charge.refunded");
  expect(judged({ enabled_events: lacking }, "webhook's events")).toMatchObject({
    verdict: "wrong",
    says: "not sent: charge.refunded",
  });
});

test("an endpoint of another API version is told and accepted", async () => {
  const facts = await factsOf(openStripe().stripe);
  const told = (api_version: string | null) =>
    finding({ ...facts, webhooks: answered([endpoint({ api_version })]) }, "webhook's API version");
  expect(told("2024-06-20")).toMatchObject({ verdict: "ok", says: expect.stringContaining("2024-06-20") });
  expect(told(null)?.says).toContain("the account's default");
});
