import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Tables of the storage engine itself. */
const ENGINE = /^(sqlite_|_cf_METADATA$)/;

/** Every SQLite file below a folder of local state: D1, Durable Objects, queues, whatever there is. */
const filesIn = (state: string): string[] =>
  readdirSync(state, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".sqlite"))
    .map((file) => join(state, file));

export type Found = { file: string; table: string; row: string };

/** A server that is writing holds a store for a moment, in milliseconds. */
const LONGEST_LOCK_MS = 10_000;

/**
 * Every row of every local store that holds one of these words, in any column, binary ones too.
 * @param state the folder that the server keeps its state in; it must have been started once
 */
export function rowsWith(state: string, words: string[]): Found[] {
  return filesIn(state).flatMap((file) => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: LONGEST_LOCK_MS });
    try {
      return tablesOf(database).flatMap((table) =>
        rowsOf(database, table)
          .map((row) => textOf(row))
          .filter((row) => words.some((word) => row.includes(word)))
          .map((row) => ({ file: file.slice(state.length), table, row })),
      );
    } finally {
      database.close();
    }
  });
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
