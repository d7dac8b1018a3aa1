import { asc, lte } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { customers } from "#app/base/data/schema.ts";
import { RETENTION_DAYS } from "#app/core/plans/promises.ts";

/** How long the data of a cancelled plan is kept (CONST-03). */
export const RETENTION_MS = RETENTION_DAYS * 24 * 60 * 60 * 1000;

const MOST_AT_ONCE = 500;

/**
 * People whose last paid plan ended at least 30 days ago and whose data was not erased yet, longest ago first; at
 * most 500.
 */
export async function dueForRetention(database: PersonDatabase, now: number): Promise<string[]> {
  const due = await database
    .select({ userId: customers.userId })
    .from(customers)
    .where(lte(customers.paidPlanEndedAt, now - RETENTION_MS))
    .orderBy(asc(customers.paidPlanEndedAt))
    .limit(MOST_AT_ONCE);
  return due.map(({ userId }) => userId);
}
