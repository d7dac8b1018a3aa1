import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/** Node's own SQLite in the form of a Durable Object's storage, as far as the stand-ins use it. */
export function nodeSql(): SqlStorage {
  const database = new DatabaseSync(":memory:");
  const exec = (query: string, ...bindings: SQLInputValue[]) => {
    const rows = database.prepare(query).all(...bindings);
    return { toArray: () => rows };
  };
  return { exec } as unknown as SqlStorage;
}
