import {
  createTableRelationsHelpers,
  type ExtractTablesWithRelations,
  extractTablesRelationalConfig,
} from "drizzle-orm";
import { DrizzleD1Database, SQLiteD1Session } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import * as schema from "./schema.ts";

/** What `drizzle()` would derive from every table anew for each request. */
const { tables, tableNamesMap } = extractTablesRelationalConfig<ExtractTablesWithRelations<typeof schema>>(
  schema,
  createTableRelationsHelpers,
);
const derived = { fullSchema: schema, schema: tables, tableNamesMap };
const dialect = new SQLiteAsyncDialect();

/**
 * The database through a D1 session, so that a read replica may answer while one request still sees its own writes.
 * The cast is drizzle's: its D1 type is the whole database, of which it uses `prepare` and `batch` only.
 * @param start "first-primary" where a request must see what another one has just written
 */
export function openDatabase(
  d1: D1Database,
  start: "first-unconstrained" | "first-primary" = "first-unconstrained",
) {
  const session = new SQLiteD1Session<typeof schema, typeof tables>(
    d1.withSession(start) as unknown as D1Database,
    dialect,
    derived,
  );
  return new DrizzleD1Database<typeof schema>("async", dialect, session, derived);
}

export type Database = ReturnType<typeof openDatabase>;
