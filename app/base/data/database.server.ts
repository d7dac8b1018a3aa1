import {
  createTableRelationsHelpers,
  type ExtractTablesWithRelations,
  extractTablesRelationalConfig,
} from "drizzle-orm";
import { DrizzleD1Database, SQLiteD1Session } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { boundedSession } from "./bounded-d1.ts";
import * as schema from "./schema.ts";

/** What `drizzle()` would derive from every table anew for each request. */
const { tables, tableNamesMap } = extractTablesRelationalConfig<ExtractTablesWithRelations<typeof schema>>(
  schema,
  createTableRelationsHelpers,
);
const derived = { fullSchema: schema, schema: tables, tableNamesMap };
const dialect = new SQLiteAsyncDialect();

/** How long a question may take that a person waits for, in milliseconds. */
export const REQUEST_PATIENCE_MS = 3_000;
/** As long as D1 itself lets a statement run. */
const LONGEST_QUESTION_MS = 30_000;

type Options = {
  /** "first-primary" where a request must see what another one has just written. */
  start?: "first-unconstrained" | "first-primary";
  /** How long one question may take, in milliseconds; then, and where D1 fails, `DatabaseDown` is thrown. */
  longestMs?: number;
};

/**
 * The database through a D1 session, so that a read replica may answer while one request still sees its own writes.
 * The cast is drizzle's: its D1 type is the whole database, of which it uses `prepare` and `batch` only.
 */
export function openDatabase(
  d1: D1Database,
  { start = "first-unconstrained", longestMs = LONGEST_QUESTION_MS }: Options = {},
) {
  const session = new SQLiteD1Session<typeof schema, typeof tables>(
    boundedSession(d1, start, longestMs) as unknown as D1Database,
    dialect,
    derived,
  );
  return new DrizzleD1Database<typeof schema>("async", dialect, session, derived);
}

export type Database = ReturnType<typeof openDatabase>;
