import { eq, getTableName } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { packs, paymentCustomers, payments, stripeEvents, subscriptions } from "#app/base/data/schema.ts";
import { eraseRows } from "#app/core/maintenance/erase-rows.server.ts";

/** Where payments keep something of a person. */
export const TABLES = [paymentCustomers, subscriptions, payments, packs, stripeEvents] as const;

/** The person's rows by table. */
export async function exportPerson(database: Database, userId: string): Promise<Record<string, unknown[]>> {
  const tables = TABLES.map(
    async (table) =>
      [getTableName(table), await database.select().from(table).where(eq(table.userId, userId))] as const,
  );
  return Object.fromEntries(await Promise.all(tables));
}

/** Deletes them; safe to repeat. */
export const erasePerson = (database: Database, userId: string) => eraseRows(database, userId, TABLES);
