import { env } from "cloudflare:test";
import { getTableName, is } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  knownShard,
  openDatabases,
  openDirectory,
  openPersonDatabase,
} from "#app/base/data/database.server.ts";
import * as directoryTables from "#app/base/data/directory-tables.ts";
import type * as schema from "#app/base/data/schema.ts";
import { shardsOf } from "#app/base/data/shards.ts";

/** The directory, and each person's rows in whichever database; new people are drawn. */
export const { directory, databaseOf } = openDatabases(env);

/** The number of the person's database; drawn if new. */
export async function shardOf(userId: string): Promise<number> {
  // Any query looks it up.
  await openPersonDatabase(env, userId).query.customers.findFirst();
  return knownShard(env, userId) ?? 0;
}

/** The person's database itself. */
const d1Of = async (userId: string): Promise<D1Database> =>
  shardsOf(env)[await shardOf(userId)] as D1Database;

const DIRECTORY: string[] = Object.values(directoryTables)
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableName(table));

const INSERTED = /^\s*insert(?: or \w+)? into "?(\w+)"?/i;

/** Where a statement goes: an insert to its person's database or the directory, anything else to every database. */
async function placesOf({ query, values }: Statement): Promise<D1Database[]> {
  const all = shardsOf(env);
  const table = INSERTED.exec(query)?.[1];
  if (table && DIRECTORY.includes(table)) return [env.DB];
  // Inserted from an existing row: it goes where that is.
  if (!table || /\bselect\b/i.test(query)) return all;
  const userId = values.find((value) => typeof value === "string" && value.startsWith("user_"));
  return [typeof userId === "string" ? await d1Of(userId) : env.DB];
}

class Statement {
  readonly query: string;
  readonly values: readonly unknown[];

  constructor(query: string, values: readonly unknown[] = []) {
    this.query = query;
    this.values = values;
  }

  bind = (...values: unknown[]) => new Statement(this.query, values);
  on = (d1: D1Database) => d1.prepare(this.query).bind(...this.values);
  all = async () => (await askEverywhere([this]))[0] as D1Result;
  run = this.all;
  raw = async () => (await Promise.all((await placesOf(this)).map((d1) => this.on(d1).raw()))).flat();
  first = async (column?: string) => {
    const row = (await this.all()).results[0] as Record<string, unknown> | undefined;
    return column && row ? row[column] : (row ?? null);
  };
}

const execEverywhere = async (query: string) => {
  for (const d1 of shardsOf(env)) await d1.exec(query);
};

/** One batch per database; the results of a statement are combined. */
async function askEverywhere(statements: Statement[]): Promise<D1Result[]> {
  const places = await Promise.all(statements.map(placesOf));
  const answers: D1Result[][] = statements.map(() => []);
  for (const d1 of shardsOf(env)) {
    const here = [...statements.keys()].filter((n) => places[n]?.includes(d1));
    if (here.length === 0) continue;
    const answered = await d1.batch(here.map((n) => (statements[n] as Statement).on(d1)));
    for (const [nth, n] of here.entries()) answers[n]?.push(answered[nth] as D1Result);
  }
  return answers.map((parts) => ({
    ...(parts[0] as D1Result),
    results: parts.flatMap(({ results }) => results),
    meta: {
      ...(parts[0] as D1Result).meta,
      changes: parts.reduce((sum, { meta }) => sum + meta.changes, 0),
    },
  }));
}

const session = {
  prepare: (query: string) => new Statement(query),
  batch: (statements: Statement[]) => askEverywhere(statements),
};

/**
 * All databases as one, for tests that check a person's rows in whichever database. Reads, changes and deletions apply
 * to each; a new row goes to its person's.
 */
export const everywhereD1 = {
  ...session,
  exec: execEverywhere,
  withSession: () => session,
} as unknown as D1Database;
export const database: DrizzleD1Database<typeof schema> = openDirectory({ DB: everywhereD1 });
