import type Stripe from "stripe";
import { AppError } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { dateReadingOf } from "#app/base/runtime/date-reading.server.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { type DateReading, formatDay } from "#app/base/ui/browser/format-time.ts";
import { openAccounts } from "#app/core/identity/accounts.server.ts";
import { adoptGifts } from "#app/core/payments/given-once.server.ts";
import type { Approach, Offer } from "#app/core/payments/offer.ts";
import { customersOf } from "#app/core/payments/stripe/customers.server.ts";
import { type PaymentDeps, paymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import { priceIdOf } from "#app/core/payments/stripe/price.server.ts";
import { streakCoupon } from "#app/core/payments/stripe/streak-discount.server.ts";
import { atProvider } from "#app/core/payments/stripe/stripe.server.ts";
import { waitingUnder } from "#app/core/payments/unclaimed/claim.server.ts";
import { type PaidPlan, PREMIUM_TRIAL_DAYS } from "#app/core/plans/plans.ts";
import { approachTo } from "./approach.ts";
import { type Buyer, buyerOf } from "./buyer.server.ts";
import {
  changeWords,
  checkoutWords,
  claimWords,
  includedWords,
  keepWords,
  repairWords,
  trialWords,
} from "./offer-words.ts";
import { resetOffer } from "./reset-offer.server.ts";

/** `dates`: how the person who reads the offer reads dates. */
export type OfferDeps = PaymentDeps & { env: AppEnv; dates: DateReading };

export const offerDeps = (app: AppContext, request: Request): OfferDeps => ({
  ...paymentDeps(app),
  env: app.env,
  dates: dateReadingOf(request, app),
});

/** An offer with what is needed to carry it out. */
export type MadeOffer = Offer & {
  buyer: Buyer;
  /** The provider's price and coupon, if something is bought. */
  price: string | null;
  coupon: string | null;
};

/** A sale waits for a busy meter rather than fail, because the price depends on it. In milliseconds. */
const LONGEST_METER_MS = 15_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What choosing a paid plan means for the person now. The amount due today comes from the payment provider's preview
 * of the very invoice that the purchase would create.
 * @param prorationDate the time for which an earlier offer was computed, in Unix seconds
 * @throws AppError payment_error, or identity_unavailable when it cannot be asked for the person's addresses
 */
export async function makeOffer(
  deps: OfferDeps,
  userId: string,
  plan: PaidPlan,
  prorationDate: number | null = null,
): Promise<MadeOffer> {
  const known = await buyerOf(deps, userId, LONGEST_METER_MS);
  const addressesOf = onceAsked(() => addressesOfBuyer(deps, userId));
  const buyer = isSold(approachTo(known, plan)) ? await sureOf(deps, userId, known, addressesOf) : known;
  const approach = approachTo(buyer, plan);
  const nothing = { plan, approach, buyer, dueToday: null, prorationDate: null, price: null, coupon: null };
  if (approach === "reset") return { ...nothing, ...(await resetOffer(deps, userId, plan)) };
  if (approach === "keep") return { ...nothing, ...keepWords(buyer, plan, deps.dates) };
  if (approach === "repair") return { ...nothing, ...repairWords(buyer) };
  if (!isSold(approach)) return { ...nothing, ...includedWords(buyer, plan, deps.dates) };
  const waiting = await waitingUnder(deps.directory, addressesOf);
  if (waiting) return { ...nothing, approach: "claim", ...claimWords(plan, waiting) };
  const price = await priceIdOf(deps.stripe, deps.env, plan);
  if (approach === "change")
    return { ...nothing, price, ...(await change(deps, buyer, plan, price, prorationDate)) };
  return {
    ...nothing,
    price,
    ...(await purchase(deps, { userId, buyer, plan, price, isTrial: approach === "trial" })),
  };
}

const isSold = (approach: Approach): boolean =>
  approach === "trial" || approach === "checkout" || approach === "change";

const addressesOfBuyer = ({ env }: OfferDeps, userId: string): Promise<string[]> =>
  openAccounts(env)
    .addresses(userId)
    .catch((cause: unknown) => {
      throw new AppError("identity_unavailable", { cause });
    });

const onceAsked = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | undefined;
  return () => (asked ??= ask());
};

/**
 * The buyer, after checking her current addresses, too, for what is given only once: one may have had it under a
 * deleted account, or be new to this account.
 */
async function sureOf(
  deps: OfferDeps,
  userId: string,
  buyer: Buyer,
  addressesOf: () => Promise<string[]>,
): Promise<Buyer> {
  if (!buyer.hasTrial && buyer.discountDays === null) return buyer;
  const hadBefore = await adoptGifts(deps, userId, await addressesOf());
  return hadBefore ? await buyerOf(deps, userId, LONGEST_METER_MS) : buyer;
}

type Purchase = { userId: string; buyer: Buyer; plan: PaidPlan; price: string; isTrial: boolean };

/** The offer of a subscription that begins on the provider's page. */
async function purchase(deps: OfferDeps, { userId, buyer, plan, price, isTrial }: Purchase) {
  const { stripe, directory, now, dates } = deps;
  const [[customer], coupon] = await Promise.all([
    customersOf(directory, userId),
    buyer.discountDays === null ? null : streakCoupon(stripe, isTrial),
  ]);
  const trialEnd = now() + PREMIUM_TRIAL_DAYS * DAY_MS;
  const invoice = await atProvider(() =>
    stripe.invoices.createPreview({
      currency: "usd",
      ...(customer ? { customer } : {}),
      ...(coupon ? { discounts: [{ coupon }] } : {}),
      subscription_details: {
        items: [{ price, quantity: 1 }],
        ...(isTrial ? { trial_end: Math.floor(trialEnd / 1000) } : {}),
      },
    }),
  );
  const computed = {
    dueToday: invoice.amount_due,
    nextDay: formatDay(isTrial ? trialEnd : periodEndOf(invoice, trialEnd), dates),
  };
  const words = isTrial ? trialWords(buyer, computed) : checkoutWords(buyer, plan, computed);
  return { ...words, coupon, dueToday: computed.dueToday };
}

/** The offer to move a running subscription to another price: the provider computes the proration. */
async function change(
  { stripe, now, dates }: OfferDeps,
  buyer: Buyer,
  plan: PaidPlan,
  price: string,
  prorationDate: number | null,
) {
  const subscription = buyer.subscription?.id ?? "";
  const date = prorationDate ?? Math.floor(now() / 1000);
  const invoice = await atProvider(async () => {
    const { items } = await stripe.subscriptions.retrieve(subscription);
    return await stripe.invoices.createPreview({
      subscription,
      subscription_details: {
        items: [{ id: items.data[0]?.id ?? "", price }],
        proration_behavior: "always_invoice",
        proration_date: date,
      },
    });
  });
  const nextDay = formatDay(buyer.subscription?.periodEnd ?? now(), dates);
  const computed = { dueToday: invoice.amount_due, nextDay };
  return { ...changeWords(buyer, plan, computed), dueToday: computed.dueToday, prorationDate: date };
}

const periodEndOf = ({ lines }: Stripe.Invoice, otherwise: number): number => {
  const end = lines.data[0]?.period.end;
  return end === undefined ? otherwise : end * 1000;
};
