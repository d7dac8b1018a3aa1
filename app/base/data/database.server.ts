import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema.ts";

/**
 * The database through a D1 session, so that a read replica may answer while one request still sees its own writes.
 * The cast is drizzle's: its D1 type is the whole database, of which it uses `prepare` and `batch` only.
 * @param start "first-primary" where a request must see what another one has just written
 */
export function openDatabase(
  d1: D1Database,
  start: "first-unconstrained" | "first-primary" = "first-unconstrained",
) {
  return drizzle(d1.withSession(start) as unknown as D1Database, { schema });
}

export type Database = ReturnType<typeof openDatabase>;
