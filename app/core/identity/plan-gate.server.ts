import { eq } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { customers } from "#app/base/data/schema.ts";
import { readCookie } from "#app/base/runtime/cookies.server.ts";
import { type StoredPlan, toStoredPlan } from "#app/core/plans/plans.ts";
import { SKIP_PLAN_SELECTION, skipValue } from "./skip-plan-selection.ts";

/** The plan that the server holds for the person (PLAN-02), or null when none was chosen yet. */
export async function planOf(database: Database, userId: string): Promise<StoredPlan | null> {
  const row = await database.query.customers.findFirst({ where: eq(customers.userId, userId) });
  return row ? toStoredPlan(row.plan) : null;
}

/** Whether this person chose to go on without a plan in this browser session (OPEN-72). */
export function hasSkippedPlan(request: Request, userId: string): boolean {
  return readCookie(request, SKIP_PLAN_SELECTION) === skipValue(userId);
}
