import { desc, eq } from "drizzle-orm";
import Stripe from "stripe";
import { subscriptions } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import type { ReadOffer } from "#app/core/payments/offer.ts";
import { customerFor } from "#app/core/payments/stripe/customers.server.ts";
import type { PaymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import { STREAK_METADATA } from "#app/core/payments/stripe/streak-discount.server.ts";
import { atProvider } from "#app/core/payments/stripe/stripe.server.ts";
import { syncPerson } from "#app/core/payments/sync-person.server.ts";
import { type PaidPlan, PREMIUM_TRIAL_DAYS } from "#app/core/plans/plans.ts";
import { type MadeOffer, makeOffer, type OfferDeps } from "../offers/make-offer.server.ts";

type CheckoutRequest = {
  userId: string;
  plan: PaidPlan;
  email: string;
  origin: string;
  /** What the person read before confirming; absent if nothing was shown. */
  read?: ReadOffer | undefined;
};

/**
 * Sells a plan as it was offered: opens the payment provider's page, or changes the running subscription. It first
 * asks the provider what the person has, so that nobody pays twice for the same plan; nothing is granted here.
 * @returns where the browser goes
 * @throws AppError offer_changed when the charge would differ from what was read; already_on_plan, plan_ending,
 *   cannot_downgrade, payment_past_due, payment_waiting, card_declined or payment_error
 */
export async function openCheckout(deps: OfferDeps, request: CheckoutRequest): Promise<string> {
  const { userId, plan, read, origin } = request;
  await syncPerson(deps, userId);
  const offer = await makeOffer(deps, userId, plan, recent(read?.prorationDate, deps.now()));
  refuseUnsold(offer);
  if (read ? read.dueToday !== offer.dueToday : offer.approach === "change")
    throw new AppError("offer_changed");
  if (offer.approach !== "change") return await openPage(deps, request, offer);
  await changePlan(deps, offer);
  await syncPerson(deps, userId);
  return `${origin}/payment-success?plan=${plan}`;
}

function refuseUnsold({ approach }: MadeOffer): void {
  if (approach === "claim") throw new AppError("payment_waiting");
  if (approach === "reset") throw new AppError("already_on_plan");
  if (approach === "keep") throw new AppError("plan_ending");
  if (approach === "included") throw new AppError("cannot_downgrade");
  if (approach === "repair") throw new AppError("payment_past_due");
}

const TEN_MINUTES_MS = 10 * 60 * 1000;

/** The time of an earlier computation, unless too long ago for somebody still reading that offer. */
function recent(prorationDate: number | null | undefined, now: number): number | null {
  const age = now - (prorationDate ?? 0) * 1000;
  return prorationDate && age >= 0 && age < TEN_MINUTES_MS ? prorationDate : null;
}

async function openPage(deps: PaymentDeps, request: CheckoutRequest, offer: MadeOffer): Promise<string> {
  const { userId, plan, email, origin } = request;
  const { price, coupon, approach, lines } = offer;
  const customer = await customerFor(deps, userId, email);
  const session: Stripe.Checkout.SessionCreateParams = {
    mode: "subscription",
    customer,
    client_reference_id: userId,
    line_items: [{ price: price ?? "", quantity: 1 }],
    ...(coupon ? { discounts: [{ coupon }] } : {}),
    // The same words as in the dialog, on the provider's own page.
    custom_text: { submit: { message: lines.join(" ") } },
    subscription_data: {
      metadata: { userId, plan, ...(coupon ? STREAK_METADATA : {}) },
      ...(approach === "trial" ? { trial_period_days: PREMIUM_TRIAL_DAYS } : {}),
    },
    success_url: `${origin}/payment-success?plan=${plan}`,
    cancel_url: `${origin}/payment-cancelled`,
  };
  const idempotencyKey = await checkoutKey(deps, userId, session);
  const { url } = await atProvider(() => deps.stripe.checkout.sessions.create(session, { idempotencyKey }));
  if (!url) throw new AppError("payment_error", { cause: "checkout session without url" });
  return url;
}

/** Moves the running subscription to the plan; the difference is charged at once, or nothing changes. */
async function changePlan(
  { stripe }: PaymentDeps,
  { buyer, plan, price, prorationDate, dueToday }: MadeOffer,
) {
  const id = buyer.subscription?.id ?? "";
  const change = async () => {
    const { items, metadata } = await stripe.subscriptions.retrieve(id);
    await stripe.subscriptions.update(
      id,
      {
        items: [{ id: items.data[0]?.id ?? "", price: price ?? "" }],
        proration_behavior: "always_invoice",
        payment_behavior: "error_if_incomplete",
        ...(prorationDate === null ? {} : { proration_date: prorationDate }),
        cancel_at_period_end: false,
        metadata: { ...metadata, plan },
      },
      // A double click makes one change.
      { idempotencyKey: `change-${await sha256Hex(JSON.stringify([id, price, prorationDate, dueToday]))}` },
    );
  };
  await atProvider(async () => {
    try {
      await change();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) throw new AppError("card_declined");
      throw error;
    }
  });
}

/**
 * Idempotency key of a checkout: the same choice within ten minutes, from two tabs or a double click, opens the same
 * page, which can be paid only once. Once it has led to a subscription, the next choice gets a new key.
 */
async function checkoutKey(
  { databaseOf, now }: Pick<PaymentDeps, "databaseOf" | "now">,
  userId: string,
  session: Stripe.Checkout.SessionCreateParams,
): Promise<string> {
  const [latest] = await databaseOf(userId)
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  const wish = JSON.stringify([userId, session, latest?.id ?? null, Math.floor(now() / TEN_MINUTES_MS)]);
  return `checkout-${await sha256Hex(wish)}`;
}
