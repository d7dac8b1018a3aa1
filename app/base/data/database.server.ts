import {
  createTableRelationsHelpers,
  type ExtractTablesWithRelations,
  eq,
  extractTablesRelationalConfig,
  getTableColumns,
  getTableName,
  is,
  sql,
} from "drizzle-orm";
import { DrizzleD1Database, SQLiteD1Session } from "drizzle-orm/d1";
import { SQLiteAsyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { boundedSession, DatabaseDown } from "./bounded-d1.ts";
import * as directoryTables from "./directory-tables.ts";
import * as schema from "./schema.ts";
import { DEFAULT_OPEN_SHARDS, drawShard, type ShardEnv, shardBinding, shardsOf } from "./shards.ts";

/** What `drizzle()` would otherwise derive from every table for each request. */
const { tables, tableNamesMap } = extractTablesRelationalConfig<ExtractTablesWithRelations<typeof schema>>(
  schema,
  createTableRelationsHelpers,
);
const derived = { fullSchema: schema, schema: tables, tableNamesMap };
const dialect = new SQLiteAsyncDialect();

/** How long a query may take that a person waits for, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 3_000;
/** D1's own limit for a statement. */
const LONGEST_QUESTION_MS = 30_000;

type Options = {
  /** "first-primary" if a request must see what another one has just written. */
  start?: "first-unconstrained" | "first-primary";
  /** How long one query may take, in milliseconds; after that, or if D1 fails, `DatabaseDown` is thrown. */
  longestMs?: number;
};

type Database = DrizzleD1Database<typeof schema>;
declare const holds: unique symbol;
/** The database of what belongs to no single person (`directory-tables.ts`). Its type keeps it apart. */
export type Directory = Database & { readonly [holds]?: "directory" };
/** A database of people: of one person, or of everybody in a shard. */
export type PersonDatabase = Database & { readonly [holds]?: "people" };

/** The databases for a piece of work: the directory, and those of the people concerned. */
export type Databases = {
  directory: Directory;
  /** One session per person, so that a piece of work sees its own writes. */
  databaseOf: (userId: string) => PersonDatabase;
};

/**
 * The database through a D1 session, so that a read replica may answer while one request still sees its own writes.
 * The cast is due to drizzle: its D1 type is the whole database, but it uses only `prepare` and `batch`.
 */
function open(
  find: Parameters<typeof boundedSession>[0],
  { start = "first-unconstrained", longestMs = LONGEST_QUESTION_MS }: Options = {},
): Database {
  const session = new SQLiteD1Session<typeof schema, typeof tables>(
    boundedSession(find, start, longestMs) as unknown as D1Database,
    dialect,
    derived,
  );
  return new DrizzleD1Database<typeof schema>("async", dialect, session, derived);
}

/** The only access to what belongs to no single person. */
export const openDirectory = ({ DB }: Pick<ShardEnv, "DB">, options?: Options): Directory =>
  open(() => DB, options);

/** All people's rows in one database, for work done shard by shard: sweeps, month ends, restores. */
export const openShard = (env: ShardEnv, shard: number, options?: Options): PersonDatabase =>
  open(() => boundShard(env, shard), options);

/** The numbers of all databases of people. */
export const everyShard = (env: ShardEnv): number[] => shardsOf(env).map((_, shard) => shard);

/**
 * The only access to one person's rows. The first query finds their database: this isolate knows it, or the directory
 * does. If not, every database is asked once for rows; a person without any is new.
 * @param isNew what to do for a new person: draw a number for good, or, where nobody can be new, use database 0 and
 *   note nothing
 */
export const openPersonDatabase = (
  env: ShardEnv,
  userId: string,
  { isNew = "drawn", ...options }: Options & { isNew?: "drawn" | "not noted" } = {},
): PersonDatabase => open(async () => boundShard(env, await findShard(env, userId, isNew, options)), options);

/** Both, each opened on first use. */
export function openDatabases(
  env: ShardEnv,
  options: Parameters<typeof openPersonDatabase>[2] = {},
): Databases {
  const databases = new Map<string, PersonDatabase>();
  let directory: Directory | undefined;
  return {
    get directory() {
      directory ??= openDirectory(env, options);
      return directory;
    },
    databaseOf: (userId) => {
      const database = databases.get(userId) ?? openPersonDatabase(env, userId, options);
      databases.set(userId, database);
      return database;
    },
  };
}

/** The shards of people that this isolate knows. They never change; the oldest are dropped only to limit memory. */
const known = new WeakMap<D1Database, Map<string, number>>();
const MOST_KNOWN = 20_000;

/** The number of a person's database, if this isolate knows it; always undefined with a single database. */
export const knownShard = ({ DB }: Pick<ShardEnv, "DB">, userId: string): number | undefined =>
  known.get(DB)?.get(userId);

/** Notes a number from a trusted source: a cookie that we signed, the person's record or meter. */
export function noteShard({ DB }: Pick<ShardEnv, "DB">, userId: string, shard: number): void {
  const numbers = known.get(DB) ?? new Map<string, number>();
  known.set(DB, numbers.set(userId, shard));
  const [oldest] = numbers.size > MOST_KNOWN ? numbers.keys() : [];
  if (oldest !== undefined) numbers.delete(oldest);
}

/** @throws DatabaseDown also if the number's binding is missing: rows must not be looked for elsewhere */
function boundShard(env: ShardEnv, shard: number): D1Database {
  const d1 = shardsOf(env)[shard];
  if (!d1) throw new DatabaseDown(`There is no ${shardBinding(shard)}.`);
  return d1;
}

async function findShard(
  env: ShardEnv,
  userId: string,
  isNew: "drawn" | "not noted",
  { longestMs }: Options,
): Promise<number> {
  const noted = knownShard(env, userId);
  if (noted !== undefined) return noted;
  const count = shardsOf(env).length;
  if (count === 1) return 0;
  // A replica may not have the number that another isolate has just drawn.
  const directory = openDirectory(env, { start: "first-primary", ...(longestMs && { longestMs }) });
  const entered = await enteredShard(directory, userId);
  const found = entered ?? (await shardWithRows(env, userId, longestMs));
  if (found === null && isNew === "not noted") return 0;
  const drawn = found ?? drawShard(env.OPEN_SHARDS ?? DEFAULT_OPEN_SHARDS, count, Math.random());
  const shard = entered ?? (await enterShard(directory, userId, drawn));
  noteShard(env, userId, shard);
  return shard;
}

async function enteredShard(directory: Directory, userId: string): Promise<number | null> {
  const { people } = directoryTables;
  const [row] = await directory.select({ shard: people.shard }).from(people).where(eq(people.userId, userId));
  return row?.shard ?? null;
}

/**
 * Enters a person's number unless there is one: of two concurrent draws, the first counts for both.
 * @returns the number that counts
 */
export async function enterShard(directory: Directory, userId: string, shard: number): Promise<number> {
  const { people } = directoryTables;
  const [, [row]] = await directory.batch([
    directory.insert(people).values({ userId, shard, drawnAt: Date.now() }).onConflictDoNothing(),
    directory.select({ shard: people.shard }).from(people).where(eq(people.userId, userId)),
  ]);
  return row?.shard ?? shard;
}

/** Forgets where a person's rows were, once there are none. */
export async function forgetShard(env: ShardEnv, userId: string): Promise<void> {
  known.get(env.DB)?.delete(userId);
  await openDirectory(env).delete(directoryTables.people).where(eq(directoryTables.people.userId, userId));
}

/** The tables of the databases of people with a person's id in each row. */
const tablesOfPeople = (Object.values(schema) as unknown[])
  .filter((value) => is(value, SQLiteTable))
  .filter((table) => "userId" in getTableColumns(table))
  .map((table) => getTableName(table))
  .filter((name) => !isOfDirectory(name));

function isOfDirectory(name: string): boolean {
  return Object.values(directoryTables).some(
    (value) => is(value, SQLiteTable) && getTableName(value) === name,
  );
}

/**
 * For people from before there was a second database, or whose number was lost when the directory was
 * restored.
 */
async function shardWithRows(env: ShardEnv, userId: string, longestMs?: number): Promise<number | null> {
  const hasRows = tablesOfPeople.map(
    (name) => sql`EXISTS (SELECT 1 FROM ${sql.identifier(name)} WHERE user_id = ${userId})`,
  );
  const question = sql`SELECT ${sql.join(hasRows, sql` OR `)} AS has`;
  const answers = await Promise.all(
    everyShard(env).map((shard) =>
      openShard(env, shard, { start: "first-primary", ...(longestMs && { longestMs }) }).get<{ has: number }>(
        question,
      ),
    ),
  );
  const found = answers.findIndex((answer) => answer?.has === 1);
  return found < 0 ? null : found;
}
