import { z } from "zod";
import type { Account } from "../account.ts";
import { periodEnd } from "../billing/calendar.ts";
import { prorations } from "../billing/change.ts";
import { draftInvoice, type InvoiceFacts } from "../billing/invoice-shape.ts";
import { current, itemOf, monthsOf, periodLine } from "../billing/subscribe.ts";
import { newSubscription } from "../billing/subscription-shape.ts";
import { timeFor } from "../clocks.ts";
import { invalidRequest, noSuch } from "../errors.ts";
import { findOrThrow } from "../find-or-throw.ts";
import { boolean, integer, readParams } from "../params.ts";
import type { Invoice, Price, StoredDiscount, StoredSubscription } from "../stored.ts";
import type { Route, StripeCall } from "./call.ts";
import { couponOf } from "./coupons.ts";
import { living } from "./customers.ts";

export const previewRoutes: Route[] = [["POST", /^\/v1\/invoices\/create_preview$/, preview]];

const item = z.strictObject({
  id: z.string().optional(),
  price: z.string(),
  quantity: integer.optional(),
});

const details = z.strictObject({
  items: z.array(item).length(1, "the stand-in's subscriptions have one item").optional(),
  trial_end: integer.optional(),
  proration_behavior: z.enum(["always_invoice", "none"]).optional(),
  proration_date: integer.optional(),
  cancel_at_period_end: boolean.optional(),
  cancel_now: boolean.optional(),
});

type Details = z.infer<typeof details>;

/** The invoice that a new subscription, a change, a cancellation or a renewal would make. Nothing is stored. */
function preview({ account, form }: StripeCall): Invoice {
  const params = readParams(
    {
      customer: z.string().optional(),
      currency: z.literal("usd").optional(),
      subscription: z.string().optional(),
      subscription_details: details.optional(),
      discounts: z
        .array(z.strictObject({ coupon: z.string() }))
        .max(1)
        .optional(),
    },
    form,
  );
  const wish = params.subscription_details ?? {};
  if (!params.subscription) {
    const customer = params.customer ? living(account, params.customer, "customer").id : null;
    return ofNew(account, customer, wish, couponOf(account, params.discounts));
  }
  const subscription = account.store.get("subscription", params.subscription);
  if (!subscription || subscription.status === "canceled")
    throw noSuch("subscription", params.subscription, "subscription");
  const at = timeFor(account, subscription.customer);
  if (wish.cancel_now || wish.items) return ofChange(account, subscription, wish, at);
  return ofNext(account, subscription);
}

const ID = "upcoming_in_sandbox";
const nobody = { id: "", email: null, balance: 0 };

function ofNew(
  account: Account,
  customerId: string | null,
  wish: Details,
  coupon: StoredDiscount["coupon"] | null,
): Invoice {
  const [wanted] = wish.items ?? [];
  if (!wanted)
    throw invalidRequest("Missing required param: subscription_details[items].", {
      param: "subscription_details[items]",
      code: "parameter_missing",
    });
  const at = timeFor(account, customerId);
  const price = priceOf(account, wanted.price);
  const subscription = newSubscription({
    id: "sub_preview",
    itemId: "si_preview",
    customer: customerId ?? "",
    testClock: null,
    price,
    quantity: wanted.quantity ?? 1,
    paymentMethod: null,
    latestInvoice: ID,
    metadata: {},
    at,
    trialEnd: wish.trial_end ?? null,
    periodEnd: wish.trial_end ?? periodEnd(at, at, monthsOf(price)),
  });
  const discounts = coupon ? [{ id: "di_preview", coupon, start: at, end: null }] : [];
  const lines = [periodLine(account, subscription)];
  return drafted(account, subscription, { reason: "subscription_create", lines, at, discounts });
}

function ofChange(account: Account, subscription: StoredSubscription, wish: Details, at: number): Invoice {
  const old = itemOf(subscription);
  const [wanted] = wish.items ?? [];
  const next = wanted ? { ...old, price: priceOf(account, wanted.price) } : null;
  const isProrated = wish.proration_behavior === "always_invoice" && subscription.status !== "trialing";
  const from = wish.proration_date ?? at;
  const lines = isProrated ? prorations(account, subscription, old, wish.cancel_now ? null : next, from) : [];
  return drafted(account, subscription, { reason: "subscription_update", lines, at });
}

/** @throws StripeError invoice_upcoming_none when no further invoice will come */
function ofNext(account: Account, subscription: StoredSubscription): Invoice {
  if (subscription.cancel_at_period_end)
    throw invalidRequest(`No upcoming invoices for subscription: ${subscription.id}`, {
      code: "invoice_upcoming_none",
    });
  const { id } = subscription;
  const at = itemOf(subscription).current_period_end;
  const paying: StoredSubscription = { ...current(account, id), status: "active" };
  const lines = [...account.store.list("pending_line", id), periodLine(account, paying)];
  const discounts = account.store.list("discount", id).filter(({ end }) => end === null || at < end);
  const draft = drafted(account, subscription, { reason: "subscription_cycle", lines, at, discounts });
  return { ...draft, next_payment_attempt: at };
}

function drafted(
  account: Account,
  subscription: StoredSubscription,
  facts: Pick<InvoiceFacts, "reason" | "lines" | "at" | "discounts">,
): Invoice {
  const customer = account.store.get("customer", subscription.customer) ?? nobody;
  return draftInvoice({ id: ID, customer, subscription, since: facts.at, ...facts });
}

const priceOf = (account: Account, id: string): Price =>
  findOrThrow(account, "price", id, "subscription_details[items][0][price]");
