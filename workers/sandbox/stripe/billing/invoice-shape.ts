import type { Invoice, InvoiceLine, Price, StoredDiscount } from "../stored.ts";
import { percentOf } from "./discounts.ts";

type LineFacts = {
  id: string;
  /** US cents; negative for a credit. */
  amount: number;
  description: string;
  price: Price;
  quantity: number;
  /** Unix seconds. */
  period: { start: number; end: number };
  isProration: boolean;
  subscription: string;
  item: string;
  metadata: Record<string, string>;
};

/** An invoice line; its `invoice` is set when it is put on one. */
export function invoiceLine(line: LineFacts): InvoiceLine {
  return {
    id: line.id,
    object: "line_item",
    amount: line.amount,
    currency: "usd",
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: line.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: line.isProration ? { credited_items: null } : null,
        subscription: line.subscription,
        subscription_item: line.item,
      },
      type: "subscription_item_details",
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: line.price.product },
      type: "price_details",
      unit_amount_decimal: line.price.unit_amount_decimal,
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription: line.subscription,
    subtotal: line.amount,
    taxes: [],
  };
}

export type InvoiceFacts = {
  id: string;
  customer: {
    id: string;
    email: string | null;
    name?: string | null;
    test_clock?: string | null;
    balance: number;
  };
  subscription: { id: string; metadata: Record<string, string> };
  reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "manual";
  lines: InvoiceLine[];
  /** Unix seconds. */
  at: number;
  /** Start of the past period, in Unix seconds; the lines have their own periods. */
  since: number;
  discounts?: StoredDiscount[];
};

/** A new invoice, which is a draft. */
export function draftInvoice({
  id,
  customer,
  subscription,
  reason,
  lines,
  at,
  since,
  discounts = [],
}: InvoiceFacts): Invoice {
  const sumOf = (all: InvoiceLine[]) => all.reduce((sum, line) => sum + line.amount, 0);
  const discountable = sumOf(lines.filter((line) => line.discountable));
  const given = discounts.map(({ id, coupon }) => ({
    discount: id,
    amount: percentOf(coupon, discountable),
  }));
  const subtotal = sumOf(lines);
  const total = subtotal - given.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "NurseGPT (sandbox)",
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: at,
    currency: "usd",
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discounts.map(({ id }) => id),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: "list",
      data: lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: at,
    period_start: since,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: customer.test_clock ?? null,
    total,
    total_discount_amounts: given,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}
