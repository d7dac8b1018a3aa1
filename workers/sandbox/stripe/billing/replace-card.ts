import type { Account } from "../account.ts";
import { readSavableCard, saveCard } from "../cards.ts";
import { timeFor } from "../clocks.ts";
import { emit, emitUpdated } from "../events.ts";
import type { StoredSubscription } from "../stored.ts";
import { changeSubscription } from "./change.ts";

/**
 * Saves a test card and bills everything to it from now on; failed payments keep their retry times.
 * @throws StripeError when the number is refused
 */
export function replaceCard(
  account: Account,
  customerId: string,
  subscription: StoredSubscription | null,
  cardNumber: string,
): void {
  const digits = readSavableCard(cardNumber);
  const at = timeFor(account, customerId);
  const card = saveCard(account, digits, customerId, at);
  emit(account, "payment_method.attached", card, at);
  const before = account.store.get("customer", customerId);
  if (!before) return;
  const after = {
    ...before,
    invoice_settings: { ...before.invoice_settings, default_payment_method: card.id },
  };
  account.store.put("customer", after);
  emitUpdated(account, "customer.updated", before, after, at);
  const change = { proration: "none", endsTrialNow: false, paymentMethod: card.id } as const;
  if (subscription) changeSubscription(account, subscription.id, change, at);
}
