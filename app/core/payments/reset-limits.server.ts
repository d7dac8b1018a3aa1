import { and, desc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { payments, subscriptions } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import { planOf } from "#app/core/identity/session/plan-gate.server.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import type { PaymentDeps } from "./stripe/deps.server.ts";

/**
 * Resets the running month's limits, once per paid upgrade or renewal (OPEN-19). Only the latest payment counts: an
 * unused earlier one lapses with its period, and the last one with the plan.
 * @throws AppError reset_without_payment, reset_used, or reset_unused if there is nothing to give back
 */
export async function resetLimits(
  { databaseOf, meters, now }: Pick<PaymentDeps, "databaseOf" | "meters" | "now">,
  userId: string,
): Promise<void> {
  const database = databaseOf(userId);
  const [plan, latest] = await Promise.all([planOf(database, userId), latestPlanPayment(database, userId)]);
  if (!latest || plan === null || plan === "Free") throw new AppError("reset_without_payment");
  if (latest.resetUsedAt !== null) throw new AppError("reset_used");
  // The meter remembers the payment, so two requests at once reset once.
  const { isReset, isUnused } = await openMeter(meters, userId).resetMonth({ resetId: latest.id });
  if (isUnused) throw new AppError("reset_unused");
  await database
    .update(payments)
    .set({ resetUsedAt: now() })
    .where(and(eq(payments.id, latest.id), isNull(payments.resetUsedAt)));
  if (!isReset) throw new AppError("reset_used");
}

/**
 * The payment that entitles to a reset: the latest for a running plan. If another subscription replaced one, its
 * payment was credited, and the right went with it, just as it does with refunded money.
 */
export async function latestPlanPayment(database: PersonDatabase, userId: string) {
  const [latest] = await database
    .select({
      id: payments.id,
      resetUsedAt: payments.resetUsedAt,
      isGivenBack: sql<number>`${payments.amountRefunded} >= ${payments.amount}`,
    })
    .from(payments)
    .leftJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.kind, "subscription"),
        gt(payments.amount, 0),
        or(isNull(payments.subscriptionId), and(isNotNull(subscriptions.id), isNull(subscriptions.endedAt))),
      ),
    )
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(1);
  return latest?.isGivenBack ? undefined : latest;
}
