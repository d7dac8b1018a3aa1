import { type Account, DAY } from "../account.ts";
import { schedule } from "../clocks.ts";
import { emit } from "../events.ts";
import type { Coupon, Price, StoredSubscription, SubscriptionItem } from "../stored.ts";
import { periodEnd } from "./calendar.ts";
import { giveDiscount } from "./discounts.ts";
import { invoiceLine } from "./invoice-shape.ts";
import { billSubscription } from "./invoices.ts";
import { newSubscription } from "./subscription-shape.ts";

/** Stripe announces a trial's end this many days before it, or at once when the trial is shorter. */
const TRIAL_NOTICE_DAYS = 3;

type Subscribe = {
  customer: string;
  price: Price;
  quantity: number;
  trialDays: number;
  paymentMethod: string | null;
  metadata: Record<string, string>;
  coupon?: Coupon | null;
};

/** Begins a subscription with its first invoice, which is of 0 during a trial. `at` in Unix seconds. */
export function subscribe(account: Account, wish: Subscribe, at: number): StoredSubscription {
  const trialEnd = wish.trialDays > 0 ? at + wish.trialDays * DAY : null;
  const subscription = newSubscription({
    ...wish,
    id: account.newId("sub"),
    latestInvoice: account.newId("in"),
    itemId: account.newId("si"),
    testClock: account.store.get("customer", wish.customer)?.test_clock ?? null,
    at,
    trialEnd,
    periodEnd: trialEnd ?? periodEnd(at, at, monthsOf(wish.price)),
  });
  if (wish.coupon) subscription.discounts = [giveDiscount(account, subscription.id, wish.coupon, at)];
  account.store.put("subscription", subscription, wish.customer);
  emit(account, "customer.subscription.created", subscription, at);
  scheduleEnd(account, subscription);
  if (trialEnd !== null) scheduleNotice(account, subscription, trialEnd, at);
  billSubscription(account, subscription, "subscription_create", [periodLine(account, subscription)], at);
  return current(account, subscription.id);
}

/** The line for the whole of the current period; free during a trial. */
export function periodLine(account: Account, subscription: StoredSubscription) {
  const item = itemOf(subscription);
  const isTrial = subscription.status === "trialing";
  const name = account.store.get("product", item.price.product)?.name ?? "Subscription";
  const quantity = item.quantity ?? 1;
  const unit = item.price.unit_amount ?? 0;
  return invoiceLine({
    id: account.newId("il"),
    amount: isTrial ? 0 : unit * quantity,
    description: isTrial
      ? `Trial period for ${name}`
      : `${quantity} × ${name} (at $${(unit / 100).toFixed(2)} / month)`,
    price: item.price,
    quantity,
    period: { start: item.current_period_start, end: item.current_period_end },
    isProration: false,
    subscription: subscription.id,
    item: item.id,
    metadata: subscription.metadata,
  });
}

export function scheduleEnd(account: Account, subscription: StoredSubscription): void {
  const end = itemOf(subscription).current_period_end;
  schedule(account, "period_end", subscription.id, subscription.customer, end);
}

function scheduleNotice(
  account: Account,
  { id, customer }: StoredSubscription,
  trialEnd: number,
  at: number,
): void {
  schedule(account, "trial_notice", id, customer, Math.max(at, trialEnd - TRIAL_NOTICE_DAYS * DAY));
}

/** The stand-in's subscriptions have exactly one item. */
export function itemOf(subscription: StoredSubscription): SubscriptionItem {
  const item = subscription.items.data[0];
  if (!item) throw new Error("A subscription has an item.");
  return item;
}

export const monthsOf = (price: Price): number => (price.recurring?.interval === "year" ? 12 : 1);

/** The subscription as it is stored now. */
export function current(account: Account, id: string): StoredSubscription {
  const subscription = account.store.get("subscription", id);
  if (!subscription) throw new Error("The subscription is gone.");
  return subscription;
}
