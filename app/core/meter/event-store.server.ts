import type { UsageEvent } from "./state.ts";

/** A charged run as it is kept and exported. */
export type StoredEvent = Omit<UsageEvent, "kind">;

/** Where the next page begins: the last run of this one. */
export type EventCursor = Pick<StoredEvent, "at" | "eventId">;

const TABLE = `
CREATE TABLE IF NOT EXISTS events (
  event_id TEXT PRIMARY KEY, feature TEXT NOT NULL, period TEXT NOT NULL, input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL, is_counted INTEGER NOT NULL, at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS events_by_time ON events (at, event_id);`;

const COLUMNS = `event_id AS eventId, feature, period, input_tokens AS inputTokens, output_tokens AS outputTokens,
  is_counted AS isCounted, at`;

type Row = Omit<StoredEvent, "isCounted"> & { isCounted: number };

/** Keeps charged runs; one that is already kept stays as it is. */
export function insertEvents(sql: SqlStorage, events: readonly StoredEvent[]): void {
  if (events.length === 0) return;
  sql.exec(TABLE);
  for (const { eventId, feature, period, inputTokens, outputTokens, isCounted, at } of events)
    sql.exec(
      "INSERT OR IGNORE INTO events VALUES (?, ?, ?, ?, ?, ?, ?)",
      eventId,
      feature,
      period,
      inputTokens,
      outputTokens,
      isCounted ? 1 : 0,
      at,
    );
}

/** Newest first; `next` is where the following page begins, null at the end. */
export function listEvents(
  sql: SqlStorage,
  { before, limit = 500 }: { before?: EventCursor | undefined; limit?: number },
): { events: StoredEvent[]; next: EventCursor | null } {
  sql.exec(TABLE);
  const { at = Number.MAX_SAFE_INTEGER, eventId = "" } = before ?? {};
  const rows = sql
    .exec<Row>(
      `SELECT ${COLUMNS} FROM events WHERE (at, event_id) < (?, ?) ORDER BY at DESC, event_id DESC LIMIT ?`,
      at,
      eventId,
      limit + 1,
    )
    .toArray();
  const events = rows.slice(0, limit).map((row) => ({ ...row, isCounted: row.isCounted === 1 }));
  const last = events.at(-1);
  return { events, next: rows.length > limit && last ? { at: last.at, eventId: last.eventId } : null };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days since then on which a note was charged, in UTC and counted from 1970, latest first. */
export function noteDays(sql: SqlStorage, { since }: { since: number }): number[] {
  sql.exec(TABLE);
  return sql
    .exec<{ day: number }>(
      `SELECT DISTINCT at / ${DAY_MS} AS day FROM events
       WHERE at > ? AND feature = 'sbar' AND is_counted = 1 ORDER BY day DESC`,
      since,
    )
    .toArray()
    .map(({ day }) => day);
}

/** Forgets runs of months before this one. @returns how many */
export function removeEventsBefore(sql: SqlStorage, period: string): number {
  sql.exec(TABLE);
  return sql.exec("DELETE FROM events WHERE period < ? RETURNING event_id", period).toArray().length;
}
