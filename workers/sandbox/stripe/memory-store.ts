import type { Documents, StoredKind, StripeStore } from "./store.ts";

type Row = { look: string; body: string };

/** Keeps the same JSON as the Durable Object's SQLite, in memory. */
export function memoryStore(): StripeStore {
  const kinds = new Map<StoredKind, Map<string, Row>>();
  const rows = (kind: StoredKind) => {
    const known = kinds.get(kind) ?? new Map<string, Row>();
    kinds.set(kind, known);
    return known;
  };
  const parse = <K extends StoredKind>(row: Row) => JSON.parse(row.body) as Documents[K];
  return {
    get: (kind, id) => {
      const row = rows(kind).get(id);
      return row && parse(row);
    },
    put: (kind, document, look) => {
      const known = rows(kind).get(document.id)?.look ?? "";
      rows(kind).set(document.id, { look: look ?? known, body: JSON.stringify(document) });
      return document;
    },
    remove: (kind, id) => void rows(kind).delete(id),
    list: (kind, look) =>
      [...rows(kind).values()]
        .filter((row) => look === undefined || row.look === look)
        .map((row) => parse(row)),
  };
}
