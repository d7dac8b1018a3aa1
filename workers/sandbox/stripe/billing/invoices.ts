import { type Account, DAY } from "../account.ts";
import { schedule, unschedule } from "../clocks.ts";
import { emit, emitUpdated } from "../events.ts";
import type {
  Invoice,
  InvoiceLine,
  InvoicePayment,
  PaymentIntent,
  StoredCustomer,
  StoredSubscription,
} from "../stored.ts";
import { takeDiscounts } from "./discounts.ts";
import { draftInvoice, type InvoiceFacts } from "./invoice-shape.ts";
import { addPaymentIntent, attempt } from "./payments.ts";

/** Days after the first failure on which a payment is retried; after the last it is given up. */
const RETRY_DAYS = [3, 5, 7] as const;

/**
 * Draws up, finalizes and tries to collect an invoice, each with its event. Stripe leaves an hour between draft and
 * payment at renewals; here there is none.
 * @param subscription gets the new invoice's id as its latest
 * @param at Unix seconds
 * @param since start of the past period, in Unix seconds
 * @returns the invoice: `paid`, or `open` when the card was declined
 */
export function billSubscription(
  account: Account,
  subscription: StoredSubscription,
  reason: InvoiceFacts["reason"],
  lines: InvoiceLine[],
  at: number,
  since = at,
): Invoice {
  const customer = account.store.get("customer", subscription.customer);
  const id = subscription.latest_invoice;
  if (!customer || !id) throw new Error("A subscription has a customer and names the invoice to come.");
  const discounts = takeDiscounts(account, subscription.id, at);
  const draft = draftInvoice({ id, customer, subscription, reason, lines, at, since, discounts });
  account.store.put("invoice", draft, customer.id);
  emit(account, "invoice.created", draft, at);
  return collect(account, finalize(account, draft, customer, at), at);
}

/** Numbers the invoice and applies the customer's balance. */
function finalize(account: Account, draft: Invoice, customer: StoredCustomer, at: number): Invoice {
  const endingBalance = draft.total + customer.balance - draft.amount_due;
  const sequence = account.store.list("invoice", customer.id).length;
  const finalized: Invoice = {
    ...draft,
    status: "open",
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
    effective_at: at,
    ending_balance: endingBalance,
    status_transitions: { ...draft.status_transitions, finalized_at: at },
  };
  account.store.put("invoice", finalized);
  if (endingBalance !== customer.balance) {
    const after = { ...customer, balance: endingBalance };
    account.store.put("customer", after);
    emitUpdated(account, "customer.updated", customer, after, at);
  }
  emit(account, "invoice.finalized", finalized, at);
  return finalized;
}

/**
 * Tries to collect an open invoice from the subscription's card. When it is declined the next attempt is scheduled.
 * @returns the updated invoice
 */
export function collect(account: Account, invoice: Invoice, at: number): Invoice {
  if (invoice.status !== "open") return invoice;
  if (invoice.amount_due === 0) return markPaid(account, { ...invoice, attempted: true }, at);
  const payment = paymentOf(account, invoice, at);
  const { intent, decline } = attempt(account, payment.intent, cardOf(account, invoice), at);
  const tried: Invoice = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  if (decline) return markFailed(account, tried, at);
  account.store.put("invoice_payment", {
    ...payment.record,
    status: "paid",
    amount_paid: intent.amount_received,
    status_transitions: { canceled_at: null, paid_at: at },
  });
  return markPaid(account, { ...tried, amount_paid: invoice.amount_due, amount_remaining: 0 }, at);
}

function markPaid(account: Account, invoice: Invoice, at: number): Invoice {
  const paid: Invoice = {
    ...invoice,
    status: "paid",
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  };
  account.store.put("invoice", paid);
  unschedule(account, "retry", invoice.id);
  emit(account, "invoice.paid", paid, at);
  emit(account, "invoice.payment_succeeded", paid, at);
  return paid;
}

/** The first invoice of a checkout is not retried: the person is still there. */
function markFailed(account: Account, invoice: Invoice, at: number): Invoice {
  const firstFailure = invoice.status_transitions.finalized_at ?? at;
  const days = RETRY_DAYS.find((day) => firstFailure + day * DAY > at);
  const next = days === undefined ? null : firstFailure + days * DAY;
  const failed: Invoice = { ...invoice, next_payment_attempt: next, auto_advance: next !== null };
  account.store.put("invoice", failed);
  if (next === null) unschedule(account, "retry", invoice.id);
  else schedule(account, "retry", invoice.id, invoice.customer, next);
  emit(account, "invoice.payment_failed", failed, at);
  return failed;
}

/** The invoice's one payment; made at the first attempt. */
function paymentOf(
  account: Account,
  invoice: Invoice,
  at: number,
): { intent: PaymentIntent; record: InvoicePayment } {
  const record = account.store.list("invoice_payment", invoice.id)[0];
  const known = record?.payment.payment_intent;
  const intent = known ? account.store.get("payment_intent", known) : undefined;
  if (record && intent) return { intent, record };
  return addPayment(account, invoice, at);
}

function addPayment(account: Account, invoice: Invoice, at: number) {
  const description =
    invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update";
  const intent = addPaymentIntent(
    account,
    { amount: invoice.amount_due, customer: invoice.customer, description, metadata: {} },
    at,
  );
  const record = {
    id: account.newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: at,
    currency: "usd",
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies InvoicePayment;
  account.store.put("invoice_payment", record, invoice.id);
  return { intent, record };
}

function cardOf({ store }: Account, invoice: Invoice): string | null {
  const subscription = subscriptionOf(invoice);
  const own = subscription ? store.get("subscription", subscription)?.default_payment_method : null;
  const customer = invoice.customer ? store.get("customer", invoice.customer) : undefined;
  return own ?? customer?.invoice_settings.default_payment_method ?? null;
}

/** The id of the subscription that an invoice bills. */
export const subscriptionOf = (invoice: Invoice): string | null =>
  invoice.parent?.subscription_details?.subscription ?? null;
