import { z } from "zod";
import { addPrice, addProduct } from "../catalogue.ts";
import { invalidRequest } from "../errors.ts";
import { findOrThrow, retrieve } from "../find-or-throw.ts";
import { hasAll, listing, text } from "../lists.ts";
import { boolean, ignored, integer, mergeMetadata, metadata, readParams } from "../params.ts";
import type { Price, Product } from "../stored.ts";
import type { Route, StripeCall } from "./call.ts";

const texts = z.array(z.string()).optional();
const listProducts = listing(
  "product",
  { active: boolean.optional(), ids: texts },
  { isWanted: (product, { ids, ...rest }) => hasAll(product, rest) && (!ids || ids.includes(product.id)) },
);
const listPrices = listing(
  "price",
  {
    active: boolean.optional(),
    lookup_keys: texts,
    product: text,
    type: z.enum(["recurring", "one_time"]).optional(),
  },
  {
    isWanted: (price, { lookup_keys, ...rest }) =>
      hasAll(price, rest) && (!lookup_keys || lookup_keys.includes(price.lookup_key ?? "")),
  },
);

export const catalogueRoutes: Route[] = [
  ["GET", /^\/v1\/products$/, listProducts],
  ["GET", /^\/v1\/products\/([^/]+)$/, retrieve("product")],
  ["POST", /^\/v1\/products$/, createProduct],
  ["GET", /^\/v1\/prices$/, listPrices],
  ["GET", /^\/v1\/prices\/([^/]+)$/, retrieve("price")],
  ["POST", /^\/v1\/prices$/, createPrice],
];

function createProduct({ account, form }: StripeCall): Product {
  const params = readParams(
    { id: z.string().optional(), name: z.string(), metadata: metadata.optional(), description: ignored },
    form,
  );
  if (params.id && account.store.get("product", params.id))
    throw invalidRequest("Product already exists.", { param: "id", code: "resource_already_exists" });
  return addProduct(account, { ...params, metadata: mergeMetadata({}, params.metadata) });
}

function createPrice({ account, form }: StripeCall): Price {
  const params = readParams(
    {
      currency: z.literal("usd", "the stand-in sells in usd"),
      unit_amount: integer,
      product: z.string().optional(),
      product_data: z.looseObject({ name: z.string() }).optional(),
      recurring: z.looseObject({ interval: z.enum(["month", "year"]) }).optional(),
      lookup_key: z.string().optional(),
      nickname: z.string().optional(),
      metadata: metadata.optional(),
    },
    form,
  );
  if (params.product) findOrThrow(account, "product", params.product, "product");
  const name = params.product_data?.name;
  if (!params.product && !name)
    throw invalidRequest("Missing required param: product.", { param: "product", code: "parameter_missing" });
  return addPrice(account, {
    product: params.product ?? addProduct(account, { name: name ?? "" }).id,
    unitAmount: params.unit_amount,
    interval: params.recurring?.interval ?? null,
    lookupKey: params.lookup_key ?? null,
    nickname: params.nickname ?? null,
    metadata: mergeMetadata({}, params.metadata),
  });
}
