import { personPrefix } from "#app/base/data/bucket.ts";
import { SealBroken, type Sealer } from "#app/core/sealing/sealer.server.ts";
import { appendSecurityEvent } from "../audit/audit-store.server.ts";
import { bytesOf, type EndedSession, type RecordParts } from "../store/record-parts.server.ts";
import { retentionOf } from "../store/settings-store.server.ts";
import {
  MOST_NOTE_BYTES,
  MOST_NOTES,
  type NoteBody,
  type NoteSummary,
  type NoteVersion,
  type OpenedNote,
  type SavedVersion,
  type SaveVersion,
  type VersionCause,
} from "./note.ts";
import { eraseAt, type NoteRetention } from "./retention.ts";

/** Larger versions are stored in the bucket, in bytes. */
const LARGEST_IN_ROW = 64 * 1024;
/** The most versions of a note; beyond that the oldest mere edits go. */
const MOST_VERSIONS = 100;
const LONGEST_TITLE = 160;

export type NoteRow = {
  id: string;
  kind: string;
  session_id: string;
  sealed_title: ArrayBuffer;
  version: number;
  created_at: number;
  changed_at: number;
  signed_at: number | null;
  left_at: number | null;
  ended_at: number | null;
  erase_at: number;
};

type VersionRow = {
  note_id: string;
  version: number;
  cause: VersionCause;
  at: number;
  sealed: ArrayBuffer | null;
  object: string | null;
};

const titlePlace = (id: string) => ({ kind: "note-title", id }) as const;
const versionPlace = (id: string, version: number) => ({ kind: "note", id: `${id} ${version}` }) as const;

/**
 * Keeps a version over the expected one. A signed note takes amendments only. Repeating the same first version returns
 * the kept one.
 */
export async function saveVersion(
  parts: RecordParts,
  { id, expectedVersion, cause, body, sessionId }: SaveVersion,
): Promise<SavedVersion> {
  const refusal = refusalOf(noteRow(parts, id), expectedVersion, cause);
  if (refusal) return refusal;
  const { sealer, commit } = await parts.begin();
  const version = expectedVersion + 1;
  const [sealed, title] = await Promise.all([
    sealer.sealText(versionPlace(id, version), JSON.stringify(body)),
    sealer.sealText(titlePlace(id), titleOf(body)),
  ]);
  const bytes = sealed.byteLength;
  if (!hasRoom(parts, id, bytes)) return { isSaved: false, reason: "full" };
  const isLarge = bytes > LARGEST_IN_ROW;
  const object = isLarge
    ? `${personPrefix(parts.userId)}notes/${id}/${version}-${crypto.randomUUID()}`
    : null;
  if (object) await parts.bucket.put(object, sealed);
  const saved = commit((): SavedVersion => {
    const row = noteRow(parts, id);
    const late = refusalOf(row, expectedVersion, cause);
    if (late) return late;
    if (!hasRoom(parts, id, bytes)) return { isSaved: false, reason: "full" };
    const now = parts.now();
    putNote(parts, { id, kind: body.kind, sessionId, title, version, cause, now, row });
    parts.sql.exec(
      "INSERT INTO note_versions (note_id, version, cause, at, sealed, object, bytes) VALUES (?, ?, ?, ?, ?, ?, ?)",
      id,
      version,
      cause,
      now,
      object ? null : sealed,
      object,
      bytes,
    );
    return { isSaved: true, version };
  });
  if (!saved.isSaved && object) await parts.bucket.delete(object);
  if (saved.isSaved) await dropOldEdits(parts, id, saved.version);
  return saved;
}

/** Why nothing is kept, or null; a repeated first version is not refused but answered. */
export function refusalOf(
  row: NoteRow | undefined,
  expected: number,
  cause: VersionCause,
): SavedVersion | null {
  if (!row) return expected === 0 ? null : { isSaved: false, reason: "missing" };
  if (expected === 0 && cause === "generated") return { isSaved: true, version: row.version };
  if (row.version !== expected) return { isSaved: false, reason: "changed", version: row.version };
  if (row.signed_at !== null && cause !== "amended")
    return { isSaved: false, reason: "signed", version: row.version };
  return null;
}

