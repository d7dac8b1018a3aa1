import { z } from "zod";
import type { Account } from "../account.ts";
import { refundCharge } from "../billing/refund.ts";
import { invalidRequest, noSuch } from "../errors.ts";
import { createdParam, isCreatedIn, listPage, listParams } from "../lists.ts";
import { ignored, integer, mergeMetadata, metadata, readParams } from "../params.ts";
import type { Documents } from "../store.ts";
import type { Refund, StoredCharge } from "../stored.ts";
import type { Route, StripeCall } from "./call.ts";

export const paymentRoutes: Route[] = [
  ["GET", /^\/v1\/payment_intents$/, (call) => listOf(call, "payment_intent")],
  [
    "GET",
    /^\/v1\/payment_intents\/([^/]+)$/,
    ({ account, id }) => found(account.store.get("payment_intent", id), "payment_intent", id),
  ],
  ["GET", /^\/v1\/charges$/, listCharges],
  [
    "GET",
    /^\/v1\/charges\/([^/]+)$/,
    ({ account, id }) => found(account.store.get("charge", id), "charge", id),
  ],
  ["POST", /^\/v1\/refunds$/, refund],
  ["GET", /^\/v1\/refunds$/, listRefunds],
  [
    "GET",
    /^\/v1\/refunds\/([^/]+)$/,
    ({ account, id }) => found(account.store.get("refund", id), "refund", id),
  ],
  ["GET", /^\/v1\/payment_methods$/, (call) => listOf(call, "payment_method")],
  [
    "GET",
    /^\/v1\/payment_methods\/([^/]+)$/,
    ({ account, id }) => found(account.store.get("payment_method", id), "PaymentMethod", id),
  ],
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
    const intent = found(store.get("payment_intent", intentId), "payment_intent", intentId, "payment_intent");
    const charge = intent.latest_charge && store.get("charge", intent.latest_charge);
    if (!charge || intent.status !== "succeeded")
      throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
    return charge;
  }
  if (!chargeId)
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  return found(store.get("charge", chargeId), "charge", chargeId, "charge");
}

function listOf({ account, form, path }: StripeCall, kind: "payment_intent" | "payment_method") {
  const params = readParams(
    { ...listParams, created: createdParam, customer: z.string().optional(), type: ignored },
    form,
  );
  const all: Documents[typeof kind][] = account.store.list(kind, params.customer);
  return listPage(
    all.filter((item) => isCreatedIn(params.created, item)),
    params,
    path,
  );
}

function listCharges({ account, form, path }: StripeCall) {
  const params = readParams(
    {
      ...listParams,
      created: createdParam,
      customer: z.string().optional(),
      payment_intent: z.string().optional(),
    },
    form,
  );
  const all = account.store
    .list("charge", params.payment_intent)
    .filter((charge) => isCreatedIn(params.created, charge))
    .filter(({ customer }) => params.customer === undefined || customer === params.customer);
  return listPage(all, params, path);
}

function listRefunds({ account, form, path }: StripeCall) {
  const params = readParams(
    {
      ...listParams,
      created: createdParam,
      charge: z.string().optional(),
      payment_intent: z.string().optional(),
    },
    form,
  );
  const all = account.store
    .list("refund", params.charge)
    .filter((item) => isCreatedIn(params.created, item))
    .filter(
      ({ payment_intent }) => params.payment_intent === undefined || payment_intent === params.payment_intent,
    );
  return listPage(all, params, path);
}

function found<T>(thing: T | undefined, what: string, id: string, param?: string): T {
  if (!thing) throw noSuch(what, id, param);
  return thing;
}
