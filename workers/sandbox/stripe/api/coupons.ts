import { z } from "zod";
import { type Account, realTime } from "../account.ts";
import { invalidRequest } from "../errors.ts";
import { findOrThrow, retrieve } from "../find-or-throw.ts";
import { integer, mergeMetadata, metadata, readParams } from "../params.ts";
import type { Coupon } from "../stored.ts";
import type { Route, StripeCall } from "./call.ts";

export const couponRoutes: Route[] = [
  ["POST", /^\/v1\/coupons$/, create],
  ["GET", /^\/v1\/coupons\/([^/]+)$/, retrieve("coupon")],
];

function create({ account, form }: StripeCall): Coupon {
  const params = readParams(
    {
      id: z.string().optional(),
      name: z.string().optional(),
      percent_off: integer.pipe(z.number().min(1).max(100)),
      duration: z.enum(["once", "repeating", "forever"]),
      duration_in_months: integer.optional(),
      metadata: metadata.optional(),
    },
    form,
  );
  if (params.id && account.store.get("coupon", params.id))
    throw invalidRequest("Coupon already exists.", { param: "id", code: "resource_already_exists" });
  return account.store.put("coupon", {
    id: params.id ?? account.newId("coupon"),
    object: "coupon",
    amount_off: null,
    created: realTime(account),
    currency: null,
    duration: params.duration,
    duration_in_months: params.duration_in_months ?? null,
    livemode: false,
    max_redemptions: null,
    metadata: mergeMetadata({}, params.metadata),
    name: params.name ?? null,
    percent_off: params.percent_off,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  });
}

/** The coupon that a request names, or null. @throws StripeError when none has that id */
export function couponOf(account: Account, discounts: { coupon: string }[] | undefined): Coupon | null {
  const [wish] = discounts ?? [];
  return wish ? findOrThrow(account, "coupon", wish.coupon, "discounts[0][coupon]") : null;
}
