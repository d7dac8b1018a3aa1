import type { Account } from "../account.ts";
import { unschedule } from "../clocks.ts";
import { emit } from "../events.ts";
import type { Subscription } from "../stored.ts";
import { subscriptionOf } from "./invoices.ts";

type Reason = "cancellation_requested" | "payment_failed";

/** Ends a subscription at once, for good. What is still owed stays open and is not tried again. `at` in Unix seconds. */
export function endSubscription(account: Account, before: Subscription, reason: Reason, at: number): void {
  const { store } = account;
  for (const what of ["period_end", "trial_notice"] as const) unschedule(account, what, before.id);
  for (const line of store.list("pending_line", before.id)) store.remove("pending_line", line.id);
  for (const invoice of store.list("invoice", before.customer)) {
    if (invoice.status !== "open" || subscriptionOf(invoice) !== before.id) continue;
    unschedule(account, "retry", invoice.id);
    store.put("invoice", { ...invoice, auto_advance: false, next_payment_attempt: null });
  }
  const ended: Subscription = {
    ...before,
    status: "canceled",
    canceled_at: before.canceled_at ?? at,
    ended_at: at,
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
}
