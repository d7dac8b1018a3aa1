import type { Account } from "../account.ts";
import { unschedule } from "../clocks.ts";
import { emit, emitUpdated } from "../events.ts";
import type { Invoice, InvoiceLine, StoredSubscription } from "../stored.ts";
import { billSubscription, subscriptionOf } from "./invoices.ts";

type Reason = "cancellation_requested" | "payment_failed";

/**
 * Ends a subscription at once, for good. What is still owed stays open and is not collected again.
 * @param at Unix seconds
 * @param lines of a last invoice; none if empty
 */
export function endSubscription(
  account: Account,
  before: StoredSubscription,
  reason: Reason,
  at: number,
  lines: InvoiceLine[] = [],
): void {
  const { store } = account;
  for (const what of ["period_end", "trial_notice"] as const) unschedule(account, what, before.id);
  for (const line of store.list("pending_line", before.id)) store.remove("pending_line", line.id);
  for (const invoice of store.list("invoice", before.customer)) {
    if (invoice.status !== "open" || subscriptionOf(invoice) !== before.id) continue;
    unschedule(account, "retry", invoice.id);
    const left: Invoice = { ...invoice, auto_advance: false, next_payment_attempt: null };
    store.put("invoice", left);
    emitUpdated(account, "invoice.updated", invoice, left, at);
  }
  const ended: StoredSubscription = {
    ...before,
    status: "canceled",
    canceled_at: before.canceled_at ?? at,
    ended_at: at,
    latest_invoice: lines.length > 0 ? account.newId("in") : before.latest_invoice,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...before.cancellation_details,
      reason,
    },
  };
  store.put("subscription", ended);
  emit(account, "customer.subscription.deleted", ended, at);
  if (lines.length > 0) billSubscription(account, ended, "subscription_update", lines, at);
}
