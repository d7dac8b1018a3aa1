import type Stripe from "stripe";
import type { StoredPlan, TokenAmount } from "#app/core/plans/plans.ts";
import type { SubscriptionFacts } from "./entitlement.ts";
import { planOfPrice } from "./price.server.ts";
import { STREAK_METADATA } from "./streak-discount.server.ts";
import { isMissing } from "./stripe.server.ts";

/** What the payment provider holds of one customer, in our terms. Times are Unix milliseconds, amounts cents. */
export type StripeState = {
  subscriptions: SubscriptionState[];
  payments: PaymentState[];
  packs: PackState[];
};

export type SubscriptionState = SubscriptionFacts & {
  customerId: string;
  willCancel: boolean;
  periodStart: number;
  periodEnd: number;
  trialEnd: number | null;
};

export type PaymentState = {
  id: string;
  kind: "subscription" | "pack";
  reason: string | null;
  subscriptionId: string | null;
  amount: number;
  amountRefunded: number;
  currency: string;
  paidAt: number;
};

export type PackState = TokenAmount & { id: string; packId: string; boughtAt: number };

/** Older invoices and checkouts were read when they were new: nothing about them changes any more. */
const WINDOW_MS = 90 * 24 * 60 * 60 * 1000;
const PAGE = 100;

/**
 * Asks the provider for everything that a customer has.
 * @param now Unix milliseconds; paid invoices and checkouts of the last 90 days are asked for, subscriptions all
 */
export async function fetchStripeState(stripe: Stripe, customer: string, now: number): Promise<StripeState> {
  const created = { gte: Math.floor((now - WINDOW_MS) / 1000) };
  const [subscriptions, invoices, checkouts] = await Promise.all([
    all(stripe.subscriptions.list({ customer, status: "all", limit: PAGE })),
    all(stripe.invoices.list({ customer, status: "paid", created, limit: PAGE })),
    all(
      stripe.checkout.sessions.list({
        customer,
        status: "complete",
        created,
        limit: PAGE,
        expand: ["data.payment_intent.latest_charge"],
      }),
    ),
  ]);
  const sold = checkouts.filter(isPaidPack);
  return {
    subscriptions: await Promise.all(
      subscriptions.map(async (subscription) => ({
        ...toSubscription(subscription, customer),
        wasPaid: subscription.status !== "past_due" || (await wasEverPaid(stripe, subscription.id, invoices)),
      })),
    ),
    payments: [
      ...invoices.filter(({ amount_paid }) => amount_paid > 0).map(toPayment),
      ...sold.map(toPackPayment),
    ],
    packs: sold.map(toPack),
  };
}

/** Every page of a list; a customer who was deleted at the provider has nothing. */
async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  try {
    return await Array.fromAsync(list);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Whether a subscription, in whatever year, had an invoice that was paid and was not free.
 * @param recent paid invoices that are known already
 */
async function wasEverPaid(stripe: Stripe, id: string, recent: Stripe.Invoice[]): Promise<boolean> {
  const isPayment = ({ total }: Stripe.Invoice) => total > 0;
  if (recent.some((invoice) => subscriptionOf(invoice) === id && isPayment(invoice))) return true;
  return (await all(stripe.invoices.list({ subscription: id, status: "paid", limit: PAGE }))).some(isPayment);
}

const ms = (seconds: number): number => seconds * 1000;
const msOrNull = (seconds: number | null | undefined): number | null => (seconds ? ms(seconds) : null);

function toSubscription(subscription: Stripe.Subscription, customerId: string): SubscriptionState {
  const [item] = subscription.items.data;
  const plan: StoredPlan = item ? planOfPrice(item.price) : "Free";
  return {
    id: subscription.id,
    customerId,
    plan,
    status: subscription.status,
    willCancel: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    periodStart: ms(item?.current_period_start ?? subscription.start_date),
    periodEnd: ms(item?.current_period_end ?? subscription.start_date),
    trialStart: msOrNull(subscription.trial_start),
    trialEnd: msOrNull(subscription.trial_end),
    endedAt: msOrNull(subscription.ended_at),
    createdAt: ms(subscription.created),
    hasStreakDiscount: subscription.metadata.discount === STREAK_METADATA.discount,
  };
}

function toPayment(invoice: Stripe.Invoice): PaymentState {
  return {
    id: invoice.id,
    kind: "subscription",
    reason: invoice.billing_reason,
    subscriptionId: subscriptionOf(invoice),
    amount: invoice.amount_paid,
    amountRefunded: 0,
    currency: invoice.currency,
    paidAt: ms(invoice.status_transitions.paid_at ?? invoice.created),
  };
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription ?? null;
  return typeof subscription === "string" ? subscription : (subscription?.id ?? null);
}

/** Our own server stores on the session what is sold when it creates it; a session without that sold no tokens. */
function isPaidPack({ mode, payment_status, metadata }: Stripe.Checkout.Session): boolean {
  return mode === "payment" && payment_status === "paid" && metadata?.packageId !== undefined;
}

function toPackPayment(session: Stripe.Checkout.Session): PaymentState {
  return {
    id: session.id,
    kind: "pack",
    reason: null,
    subscriptionId: null,
    amount: session.amount_total ?? 0,
    amountRefunded: refundedOf(session),
    currency: session.currency ?? "usd",
    paidAt: ms(session.created),
  };
}

function refundedOf({ payment_intent }: Stripe.Checkout.Session): number {
  const charge = typeof payment_intent === "object" ? payment_intent?.latest_charge : null;
  return typeof charge === "object" ? (charge?.amount_refunded ?? 0) : 0;
}

const toPack = ({ id, metadata, created }: Stripe.Checkout.Session): PackState => ({
  id,
  packId: metadata?.packageId ?? "",
  inputTokens: Number(metadata?.inputTokens),
  outputTokens: Number(metadata?.outputTokens),
  boughtAt: ms(created),
});
