import type { Account } from "../account.ts";
import { emitUpdated } from "../events.ts";
import type { StoredSubscription } from "../stored.ts";
import { current } from "./subscribe.ts";

/** A subscription is past due while its latest invoice is open, and active once that is paid. `at` in Unix seconds. */
export function settleInvoice(account: Account, id: string, at: number): void {
  const before = current(account, id);
  if (before.status !== "active" && before.status !== "past_due") return;
  const invoice = before.latest_invoice && account.store.get("invoice", before.latest_invoice);
  const isOpen = invoice && invoice.status === "open";
  const after: StoredSubscription = { ...before, status: isOpen ? "past_due" : "active" };
  account.store.put("subscription", after);
  emitUpdated(account, "customer.subscription.updated", before, after, at);
}
