import type { Price, StoredSubscription, SubscriptionItem } from "../stored.ts";

type SubscriptionShape = {
  id: string;
  itemId: string;
  customer: string;
  testClock: string | null;
  price: Price;
  quantity: number;
  paymentMethod: string | null;
  latestInvoice: string;
  metadata: Record<string, string>;
  /** Unix seconds. */
  at: number;
  trialEnd: number | null;
  periodEnd: number;
};

/** A subscription as it begins: `trialing` with a trial, `active` without. */
export function newSubscription(facts: SubscriptionShape): StoredSubscription {
  const { at, trialEnd } = facts;
  return {
    id: facts.id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? at,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: "classic" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: at,
    currency: "usd",
    customer: facts.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: facts.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [subscriptionItem(facts)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${facts.id}`,
    },
    latest_invoice: facts.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: facts.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: at,
    status: trialEnd === null ? "active" : "trialing",
    test_clock: facts.testClock,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
    trial_start: trialEnd === null ? null : at,
  };
}

function subscriptionItem(facts: SubscriptionShape): SubscriptionItem {
  return {
    id: facts.itemId,
    object: "subscription_item",
    billing_thresholds: null,
    created: facts.at,
    current_period_end: facts.periodEnd,
    current_period_start: facts.at,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOfSubscription(facts.price),
    price: facts.price,
    quantity: facts.quantity,
    subscription: facts.id,
    tax_rates: [],
  };
}

/** The older form of a price that items still carry. */
export function planOfSubscription(price: Price): SubscriptionItem["plan"] {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
