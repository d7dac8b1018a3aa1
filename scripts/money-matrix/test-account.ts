import type Stripe from "stripe";
import { PAID_PLANS } from "#app/core/plans/plans.ts";
import { setUpPrice } from "../doctor/stripe/setup-price.ts";

/** The name of every test clock that the matrix creates; all its customers have one. */
export const MATRIX_CLOCK = "NurseGPT money matrix";

/** Why this account is refused, or null: the matrix buys, so it only takes a test account's secret key. */
export function matrixRefusal(key: string | undefined): string | null {
  if (!key)
    return "STRIPE_SECRET_KEY is not set. The matrix buys on a Stripe test account: set that account's key, sk_test_…";
  if (/^[a-z]+_live_/.test(key))
    return "STRIPE_SECRET_KEY is a live key. The matrix buys plans and packs, so it runs on a test account only: sk_test_…";
  if (!/^sk_test_\w+$/.test(key)) return "STRIPE_SECRET_KEY is no secret key of a test account, sk_test_…";
  return null;
}

/** What a run leaves on the account, announced before it begins. */
export const ANNOUNCEMENT = [
  "On the test account this makes about 65 customers, each on a test clock of its own, and pays some of their checkouts,",
  "trials and changes with Stripe's test cards; where a monthly price of a plan is missing, product and price too.",
  `At the end every test clock named “${MATRIX_CLOCK}” is deleted, with its customers and subscriptions, those of an`,
  "earlier run that broke off as well. Test payments, events, products and prices stay. It takes about 20 minutes.",
];

/** The settings that name the account's prices, which are created if missing. */
export async function matrixPrices(stripe: Stripe): Promise<Record<string, string>> {
  const settings: Record<string, string> = {};
  for (const plan of PAID_PLANS) {
    const { id, isNew } = await setUpPrice(stripe, plan);
    settings[`STRIPE_PRICE_${plan.toUpperCase()}`] = id;
    if (isNew) console.log(`${plan}: new price ${id}`);
  }
  return settings;
}

/** Deletes the matrix's clocks, and with each its customers. @returns how many */
export async function deleteMatrixClocks({ testHelpers }: Pick<Stripe, "testHelpers">): Promise<number> {
  const all = await Array.fromAsync(testHelpers.testClocks.list({ limit: 100 }));
  const own = all.filter(({ name }) => name === MATRIX_CLOCK);
  for (const { id } of own) await testHelpers.testClocks.del(id);
  return own.length;
}
