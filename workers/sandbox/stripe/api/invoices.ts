import { z } from "zod";
import type { Account } from "../account.ts";
import { collect, subscriptionOf } from "../billing/invoices.ts";
import { settleInvoice } from "../billing/settle.ts";
import { declineOf } from "../cards.ts";
import { timeFor } from "../clocks.ts";
import { cardError, invalidRequest } from "../errors.ts";
import { findOrThrow, retrieve } from "../find-or-throw.ts";
import { hasAll, listing, listPage, listParams, text } from "../lists.ts";
import { readParams } from "../params.ts";
import type { Invoice } from "../stored.ts";
import type { Route, StripeCall } from "./call.ts";

const list = listing(
  "invoice",
  {
    customer: text,
    subscription: text,
    status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
  },
  {
    look: "customer",
    isWanted: (invoice, wanted) => hasAll({ ...invoice, subscription: subscriptionOf(invoice) }, wanted),
  },
);

export const invoiceRoutes: Route[] = [
  ["GET", /^\/v1\/invoices$/, list],
  ["GET", /^\/v1\/invoices\/([^/]+)$/, retrieve("invoice")],
  ["POST", /^\/v1\/invoices\/([^/]+)\/pay$/, pay],
  ["GET", /^\/v1\/invoice_payments$/, listPayments],
];

function pay({ account, id, form }: StripeCall): Invoice {
  readParams({}, form);
  return payNow(account, findOrThrow(account, "invoice", id));
}

/** Collects an open invoice now. @throws StripeError when it is not open, or the card is declined */
export function payNow(account: Account, invoice: Invoice): Invoice {
  if (invoice.status === "paid") throw invalidRequest("Invoice is already paid");
  if (invoice.status !== "open") throw invalidRequest("This invoice can no longer be paid.");
  const id = subscriptionOf(invoice);
  const at = timeFor(account, invoice.customer);
  const tried = collect(account, invoice, at);
  if (id) settleInvoice(account, id, at);
  if (tried.status !== "paid") {
    const card = id ? (account.store.get("subscription", id)?.default_payment_method ?? null) : null;
    throw cardError(
      declineOf(account, card) ?? { code: "card_declined", message: "Your card was declined." },
    );
  }
  return tried;
}

function listPayments({ account, form, path }: StripeCall) {
  const params = readParams({ ...listParams, invoice: text }, form);
  return listPage(account.store.list("invoice_payment", params.invoice), params, path);
}
