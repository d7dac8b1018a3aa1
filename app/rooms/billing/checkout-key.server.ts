import { desc, eq } from "drizzle-orm";
import type Stripe from "stripe";
import { subscriptions } from "#app/base/data/schema.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import type { PaymentDeps } from "#app/core/payments/deps.server.ts";

const TEN_MINUTES_MS = 10 * 60 * 1000;

/**
 * Idempotency key of a checkout: the same choice within ten minutes, from two tabs or a double click, opens the same
 * page, which can be paid only once. After a subscription has come of it, the next choice gets a new key.
 */
export async function checkoutKey(
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
