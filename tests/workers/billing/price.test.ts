import { env } from "cloudflare:workers";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { type AppEnv, readEnv } from "#app/base/runtime/env.server.ts";
import { isPriceOf, planOfPrice, priceIdOf } from "#app/core/payments/stripe/price.server.ts";
import { MONTHLY_PRICES, PAID_PLANS } from "#app/core/plans/plans.ts";
import { ask, personWithPlan, post } from "../signed-in.ts";
import { buyPack, buyPlan, customerOf, deliverAll, sessionAt, stripe } from "./stripe-calls.ts";

const envWith = (STRIPE_PRICE_BASIC: string | undefined): AppEnv => {
  const known = readEnv(env);
  return { ...known, settings: { ...known.settings, STRIPE_PRICE_BASIC } };
};

const basic = async (changes: Partial<Stripe.PriceCreateParams>) => {
  const { id } = await stripe.prices.create({
    currency: "usd",
    unit_amount: (MONTHLY_PRICES.Basic ?? 0) * 100,
    recurring: { interval: "month" },
    metadata: { plan: "Basic" },
    product_data: { name: "NurseGPT Basic" },
    ...changes,
  });
  return priceIdOf(stripe, envWith(id), "Basic").then(
    (found) => found === id,
    (error: { code?: string }) => error.code,
  );
};

test("a checkout asks for the provider's price of the plan, which is the one on our pages [PLAN-36]", async () => {
  for (const plan of PAID_PLANS) {
    const price = await stripe.prices.retrieve(await priceIdOf(stripe, readEnv(env), plan));
    expect(price).toMatchObject({ unit_amount: (MONTHLY_PRICES[plan] ?? 0) * 100, metadata: { plan } });
  }
  expect(await basic({})).toBe(true);
});

test("a price that differs in amount, currency, interval or plan is refused, and so is a missing one [PLAN-36]", async () => {
  expect(await basic({ unit_amount: 2_000 })).toBe("payment_error");
  const right = await stripe.prices.retrieve(await priceIdOf(stripe, readEnv(env), "Basic"));
  expect(isPriceOf(right, "Basic")).toBe(true);
  const quarterly = right.recurring && { ...right.recurring, interval_count: 3 };
  for (const wrong of [{ currency: "eur" }, { active: false }, { recurring: null }, { recurring: quarterly }])
    expect(isPriceOf({ ...right, ...wrong }, "Basic")).toBe(false);
  expect(await basic({ recurring: { interval: "year" } })).toBe("payment_error");
  expect(await basic({ metadata: { plan: "Premium" } })).toBe("payment_error");
  await expect(priceIdOf(stripe, envWith(undefined), "Basic")).rejects.toMatchObject({
    code: "payment_error",
  });
  await expect(priceIdOf(stripe, envWith("price_none"), "Basic")).rejects.toMatchObject({
    code: "payment_error",
  });
});

test("a price of any other plan than ours grants none, whatever it is called [PLAN-02]", () => {
  for (const plan of ["Enterprise", "premium", ""]) expect(planOfPrice({ metadata: { plan } })).toBe("Free");
  expect(planOfPrice({ metadata: {} })).toBe("Free");
  expect(PAID_PLANS.map((plan) => planOfPrice({ metadata: { plan } }))).toEqual(PAID_PLANS);
});

test("each pack is sold once, at its price, with its tokens written onto the sale, and they arrive [PLAN-43] [OPEN-34]", async () => {
  const person = await personWithPlan();
  for (const [packageId, amount_total, inputTokens, outputTokens] of [
    ["small", 1900, "56250", "26250"],
    ["medium", 3500, "112500", "52500"],
    ["large", 7500, "225000", "105000"],
  ] as const) {
    const answer = await post(person, "/api/create-token-checkout", { packageId });
    const { url } = (await answer.json()) as { url: string };
    const metadata = { packageId, inputTokens, outputTokens };
    expect(await sessionAt(url)).toMatchObject({ mode: "payment", currency: "usd", amount_total, metadata });
  }
  await buyPack(person, "medium");
  await deliverAll(person);
  expect(await (await ask(person, "/api/payments/usage")).json()).toMatchObject({
    input_token_limit: 75_000 + 112_500,
    output_token_limit: 35_000 + 52_500,
  });
});

test("Premium's offer says what is due today, how long its trial is, and what it costs then [PLAN-36] [OPEN-03]", async () => {
  const offer = await ask(await personWithPlan(), "/api/payments/offer?plan=Premium");
  const { lines } = (await offer.json()) as { lines: string[] };
  expect(lines[0]).toBe("Due today: $0.00.");
  expect(lines[1]).toMatch(
    /^Your first 7 days are free\. From .*, Premium costs \$49\.00 per month until you/,
  );
});

test("Basic is paid from its first day: the trial is Premium's alone [PLAN-36]", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  const [bought] = (await stripe.subscriptions.list({ customer: await customerOf(person) })).data;
  expect(bought).toMatchObject({ status: "active", trial_end: null });
});
