import { eq } from "drizzle-orm";
import { customers, subscriptions } from "#app/base/data/schema.ts";
import type { PaymentDeps } from "#app/core/payments/deps.server.ts";
import { entitlementOf } from "#app/core/payments/entitlement.ts";
import { streakOf } from "#app/core/payments/streak-discount.server.ts";
import { type StoredPlan, toStoredPlan } from "#app/core/plans/plans.ts";

export type BuyersSubscription = typeof subscriptions.$inferSelect;

/** What decides how a person comes to a plan, as our tables hold it. */
export type Buyer = {
  plan: StoredPlan | null;
  /** The subscription that grants it. */
  subscription: BuyersSubscription | null;
  /** Whether a checkout of Premium would begin with the trial. */
  hasTrial: boolean;
  /** Days in a row for which the next checkout gives the discount; null where it gives none. */
  discountDays: number | null;
};

/** A sale waits for a busy meter rather than fail: no price is told without what it depends on. In milliseconds. */
const LONGEST_WAIT_MS = 15_000;

/** What decides how this person comes to a plan. */
export async function buyerOf(
  { databaseOf, meters, now }: Pick<PaymentDeps, "databaseOf" | "meters" | "now">,
  userId: string,
): Promise<Buyer> {
  const database = databaseOf(userId);
  const [account, rows, streak] = await Promise.all([
    database.query.customers.findFirst({ where: eq(customers.userId, userId) }),
    database.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    streakOf({ database, meters }, userId, now(), LONGEST_WAIT_MS),
  ]);
  const { current } = entitlementOf(rows.map((row) => ({ ...row, trialStart: null })));
  return {
    plan: account?.plan ? toStoredPlan(account.plan) : null,
    subscription: current,
    hasTrial: (account?.trialUsedAt ?? null) === null,
    discountDays: streak.hasDiscount && current === null ? streak.days : null,
  };
}
