import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Directory } from "#app/base/data/database.server.ts";
import { unclaimedPayments } from "#app/base/data/schema.ts";
import type { PaymentDeps } from "../stripe/deps.server.ts";
import { planOfPrice } from "../stripe/price.server.ts";
import { atProvider } from "../stripe/stripe.server.ts";
import { forgetNoneWaits } from "./any-unclaimed.server.ts";

/**
 * Notes a plan paid for by nobody we know, so that the proven owner of the address can have it, and support can refund
 * it. A payment that bought no plan of ours is left alone.
 */
export async function noteUnclaimed(
  { stripe, directory }: Pick<PaymentDeps, "stripe" | "directory">,
  session: Stripe.Checkout.Session,
): Promise<void> {
  const { id, customer, customer_details, subscription, amount_total, currency, created } = session;
  const email = customer_details?.email?.toLowerCase();
  if (session.status !== "complete" || typeof customer !== "string" || typeof subscription !== "string")
    return;
  const { items, status } = await atProvider(() => stripe.subscriptions.retrieve(subscription));
  const [item] = items.data;
  const plan = item ? planOfPrice(item.price) : "Free";
  if (!email || plan === "Free" || status === "canceled") return;
  await directory
    .insert(unclaimedPayments)
    .values({
      id,
      customerId: customer,
      email,
      plan,
      amount: amount_total ?? 0,
      currency: currency ?? "usd",
      paidAt: created * 1000,
    })
    .onConflictDoNothing();
  forgetNoneWaits();
}

/** A payment whose subscription has ended no longer waits for anybody. */
export async function forgetUnclaimed(directory: Directory, customerId: string): Promise<void> {
  await directory.delete(unclaimedPayments).where(eq(unclaimedPayments.customerId, customerId));
}
