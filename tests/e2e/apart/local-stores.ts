import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Tables of the storage engine itself. */
const ENGINE = /^(sqlite_|_cf_METADATA$)/;

/** Every SQLite file in a folder of local state: D1, Durable Objects, queues, and any other. */
const filesIn = (state: string): string[] =>
  readdirSync(state, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".sqlite"))
    .map((file) => join(state, file));

type Found = { file: string; table: string; row: string };

/** How long a writing server may lock a store, in milliseconds. */
const LONGEST_LOCK_MS = 10_000;

/**
 * Every row of every local store that contains one of these words, in any column, even binary ones.
 * @param state the server's state folder; the server must have been started once
 */
export function rowsWith(state: string, words: string[]): Found[] {
  return filesIn(state).flatMap((file) =>
    rowsIn(file)
      .filter(({ row }) => words.some((word) => row.includes(word)))
      .map(({ table, row }) => ({ file: file.slice(state.length), table, row })),
  );
}

/** Every row of one store; none if its owner emptied it, which removes the file, after the folder was listed. */
function rowsIn(file: string, tries = 5): Omit<Found, "file">[] {
  if (!existsSync(file)) return [];
  try {
    using database = new DatabaseSync(file, { readOnly: true, timeout: LONGEST_LOCK_MS });
    return tablesOf(database).flatMap((table) =>
      rowsOf(database, table).map((row) => ({ table, row: textOf(row) })),
    );
  } catch (error) {
    // Its companion files come and go with the owner; while they are missing, it cannot be opened for a moment.
    if (tries === 0 || !String(error).includes("unable to open")) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    return rowsIn(file, tries - 1);
  }
}

function rowsOf(database: DatabaseSync, table: string) {
  const all = database.prepare(`SELECT * FROM "${table}"`);
  all.setReadBigInts(true); // alarms are stored in nanoseconds
  return all.all();
}

const tablesOf = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !ENGINE.test(name));

const textOf = (row: Record<string, unknown>): string =>
  Object.entries(row)
    .map(
      ([name, value]) =>
        `${name}=${value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : value}`,
    )
    .join(" ");
