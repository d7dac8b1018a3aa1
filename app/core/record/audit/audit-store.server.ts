import { utcDayOf } from "#app/base/runtime/utc-day.ts";
import type { RecordParts } from "../store/record-parts.server.ts";
import {
  type AuditDay,
  type AuditEntry,
  auditFolders,
  FIRST_HEAD,
  type KeptAuditDay,
  macOf,
  type NoteEventName,
  openAuditKey,
  type SecurityEventName,
  type TrailPage,
  trailIdOf,
} from "./audit-trail.ts";

const DAY_MS = 24 * 60 * 60_000;

async function appendEvent(
  parts: RecordParts,
  { event, noteId }: Pick<AuditEntry, "event" | "noteId">,
): Promise<void> {
  const { sql, now, transaction } = parts;
  const key = await openAuditKey(parts.auditSecret, parts.userId);
  for (;;) {
    const before = lastEntry(parts);
    const entry = { seq: (before?.seq ?? 0) + 1, at: now(), event, noteId };
    const mac = await macOf(key, entry, before?.mac ?? FIRST_HEAD);
    const isWritten = transaction(() => {
      if (lastEntry(parts)?.seq !== before?.seq) return false; // another entry came first
      sql.exec(
        "INSERT INTO events (seq, at, event, note_id, mac) VALUES (?, ?, ?, ?, ?)",
        entry.seq,
        entry.at,
        event,
        noteId,
        mac,
      );
      sql.exec(
        "INSERT OR REPLACE INTO audit_days (day, count, head, is_written) VALUES (?, ?, ?, 0)",
        utcDayOf(entry.at),
        entry.seq,
        mac,
      );
      return true;
    });
    if (isWritten) return;
  }
}

/** One answer of a Durable Object holds 32 MiB, some 200,000 entries. */
const TRAIL_PAGE = 10_000;

/**
 * A page of the whole trail, oldest first; the first one also says how each day ended.
 * @param after the number of the last entry of the previous page
 */
export function readTrail({ sql }: RecordParts, { after = 0 }: { after?: number } = {}): TrailPage {
  const entries = entriesAfter(sql, after, TRAIL_PAGE);
  const days =
    after > 0 ? [] : sql.exec<AuditDay>("SELECT day, count, head FROM audit_days ORDER BY day").toArray();
  const last = entries.length < TRAIL_PAGE ? undefined : entries.at(-1);
  return { entries, days, next: last?.seq ?? null };
}

/** Records what was done with a note. @param signed the SHA-256 of what was signed, if anything was */
export async function appendNoteEvent(
  parts: RecordParts,
  { event, id, signed }: { event: NoteEventName; id: string; signed?: string | undefined },
): Promise<void> {
  const noteId = (await trailIdOf(id)) + (signed ? ` sha256:${signed}` : "");
  await appendEvent(parts, { event, noteId });
}

/** Security events that concern something with an id. */
const ABOUT_ID = /^(?:note|document|template)_/;

/** Records what was done with the account; a plan only if it differs from the last one recorded. */
export async function appendSecurityEvent(
  parts: RecordParts,
  { event, subject }: { event: SecurityEventName; subject: string },
): Promise<void> {
  if (event === "plan_changed" && lastPlan(parts) === subject) return;
  await appendEvent(parts, { event, noteId: ABOUT_ID.test(event) ? await trailIdOf(subject) : subject });
}

function lastPlan({ sql }: RecordParts): string | undefined {
  const query = "SELECT note_id AS plan FROM events WHERE event = 'plan_changed' ORDER BY seq DESC LIMIT 1";
  return sql.exec<{ plan: string }>(query).toArray()[0]?.plan;
}

const PAGE = 50;

/**
 * A page of the trail, newest first, in which kept notes have their own ids.
 * @param before the number of the last entry of the previous page
 */
export async function readTrailPage(
  { sql }: RecordParts,
  { before }: { before?: number | undefined },
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const entries = sql
    .exec<AuditEntry>(
      "SELECT seq, at, event, note_id AS noteId, mac FROM events WHERE seq < ? ORDER BY seq DESC LIMIT ?",
      before ?? Number.MAX_SAFE_INTEGER,
      PAGE,
    )
    .toArray();
  const last = entries.at(-1)?.seq ?? 1;
  return { entries: await withOwnIds(sql, entries), next: last > 1 ? last : null };
}

