import fc from "fast-check";
import { expect, test } from "vitest";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { paymentLinkOf, withReference } from "#app/rooms/billing/pricing/payment-link.server.ts";

const configured = (link: string | undefined) =>
  ({ settings: { STRIPE_PAYMENT_LINK_BASIC: link } }) as unknown as AppEnv;

test("a payment link is a secure address or a path of our own origin, and the plan's own", () => {
  for (const link of ["https://buy.stripe.com/a", "https://buy.stripe.com/a?locale=en", "/pay/basic"]) {
    expect(paymentLinkOf(configured(link), "Basic")).toBe(link);
    expect(paymentLinkOf(configured(link), "Premium")).toBeNull();
  }
  for (const link of [
    undefined,
    "",
    " ",
    "http://buy.stripe.com/a",
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil",
    "pay",
  ])
    expect(paymentLinkOf(configured(link), "Basic")).toBeNull();
});

test("the reference arrives as it was sent, whatever else the link carries", () => {
  const link = fc.constantFrom("https://buy.test/a", "https://buy.test/a?x=1", "https://buy.test/a?x=1#end");
  fc.assert(
    fc.property(link, fc.string({ minLength: 1 }), (address, reference) => {
      fc.pre(reference.isWellFormed());
      const url = new URL(withReference(address, reference));
      expect(url.searchParams.get("client_reference_id")).toBe(reference);
      expect(url.searchParams.get("x")).toBe(new URL(address).searchParams.get("x"));
      expect(url.hash).toBe(new URL(address).hash);
    }),
  );
  expect(withReference("/pay/basic", "user_1-ab")).toBe("/pay/basic?client_reference_id=user_1-ab");
  expect(withReference("/pay/basic", null)).toBe("/pay/basic");
});
