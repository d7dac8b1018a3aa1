import { z } from "zod";
import { type Account, DAY } from "../account.ts";
import { expireSession } from "../billing/expire.ts";
import { newPrice } from "../catalogue.ts";
import { schedule, timeFor } from "../clocks.ts";
import { invalidRequest, noSuch } from "../errors.ts";
import { createdParam, isCreatedIn, listPage, listParams } from "../lists.ts";
import { ignored, integer, metadata, readParams } from "../params.ts";
import type { CheckoutSession, Price, Sale } from "../stored.ts";
import type { Call, Route } from "./call.ts";
import { lineItems } from "./checkout-lines.ts";
import { living } from "./customers.ts";

export const checkoutRoutes: Route[] = [
  [
    "POST",
    /^\/v1\/checkout\/sessions$/,
    ({ account, form }) => addSession(account, readParams(fields, form)),
  ],
  ["GET", /^\/v1\/checkout\/sessions$/, list],
  ["GET", /^\/v1\/checkout\/sessions\/([^/]+)$/, ({ account, id }) => find(account, id)],
  [
    "GET",
    /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/,
    ({ account, id }) => lineItems(account.store, find(account, id).id),
  ],
  ["POST", /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expire],
];

const url = z.string().regex(/^https?:\/\//, "must be a URL with http or https");
const lineItem = z.looseObject({
  price: z.string().optional(),
  quantity: integer.optional(),
  price_data: z
    .looseObject({
      currency: z.literal("usd"),
      unit_amount: integer,
      product: z.string().optional(),
      product_data: z.looseObject({ name: z.string(), metadata: metadata.optional() }).optional(),
    })
    .optional(),
});
const fields = {
  mode: z.enum(["subscription", "payment"]),
  line_items: z.array(lineItem).length(1, "the stand-in sells one line item"),
  success_url: url,
  cancel_url: url.optional(),
  customer: z.string().optional(),
  customer_email: z.string().optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  client_reference_id: z.string().optional(),
  metadata: metadata.optional(),
  payment_method_collection: z.enum(["always", "if_required"]).optional(),
  subscription_data: z
    .looseObject({ trial_period_days: integer.optional(), metadata: metadata.optional() })
    .optional(),
  payment_intent_data: z.looseObject({ metadata: metadata.optional() }).optional(),
  expires_at: integer.optional(),
  allow_promotion_codes: ignored,
  automatic_tax: ignored,
  billing_address_collection: ignored,
  consent_collection: ignored,
  custom_text: ignored,
  customer_update: ignored,
  invoice_creation: ignored,
  locale: ignored,
  payment_method_types: ignored,
  saved_payment_method_options: ignored,
  submit_type: ignored,
  tax_id_collection: ignored,
  ui_mode: z.enum(["hosted", "hosted_page"]).optional(),
};
type SessionParams = ReturnType<typeof readParams<typeof fields>>;

/** An open session; its `url` is the hosted page on the origin of `success_url`. */
export function addSession(account: Account, params: SessionParams): CheckoutSession {
  if (params.customer) living(account, params.customer, "customer");
  if (params.customer && params.customer_email)
    throw invalidRequest("You may only specify one of these parameters: customer, customer_email.", {
      param: "customer",
    });
  const price = priceOf(account, params);
  const at = timeFor(account, params.customer);
  const session = newSession(account.newId("cs_test"), params, price, at);
  account.store.put("session", session, params.customer ?? "");
  account.store.put("sale", saleOf(account, session.id, params, price));
  schedule(account, "expire_session", session.id, session.customer, session.expires_at);
  return session;
}

/** @throws StripeError where the price does not fit the mode */
function priceOf(account: Account, { mode, line_items }: SessionParams): Price {
  const [item] = line_items;
  const inline = item?.price_data;
  const price = item?.price ? account.store.get("price", item.price) : undefined;
  if (item?.price && !price) throw noSuch("price", item.price, "line_items[0][price]");
  if (price && !price.active)
    throw invalidRequest("The price specified is inactive.", { param: "line_items[0][price]" });
  if (price && mode === "subscription" && !price.recurring)
    throw invalidRequest("You must provide at least one recurring price in `subscription` mode.", {
      param: "mode",
    });
  if (price && mode === "payment" && price.recurring)
    throw invalidRequest("You specified `payment` mode but passed a recurring price.", { param: "mode" });
  if (price) return price;
  if (!inline)
    throw invalidRequest("Missing required param: line_items[0][price].", {
      param: "line_items[0][price]",
      code: "parameter_missing",
    });
  if (mode === "subscription")
    throw invalidRequest("The stand-in takes price_data in `payment` mode only.", {
      param: "line_items[0][price_data]",
    });
  return newPrice(account, {
    product: inline.product ?? account.newId("prod"),
    unitAmount: inline.unit_amount,
    interval: null,
  });
}

function saleOf(account: Account, id: string, params: SessionParams, price: Price): Sale {
  const [item] = params.line_items;
  return {
    id,
    price,
    quantity: item?.quantity ?? 1,
    productName:
      item?.price_data?.product_data?.name ?? account.store.get("product", price.product)?.name ?? "Item",
    trialDays: params.subscription_data?.trial_period_days ?? 0,
    subscriptionMetadata: params.subscription_data?.metadata ?? {},
    paymentMetadata: params.payment_intent_data?.metadata ?? {},
  };
}

function newSession(id: string, params: SessionParams, price: Price, at: number): CheckoutSession {
  const amount = (price.unit_amount ?? 0) * (params.line_items[0]?.quantity ?? 1);
  const isFree = params.mode === "subscription" && (params.subscription_data?.trial_period_days ?? 0) > 0;
  const total = isFree ? 0 : amount;
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
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
      submit: null,
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
    discounts: [],
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
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${new URL(params.success_url.replace("{", "%7B").replace("}", "%7D")).origin}/__sandbox/stripe/checkout/${id}`,
    wallet_options: null,
  };
}

function expire({ account, id }: Call): CheckoutSession {
  const session = find(account, id);
  if (session.status !== "open")
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  expireSession(account, id, timeFor(account, session.customer));
  return find(account, id);
}

function list({ account, form, path }: Call) {
  const params = readParams(
    {
      ...listParams,
      created: createdParam,
      customer: z.string().optional(),
      status: z.enum(["open", "complete", "expired"]).optional(),
      subscription: z.string().optional(),
      payment_intent: z.string().optional(),
    },
    form,
  );
  const all = account.store
    .list("session", params.customer)
    .filter((session) => isCreatedIn(params.created, session))
    .filter(({ status }) => params.status === undefined || status === params.status)
    .filter(({ subscription }) => params.subscription === undefined || subscription === params.subscription)
    .filter(
      ({ payment_intent }) => params.payment_intent === undefined || payment_intent === params.payment_intent,
    );
  return listPage(all, params, path);
}

function find(account: Account, id: string): CheckoutSession {
  const session = account.store.get("session", id);
  if (!session) throw noSuch("checkout.session", id);
  return session;
}
