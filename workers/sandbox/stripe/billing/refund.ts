import type { Account } from "../account.ts";
import { timeFor } from "../clocks.ts";
import { invalidRequest } from "../errors.ts";
import { emit } from "../events.ts";
import type { Refund, StoredCharge } from "../stored.ts";

type RefundWish = {
  /** US cents; if absent, all that is left. */
  amount?: number;
  reason?: "duplicate" | "fraudulent" | "requested_by_customer";
  metadata: Record<string, string>;
};

/** Refunds a charge. @throws StripeError when less than that is left */
export function refundCharge(account: Account, charge: StoredCharge, wish: RefundWish): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left <= 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  const amount = wish.amount ?? left;
  if (amount < 1 || amount > left)
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: "amount",
    });
  const at = timeFor(account, charge.customer);
  const refund = {
    id: account.newId("re"),
    object: "refund",
    amount,
    balance_transaction: account.newId("txn"),
    charge: charge.id,
    created: at,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: wish.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wish.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  } satisfies Refund;
  account.store.put("refund", refund, charge.id);
  const after: StoredCharge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  account.store.put("charge", after);
  emit(account, "refund.created", refund, at);
  emit(account, "charge.refunded", after, at, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  });
  return refund;
}
