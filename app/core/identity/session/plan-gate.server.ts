import { eq } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { customers, deletionJobs, unclaimedPayments } from "#app/base/data/schema.ts";
import { readCookie } from "#app/base/http/cookies.server.ts";
import { type PlanName, type StoredPlan, toStoredPlan } from "#app/core/plans/plans.ts";
import { SKIP_PLAN_SELECTION, skipValue } from "./skip-plan-selection.ts";

/** What an account may do, as the server holds it. */
export type AccountEntitlement = {
  /** Null until a plan was chosen. */
  plan: StoredPlan | null;
  /** By an arrangement with sales (OPEN-31). */
  isUnlimited: boolean;
  /** What else the account's row says; undefined where only the plan is known. */
  account?: AccountFacts | undefined;
};

export type AccountFacts = {
  /** When the account was made, Unix milliseconds; null until the identity provider was asked. */
  createdAt: number | null;
  /** Whether the person had the trial of Premium; it is granted once. */
  hasUsedTrial: boolean;
  /** Whether the person had the discount for days in a row; it is given once. Undefined where a cookie does not say. */
  hadStreakDiscount?: boolean;
  /** Whether any payment waits for its person; only then one can wait for this one. Undefined as above. */
  mayAwaitPayment?: boolean;
};

/** The account's standing, or null when the account is deleted or being deleted. */
export async function entitlementFor(database: Database, userId: string): Promise<AccountEntitlement | null> {
  const [[account], [deletion], [waiting]] = await database.batch([
    database.select().from(customers).where(eq(customers.userId, userId)),
    database
      .select({ userId: deletionJobs.userId })
      .from(deletionJobs)
      .where(eq(deletionJobs.userId, userId)),
    database.select({ id: unclaimedPayments.id }).from(unclaimedPayments).limit(1),
  ]);
  if (deletion) return null;
  const plan = account?.plan ? toStoredPlan(account.plan) : null;
  return {
    plan,
    isUnlimited: (account?.unlimitedSince ?? null) !== null,
    account: {
      createdAt: account?.accountCreatedAt ?? null,
      hasUsedTrial: (account?.trialUsedAt ?? null) !== null,
      hadStreakDiscount: (account?.streakDiscountAt ?? null) !== null,
      mayAwaitPayment: waiting !== undefined,
    },
  };
}

/** The plan that the server holds for the person (PLAN-02), or null when none was chosen yet. */
export async function planOf(database: Database, userId: string): Promise<StoredPlan | null> {
  return (await entitlementFor(database, userId))?.plan ?? null;
}

/** What the meter allows this person: an arrangement with sales comes before the plan (OPEN-31). */
export const allowancePlanOf = ({ plan, isUnlimited }: AccountEntitlement): PlanName | null =>
  isUnlimited ? "Enterprise" : plan;

/** Whether this person chose to go on without a plan in this browser session (OPEN-72). */
export function hasSkippedPlan(request: Request, userId: string): boolean {
  return readCookie(request, SKIP_PLAN_SELECTION) === skipValue(userId);
}