/** Whether a version of that size fits beside everything kept; both sums are read from an index. */
function hasRoom({ sql }: RecordParts, id: string, bytes: number): boolean {
  const { held } = sql
    .exec<{ held: number }>("SELECT ifnull(sum(bytes), 0) AS held FROM note_versions")
    .one();
  if (held + bytes > MOST_NOTE_BYTES) return false;
  const { others } = sql
    .exec<{ others: number }>("SELECT count(*) AS others FROM notes WHERE id != ?", id)
    .one();
  return others < MOST_NOTES;
}

type PutNote = {
  id: string;
  kind: string;
  sessionId: string;
  title: Uint8Array<ArrayBuffer>;
  version: number;
  cause: VersionCause;
  now: number;
  row: NoteRow | undefined;
};

function putNote(parts: RecordParts, note: PutNote): void {
  const { id, kind, sessionId, title, version, cause, now, row } = note;
  const createdAt = row?.created_at ?? now;
  parts.sql.exec(
    `INSERT OR REPLACE INTO notes (id, kind, session_id, sealed_title, version, created_at, changed_at, signed_at,
      left_at, erase_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    kind,
    sessionId,
    title,
    version,
    createdAt,
    now,
    row?.signed_at ?? (cause === "signed" || cause === "amended" ? now : null),
    row?.left_at ?? null,
    eraseAt(retentionOf(parts), { createdAt, usedAt: now }),
  );
}

/** The note with its versions, and the body of one; null if it does not exist, or its key is gone. */
export async function openNote(
  parts: RecordParts,
  { id, version }: { id: string; version?: number | undefined },
): Promise<OpenedNote | null> {
  const { sealer } = await parts.begin();
  const row = noteRow(parts, id);
  if (!row) return null;
  const versions = parts.sql
    .exec<NoteVersion>("SELECT version, cause, at FROM note_versions WHERE note_id = ? ORDER BY version", id)
    .toArray();
  const shown = version ?? row.version;
  const body = await readNoteBody(parts, sealer, { id, version: shown });
  return body && { ...(await noteSummaryOf(sealer, row, retentionOf(parts))), versions, shown, body };
}

/** One version's body; null if it does not exist or does not open. */
export async function readNoteBody(
  parts: RecordParts,
  sealer: Sealer,
  { id, version }: { id: string; version: number },
): Promise<NoteBody | null> {
  const [row] = parts.sql
    .exec<VersionRow>("SELECT * FROM note_versions WHERE note_id = ? AND version = ?", id, version)
    .toArray();
  const sealed = row?.object ? await (await parts.bucket.get(row.object))?.arrayBuffer() : row?.sealed;
  if (!sealed) return null;
  try {
    return JSON.parse(await sealer.openText(versionPlace(id, version), bytesOf(sealed))) as NoteBody;
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}

/** @param retention the person's choice, which says until when a running session's note is kept */
export async function noteSummaryOf(
  sealer: Sealer,
  row: NoteRow,
  retention: NoteRetention,
): Promise<NoteSummary> {
  const title = await sealer.openText(titlePlace(row.id), bytesOf(row.sealed_title)).catch(() => "");
  const { id, kind, version, created_at, changed_at, signed_at, left_at, ended_at, erase_at } = row;
  const times = { createdAt: created_at, changedAt: changed_at, signedAt: signed_at, leftAt: left_at };
  const isUntilSignOut = retention === "sign_out" && ended_at === null;
  return { id, kind, title, version, ...times, eraseAt: erase_at, isUntilSignOut };
}

/** Erases what is past its time. */
export async function eraseDueNotes(parts: RecordParts): Promise<void> {
  const due = parts.sql
    .exec<{ id: string }>("SELECT id FROM notes WHERE erase_at <= ?", parts.now())
    .toArray();
  await eraseNotes(
    parts,
    due.map(({ id }) => id),
  );
}

/**
 * A session ended: what is kept until sign-out goes if the person signed out, and otherwise stays for a day.
 */
export async function endNotesOf(parts: RecordParts, { sessionId, isKept }: EndedSession): Promise<void> {
  const { sql, now } = parts;
  if (retentionOf(parts) !== "sign_out") return;
  sql.exec(
    "UPDATE notes SET ended_at = ?1, erase_at = ?2 WHERE session_id = ?3 AND ended_at IS NULL",
    now(),
    eraseAt("sign_out", { createdAt: now(), usedAt: now() }),
    sessionId,
  );
  if (isKept) return;
  const ended = sql.exec<{ id: string }>("SELECT id FROM notes WHERE ended_at IS NOT NULL").toArray();
  await eraseSignedOut(parts, ended);
}

/** Erases what that session kept until sign-out. */
export async function eraseNotesOf(parts: RecordParts, sessionId: string): Promise<void> {
  const own = parts.sql
    .exec<{ id: string }>("SELECT id FROM notes WHERE session_id = ?", sessionId)
    .toArray();
  await eraseSignedOut(parts, own);
}

/** Erases notes because of a sign-out, perhaps on another device: the trail says how many. */
async function eraseSignedOut(parts: RecordParts, notes: readonly { id: string }[]): Promise<void> {
  if (notes.length === 0) return;
  await eraseNotes(
    parts,
    notes.map(({ id }) => id),
  );
  await appendSecurityEvent(parts, { event: "notes_erased", subject: `${notes.length}` });
}

/** Applies the person's latest choice of retention to kept notes. */
export function applyRetention(parts: RecordParts, retention: NoteRetention): void {
  const rows = parts.sql
    .exec<{ id: string; created_at: number }>("SELECT id, created_at FROM notes")
    .toArray();
  for (const { id, created_at: createdAt } of rows)
    parts.sql.exec(
      "UPDATE notes SET erase_at = ?, ended_at = NULL WHERE id = ?",
      eraseAt(retention, { createdAt, usedAt: parts.now() }),
      id,
    );
}

/** The note left the page: it was copied, printed or exported. */
export function markLeft({ sql, now }: RecordParts, id: string): void {
  sql.exec("UPDATE notes SET left_at = ? WHERE id = ?", now(), id);
}

/** How many notes that never left the page a sign-out erases, now or once their own session proves to be over. */
export function countNeverLeft(parts: RecordParts): number {
  if (retentionOf(parts) !== "sign_out") return 0;
  return parts.sql.exec<{ n: number }>("SELECT count(*) AS n FROM notes WHERE left_at IS NULL").one().n;
}

/** Erases notes with their versions, objects first: what an interruption leaves is still listed by its row. */
export async function eraseNotes(parts: RecordParts, ids: readonly string[]): Promise<void> {
  const { sql, bucket } = parts;
  for (const id of ids) {
    const objects = sql
      .exec<{ object: string }>(
        "SELECT object FROM note_versions WHERE note_id = ? AND object IS NOT NULL",
        id,
      )
      .toArray();
    if (objects.length > 0) await bucket.delete(objects.map(({ object }) => object));
    sql.exec("DELETE FROM note_versions WHERE note_id = ?", id);
    sql.exec("DELETE FROM notes WHERE id = ?", id);
  }
}

/** Drops the oldest edits above the limit, never the newest version: that is the note. */
async function dropOldEdits({ sql, bucket }: RecordParts, id: string, newest: number): Promise<void> {
  const { n } = sql
    .exec<{ n: number }>("SELECT count(*) AS n FROM note_versions WHERE note_id = ?", id)
    .one();
  if (n <= MOST_VERSIONS) return;
  const old = sql
    .exec<{ version: number; object: string | null }>(
      "SELECT version, object FROM note_versions WHERE note_id = ? AND cause = 'edited' AND version < ? ORDER BY version LIMIT ?",
      id,
      newest,
      n - MOST_VERSIONS,
    )
    .toArray();
  for (const { version, object } of old) {
    if (object) await bucket.delete(object);
    sql.exec("DELETE FROM note_versions WHERE note_id = ? AND version = ?", id, version);
  }
}

export function noteRow({ sql, now }: RecordParts, id: string): NoteRow | undefined {
  return sql.exec<NoteRow>("SELECT * FROM notes WHERE id = ? AND erase_at > ?", id, now()).toArray()[0];
}

/** A line, trimmed; a shortened one ends at a word, and shows that it is shortened. */
function titleOf({ title, kind }: NoteBody): string {
  const line = (title ?? kind).replace(/\s+/g, " ").trim();
  if (line.length <= LONGEST_TITLE) return line;
  return `${line.slice(0, LONGEST_TITLE - 1).replace(/\s+\S*$/, "")}…`;
}
