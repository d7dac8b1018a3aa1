import { type Account, realTime } from "../account.ts";
import { addClock, timeFor } from "../clocks.ts";
import { emit } from "../events.ts";
import type { DeletedCustomer, StoredCustomer } from "../stored.ts";
import { endSubscription } from "./cancel.ts";

type NewCustomer = {
  email?: string | null;
  name?: string | null;
  phone?: string | null;
  description?: string | null;
  metadata: Record<string, string>;
};

/** A customer, on its own clock unless one is named. */
export function addCustomer(account: Account, wish: NewCustomer, testClock?: string): StoredCustomer {
  const clock = testClock ?? addClock(account, null, null).id;
  const id = account.newId("cus");
  const customer = {
    id,
    object: "customer",
    address: null,
    balance: 0,
    created: account.store.get("clock", clock)?.frozenTime ?? realTime(account),
    currency: null,
    default_source: null,
    delinquent: false,
    description: wish.description ?? null,
    discount: null,
    email: wish.email ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: wish.metadata,
    name: wish.name ?? null,
    next_invoice_sequence: 1,
    phone: wish.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: clock,
  } satisfies StoredCustomer;
  account.store.put("customer", customer, clock);
  emit(account, "customer.created", customer, customer.created);
  return customer;
}

/** Its subscriptions end at once; all that is kept is that the customer existed. */
export function deleteCustomer(account: Account, customer: StoredCustomer): DeletedCustomer {
  const at = timeFor(account, customer.id);
  for (const subscription of account.store.list("subscription", customer.id))
    if (subscription.status !== "canceled")
      endSubscription(account, subscription, "cancellation_requested", at);
  account.store.put("customer", { ...customer, isDeleted: true });
  emit(account, "customer.deleted", customer, at);
  return { id: customer.id, object: "customer", deleted: true };
}
