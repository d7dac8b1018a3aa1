import { z } from "zod";
import type { Account } from "../account.ts";
import { refundCharge } from "../billing/refund.ts";
import { invalidRequest } from "../errors.ts";
import { findOrThrow, retrieve } from "../find-or-throw.ts";
import { listing, text } from "../lists.ts";
import { ignored, integer, mergeMetadata, metadata, readParams } from "../params.ts";
import type { Refund, StoredCharge } from "../stored.ts";
import type { Route, StripeCall } from "./call.ts";

const OF_CUSTOMER = { look: "customer", isWanted: () => true } as const;

export const paymentRoutes: Route[] = [
  [
    "GET",
    /^\/v1\/payment_intents$/,
    listing("payment_intent", { customer: text, type: ignored }, OF_CUSTOMER),
  ],
  ["GET", /^\/v1\/payment_intents\/([^/]+)$/, retrieve("payment_intent")],
  [
    "GET",
    /^\/v1\/charges$/,
    listing("charge", { customer: text, payment_intent: text }, { look: "payment_intent" }),
  ],
  ["GET", /^\/v1\/charges\/([^/]+)$/, retrieve("charge")],
  ["POST", /^\/v1\/refunds$/, refund],
  ["GET", /^\/v1\/refunds$/, listing("refund", { charge: text, payment_intent: text }, { look: "charge" })],
  ["GET", /^\/v1\/refunds\/([^/]+)$/, retrieve("refund")],
  [
    "GET",
    /^\/v1\/payment_methods$/,
    listing("payment_method", { customer: text, type: ignored }, OF_CUSTOMER),
  ],
  ["GET", /^\/v1\/payment_methods\/([^/]+)$/, retrieve("payment_method")],
];

function refund({ account, form }: StripeCall): Refund {
  const params = readParams(
    {
      payment_intent: z.string().optional(),
      charge: z.string().optional(),
      amount: integer.optional(),
      reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
      metadata: metadata.optional(),
    },
    form,
  );
  const charge = chargeOf(account, params.payment_intent, params.charge);
  return refundCharge(account, charge, { ...params, metadata: mergeMetadata({}, params.metadata) });
}

/** @throws StripeError where there is nothing to refund */
function chargeOf(
  { store }: Account,
  intentId: string | undefined,
  chargeId: string | undefined,
): StoredCharge {
  if (intentId) {
    const intent = findOrThrow({ store }, "payment_intent", intentId, "payment_intent");
    const charge = intent.latest_charge && store.get("charge", intent.latest_charge);
    if (!charge || intent.status !== "succeeded")
      throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
    return charge;
  }
  if (!chargeId)
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  return findOrThrow({ store }, "charge", chargeId, "charge");
}
