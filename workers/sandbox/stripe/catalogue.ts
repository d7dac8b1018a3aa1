import { type Account, realTime } from "./account.ts";
import type { Price, Product } from "./stored.ts";

/** A plan that can be bought: `unit_amount` in US cents a month. */
export type CatalogueEntry = { plan: string; unit_amount: number; price: string };

/** Puts the plans on sale. An existing price stays as it is, even when it is no longer in the catalogue. */
export function seedCatalogue(account: Account, catalogue: readonly CatalogueEntry[]): void {
  for (const { plan, unit_amount, price } of catalogue) {
    const product = `prod_sandbox_${plan.toLowerCase()}`;
    if (!account.store.get("product", product)) addProduct(account, { id: product, name: plan });
    if (account.store.get("price", price)) continue;
    const lookupKey = plan.toLowerCase();
    releaseLookupKey(account, lookupKey);
    addPrice(account, {
      id: price,
      product,
      unitAmount: unit_amount,
      interval: "month",
      lookupKey,
      nickname: plan,
      metadata: { plan },
    });
  }
}

/** A lookup key belongs to one price at a time. */
function releaseLookupKey(account: Account, lookupKey: string): void {
  for (const price of account.store.list("price"))
    if (price.lookup_key === lookupKey) account.store.put("price", { ...price, lookup_key: null });
}

type NewProduct = {
  id?: string;
  name: string;
  metadata?: Record<string, string>;
  isActive?: boolean;
};

export function addProduct(account: Account, { id, name, metadata, isActive = true }: NewProduct): Product {
  const created = realTime(account);
  const product = {
    id: id ?? account.newId("prod"),
    object: "product",
    active: isActive,
    created,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: metadata ?? {},
    name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: "service",
    updated: created,
    url: null,
  } satisfies Product;
  return account.store.put("product", product);
}

type NewPrice = {
  id?: string;
  product: string;
  unitAmount: number;
  interval: "month" | "year" | null;
  lookupKey?: string | null;
  nickname?: string | null;
  metadata?: Record<string, string>;
  isActive?: boolean;
};

/** @returns the price, stored; `unitAmount` in US cents, `interval` null for a single payment */
export function addPrice(account: Account, price: NewPrice): Price {
  return account.store.put("price", {
    id: price.id ?? account.newId("price"),
    object: "price",
    active: price.isActive ?? true,
    billing_scheme: "per_unit",
    created: realTime(account),
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: price.lookupKey ?? null,
    metadata: price.metadata ?? {},
    nickname: price.nickname ?? null,
    product: price.product,
    recurring: price.interval && {
      interval: price.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: price.interval ? "recurring" : "one_time",
    unit_amount: price.unitAmount,
    unit_amount_decimal: String(price.unitAmount),
  });
}
