import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { customers, payments, subscriptions } from "#app/base/data/schema.ts";
import { toStoredPlan } from "#app/core/plans/plans.ts";
import { customersOf } from "./customers.server.ts";
import type { PaymentStatus } from "./payment-status.ts";

/** What the server holds about a person's plan (API-07, OPEN-13, OPEN-44). */
export async function paymentStatusOf(database: Database, userId: string): Promise<PaymentStatus> {
  const [account, [latest], ids, paid] = await Promise.all([
    database.query.customers.findFirst({ where: eq(customers.userId, userId) }),
    database
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.createdAt))
      .limit(1),
    customersOf(database, userId),
    database.query.payments.findFirst({
      where: and(eq(payments.userId, userId), eq(payments.kind, "subscription")),
    }),
  ]);
  const hadPaidPlan = account?.trialUsedAt != null || account?.paidPlanEndedAt != null || paid !== undefined;
  const plan = account?.plan ? toStoredPlan(account.plan) : null;
  const isPaid = plan === "Basic" || plan === "Premium";
  return {
    hasPaid: plan !== null,
    plan: plan ?? "Free",
    payment_status:
      plan === null ? "none" : isPaid && latest?.status === "past_due" ? "past_due" : "completed",
    // The browser's stored plan may fall to Free only when a paid plan really ended (OPEN-73).
    paid_plan_ended: !isPaid && hadPaidPlan,
    has_customer: ids.length > 0,
    subscription:
      isPaid && latest
        ? {
            status: latest.status,
            will_cancel: latest.willCancel,
            period_end: latest.periodEnd,
            trial_end: latest.trialEnd,
          }
        : null,
  };
}
