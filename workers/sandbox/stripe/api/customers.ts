import { z } from "zod";
import type { Account } from "../account.ts";
import { addCustomer, deleteCustomer } from "../billing/customers.ts";
import { timeFor } from "../clocks.ts";
import { noSuch } from "../errors.ts";
import { emitUpdated } from "../events.ts";
import { findOrThrow } from "../find-or-throw.ts";
import { hasAll, listing, text } from "../lists.ts";
import { ignored, mergeMetadata, metadata, readParams, unsettable } from "../params.ts";
import type { Documents } from "../store.ts";
import type { DeletedCustomer, StoredCustomer } from "../stored.ts";
import type { Route, StripeCall } from "./call.ts";

const list = listing(
  "customer",
  { email: text, test_clock: text },
  { look: "test_clock", isWanted: (customer, wanted) => !customer.isDeleted && hasAll(customer, wanted) },
);

export const customerRoutes: Route[] = [
  ["POST", /^\/v1\/customers$/, create],
  ["GET", /^\/v1\/customers$/, list],
  ["GET", /^\/v1\/customers\/([^/]+)$/, ({ account, id }) => shown(findOrThrow(account, "customer", id))],
  ["POST", /^\/v1\/customers\/([^/]+)$/, update],
  ["DELETE", /^\/v1\/customers\/([^/]+)$/, ({ account, id }) => deleteCustomer(account, living(account, id))],
];

const fields = {
  email: unsettable.optional(),
  name: unsettable.optional(),
  phone: unsettable.optional(),
  description: unsettable.optional(),
  metadata: metadata.optional(),
  invoice_settings: z.looseObject({ default_payment_method: unsettable.optional() }).optional(),
  address: ignored,
  preferred_locales: ignored,
  tax_exempt: ignored,
};

function create({ account, form }: StripeCall): StoredCustomer {
  const { test_clock, ...params } = readParams({ ...fields, test_clock: z.string().optional() }, form);
  if (test_clock) findOrThrow(account, "clock", test_clock, "test_clock");
  return addCustomer(account, { ...params, metadata: mergeMetadata({}, params.metadata) }, test_clock);
}

function update({ account, id, form }: StripeCall): StoredCustomer {
  const { metadata, invoice_settings, email, name, phone, description } = readParams(fields, form);
  const before = living(account, id);
  const method = invoice_settings?.default_payment_method;
  if (method && account.store.get("payment_method", method)?.customer !== id)
    throw noSuch("PaymentMethod", method, "invoice_settings[default_payment_method]");
  const after: StoredCustomer = {
    ...before,
    ...Object.fromEntries(
      Object.entries({ email, name, phone, description }).filter(([, value]) => value !== undefined),
    ),
    metadata: mergeMetadata(before.metadata, metadata),
    invoice_settings: {
      ...before.invoice_settings,
      ...(method === undefined ? {} : { default_payment_method: method }),
    },
  };
  account.store.put("customer", after);
  emitUpdated(account, "customer.updated", before, after, timeFor(account, id));
  return after;
}

/** A customer that is not deleted; `param` names the parameter that held the id, if not the path. */
export function living(account: Account, id: string, param?: string): StoredCustomer {
  const customer = findOrThrow(account, "customer", id, param);
  if (customer.isDeleted) throw noSuch("customer", id, param);
  return customer;
}

export const shown = (customer: Documents["customer"]): StoredCustomer | DeletedCustomer =>
  customer.isDeleted ? { id: customer.id, object: "customer", deleted: true } : customer;
