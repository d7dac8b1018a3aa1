import { eq } from "drizzle-orm";
import { customers, subscriptions } from "#app/base/data/schema.ts";
import type { PaymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import { entitlementOf } from "#app/core/payments/stripe/entitlement.ts";
import { streakOf } from "#app/core/payments/stripe/streak-discount.server.ts";
import { type StoredPlan, toStoredPlan } from "#app/core/plans/plans.ts";

type BuyersSubscription = typeof subscriptions.$inferSelect;

/** What decides how a person comes to a plan, from our tables. */
export type Buyer = {
  plan: StoredPlan | null;
  /** The subscription that grants the plan. */
  subscription: BuyersSubscription | null;
  /** Whether a checkout of Premium would begin with the trial. */
  hasTrial: boolean;
  /** Days in a row that earn the discount at the next checkout; null if there is none. */
  discountDays: number | null;
};

/**
 * What decides how this person comes to a plan.
 * @param meterMs how long the meter may take, in milliseconds, if not the default
 */
export async function buyerOf(
  { databaseOf, meters, now }: Pick<PaymentDeps, "databaseOf" | "meters" | "now">,
  userId: string,
  meterMs?: number,
): Promise<Buyer> {
  const database = databaseOf(userId);
  const [account, rows, streak] = await Promise.all([
    database.query.customers.findFirst({ where: eq(customers.userId, userId) }),
    database.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    streakOf({ database, meters }, userId, now(), meterMs),
  ]);
  const { current } = entitlementOf(rows.map((row) => ({ ...row, trialStart: null })));
  return {
    plan: account?.plan ? toStoredPlan(account.plan) : null,
    subscription: current,
    hasTrial: (account?.trialUsedAt ?? null) === null,
    discountDays: streak.hasDiscount && current === null ? streak.days : null,
  };
}
