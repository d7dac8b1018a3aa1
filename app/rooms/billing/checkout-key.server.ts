import { desc, eq } from "drizzle-orm";
import type Stripe from "stripe";
import { subscriptions } from "#app/base/data/schema.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import type { PaymentDeps } from "#app/core/payments/deps.server.ts";

const TEN_MINUTES_MS = 10 * 60 * 1000;

/**
 * Idempotency key of a checkout: the same wish within ten minutes, of two tabs or a double click, opens the same page,
 * so that it can be paid once. Once a subscription came of it, the next wish is another one.
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
