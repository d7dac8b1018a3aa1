import type { Delivery, DeliveryStore } from "./deliveries.ts";

type Row = { id: string; body: string; attempts: number; due_at: number };

/** Deliveries in a Durable Object's SQLite; they survive a restart. */
export function sqliteDeliveries(sql: SqlStorage): DeliveryStore {
  sql.exec(
    "CREATE TABLE IF NOT EXISTS deliveries (seq INTEGER PRIMARY KEY, id TEXT UNIQUE, body TEXT, attempts INTEGER, due_at INTEGER)",
  );
  return {
    list: () =>
      sql
        .exec<Row>("SELECT id, body, attempts, due_at FROM deliveries ORDER BY seq")
        .toArray()
        .map(({ due_at, ...delivery }) => ({ ...delivery, dueAt: due_at })),
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
  };
}

export function memoryDeliveries(): DeliveryStore {
  const waiting = new Map<string, Delivery>();
  return {
    list: () => [...waiting.values()],
    put: (delivery) => void waiting.set(delivery.id, delivery),
    remove: (id) => void waiting.delete(id),
  };
}
