import type { Account } from "../account.ts";
import { unschedule } from "../clocks.ts";
import { emit } from "../events.ts";
import type { CheckoutSession } from "../stored.ts";

/** Closes an open checkout session without a purchase. `at` in Unix seconds. */
export function expireSession(account: Account, id: string, at: number): void {
  const session = account.store.get("session", id);
  if (session?.status !== "open") return;
  const expired: CheckoutSession = { ...session, status: "expired", url: null };
  account.store.put("session", expired);
  unschedule(account, "expire_session", id);
  emit(account, "checkout.session.expired", expired, at);
}
