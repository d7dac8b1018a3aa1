import { asc, lte } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { customers } from "#app/base/data/schema.ts";
import { RETENTION_DAYS } from "#app/core/plans/promises.ts";

/** What a cancelled plan leaves behind is kept for so long (CONST-03). */
export const RETENTION_MS = RETENTION_DAYS * 24 * 60 * 60 * 1000;

const MOST_AT_ONCE = 500;

/** Whose last paid plan ended 30 days ago or more and who was not looked after yet, longest first; at most 500. */
export async function dueForRetention(database: Database, now: number): Promise<string[]> {
  const due = await database
    .select({ userId: customers.userId })
    .from(customers)
    .where(lte(customers.paidPlanEndedAt, now - RETENTION_MS))
    .orderBy(asc(customers.paidPlanEndedAt))
    .limit(MOST_AT_ONCE);
  return due.map(({ userId }) => userId);
}
