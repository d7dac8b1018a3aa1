import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { customers } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import { earnsDiscount, STREAK_DAYS, STREAK_PERCENT } from "#app/core/plans/streak-discount.ts";
import { noteStreak } from "#app/core/usage/note-streak.server.ts";
import { atProvider, isMissing } from "./stripe.server.ts";

/** The metadata of a subscription that was bought with the discount. */
export const STREAK_METADATA = { discount: "streak" } as const;

/** A person's streak of days with a charged note, and whether it discounts her next checkout. */
type Streak = { days: number; hasDiscount: boolean };

/**
 * Given once, and only to somebody who pays for no plan yet.
 * @param now Unix milliseconds
 * @param timeoutMs how long the meter may take, as long as usual by default
 */
export async function streakOf(
  { database, meters }: { database: PersonDatabase; meters: Env["USAGE_METER"] },
  userId: string,
  now: number,
  timeoutMs?: number,
): Promise<Streak> {
  const [days, account] = await Promise.all([
    noteStreak(meters, userId, now, timeoutMs),
    database.query.customers.findFirst({ where: eq(customers.userId, userId) }),
  ]);
  const isFree = (account?.plan ?? "Free") === "Free";
  const isGiven = (account?.streakDiscountAt ?? null) !== null;
  return { days, hasDiscount: isFree && !isGiven && earnsDiscount(days) };
}

/**
 * The coupon that discounts the first invoice that is not free. After a trial that invoice comes later, so the coupon
 * is valid for a month; without one it is for today's invoice.
 * @throws AppError payment_error when the provider's coupon gives something else
 */
export async function streakCoupon(stripe: Stripe, isAfterTrial: boolean): Promise<string> {
  const wanted = isAfterTrial
    ? ({ id: `streak-${STREAK_PERCENT}-after-trial`, duration: "repeating", duration_in_months: 1 } as const)
    : ({ id: `streak-${STREAK_PERCENT}`, duration: "once" } as const);
  const coupon = await atProvider(() => foundOrMade(stripe, wanted));
  if (coupon.percent_off !== STREAK_PERCENT || coupon.duration !== wanted.duration || !coupon.valid)
    throw new AppError("payment_error", { cause: `Coupon ${wanted.id} differs` });
  return coupon.id;
}

async function foundOrMade(stripe: Stripe, wanted: Stripe.CouponCreateParams & { id: string }) {
  try {
    return await stripe.coupons.retrieve(wanted.id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const name = `${STREAK_DAYS} days in a row`;
  // Two at once create one: the same key gives the same answer.
  return await stripe.coupons.create(
    { ...wanted, percent_off: STREAK_PERCENT, name },
    { idempotencyKey: `coupon-${wanted.id}` },
  );
}
