import type { Stripe } from "stripe";
import type { StripeStore } from "../store.ts";
import type { StoredObject } from "../stored.ts";

type LineItem = StoredObject<Stripe.LineItem>;

/** What a checkout session sells, as the API lists it. */
export function lineItems(store: StripeStore, session: string) {
  const sale = store.get("sale", session);
  const url = `/v1/checkout/sessions/${session}/line_items`;
  if (!sale) return { object: "list", data: [], has_more: false, url };
  const total = (sale.price.unit_amount ?? 0) * sale.quantity;
  const line = {
    id: session.replace(/^cs_/, "li_"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: "usd",
    description: sale.productName,
    metadata: {},
    price: sale.price,
    quantity: sale.quantity,
  } satisfies LineItem;
  return { object: "list", data: [line], has_more: false, url };
}
