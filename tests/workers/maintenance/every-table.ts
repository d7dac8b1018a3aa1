import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "#app/base/data/schema.ts";
import { database, everywhereD1 } from "../databases.ts";

/** The deletion's own record, and its database: both stay for 30 days. */
const RECORD = ["deletion_jobs", "deletion_steps", "people"];

/** Every table that has rows of a person, by the schema itself. */
export const TABLES_OF_PEOPLE = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .filter((table) => "userId" in getTableColumns(table) && !RECORD.includes(getTableName(table)));

/** Puts one row of the person into every such table, with something in every column. */
export async function fillEveryTable(userId: string, changes: Record<string, object> = {}): Promise<void> {
  for (const table of TABLES_OF_PEOPLE) {
    const values = Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      name === "userId" ? userId : anythingFor(column, `${name} of ${userId}`),
    ]);
    const row = { ...Object.fromEntries(values), ...changes[getTableName(table)] };
    await database.insert(table).values(row).onConflictDoNothing();
  }
}

function anythingFor(
  { dataType, enumValues }: { dataType: string; enumValues?: string[] | undefined },
  text: string,
): unknown {
  if (dataType === "json") return { kind: 1 };
  if (dataType === "boolean") return false;
  if (dataType === "number") return 1;
  return enumValues?.[0] ?? text;
}

/**
 * The rows of every table that name the person, by table. Excludes a month end's progress, which names the last person
 * handled until it is finished: one left in the queue by an earlier file may be at this person.
 */
export async function rowsNaming(userId: string): Promise<Record<string, unknown[]>> {
  const tables = await everywhereD1
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'month_ends' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
    )
    .all<{ name: string }>();
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables.results) {
    const { results } = await everywhereD1.prepare(`SELECT * FROM "${name}"`).all();
    const mine = results.filter((row) => JSON.stringify(row).includes(userId));
    if (mine.length > 0) found[name] = mine;
  }
  return found;
}
