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
import { drawShard, type ShardEnv, shardBinding, shardsOf } from "./shards.ts";

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

type Database = DrizzleD1Database<typeof schema>;
declare const holds: unique symbol;
/** The database of what belongs to no single person (`directory-tables.ts`). The compiler keeps it from the others. */
export type Directory = Database & { readonly [holds]?: "directory" };
/** A database of people: of one person, or of everybody in a shard. */
export type PersonDatabase = Database & { readonly [holds]?: "people" };

/** What a piece of work asks: the directory, and whoever's rows it concerns. */
export type Databases = {
  directory: Directory;
  /** The same person's is the same session, so that one piece of work sees what it wrote. */
  databaseOf: (userId: string) => PersonDatabase;
};

/**
 * The database through a D1 session, so that a read replica may answer while one request still sees its own writes.
 * The cast is drizzle's: its D1 type is the whole database, of which it uses `prepare` and `batch` only.
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

/** The only way to what belongs to no single person. */
export const openDirectory = ({ DB }: Pick<ShardEnv, "DB">, options?: Options): Directory =>
  open(() => DB, options);

/** Everybody's rows in one database, for what is done shard by shard: sweeps, month ends, restores. */
export const openShard = (env: ShardEnv, shard: number, options?: Options): PersonDatabase =>
  open(() => boundShard(env, shard), options);

/** The numbers of all databases of people. */
export const everyShard = (env: ShardEnv): number[] => shardsOf(env).map((_, shard) => shard);

/**
 * The only way to one person's rows. Which database they lie in is found out with the first question: it is known to this
 * isolate, or the directory says it. Of whom the directory knows nothing, every database is asked once for rows; who has
 * none anywhere is new.
 * @param isNew what follows for who is new: a number is drawn for good, or, where nobody can be new, database 0 is
 *   asked and nothing is noted
 */
export const openPersonDatabase = (
  env: ShardEnv,
  userId: string,
  { isNew = "drawn", ...options }: Options & { isNew?: "drawn" | "not noted" } = {},
): PersonDatabase => open(async () => boundShard(env, await findShard(env, userId, isNew, options)), options);

/** Both, each opened when it is first asked. */
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

/** What this isolate knows of who is where. It cannot change, so the oldest go only to bound the memory. */
const known = new WeakMap<D1Database, Map<string, number>>();
const MOST_KNOWN = 20_000;

/** The number of a person's database as far as this isolate knows it; always undefined with a single one. */
export const knownShard = ({ DB }: Pick<ShardEnv, "DB">, userId: string): number | undefined =>
  known.get(DB)?.get(userId);

/** Tells this isolate the number that somebody else carried: a cookie that we signed, the person's record or meter. */
export function noteShard({ DB }: Pick<ShardEnv, "DB">, userId: string, shard: number): void {
  const numbers = known.get(DB) ?? new Map<string, number>();
  known.set(DB, numbers.set(userId, shard));
  const [oldest] = numbers.size > MOST_KNOWN ? numbers.keys() : [];
  if (oldest !== undefined) numbers.delete(oldest);
}

/** @throws DatabaseDown also where the number's binding is missing: nobody's rows may be looked for elsewhere */
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
  // A replica may not know yet what another isolate has just drawn.
  const directory = openDirectory(env, { start: "first-primary", ...(longestMs && { longestMs }) });
  const entered = await enteredShard(directory, userId);
  const found = entered ?? (await shardWithRows(env, userId, longestMs));
  if (found === null && isNew === "not noted") return 0;
  const drawn = found ?? drawShard(env.OPEN_SHARDS ?? "0", count, Math.random());
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
 * Enters a person's number unless there is one: two that draw at the same time get the first one's.
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

/** Forgets where a person's rows lay: there are none any more. */
export async function forgetShard(env: ShardEnv, userId: string): Promise<void> {
  known.get(env.DB)?.delete(userId);
  await openDirectory(env).delete(directoryTables.people).where(eq(directoryTables.people.userId, userId));
}

/** Tables of the databases of people in which rows name their person. */
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

/** People from before there was a second database, and those whose number was lost with a restore of the directory. */
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
