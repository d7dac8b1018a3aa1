import type Stripe from "stripe";
import { isPriceOf } from "#app/core/payments/stripe/price.server.ts";
import { MONTHLY_PRICES, type PaidPlan } from "#app/core/plans/plans.ts";

export type PriceOutcome = {
  plan: PaidPlan;
  id: string;
  isNew: boolean;
  /** Active prices of the plan with another amount, currency or interval; existing subscribers keep them. */
  outdated: string[];
};

/** The account's price for a plan, created if no active one matches. */
export async function setUpPrice(stripe: Stripe, plan: PaidPlan): Promise<PriceOutcome> {
  const active = await Array.fromAsync(stripe.prices.list({ active: true, limit: 100 }));
  const prices = active.filter(({ metadata }) => metadata.plan === plan);
  const right = prices.find((price) => isPriceOf(price, plan));
  const outdated = prices.filter((price) => !isPriceOf(price, plan));
  const id = right?.id ?? (await makePrice(stripe, plan, outdated));
  return { plan, id, isNew: !right, outdated: outdated.map((price) => price.id) };
}

async function makePrice(stripe: Stripe, plan: PaidPlan, outdated: Stripe.Price[]): Promise<string> {
  const price = await stripe.prices.create({
    product: await productOf(stripe, plan, outdated),
    currency: "usd",
    unit_amount: (MONTHLY_PRICES[plan] ?? Number.NaN) * 100,
    recurring: { interval: "month" },
    nickname: `${plan}, monthly`,
    metadata: { plan },
  });
  return price.id;
}

/** The product under which the plan was sold before, else one marked as the plan, else a new one. */
async function productOf(stripe: Stripe, plan: PaidPlan, outdated: Stripe.Price[]): Promise<string> {
  const [before] = outdated.map(({ product }) => (typeof product === "string" ? product : product.id));
  if (before) return before;
  const products = await Array.fromAsync(stripe.products.list({ active: true, limit: 100 }));
  const known = products.find(({ metadata }) => metadata.plan === plan);
  if (known) return known.id;
  const made = await stripe.products.create({ name: `NurseGPT ${plan}`, metadata: { plan } });
  return made.id;
}
