import type { Delivery, DeliveryStore } from "./deliveries.ts";

type Row = { id: string; body: string; attempts: number; due_at: number };

/** Deliveries in a Durable Object's SQLite; they survive a restart. */
export function sqliteDeliveries(sql: SqlStorage): DeliveryStore {
  sql.exec(
    "CREATE TABLE IF NOT EXISTS deliveries (seq INTEGER PRIMARY KEY, id TEXT UNIQUE, body TEXT, attempts INTEGER, due_at INTEGER)",
  );
  return {
    put: ({ id, body, attempts, dueAt }) =>
      void sql.exec(
        `INSERT INTO deliveries (id, body, attempts, due_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET attempts = excluded.attempts, due_at = excluded.due_at`,
        id,
        body,
        attempts,
        dueAt,
      ),
    remove: (id) => void sql.exec("DELETE FROM deliveries WHERE id = ?", id),
    firstDue: (at, except) => {
      const query =
        "SELECT id, body, attempts, due_at FROM deliveries WHERE due_at <= ? ORDER BY seq LIMIT ?";
      const rows = sql.exec<Row>(query, at, except.size + 1).toArray();
      const first = rows.find(({ id }) => !except.has(id));
      return first && { id: first.id, body: first.body, attempts: first.attempts, dueAt: first.due_at };
    },
    nextDue: () =>
      sql.exec<{ at: number | null }>("SELECT min(due_at) AS at FROM deliveries").toArray()[0]?.at ?? null,
  };
}

export function memoryDeliveries(): DeliveryStore {
  const waiting = new Map<string, Delivery>();
  return {
    put: (delivery) => void waiting.set(delivery.id, delivery),
    remove: (id) => void waiting.delete(id),
    firstDue: (at, except) => [...waiting.values()].find(({ id, dueAt }) => dueAt <= at && !except.has(id)),
    nextDue: () => {
      const moments = [...waiting.values()].map(({ dueAt }) => dueAt);
      return moments.length > 0 ? Math.min(...moments) : null;
    },
  };
}
