import type { Documents, StoredKind, StripeStore } from "./store.ts";

type Row = { look: string; body: string };

/** Freezes a value and all its parts. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Keeps the same JSON as the Durable Object's SQLite, in memory. */
export function memoryStore(): StripeStore {
  const kinds = new Map<StoredKind, Map<string, Row>>();
  const rows = (kind: StoredKind) => {
    const known = kinds.get(kind) ?? new Map<string, Row>();
    kinds.set(kind, known);
    return known;
  };
  const parse = <K extends StoredKind>(row: Row) => JSON.parse(row.body) as Documents[K];
  // A long run searches its events again and again; they never change, so each is parsed once.
  const events = new WeakMap<Row, object>();
  const read = <K extends StoredKind>(kind: K, row: Row): Documents[K] => {
    if (kind !== "event") return parse(row);
    const known = events.get(row) ?? frozen(parse<"event">(row));
    events.set(row, known);
    return known as Documents[K];
  };
  return {
    get: (kind, id) => {
      const row = rows(kind).get(id);
      return row && read(kind, row);
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
        .map((row) => read(kind, row)),
  };
}
