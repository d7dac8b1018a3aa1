import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Tables of the storage engine itself. */
const ENGINE = /^(sqlite_|_cf_METADATA$)/;

/** Every SQLite file below a folder of local state: D1, Durable Objects, queues, whatever there is. */
const filesIn = (state: string): string[] =>
  readdirSync(state, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".sqlite"))
    .map((file) => join(state, file));

type Found = { file: string; table: string; row: string };

/** A server that is writing holds a store for a moment, in milliseconds. */
const LONGEST_LOCK_MS = 10_000;

/**
 * Every row of every local store that holds one of these words, in any column, binary ones too.
 * @param state the folder that the server keeps its state in; it must have been started once
 */
export function rowsWith(state: string, words: string[]): Found[] {
  return filesIn(state).flatMap((file) =>
    rowsIn(file)
      .filter(({ row }) => words.some((word) => row.includes(word)))
      .map(({ table, row }) => ({ file: file.slice(state.length), table, row })),
  );
}

/** Every row of one store. None if its owner emptied it, which removes the file, after the folder was listed. */
function rowsIn(file: string, tries = 5): Omit<Found, "file">[] {
  if (!existsSync(file)) return [];
  try {
    using database = new DatabaseSync(file, { readOnly: true, timeout: LONGEST_LOCK_MS });
    return tablesOf(database).flatMap((table) =>
      rowsOf(database, table).map((row) => ({ table, row: textOf(row) })),
    );
  } catch (error) {
    // The files beside it come and go with its owner; without them there is nothing to open for a moment.
    if (tries === 0 || !String(error).includes("unable to open")) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    return rowsIn(file, tries - 1);
  }
}

function rowsOf(database: DatabaseSync, table: string) {
  const all = database.prepare(`SELECT * FROM "${table}"`);
  all.setReadBigInts(true); // alarms are kept in nanoseconds
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
