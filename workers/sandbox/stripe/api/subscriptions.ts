import { z } from "zod";
import type { Account } from "../account.ts";
import { endSubscription } from "../billing/cancel.ts";
import { changeSubscription, prorations } from "../billing/change.ts";
import { current, itemOf } from "../billing/subscribe.ts";
import { declineOf } from "../cards.ts";
import { timeFor } from "../clocks.ts";
import { cardError, invalidRequest, noSuch } from "../errors.ts";
import { findOrThrow, retrieve } from "../find-or-throw.ts";
import { hasAll, listing, text } from "../lists.ts";
import { boolean, ignored, integer, mergeMetadata, metadata, readParams, unsettable } from "../params.ts";
import type { Price, StoredSubscription } from "../stored.ts";
import type { Route, StripeCall } from "./call.ts";

const STATUSES = ["active", "canceled", "incomplete", "past_due", "trialing", "unpaid"] as const;

const list = listing(
  "subscription",
  {
    customer: text,
    price: text,
    status: z.enum([...STATUSES, "all", "ended"]).optional(),
    test_clock: text,
  },
  {
    look: "customer",
    isWanted: (subscription, { status, ...rest }) =>
      hasStatus(subscription.status, status) &&
      hasAll({ ...subscription, price: itemOf(subscription).price.id }, rest),
  },
);

export const subscriptionRoutes: Route[] = [
  ["GET", /^\/v1\/subscriptions$/, list],
  ["GET", /^\/v1\/subscriptions\/([^/]+)$/, retrieve("subscription")],
  ["POST", /^\/v1\/subscriptions\/([^/]+)$/, update],
  ["DELETE", /^\/v1\/subscriptions\/([^/]+)$/, cancel],
];

/** Without a status filter, all but canceled ones are listed. */
function hasStatus(status: string, wanted: string | undefined): boolean {
  if (wanted === "all") return true;
  if (wanted === undefined) return status !== "canceled";
  return status === (wanted === "ended" ? "canceled" : wanted);
}

const changes = {
  items: z
    .array(
      z.looseObject({
        id: z.string().optional(),
        price: z.string().optional(),
        quantity: integer.optional(),
      }),
    )
    .length(1, "the stand-in's subscriptions have one item")
    .optional(),
  proration_behavior: z.enum(["create_prorations", "always_invoice", "none"]).optional(),
  proration_date: integer.optional(),
  payment_behavior: z.enum(["allow_incomplete", "error_if_incomplete"]).optional(),
  cancel_at_period_end: boolean.optional(),
  trial_end: z.literal("now", "the stand-in takes 'now' only").optional(),
  metadata: metadata.optional(),
  default_payment_method: unsettable.optional(),
  cancellation_details: ignored,
  billing_cycle_anchor: z.literal("unchanged").optional(),
};

function update({ account, id, form }: StripeCall): StoredSubscription {
  const params = readParams(changes, form);
  const before = living(account, id);
  const [wish] = params.items ?? [];
  if (wish?.id && wish.id !== itemOf(before).id) throw noSuch("subscription_item", wish.id, "items[0][id]");
  if (wish && !wish.id)
    throw invalidRequest("Items without an id are added to a subscription; the stand-in's have one.", {
      param: "items[0][id]",
    });
  const card = params.default_payment_method;
  if (card && account.store.get("payment_method", card)?.customer !== before.customer)
    throw noSuch("PaymentMethod", card, "default_payment_method");
  const bills = params.proration_behavior === "always_invoice" || params.trial_end === "now";
  const decline =
    bills &&
    params.payment_behavior === "error_if_incomplete" &&
    declineOf(account, before.default_payment_method);
  if (decline) throw cardError(decline);
  return changeSubscription(
    account,
    id,
    {
      price: wish?.price ? newPriceOf(account, before, wish.price) : undefined,
      quantity: wish?.quantity,
      proration: params.proration_behavior ?? "create_prorations",
      cancelAtPeriodEnd: params.cancel_at_period_end,
      endsTrialNow: params.trial_end === "now" && before.status === "trialing",
      metadata: params.metadata && mergeMetadata(before.metadata, params.metadata),
      paymentMethod: card,
      prorationDate: params.proration_date,
    },
    timeFor(account, before.customer),
  );
}

/** @throws StripeError for a price that the subscription cannot change to */
function newPriceOf(account: Account, subscription: StoredSubscription, id: string): Price {
  const price = findOrThrow(account, "price", id, "items[0][price]");
  if (!price.recurring || !price.active)
    throw invalidRequest("The price must be active and recurring.", { param: "items[0][price]" });
  if (price.recurring.interval !== itemOf(subscription).price.recurring?.interval)
    throw invalidRequest("The stand-in changes to a price of the same interval only.", {
      param: "items[0][price]",
    });
  return price;
}

const cancelParams = {
  prorate: boolean.optional(),
  invoice_now: boolean.optional(),
  cancellation_details: ignored,
};

/** With `prorate` and `invoice_now` the unused time is credited to the customer's balance. */
function cancel({ account, id, form }: StripeCall): StoredSubscription {
  const { prorate, invoice_now } = readParams(cancelParams, form);
  const before = living(account, id);
  const at = timeFor(account, before.customer);
  const pending = account.store.list("pending_line", id);
  const unused =
    prorate && before.status === "active" ? prorations(account, before, itemOf(before), null, at) : [];
  const lines = invoice_now ? [...pending, ...unused] : [];
  endSubscription(account, before, "cancellation_requested", at, lines);
  return current(account, id);
}

/** A canceled subscription cannot be changed. */
function living(account: Account, id: string): StoredSubscription {
  const subscription = findOrThrow(account, "subscription", id);
  if (subscription.status === "canceled") throw noSuch("subscription", id);
  return subscription;
}
