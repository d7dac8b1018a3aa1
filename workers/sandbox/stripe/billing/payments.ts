import type { Account } from "../account.ts";
import { type Decline, declineOf } from "../cards.ts";
import { emit } from "../events.ts";
import type { PaymentIntent, StoredCharge } from "../stored.ts";

type NewPayment = {
  /** US cents. */
  amount: number;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
};

/** A payment that has not been attempted yet. */
export function addPaymentIntent(account: Account, payment: NewPayment, at: number): PaymentIntent {
  const id = account.newId("pi");
  const intent = {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${id}_secret_sandbox`,
    confirmation_method: "automatic",
    created: at,
    currency: "usd",
    customer: payment.customer,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: payment.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
  } satisfies PaymentIntent;
  account.store.put("payment_intent", intent, payment.customer ?? "");
  emit(account, "payment_intent.created", intent, at);
  return intent;
}

/** Charges a card: makes the charge, updates the payment and emits their events. */
export function attempt(
  account: Account,
  intent: PaymentIntent,
  paymentMethod: string | null,
  at: number,
): { intent: PaymentIntent; decline: Decline | null } {
  const decline = declineOf(account, paymentMethod);
  const charge = paymentMethod ? newCharge(account, intent, paymentMethod, decline, at) : null;
  if (charge) account.store.put("charge", charge, intent.id);
  const tried: PaymentIntent = {
    ...intent,
    latest_charge: charge?.id ?? intent.latest_charge,
    ...(decline
      ? {
          status: "requires_payment_method",
          payment_method: null,
          last_payment_error: { type: "card_error", ...decline, ...(charge ? { charge: charge.id } : {}) },
        }
      : {
          status: "succeeded",
          amount_received: intent.amount,
          payment_method: paymentMethod,
          last_payment_error: null,
        }),
  };
  account.store.put("payment_intent", tried);
  if (charge) emit(account, decline ? "charge.failed" : "charge.succeeded", charge, at);
  emit(account, decline ? "payment_intent.payment_failed" : "payment_intent.succeeded", tried, at);
  return { intent: tried, decline };
}

function newCharge(
  account: Account,
  intent: PaymentIntent,
  paymentMethod: string,
  decline: Decline | null,
  at: number,
): StoredCharge {
  const card = account.store.get("payment_method", paymentMethod)?.card;
  return {
    id: account.newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : account.newId("txn"),
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: !decline,
    created: at,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? "declined_by_network" : "approved_by_network",
      reason: decline?.decline_code ?? null,
      seller_message: decline ? "The bank did not return any further details." : "Payment complete.",
      type: decline ? "issuer_declined" : "authorized",
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: paymentMethod,
    payment_method_details: {
      type: "card",
      card: {
        amount_authorized: intent.amount,
        authorization_code: null,
        brand: card?.brand ?? null,
        electronic_commerce_indicator: null,
        transaction_link_id: null,
        checks: null,
        country: "US",
        exp_month: card?.exp_month ?? 12,
        exp_year: card?.exp_year ?? 2040,
        funding: "credit",
        installments: null,
        last4: card?.last4 ?? null,
        mandate: null,
        network: card?.brand ?? null,
        network_transaction_id: null,
        regulated_status: null,
        three_d_secure: null,
        wallet: null,
      },
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}
