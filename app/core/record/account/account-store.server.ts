import type { AccountEntitlement } from "#app/core/identity/session/plan-gate.server.ts";
import type { RecordParts } from "../store/record-parts.server.ts";
import { type HeldEntitlement, NOTHING_HELD } from "./held-entitlement.ts";

type Parts = Pick<RecordParts, "sql" | "now" | "transaction">;

/** A session of the person, begun or ended here. Times are Unix milliseconds. */
export type RecordedSession = { sessionId: string; startedAt: number; endedAt: number | null };

/** A session with recent activity: without any further sign of life it is over at `liveUntil`, Unix milliseconds. */
export type LiveSession = { sessionId: string; liveUntil: number };

/**
 * How a session ended. The person's own sign-out erases what is kept until then; `signed_out_keeping` leaves it for a
 * day, like a logout for inactivity.
 */
export type SessionEnd = "signed_out" | "signed_out_keeping" | "timed_out";

/** Longer than the identity provider lets a session live. */
const SESSION_KEPT_MS = 8 * 24 * 60 * 60_000;
/** The page after a sign-in may request several things at once, before the first cookie has arrived. */
const FIRST_REQUESTS_MS = 10_000;

/**
 * Records that a session begins, unless it began before. @returns whether it begins now: then it is given its activity
 * cookie, which is given once
 */
export function beginSession(parts: Parts, session: LiveSession): boolean {
  const now = parts.now();
  renewSession(parts, session);
  const known = sessionOf(parts, session.sessionId);
  return known !== null && known.endedAt === null && now - known.startedAt <= FIRST_REQUESTS_MS;
}

/** Records activity; a session that has ended stays ended. */
export function renewSession(parts: Parts, { sessionId, liveUntil }: LiveSession): void {
  keepSession(parts, { sessionId, startedAt: parts.now(), endedAt: null });
  parts.sql.exec(
    "UPDATE sessions SET live_until = ?, is_left = 0 WHERE session_id = ? AND ended_at IS NULL",
    liveUntil,
    sessionId,
  );
}

/**
 * The person signed out elsewhere without keeping anything: sessions that nobody ended are marked as left. One that
 * lives, as on another computer, is renewed and goes on; one whose browser was killed is over at `live_until`.
 */
export const markSessionsLeft = ({ sql }: Pick<Parts, "sql">): void =>
  void sql.exec("UPDATE sessions SET is_left = 1 WHERE ended_at IS NULL");

const LEFT = "is_left = 1 AND ended_at IS NULL";

/** When the next left session is over; null if there is none. */
export const nextLeftOver = (sql: SqlStorage): number | null =>
  sql.exec<{ at: number | null }>(`SELECT min(live_until) AS at FROM sessions WHERE ${LEFT}`).one().at;

/** Ends the left sessions that are over. @returns which */
export function endLeftSessions(parts: Parts): string[] {
  const over = parts.sql
    .exec<{ session_id: string }>(
      `SELECT session_id FROM sessions WHERE ${LEFT} AND live_until <= ?`,
      parts.now(),
    )
    .toArray()
    .map(({ session_id }) => session_id);
  for (const sessionId of over) noteSessionEnd(parts, sessionId);
  return over;
}

/** Sessions that were ended here, or that live no longer. */
export const overSessions = ({ sql, now }: Parts): string[] =>
  sql
    .exec<{ session_id: string }>(
      "SELECT session_id FROM sessions WHERE ended_at IS NOT NULL OR live_until <= ?",
      now(),
    )
    .toArray()
    .map(({ session_id }) => session_id);

/** A session that began elsewhere; what is known of it here takes precedence. */
export function keepSession({ sql }: Parts, { sessionId, startedAt, endedAt }: RecordedSession): void {
  sql.exec(
    "INSERT OR IGNORE INTO sessions (session_id, started_at, ended_at, erase_at) VALUES (?, ?, ?, ?)",
    sessionId,
    startedAt,
    endedAt,
    startedAt + SESSION_KEPT_MS,
  );
}

/** Records the session's end: its token stays valid for up to 65 s, and must not start it again. */
export function noteSessionEnd(parts: Parts, sessionId: string): void {
  const now = parts.now();
  keepSession(parts, { sessionId, startedAt: now, endedAt: now });
  parts.sql.exec("UPDATE sessions SET ended_at = ? WHERE session_id = ?", now, sessionId);
}

export const sessionOf = ({ sql }: Parts, sessionId: string): RecordedSession | null =>
  sql.exec<RecordedSession>(`${SESSIONS} WHERE session_id = ?`, sessionId).toArray()[0] ?? null;

/** Oldest first. */
export const listSessions = ({ sql }: Parts): RecordedSession[] =>
  sql.exec<RecordedSession>(`${SESSIONS} ORDER BY started_at`).toArray();

const SESSIONS = "SELECT session_id AS sessionId, started_at AS startedAt, ended_at AS endedAt FROM sessions";

const ENTITLEMENT = "entitlement";

export function heldEntitlement({ sql }: Parts): HeldEntitlement {
  const [row] = sql
    .exec<{ value: string }>("SELECT value FROM settings WHERE name = ?", ENTITLEMENT)
    .toArray();
  return row ? { ...NOTHING_HELD, ...(JSON.parse(row.value) as HeldEntitlement) } : NOTHING_HELD;
}

/** Keeps the database's answer, unless something was written there since it was asked. */
export function confirmEntitlement(
  parts: Parts,
  { entitlement, epoch }: { entitlement: AccountEntitlement; epoch: number },
): void {
  const held = heldEntitlement(parts);
  if (held.epoch !== epoch || held.isDeleted) return;
  hold(parts, { ...NOTHING_HELD, epoch, entitlement, confirmedAt: parts.now() });
}

/** Something that the entitlement depends on was written: it does not count before the database is asked again. */
export function changeEntitlement(parts: Parts, { isDeleted = false }: { isDeleted?: boolean } = {}): void {
  const held = heldEntitlement(parts);
  hold(parts, {
    ...held,
    epoch: held.epoch + 1,
    isChanged: true,
    isDeleted: isDeleted || held.isDeleted,
  });
}

/** The database cannot be asked. @returns since when, Unix milliseconds */
export function lendEntitlement(parts: Parts): number {
  const held = heldEntitlement(parts);
  const lentSince = held.lentSince ?? parts.now();
  hold(parts, { ...held, lentSince });
  return lentSince;
}

function hold({ sql }: Parts, held: HeldEntitlement): void {
  sql.exec("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", ENTITLEMENT, JSON.stringify(held));
}
