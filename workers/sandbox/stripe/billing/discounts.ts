import type { Account } from "../account.ts";
import { emitUpdated } from "../events.ts";
import type { Coupon, StoredDiscount } from "../stored.ts";
import { addMonths } from "./calendar.ts";

/** What a coupon takes off an amount, in cents; the stand-in's coupons are percentages. */
export const percentOf = (coupon: Coupon | null, amount: number): number =>
  Math.round((Math.max(0, amount) * (coupon?.percent_off ?? 0)) / 100);

/** Gives a subscription a coupon. @returns the discount's id */
export function giveDiscount(account: Account, subscription: string, coupon: Coupon, at: number): string {
  const end = coupon.duration === "repeating" ? addMonths(at, coupon.duration_in_months ?? 1) : null;
  const discount = { id: account.newId("di"), coupon, start: at, end };
  account.store.put("discount", discount, subscription);
  account.store.put("coupon", { ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  return discount.id;
}

/**
 * The discounts of an invoice drawn up now. One for a single invoice, or whose time is over, is taken off the
 * subscription.
 */
export function takeDiscounts(account: Account, subscriptionId: string, at: number): StoredDiscount[] {
  const { store } = account;
  const all = store.list("discount", subscriptionId);
  const valid = all.filter(({ end }) => end === null || at < end);
  const kept = valid.filter(({ coupon }) => coupon.duration !== "once");
  if (kept.length === all.length) return valid;
  for (const { id } of all) if (!kept.some((discount) => discount.id === id)) store.remove("discount", id);
  const before = store.get("subscription", subscriptionId);
  if (!before) return valid;
  const after = { ...before, discounts: kept.map(({ id }) => id) };
  store.put("subscription", after);
  emitUpdated(account, "customer.subscription.updated", before, after, at);
  return valid;
}
