import { DAY } from "../account.ts";
import { percentOf } from "../billing/discounts.ts";
import type { CheckoutSession, Coupon, Price } from "../stored.ts";
import type { SessionParams } from "./checkout-session-fields.ts";

/** An open session, which expires after a day. `at` in Unix seconds. */
export function newSession(
  id: string,
  params: SessionParams,
  { price, coupon }: { price: Price; coupon: Coupon | null },
  at: number,
): CheckoutSession {
  const amount = (price.unit_amount ?? 0) * (params.line_items[0]?.quantity ?? 1);
  const isFree = params.mode === "subscription" && (params.subscription_data?.trial_period_days ?? 0) > 0;
  const subtotal = isFree ? 0 : amount;
  const discount = percentOf(coupon, subtotal);
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: subtotal - discount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: at,
    currency: "usd",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: params.custom_text?.submit ? { message: params.custom_text.submit.message } : null,
      terms_of_service_acceptance: null,
    },
    customer: params.customer ?? null,
    customer_account: null,
    customer_creation: params.customer
      ? null
      : params.mode === "subscription"
        ? "always"
        : (params.customer_creation ?? "if_required"),
    customer_details: null,
    customer_email: params.customer_email ?? null,
    discounts: coupon ? [{ coupon: coupon.id, promotion_code: null }] : [],
    expires_at: params.expires_at ?? at + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: params.metadata ?? {},
    mode: params.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection:
      params.mode === "subscription" ? (params.payment_method_collection ?? "always") : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${new URL(params.success_url.replace("{", "%7B").replace("}", "%7D")).origin}/__sandbox/stripe/checkout/${id}`,
    wallet_options: null,
  };
}
