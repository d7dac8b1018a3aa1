import { isNull } from "drizzle-orm";
import { customers } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { planOf } from "#app/core/identity/session/plan-gate.server.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";

/**
 * Chooses Free. A paid plan is never granted by a click, and never taken away by one either.
 * @returns the plan that the server holds afterwards
 * @throws AppError plan_not_available for any other plan
 */
export async function selectPlan(
  { databaseOf, env, now }: Pick<AppContext, "databaseOf" | "env" | "now">,
  userId: string,
  plan: string,
): Promise<StoredPlan> {
  if (plan !== "Free") throw new AppError("plan_not_available");
  const database = databaseOf(userId);
  await database
    .insert(customers)
    .values({ userId, plan, planChosenAt: now() })
    .onConflictDoUpdate({
      target: customers.userId,
      set: { plan, planChosenAt: now() },
      setWhere: isNull(customers.plan),
    });
  await recordOf({ env }, userId).changeEntitlement();
  return (await planOf(database, userId)) ?? plan;
}
