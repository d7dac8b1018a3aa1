import { type Account, realTime } from "../account.ts";
import { nextRealTask, nextTask } from "../clocks.ts";
import { emit, emitUpdated } from "../events.ts";
import type { Clock, StoredSubscription, Task } from "../stored.ts";
import { periodEnd } from "./calendar.ts";
import { endSubscription } from "./cancel.ts";
import { expireSession } from "./expire.ts";
import { billSubscription, collect, subscriptionOf } from "./invoices.ts";
import { settleInvoice } from "./settle.ts";
import { current, itemOf, monthsOf, periodLine, scheduleEnd } from "./subscribe.ts";

/** Advances a clock to `to` (Unix seconds), doing everything that falls due until then, in order. */
export function advanceClock(account: Account, clock: Clock, to: number): Clock {
  for (;;) {
    const task = nextTask(account, clock.id, to);
    if (!task) break;
    account.store.put("clock", { ...clock, frozenTime: task.at });
    perform(account, task);
  }
  return account.store.put("clock", { ...clock, frozenTime: to });
}

/** Does what has fallen due in real time. */
export function catchUp(account: Account): void {
  const until = realTime(account);
  for (let task = nextRealTask(account, until); task; task = nextRealTask(account, until))
    perform(account, task);
}

/** When something next falls due in real time, in Unix seconds; null when nothing does. */
export function nextDue(account: Account): number | null {
  return nextRealTask(account, Number.POSITIVE_INFINITY)?.at ?? null;
}

function perform(account: Account, { id, what, object, at }: Task): void {
  account.store.remove("task", id);
  if (what === "expire_session") expireSession(account, object, at);
  else if (what === "retry") retry(account, object, at);
  else if (what === "period_end") endPeriod(account, current(account, object), at);
  else emit(account, "customer.subscription.trial_will_end", current(account, object), at);
}

function endPeriod(account: Account, subscription: StoredSubscription, at: number): void {
  if (subscription.cancel_at_period_end) endSubscription(account, subscription, "cancellation_requested", at);
  else renew(account, subscription, at);
}

/** Begins and bills the next period, with the lines that waited for this invoice. */
function renew(account: Account, before: StoredSubscription, at: number): void {
  const item = itemOf(before);
  const end = periodEnd(before.billing_cycle_anchor, at, monthsOf(item.price));
  const after: StoredSubscription = {
    ...before,
    status: before.status === "trialing" ? "active" : before.status,
    latest_invoice: account.newId("in"),
    items: {
      ...before.items,
      data: [{ ...item, current_period_start: at, current_period_end: end }],
    },
  };
  account.store.put("subscription", after);
  scheduleEnd(account, after);
  emitUpdated(account, "customer.subscription.updated", before, after, at);
  const waiting = account.store.list("pending_line", after.id);
  for (const line of waiting) account.store.remove("pending_line", line.id);
  const lines = [...waiting, periodLine(account, after)];
  billSubscription(account, after, "subscription_cycle", lines, at, item.current_period_start);
  settleInvoice(account, after.id, at);
}

/** Retries a declined payment; after the last retry the subscription ends. */
function retry(account: Account, invoiceId: string, at: number): void {
  const invoice = account.store.get("invoice", invoiceId);
  const id = invoice && subscriptionOf(invoice);
  if (!invoice || !id) return;
  const tried = collect(account, invoice, at);
  settleInvoice(account, id, at);
  const isGivenUp = tried.status === "open" && tried.next_payment_attempt === null;
  const subscription = current(account, id);
  if (isGivenUp && subscription.status !== "canceled")
    endSubscription(account, subscription, "payment_failed", at);
}
