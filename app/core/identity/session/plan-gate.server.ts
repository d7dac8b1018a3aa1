import { eq } from "drizzle-orm";
import { isDatabaseDown } from "#app/base/data/bounded-d1.ts";
import type { Databases, PersonDatabase } from "#app/base/data/database.server.ts";
import { customers, deletionJobs } from "#app/base/data/schema.ts";
import { readCookie } from "#app/base/http/cookies.server.ts";
import { anyUnclaimed } from "#app/core/payments/unclaimed/any-unclaimed.server.ts";
import { type PlanName, type StoredPlan, toStoredPlan } from "#app/core/plans/plans.ts";
import { SKIP_PLAN_SELECTION, skipValue } from "./skip-plan-selection.ts";

/** What an account may do, as the server holds it. */
export type AccountEntitlement = {
  /** Null until a plan was chosen. */
  plan: StoredPlan | null;
  /** Under an arrangement with sales (OPEN-31). */
  isUnlimited: boolean;
  /** What else the account's row says; undefined if only the plan is known. */
  account?: AccountFacts | undefined;
};

export type AccountFacts = {
  /** When the account was made, Unix milliseconds; null until the identity provider was asked. */
  createdAt: number | null;
  /** Whether the person had the trial of Premium; it is granted once. */
  hasUsedTrial: boolean;
  /** Whether the person had the streak discount; it is given once. Undefined if a cookie does not say. */
  hadStreakDiscount?: boolean;
  /** Whether any payment awaits its person; only then can one await this person. Undefined as above. */
  mayAwaitPayment?: boolean;
  /** The number of the person's shard; undefined if there is only one, or as above. */
  shard?: number;
};

/**
 * What an account may do, or null when the account is deleted or being deleted. The directory knows whether any payment
 * waits; while it is down, none does.
 */
export async function entitlementFor(
  { directory, databaseOf }: Databases,
  userId: string,
): Promise<AccountEntitlement | null> {
  const [entitlement, waiting] = await Promise.all([
    storedEntitlement(databaseOf(userId), userId),
    anyUnclaimed(directory).catch(noneIfDown),
  ]);
  if (!entitlement?.account) return entitlement;
  return { ...entitlement, account: { ...entitlement.account, mayAwaitPayment: waiting } };
}

function noneIfDown(error: unknown): false {
  if (isDatabaseDown(error)) return false;
  throw error;
}

/** The account's entitlement by its own rows, or null when the account is deleted or being deleted. */
export async function storedEntitlement(
  database: PersonDatabase,
  userId: string,
): Promise<AccountEntitlement | null> {
  const [[account], [deletion]] = await database.batch([
    database.select().from(customers).where(eq(customers.userId, userId)),
    database
      .select({ userId: deletionJobs.userId })
      .from(deletionJobs)
      .where(eq(deletionJobs.userId, userId)),
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
    },
  };
}

/** The plan that the server holds for the person (PLAN-02), or null when none has been chosen. */
export async function planOf(database: PersonDatabase, userId: string): Promise<StoredPlan | null> {
  return (await storedEntitlement(database, userId))?.plan ?? null;
}

/** What the meter allows this person: an arrangement with sales comes before the plan (OPEN-31). */
export const allowancePlanOf = ({ plan, isUnlimited }: AccountEntitlement): PlanName | null =>
  isUnlimited ? "Enterprise" : plan;

/** Whether this person chose to continue without a plan in this browser session (OPEN-72). */
export function hasSkippedPlan(request: Request, userId: string): boolean {
  return readCookie(request, SKIP_PLAN_SELECTION) === skipValue(userId);
}