async function withOwnIds(sql: SqlStorage, entries: AuditEntry[]): Promise<AuditEntry[]> {
  const isHashed = /^[0-9a-f]{32}(?= |$)/;
  if (!entries.some(({ noteId }) => isHashed.test(noteId))) return entries;
  const notes = sql.exec<{ id: string }>("SELECT id FROM notes").toArray();
  const ids = new Map(await Promise.all(notes.map(async ({ id }) => [await trailIdOf(id), id] as const)));
  return entries.map((entry) => ({
    ...entry,
    noteId: entry.noteId.replace(isHashed, (hash) => ids.get(hash) ?? hash),
  }));
}

/** The account is going: records that in its trail, and writes every day not yet in the bucket, today included. */
export async function closeTrail(parts: RecordParts): Promise<void> {
  if (!lastEntry(parts)) return; // nothing was ever done, or it is already closed
  await appendEvent(parts, { event: "account_deleted", noteId: "" });
  await writeDays(parts, AFTER_EVERY_DAY);
}

/** When the first day that is not yet in the bucket is over, Unix milliseconds; null when there is none. */
export function nextDayEnd(sql: SqlStorage): number | null {
  const { day } = sql
    .exec<{ day: string | null }>("SELECT min(day) AS day FROM audit_days WHERE is_written = 0")
    .one();
  return day === null ? null : Date.parse(day) + DAY_MS;
}

const AFTER_EVERY_DAY = "9999-12-31";

/**
 * Writes each past day to the bucket with its entries, once: an existing object stays as it is.
 * @param before the first day that is not written, today by default
 */
export async function writeDays(parts: RecordParts, before = utcDayOf(parts.now())): Promise<void> {
  const { sql, bucket } = parts;
  const over = sql
    .exec<AuditDay>("SELECT day, count, head FROM audit_days WHERE is_written = 0 AND day < ?", before)
    .toArray();
  if (over.length === 0) return;
  const [folder] = await auditFolders(parts.auditSecret, parts.userId);
  for (const ended of over) {
    await putOnce(bucket, `${folder}${ended.day}.json`, () => textOfDay(parts, ended));
    sql.exec("UPDATE audit_days SET is_written = 1 WHERE day = ?", ended.day);
  }
}

/**
 * Puts an object unless there is one already, a piece of its text in memory at a time: a script can fill a day with more
 * entries than a Durable Object has memory for, and what else its alarm does must not fail with them.
 */
async function putOnce(bucket: R2Bucket, key: string, pieces: () => Iterable<string>): Promise<void> {
  if (await bucket.head(key)) return;
  const encoder = new TextEncoder();
  let length = 0;
  for (const piece of pieces()) length += encoder.encode(piece).byteLength;
  const { readable, writable } = new FixedLengthStream(length);
  const writer = writable.getWriter();
  const write = async () => {
    for (const piece of pieces()) await writer.write(encoder.encode(piece));
    await writer.close();
  };
  // What fails here fails the put as well, which does not read to the end if there is an object after all.
  write().catch(() => {});
  try {
    await bucket.put(key, readable, { onlyIf: { etagDoesNotMatch: "*" } });
  } finally {
    await writer.abort().catch(() => {});
  }
}

/** A `KeptAuditDay` as JSON: its entries are those up to its count that are not in the days before. */
function* textOfDay({ sql }: RecordParts, { day, count, head }: AuditDay): Generator<string> {
  const { from } = sql
    .exec<{ from: number | null }>('SELECT max(count) AS "from" FROM audit_days WHERE day < ?', day)
    .one();
  yield JSON.stringify({ day, count, head, entries: [] } satisfies KeptAuditDay).slice(0, -2);
  for (let after = from ?? 0; after < count; after += TRAIL_PAGE) {
    const page = entriesAfter(sql, after, Math.min(TRAIL_PAGE, count - after));
    yield `${after === (from ?? 0) ? "" : ","}${page.map((entry) => JSON.stringify(entry)).join()}`;
  }
  yield "]}";
}

const entriesAfter = (sql: SqlStorage, after: number, most: number): AuditEntry[] =>
  sql
    .exec<AuditEntry>(
      "SELECT seq, at, event, note_id AS noteId, mac FROM events WHERE seq > ? ORDER BY seq LIMIT ?",
      after,
      most,
    )
    .toArray();

function lastEntry({ sql }: RecordParts): { seq: number; mac: string } | undefined {
  return sql
    .exec<{ seq: number; mac: string }>("SELECT seq, mac FROM events ORDER BY seq DESC LIMIT 1")
    .toArray()[0];
}
