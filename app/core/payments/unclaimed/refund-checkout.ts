import type Stripe from "stripe";
import { idOf } from "../stripe/stripe-reference.ts";

/**
 * Ends the subscription that a checkout began and refunds its payments; safe to repeat. Runs in the Worker and in
 * `npm run unclaimed`.
 * @returns cents refunded by this call
 */
export async function refundCheckout(stripe: Stripe, sessionId: string): Promise<number> {
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  const id = idOf(session.subscription);
  if (!id) throw new Error(`${sessionId} sold no subscription.`);
  const subscription = await stripe.subscriptions.retrieve(id);
  if (subscription.status !== "canceled") await stripe.subscriptions.cancel(id);
  let refunded = 0;
  for await (const invoice of stripe.invoices.list({ subscription: id, status: "paid" }))
    refunded += await refundInvoice(stripe, invoice.id);
  return refunded;
}

async function refundInvoice(stripe: Stripe, invoice: string): Promise<number> {
  let refunded = 0;
  for await (const { payment, amount_paid } of stripe.invoicePayments.list({ invoice })) {
    const intent = idOf(payment.payment_intent);
    if (!intent || !amount_paid) continue;
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand: ["latest_charge"] });
    if (typeof latest_charge !== "object" || latest_charge?.refunded !== false) continue;
    const { amount } = await stripe.refunds.create(
      { payment_intent: intent },
      { idempotencyKey: `give-back-${intent}` },
    );
    refunded += amount;
  }
  return refunded;
}
