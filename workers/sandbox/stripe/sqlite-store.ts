import type { Documents, StoredKind, StripeStore } from "./store.ts";

/** Documents as JSON in a Durable Object's SQLite; they survive a restart. */
export function sqliteStore(sql: SqlStorage): StripeStore {
  sql.exec(
    "CREATE TABLE IF NOT EXISTS documents (kind TEXT, id TEXT, look TEXT, body TEXT, PRIMARY KEY (kind, id))",
  );
  sql.exec("CREATE INDEX IF NOT EXISTS documents_by_look ON documents (kind, look)");
  const read = <K extends StoredKind>(query: string, ...values: string[]) =>
    sql
      .exec<{ body: string }>(query, ...values)
      .toArray()
      .map((row) => JSON.parse(row.body) as Documents[K]);
  return {
    get: (kind, id) => read<typeof kind>("SELECT body FROM documents WHERE kind = ? AND id = ?", kind, id)[0],
    put: (kind, document, look) => {
      sql.exec(
        `INSERT INTO documents VALUES (?1, ?2, coalesce(?3, ''), ?4)
         ON CONFLICT DO UPDATE SET look = coalesce(?3, look), body = excluded.body`,
        kind,
        document.id,
        look ?? null,
        JSON.stringify(document),
      );
      return document;
    },
    remove: (kind, id) => void sql.exec("DELETE FROM documents WHERE kind = ? AND id = ?", kind, id),
    list: (kind, look) =>
      look === undefined
        ? read<typeof kind>("SELECT body FROM documents WHERE kind = ? ORDER BY rowid", kind)
        : read<typeof kind>(
            "SELECT body FROM documents WHERE kind = ? AND look = ? ORDER BY rowid",
            kind,
            look,
          ),
  };
}
