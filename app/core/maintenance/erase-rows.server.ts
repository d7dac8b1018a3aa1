import { eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Directory, PersonDatabase } from "#app/base/data/database.server.ts";
import type { SweepCounts } from "./counts.ts";

/** A table whose rows each belong to one person. */
export type TableOfPerson = SQLiteTable & { userId: SQLiteColumn };

/** Deletes all rows of a person from these tables, together or not at all; returns how many by table. */
export function eraseRows(
  database: PersonDatabase | Directory,
  userId: string,
  tables: readonly TableOfPerson[],
): Promise<SweepCounts> {
  return eraseWhere(
    database,
    tables.map((table) => ({ table, where: eq(table.userId, userId) })),
  );
}

/** Deletes the rows of each condition, together or not at all; returns how many by table. */
export async function eraseWhere(
  database: PersonDatabase | Directory,
  parts: readonly { table: SQLiteTable; where: SQL | undefined }[],
): Promise<SweepCounts> {
  const [first, ...rest] = parts.map(({ table, where }) =>
    database.delete(table).where(requireCondition(where)),
  );
  if (!first) return {};
  const results = await database.batch([first, ...rest]);
  return Object.fromEntries(
    parts.map(({ table }, index) => [getTableName(table), results[index]?.meta.changes ?? 0]),
  );
}

/** The row that says how much was erased, not whose; to be inserted only while a selection still finds its reason. */
export const erasureRow = (reason: "cancellation" | "deletion", at: number, counts: SweepCounts) => ({
  id: sql<string>`${crypto.randomUUID()}`.as("id"),
  reason: sql<typeof reason>`${reason}`.as("reason"),
  at: sql<number>`${at}`.as("at"),
  counts: sql<SweepCounts>`${JSON.stringify(counts)}`.as("counts"),
});

/** A missing condition would empty the table. */
function requireCondition(where: SQL | undefined): SQL {
  if (!where) throw new Error("A deletion needs a condition.");
  return where;
}
