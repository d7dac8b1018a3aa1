import { eq } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { customers } from "#app/base/data/schema.ts";

/** Whether the person had the trial already; it is granted once. */
export async function hasUsedTrial(database: PersonDatabase, userId: string): Promise<boolean> {
  const account = await database.query.customers.findFirst({ where: eq(customers.userId, userId) });
  return (account?.trialUsedAt ?? null) !== null;
}
