import { desc, eq } from "drizzle-orm";
import type Stripe from "stripe";
import { subscriptions } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { planOf } from "#app/core/identity/session/plan-gate.server.ts";
import { customerFor } from "#app/core/payments/customers.server.ts";
import type { PaymentDeps } from "#app/core/payments/deps.server.ts";
import { planChange } from "#app/core/payments/plan-change.ts";
import { priceIdOf } from "#app/core/payments/price.server.ts";
import { atProvider } from "#app/core/payments/stripe.server.ts";
import { syncPerson } from "#app/core/payments/sync-person.server.ts";
import { hasUsedTrial } from "#app/core/payments/trial.server.ts";
import { type PaidPlan, PREMIUM_TRIAL_DAYS } from "#app/core/plans/plans.ts";

export type CheckoutRequest = { userId: string; plan: PaidPlan; email: string; origin: string };

/**
 * Opens the payment provider's page for a plan. The provider is asked first what the person has, so that nobody pays
 * twice for the same plan; nothing is granted here.
 * @returns where the browser goes
 * @throws AppError already_on_plan, cannot_downgrade or payment_error
 */
export async function openCheckout(
  deps: PaymentDeps & { env: AppEnv },
  { userId, plan, email, origin }: CheckoutRequest,
): Promise<string> {
  await syncPerson(deps, userId);
  const change = planChange(await planOf(deps.database, userId), plan);
  if (change === "current") throw new AppError("already_on_plan");
  if (change === "downgrade") throw new AppError("cannot_downgrade");
  const [price, customer] = await Promise.all([
    priceIdOf(deps.stripe, deps.env, plan),
    customerFor(deps, userId, email),
  ]);
  const hasTrial = plan === "Premium" && !(await hasUsedTrial(deps.database, userId));
  const session: Stripe.Checkout.SessionCreateParams = {
    mode: "subscription",
    customer,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    subscription_data: {
      metadata: { userId, plan },
      ...(hasTrial ? { trial_period_days: PREMIUM_TRIAL_DAYS } : {}),
    },
    success_url: `${origin}/payment-success?plan=${plan}`,
    cancel_url: `${origin}/payment-cancelled`,
  };
  const idempotencyKey = await checkoutKey(deps, userId, session);
  const { url } = await atProvider(() => deps.stripe.checkout.sessions.create(session, { idempotencyKey }));
  if (!url) throw new AppError("payment_error", { cause: "checkout session without url" });
  return url;
}

const TEN_MINUTES_MS = 10 * 60 * 1000;

/**
 * Idempotency key of a checkout: the same choice within ten minutes, from two tabs or a double click, opens the same
 * page, which can be paid only once. After a subscription has come of it, the next choice gets a new key.
 */
async function checkoutKey(
  { database, now }: Pick<PaymentDeps, "database" | "now">,
  userId: string,
  session: Stripe.Checkout.SessionCreateParams,
): Promise<string> {
  const [latest] = await database
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  const wish = JSON.stringify([userId, session, latest?.id ?? null, Math.floor(now() / TEN_MINUTES_MS)]);
  return `checkout-${await sha256Hex(wish)}`;
}
