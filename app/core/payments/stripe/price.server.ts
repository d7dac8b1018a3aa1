import type Stripe from "stripe";
import { AppError } from "#app/base/http/errors.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { MONTHLY_PRICES, type PaidPlan, type StoredPlan, toStoredPlan } from "#app/core/plans/plans.ts";
import { atProvider } from "./stripe.server.ts";

const checked = new WeakMap<AppEnv, Map<PaidPlan, string>>();

/**
 * The provider's price for a plan, after checking that it charges what our pages say.
 * @throws AppError payment_error if it is not configured or differs from `MONTHLY_PRICES`
 */
export async function priceIdOf(stripe: Stripe, env: AppEnv, plan: PaidPlan): Promise<string> {
  const known = checked.get(env) ?? new Map<PaidPlan, string>();
  checked.set(env, known);
  const id = known.get(plan) ?? configuredPrice(env, plan);
  if (!id) throw new AppError("payment_error", { cause: `No price id for ${plan}` });
  if (known.has(plan)) return id;
  const price = await atProvider(() => stripe.prices.retrieve(id));
  if (!isPriceOf(price, plan)) throw new AppError("payment_error", { cause: `Price of ${plan} differs` });
  known.set(plan, id);
  return id;
}

/** Whether a price matches this plan, per month and in US dollars, as our pages say. */
export function isPriceOf(price: Stripe.Price, plan: PaidPlan): boolean {
  const { unit_amount, currency, recurring, active, metadata } = price;
  const isMonthly = recurring?.interval === "month" && recurring.interval_count === 1;
  const cents = (MONTHLY_PRICES[plan] ?? Number.NaN) * 100;
  return active && isMonthly && currency === "usd" && unit_amount === cents && metadata.plan === plan;
}

/**
 * The plan that a price belongs to. It is stored on the price itself, so that people on an old price keep their plan.
 */
export const planOfPrice = (price: Pick<Stripe.Price, "metadata">): StoredPlan =>
  toStoredPlan(price.metadata.plan);

function configuredPrice(env: AppEnv, plan: PaidPlan): string | undefined {
  const { STRIPE_PRICE_BASIC, STRIPE_PRICE_PREMIUM } = env.settings;
  return plan === "Basic" ? STRIPE_PRICE_BASIC : STRIPE_PRICE_PREMIUM;
}
