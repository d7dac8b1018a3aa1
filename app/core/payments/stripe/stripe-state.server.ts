import type Stripe from "stripe";
import type { StoredPlan, TokenAmount } from "#app/core/plans/plans.ts";
import type { SubscriptionFacts } from "./entitlement.ts";
import { planOfPrice } from "./price.server.ts";
import { STREAK_METADATA } from "./streak-discount.server.ts";
import { isMissing } from "./stripe.server.ts";
import { idOf } from "./stripe-reference.ts";

/** What the payment provider knows about one customer, in our terms. Times are Unix milliseconds, amounts cents. */
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

/** Older invoices and checkouts were read when they were new and no longer change. */
const WINDOW_MS = 90 * 24 * 60 * 60 * 1000;
const PAGE = 100;

/**
 * Asks the provider for everything that a customer has.
 * @param now Unix milliseconds; paid invoices and checkouts of the last 90 days are requested, and all subscriptions
 */
export async function fetchStripeState(stripe: Stripe, customer: string, now: number): Promise<StripeState> {
  const created = { gte: Math.floor((now - WINDOW_MS) / 1000) };
  const recent = { customer, created, limit: PAGE };
  const [held, paid, checkouts, charges] = await Promise.all([
    all(stripe.subscriptions.list({ customer, status: "all", limit: PAGE })),
    all(stripe.invoices.list({ ...recent, status: "paid", expand: ["data.payments"] })),
    all(stripe.checkout.sessions.list({ ...recent, status: "complete" })),
    all(stripe.charges.list(recent)),
  ]);
  const subscriptions = held
    .map((subscription) => toSubscription(subscription, customer))
    .filter(({ plan }) => plan !== "Free");
  const invoices = paid.filter((invoice) => isForAny(subscriptions, invoice));
  const sold = checkouts.filter(isPaidPack);
  const refunded = openRefunds(charges);
  return {
    subscriptions: await Promise.all(
      subscriptions.map(async (subscription) => ({
        ...subscription,
        wasPaid: subscription.status !== "past_due" || (await wasEverPaid(stripe, subscription.id, invoices)),
      })),
    ),
    payments: [
      ...invoices.filter(({ amount_paid }) => amount_paid > 0).map((one) => toPayment(one, refunded)),
      ...sold.map((session) => toPackPayment(session, refunded)),
    ],
    packs: sold.map(toPack),
  };
}

/** Whatever else the provider's account sells to the same customer is not a plan, and not ours to grant or end. */
function isForAny(subscriptions: readonly { id: string }[], invoice: Stripe.Invoice): boolean {
  const id = subscriptionOf(invoice);
  return id === null || subscriptions.some((one) => one.id === id);
}

type Refunds = (intents: (string | Stripe.PaymentIntent | null | undefined)[]) => number;

/** Refunded cents of some payments: neither an invoice nor a checkout reports them itself. */
function openRefunds(charges: Stripe.Charge[]): Refunds {
  return (intents) => {
    const ids = new Set(intents.map(idOf));
    return charges
      .filter(({ payment_intent }) => payment_intent !== null && ids.has(idOf(payment_intent)))
      .reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
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
 * Whether a subscription, in any year, had an invoice that was paid and was not free.
 * @param recent paid invoices that are already known
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

function toPayment(invoice: Stripe.Invoice, refunded: Refunds): PaymentState {
  const paidBy = invoice.payments?.data ?? [];
  return {
    id: invoice.id,
    kind: "subscription",
    reason: invoice.billing_reason,
    subscriptionId: subscriptionOf(invoice),
    amount: invoice.amount_paid,
    amountRefunded: refunded(paidBy.map(({ payment }) => payment.payment_intent)),
    currency: invoice.currency,
    paidAt: ms(invoice.status_transitions.paid_at ?? invoice.created),
  };
}

const subscriptionOf = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription);

/** Our own server stores on the session what it sells when it creates it; a session without that sold no tokens. */
function isPaidPack(session: Stripe.Checkout.Session): boolean {
  const { packId, inputTokens, outputTokens } = toPack(session);
  const isSold =
    packId !== "" && [inputTokens, outputTokens].every((tokens) => tokens >= 0 && Number.isInteger(tokens));
  return session.mode === "payment" && session.payment_status === "paid" && isSold;
}

function toPackPayment(session: Stripe.Checkout.Session, refunded: Refunds): PaymentState {
  return {
    id: session.id,
    kind: "pack",
    reason: null,
    subscriptionId: null,
    amount: session.amount_total ?? 0,
    amountRefunded: refunded([session.payment_intent]),
    currency: session.currency ?? "usd",
    paidAt: ms(session.created),
  };
}

const toPack = ({ id, metadata, created }: Stripe.Checkout.Session): PackState => ({
  id,
  packId: metadata?.packageId ?? "",
  inputTokens: Number(metadata?.inputTokens),
  outputTokens: Number(metadata?.outputTokens),
  boughtAt: ms(created),
});
