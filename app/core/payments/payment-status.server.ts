import { and, eq } from "drizzle-orm";
import type { Databases } from "#app/base/data/database.server.ts";
import { customers, payments, subscriptions } from "#app/base/data/schema.ts";
import { toStoredPlan } from "#app/core/plans/plans.ts";
import type { PaymentStatus } from "./payment-status.ts";
import { customersOf } from "./stripe/customers.server.ts";
import { entitlementOf } from "./stripe/entitlement.ts";

/** What the server holds about a person's plan (API-07, OPEN-13, OPEN-44). */
export async function paymentStatusOf(
  { directory, databaseOf }: Databases,
  userId: string,
): Promise<PaymentStatus> {
  const database = databaseOf(userId);
  const [account, held, ids, paid] = await Promise.all([
    database.query.customers.findFirst({ where: eq(customers.userId, userId) }),
    database.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    customersOf(directory, userId),
    database.query.payments.findFirst({
      where: and(eq(payments.userId, userId), eq(payments.kind, "subscription")),
    }),
  ]);
  const { current } = entitlementOf(held.map((row) => ({ ...row, trialStart: null })));
  const hadPaidPlan = account?.trialUsedAt != null || account?.paidPlanEndedAt != null || paid !== undefined;
  const plan = account?.plan ? toStoredPlan(account.plan) : null;
  const isPaid = plan === "Basic" || plan === "Premium";
  return {
    hasPaid: plan !== null,
    plan: plan ?? "Free",
    // Includes a trial whose first payment failed, which has lost its plan.
    payment_status: plan === null ? "none" : current?.status === "past_due" ? "past_due" : "completed",
    // The browser's stored plan may fall to Free only if a paid plan really ended (OPEN-73).
    paid_plan_ended: !isPaid && hadPaidPlan,
    has_customer: ids.length > 0,
    subscription:
      isPaid && current
        ? {
            status: current.status,
            will_cancel: current.willCancel,
            period_end: current.periodEnd,
            trial_end: current.trialEnd,
          }
        : null,
  };
}
