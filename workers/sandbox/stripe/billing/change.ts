import type { Account } from "../account.ts";
import { unschedule } from "../clocks.ts";
import { emitUpdated } from "../events.ts";
import type { InvoiceLine, Price, StoredSubscription, SubscriptionItem } from "../stored.ts";
import { periodEnd } from "./calendar.ts";
import { invoiceLine } from "./invoice-shape.ts";
import { billSubscription } from "./invoices.ts";
import { settleInvoice } from "./settle.ts";
import { current, itemOf, monthsOf, periodLine, scheduleEnd } from "./subscribe.ts";
import { planOfSubscription } from "./subscription-shape.ts";

type ProrationBehavior = "create_prorations" | "always_invoice" | "none";

type Change = {
  price?: Price;
  quantity?: number;
  proration: ProrationBehavior;
  cancelAtPeriodEnd?: boolean;
  endsTrialNow: boolean;
  metadata?: Record<string, string>;
  paymentMethod?: string | null;
  /** From when on time counts as unused, in Unix seconds; now if absent. */
  prorationDate?: number;
};

/**
 * Changes a living subscription. A new price is prorated by the second: unused time is credited, the rest of the
 * period charged, on the next invoice (`create_prorations`) or at once (`always_invoice`); a trial has nothing to
 * prorate. `at` in Unix seconds.
 */
export function changeSubscription(
  account: Account,
  id: string,
  change: Change,
  at: number,
): StoredSubscription {
  const before = current(account, id);
  const item = itemOf(before);
  const priced = withPrice(item, change);
  const isChanged = priced.price.id !== item.price.id || priced.quantity !== item.quantity;
  const isProrated = isChanged && before.status !== "trialing" && change.proration !== "none";
  const lines = isProrated ? prorations(account, before, item, priced, change.prorationDate ?? at) : [];
  const isBilled = change.endsTrialNow || (lines.length > 0 && change.proration === "always_invoice");
  let after: StoredSubscription = {
    ...before,
    ...cancelling(before, change.cancelAtPeriodEnd, at),
    metadata: change.metadata ?? before.metadata,
    default_payment_method:
      change.paymentMethod === undefined ? before.default_payment_method : change.paymentMethod,
    items: { ...before.items, data: [priced] },
    latest_invoice: isBilled ? account.newId("in") : before.latest_invoice,
  };
  if (change.endsTrialNow) after = withoutTrial(after, at);
  account.store.put("subscription", after);
  emitUpdated(account, "customer.subscription.updated", before, after, at);
  if (change.endsTrialNow) {
    unschedule(account, "trial_notice", id);
    scheduleEnd(account, after);
  }
  if (isBilled) bill(account, after, change.endsTrialNow ? [periodLine(account, after)] : lines, at);
  else for (const line of lines) account.store.put("pending_line", line, id);
  return current(account, id);
}

function withPrice(item: SubscriptionItem, { price = item.price, quantity }: Change): SubscriptionItem {
  return { ...item, price, plan: planOfSubscription(price), quantity: quantity ?? item.quantity ?? 1 };
}

function cancelling(
  before: StoredSubscription,
  isWanted: boolean | undefined,
  at: number,
): Partial<StoredSubscription> {
  if (isWanted === undefined || isWanted === before.cancel_at_period_end) return {};
  const details = { comment: null, feedback: null, feedback_option: null };
  return isWanted
    ? {
        cancel_at_period_end: true,
        cancel_at: itemOf(before).current_period_end,
        canceled_at: at,
        cancellation_details: { ...details, reason: "cancellation_requested" },
      }
    : {
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
        cancellation_details: { ...details, reason: null },
      };
}

/** The first paid period begins now. */
function withoutTrial(subscription: StoredSubscription, at: number): StoredSubscription {
  const item = itemOf(subscription);
  const end = periodEnd(at, at, monthsOf(item.price));
  return {
    ...subscription,
    status: "active",
    trial_end: at,
    billing_cycle_anchor: at,
    items: { ...subscription.items, data: [{ ...item, current_period_start: at, current_period_end: end }] },
  };
}

function bill(account: Account, subscription: StoredSubscription, lines: InvoiceLine[], at: number): void {
  billSubscription(account, subscription, "subscription_update", lines, at);
  settleInvoice(account, subscription.id, at);
}

/** Credit for the unused time at the old price, charge for the same time at the new one. */
export function prorations(
  account: Account,
  subscription: StoredSubscription,
  old: SubscriptionItem,
  next: SubscriptionItem | null,
  at: number,
): InvoiceLine[] {
  const { current_period_start: start, current_period_end: end } = old;
  const share = Math.max(0, end - at) / (end - start);
  const line = (item: SubscriptionItem, sign: 1 | -1, words: string) =>
    invoiceLine({
      id: account.newId("il"),
      amount: sign * Math.round((item.price.unit_amount ?? 0) * (item.quantity ?? 1) * share),
      description: `${words} ${account.store.get("product", item.price.product)?.name ?? "plan"}`,
      price: item.price,
      quantity: item.quantity ?? 1,
      period: { start: at, end },
      isProration: true,
      subscription: subscription.id,
      item: item.id,
      metadata: subscription.metadata,
    });
  const credit = line(old, -1, "Unused time on");
  return next ? [credit, line(next, 1, "Remaining time on")] : [credit];
}
