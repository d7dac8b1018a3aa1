import type { RouterContextProvider } from "react-router";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import type { Offer, ReadOffer } from "#app/core/payments/offer.ts";
import { signedReferenceOf } from "#app/core/payments/payment-reference.server.ts";
import { syncPerson } from "#app/core/payments/sync-person.server.ts";
import { MONTHLY_PRICES, type PaidPlan } from "#app/core/plans/plans.ts";
import { accountEmail } from "../checkout/account-email.server.ts";
import { openCheckout } from "../checkout/open-checkout.server.ts";
import { makeOffer, offerDeps } from "../offers/make-offer.server.ts";
import { paymentLinkOf, withReference } from "./payment-link.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** The offer that the pricing page shows a person with a session. @throws AppError rate_limited or payment_error */
export async function offerOnPage(
  { request, context }: Args,
  userId: string,
  plan: PaidPlan,
): Promise<Offer> {
  const app = appOf(context);
  await limitCalls(app, userId, "payment_provider");
  return await makeOffer(offerDeps(app, request), userId, plan);
}

/** Whether the offer is paid for on Stripe's page, without changing a running subscription. */
export const isPaidOnPage = ({ approach }: Offer): boolean => approach === "trial" || approach === "checkout";

type Way = { address: string; isPaymentLink: boolean };

/**
 * Where a person pays for what she read on the pricing page: the plan's payment link if that comes to the same, else
 * her own checkout, which alone includes the trial, a discount and her credit.
 * @throws AppError offer_changed and the other refusals of `openCheckout`
 */
export async function wayToPay(args: Args, userId: string, plan: PaidPlan, read: ReadOffer): Promise<Way> {
  const app = appOf(args.context);
  const deps = offerDeps(app, args.request);
  await limitCalls(app, userId, "payment_provider");
  await syncPerson(deps, userId);
  const offer = await makeOffer(deps, userId, plan);
  if (!isPaidOnPage(offer)) throw new AppError("offer_changed");
  const link = paymentLinkOf(app.env, plan);
  const isListPrice = offer.dueToday === (MONTHLY_PRICES[plan] ?? 0) * 100;
  const isSame =
    offer.approach === "checkout" && !offer.coupon && isListPrice && offer.dueToday === read.dueToday;
  const reference = link && isSame ? await signedReferenceOf(args.request, args.context) : null;
  if (link && reference) return { address: withReference(link, reference), isPaymentLink: true };
  const { origin } = new URL(args.request.url);
  const email = await accountEmail(args, userId);
  return { address: await openCheckout(deps, { userId, plan, email, origin, read }), isPaymentLink: false };
}
