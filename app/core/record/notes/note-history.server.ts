import { appendNoteEvent } from "../audit/audit-store.server.ts";
import type { NoteEventName } from "../audit/audit-trail.ts";
import type { KeepNote } from "../record.ts";
import { listItems, removeItems } from "../store/item-store.server.ts";
import type { RecordParts } from "../store/record-parts.server.ts";
import { amendedBody } from "./amendment.server.ts";
import type { SavedVersion, SaveVersion, VersionCause } from "./note.ts";
import { eraseNotes, markLeft, noteRow, refusalOf, saveVersion } from "./note-store.server.ts";
import { isTrulySigned, signedHash } from "./signature-seal.server.ts";

const EVENT_OF: Record<VersionCause, NoteEventName> = {
  generated: "made",
  regenerated: "edited",
  edited: "edited",
  cleared: "edited",
  signed: "signed",
  amended: "amended",
};

/** Events by which a note leaves the page. */
const LEAVING: readonly NoteEventName[] = ["copied", "printed", "exported"];

/**
 * Keeps a version, and records it in the trail, for a signed one with the SHA-256 of its text. A body with a signature
 * that is not ours is refused, and so is an amendment of anything but the signed version.
 */
export async function saveNoteVersion(parts: RecordParts, command: SaveVersion): Promise<SavedVersion> {
  const { cause, id, expectedVersion } = command;
  const forged: SavedVersion = { isSaved: false, reason: "forged" };
  if (!(await isTrulySigned(parts.auditSecret, parts.userId, command))) return forged;
  const row = noteRow(parts, id);
  const refusal = refusalOf(row, expectedVersion, cause);
  if (refusal) return refusal;
  const body = cause === "amended" ? await amendedBody(parts, command) : command.body;
  if (!body) return forged;
  const before = row?.version ?? 0;
  const saved = await saveVersion(parts, { ...command, body });
  if (saved.isSaved && saved.version > before) {
    const signed = cause === "signed" || cause === "amended" ? signedHash(body, cause) : undefined;
    await appendNoteEvent(parts, { event: EVENT_OF[cause], id, signed });
  }
  return saved;
}

/**
 * Keeps what a generation wrote: in the note that it was made for, else in one with its own id. A signed note takes
 * nothing; then a separate one is made.
 * @returns null if there is no room
 */
export async function keepNote(
  parts: RecordParts,
  { id, body, sessionId, into }: KeepNote,
): Promise<{ id: string; version: number } | null> {
  for (const target of [into, id, crypto.randomUUID()]) {
    if (target === undefined) continue;
    const held = noteRow(parts, target);
    if (target === into && held?.kind !== body.kind) continue;
    const expectedVersion = held?.version ?? 0;
    const cause = held ? "regenerated" : "generated";
    const saved = await saveNoteVersion(parts, { id: target, expectedVersion, cause, body, sessionId });
    if (saved.isSaved) return { id: target, version: saved.version };
    if (saved.reason === "full") return null;
  }
  throw new Error("A finished note was not kept.");
}

/** Records what was done with a note of this person. */
export async function noteEvent(
  parts: RecordParts,
  { noteId, event }: { noteId: string; event: NoteEventName },
): Promise<void> {
  if (!noteRow(parts, noteId)) return;
  if (LEAVING.includes(event)) markLeft(parts, noteId);
  await appendNoteEvent(parts, { event, id: noteId });
}

/** An answer that still waits for its page would bring back a deleted note. */
async function forgetWaiting(parts: RecordParts, id: string | undefined): Promise<void> {
  const kinds = ["generation"] as const;
  if (id === undefined) return removeItems(parts, { kinds });
  const waiting = await listItems(parts, { kinds });
  removeItems(parts, { kinds, ids: waiting.filter(({ text }) => text.includes(id)).map((item) => item.id) });
}

/** Deletes one note or all at the person's request, each with its entry in the trail. @returns how many */
export async function deleteNotes(parts: RecordParts, id?: string): Promise<number> {
  await forgetWaiting(parts, id);
  const ids = parts.sql
    .exec<{ id: string }>("SELECT id FROM notes WHERE ?1 IS NULL OR id = ?1", id ?? null)
    .toArray();
  for (const note of ids) {
    await eraseNotes(parts, [note.id]);
    await appendNoteEvent(parts, { event: "deleted", id: note.id });
  }
  return ids.length;
}
