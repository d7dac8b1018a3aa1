import { z } from "zod";
import type { Account } from "../account.ts";
import { expireSession } from "../billing/expire.ts";
import { addPrice, addProduct } from "../catalogue.ts";
import { schedule, timeFor } from "../clocks.ts";
import { invalidRequest } from "../errors.ts";
import { findOrThrow, retrieve } from "../find-or-throw.ts";
import { listing, text } from "../lists.ts";
import { readParams } from "../params.ts";
import type { CheckoutSession, Price, Sale } from "../stored.ts";
import type { Route, StripeCall } from "./call.ts";
import { lineItems } from "./checkout-lines.ts";
import { type InlinePrice, type SessionParams, sessionFields } from "./checkout-session-fields.ts";
import { newSession } from "./checkout-session-shape.ts";
import { couponOf } from "./coupons.ts";
import { living } from "./customers.ts";

const list = listing(
  "session",
  {
    customer: text,
    status: z.enum(["open", "complete", "expired"]).optional(),
    subscription: text,
    payment_intent: text,
  },
  { look: "customer" },
);

export const checkoutRoutes: Route[] = [
  [
    "POST",
    /^\/v1\/checkout\/sessions$/,
    ({ account, form }) => addSession(account, readParams(sessionFields, form)),
  ],
  ["GET", /^\/v1\/checkout\/sessions$/, list],
  ["GET", /^\/v1\/checkout\/sessions\/([^/]+)$/, retrieve("session")],
  [
    "GET",
    /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/,
    ({ account, id }) => lineItems(account.store, findOrThrow(account, "session", id).id),
  ],
  ["POST", /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expire],
];

/** An open session; its `url` is the hosted page on the origin of `success_url`. */
export function addSession(account: Account, params: SessionParams): CheckoutSession {
  if (params.customer) living(account, params.customer, "customer");
  if (params.customer && params.customer_email)
    throw invalidRequest("You may only specify one of these parameters: customer, customer_email.", {
      param: "customer",
    });
  const price = priceOf(account, params);
  const at = timeFor(account, params.customer);
  const coupon = couponOf(account, params.discounts);
  const session = newSession(account.newId("cs_test"), params, { price, coupon }, at);
  account.store.put("session", session, params.customer ?? "");
  account.store.put("sale", saleOf(account, session.id, params, { price, coupon }));
  schedule(account, "expire_session", session.id, session.customer, session.expires_at);
  return session;
}

/** @throws StripeError where the price does not fit the mode */
function priceOf(account: Account, { mode, line_items }: SessionParams): Price {
  const [item] = line_items;
  const inline = item?.price_data;
  const price = item?.price ? findOrThrow(account, "price", item.price, "line_items[0][price]") : undefined;
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
  return inlinePrice(account, inline);
}

/** A price for one sale only. As at Stripe, it and its product remain afterwards, inactive. */
function inlinePrice(account: Account, inline: InlinePrice): Price {
  const { product, product_data, unit_amount } = inline;
  if (product) findOrThrow(account, "product", product, "line_items[0][price_data][product]");
  if (!product && !product_data)
    throw invalidRequest("Missing required param: line_items[0][price_data][product_data].", {
      param: "line_items[0][price_data][product_data]",
      code: "parameter_missing",
    });
  const name = product_data?.name ?? "";
  const metadata = product_data?.metadata;
  return addPrice(account, {
    product: product ?? addProduct(account, { name, metadata, isActive: false }).id,
    unitAmount: unit_amount,
    interval: null,
    isActive: false,
  });
}

function saleOf(
  account: Account,
  id: string,
  params: SessionParams,
  { price, coupon }: Pick<Sale, "price" | "coupon">,
): Sale {
  const [item] = params.line_items;
  return {
    id,
    price,
    quantity: item?.quantity ?? 1,
    productName: account.store.get("product", price.product)?.name ?? "Item",
    trialDays: params.subscription_data?.trial_period_days ?? 0,
    subscriptionMetadata: params.subscription_data?.metadata ?? {},
    paymentMetadata: params.payment_intent_data?.metadata ?? {},
    coupon,
  };
}

function expire({ account, id }: StripeCall): CheckoutSession {
  const session = findOrThrow(account, "session", id);
  if (session.status !== "open")
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  expireSession(account, id, timeFor(account, session.customer));
  return findOrThrow(account, "session", id);
}
