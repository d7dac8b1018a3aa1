import { call } from "#app/base/http/request.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { inTab, openLocalText } from "#app/base/ui/browser/local-store.ts";
import type { PaidPlan } from "#app/core/plans/plans.ts";
import { findTokenPack } from "#app/core/plans/token-packs.ts";
import type { Offer, ReadOffer } from "../offer.ts";
import { PaymentError, toPaymentError } from "./payment-error.ts";

export type CheckoutUser = { id: string; email: string | null };

/** How long after the answer the page is left, so that the toast can be seen (CONST-01). */
export const REDIRECT_DELAY_MS = 500;

/** Asks what choosing a plan now would mean. @throws PaymentError */
export async function fetchOffer(plan: PaidPlan): Promise<Offer> {
  return await call<Offer>(`/api/payments/offer?plan=${plan}`).catch((error: unknown) => {
    throw toPaymentError(error);
  });
}

/**
 * Asks for the payment page of a plan (API-11).
 * @param read what the person was shown; the server refuses to charge anything else
 * @throws PaymentError missing_email before any call when the account has no e-mail address
 */
export async function planCheckoutUrl(
  plan: PaidPlan,
  { id, email }: CheckoutUser,
  read: ReadOffer,
): Promise<string> {
  if (!email) throw new PaymentError("Email is required for checkout", "missing_email");
  return await urlFrom("/api/payments/create-checkout-session", { plan, email, clerkUserId: id, read });
}

/**
 * Asks for the payment page of a token pack (API-16).
 * @throws PaymentError when there is no such pack
 */
export async function packCheckoutUrl(packageId: string, customerId: string): Promise<string> {
  const pack = findTokenPack(packageId);
  if (!pack) throw new PaymentError("Invalid package selected");
  const { price: amount, inputTokens, outputTokens } = pack;
  const body = { packageId, customerId, amount, inputTokens, outputTokens };
  return await urlFrom("/api/create-token-checkout", body);
}

/** The portal's last address (PLAN-25). */
const lastPortalUrl = openLocalText("lastPortalUrl", inTab);

/**
 * Asks for the billing portal and stores its URL (API-12, PLAN-25).
 * @throws PaymentError missing_customer_id before any call when there is no customer id (PLAN-24)
 */
export async function portalUrl(customerId: string | null): Promise<string> {
  if (!customerId) throw new PaymentError("No customer ID found", "missing_customer_id");
  const url = await urlFrom("/api/payments/create-portal-session", { customerId });
  lastPortalUrl.write(url);
  return url;
}

/** Leaves for the provider's page. */
export async function leaveFor(url: string, delayMs = REDIRECT_DELAY_MS): Promise<void> {
  await sleep(delayMs);
  window.location.assign(url);
}

async function urlFrom(path: string, body: unknown): Promise<string> {
  const { url } = await call<{ url?: string }>(path, { method: "POST", body }).catch((error: unknown) => {
    throw toPaymentError(error);
  });
  if (!url || !/^(https:\/\/|http:\/\/localhost|\/)/.test(url))
    throw new PaymentError("An unknown error occurred", "unknown_error");
  return url;
}
