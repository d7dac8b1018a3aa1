import { and, eq, inArray, isNull, lt, notInArray, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { customers, packs, payments, subscriptions } from "#app/base/data/schema.ts";
import { PAID_PLANS } from "#app/core/plans/plans.ts";
import { entitlementOf } from "./entitlement.ts";
import type { PackState, PaymentState, StripeState, SubscriptionState } from "./stripe-state.server.ts";

/** A subscription that ended before this has been erased or is about to be. */
const ENDED_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type Writing = { database: PersonDatabase; userId: string; syncVersion: number; now: number };

/**
 * Draws the next sync version before the provider is asked. Rows written afterwards carry it, and an older answer
 * never overwrites a newer one, so that the order and repetition of events do not matter.
 * @returns it, and what the account had been given before
 */
export async function nextSyncVersion(database: PersonDatabase, userId: string) {
  const [row] = await database
    .insert(customers)
    .values({ userId, syncTicket: 1 })
    .onConflictDoUpdate({ target: customers.userId, set: { syncTicket: sql`${customers.syncTicket} + 1` } })
    .returning({
      syncVersion: customers.syncTicket,
      trialUsedAt: customers.trialUsedAt,
      streakDiscountAt: customers.streakDiscountAt,
    });
  return row ?? { syncVersion: 1, trialUsedAt: null, streakDiscountAt: null };
}

/** Writes what the provider answered, in one transaction. */
export async function saveStripeState(writing: Writing, state: StripeState): Promise<void> {
  const kept = state.subscriptions.filter(
    ({ endedAt }) => endedAt === null || endedAt > writing.now - ENDED_KEPT_MS,
  );
  await writing.database.batch([
    accountWrite(writing, state.subscriptions),
    forgetMissing(writing, state.subscriptions),
    ...kept.map((subscription) => subscriptionWrite(writing, subscription)),
    ...state.payments.map((payment) => paymentWrite(writing, payment)),
    ...state.packs.map((pack) => packWrite(writing, pack)),
  ]);
}

/** Without a paid plan, the chosen one stays; only the end of a paid plan makes it Free. */
function accountWrite({ database, userId, syncVersion, now }: Writing, all: SubscriptionState[]) {
  const { plan, endedAt, trialUsedAt, streakDiscountAt } = entitlementOf(all);
  const wasPaid = inArray(customers.plan, PAID_PLANS);
  const plans = plan
    ? { plan, planChosenAt: sql`coalesce(${customers.planChosenAt}, ${now})`, paidPlanEndedAt: null }
    : {
        plan: sql`case when ${wasPaid} then 'Free' else ${customers.plan} end`,
        paidPlanEndedAt: sql`case when ${wasPaid} then ${endedAt ?? now} else ${customers.paidPlanEndedAt} end`,
      };
  return database
    .update(customers)
    .set({
      ...plans,
      trialUsedAt: sql`coalesce(${customers.trialUsedAt}, ${trialUsedAt})`,
      streakDiscountAt: sql`coalesce(${customers.streakDiscountAt}, ${streakDiscountAt})`,
      appliedTicket: syncVersion,
    })
    .where(and(eq(customers.userId, userId), lt(customers.appliedTicket, syncVersion)));
}

/** A subscription that the provider no longer knows has ended. */
function forgetMissing({ database, userId, syncVersion, now }: Writing, all: SubscriptionState[]) {
  const isMissing = and(
    eq(subscriptions.userId, userId),
    isNull(subscriptions.endedAt),
    lt(subscriptions.ticket, syncVersion),
    notInArray(
      subscriptions.id,
      all.map(({ id }) => id),
    ),
  );
  return database
    .update(subscriptions)
    .set({ status: "canceled", endedAt: now, ticket: syncVersion })
    .where(isMissing);
}

function subscriptionWrite(
  { database, userId, syncVersion }: Writing,
  subscription: SubscriptionState,
): BatchItem<"sqlite"> {
  const { trialStart, hasStreakDiscount, wasPaid, ...facts } = subscription;
  const row = { ...facts, userId, ticket: syncVersion };
  return database
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: row,
      setWhere: lt(subscriptions.ticket, syncVersion),
    });
}

function paymentWrite(
  { database, userId, syncVersion }: Writing,
  payment: PaymentState,
): BatchItem<"sqlite"> {
  const { amount, amountRefunded } = payment;
  return database
    .insert(payments)
    .values({ ...payment, userId, ticket: syncVersion })
    .onConflictDoUpdate({
      target: payments.id,
      set: { amount, amountRefunded, ticket: syncVersion },
      setWhere: lt(payments.ticket, syncVersion),
    });
}

function packWrite({ database, userId }: Writing, pack: PackState): BatchItem<"sqlite"> {
  return database
    .insert(packs)
    .values({ ...pack, userId })
    .onConflictDoNothing();
}
