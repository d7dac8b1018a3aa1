import { call, callRaw, sendOnLeaving } from "#app/base/http/request.ts";
import { createStore } from "#app/base/ui/browser/store.ts";
import type { NoteEventName } from "../audit/audit-trail.ts";
import type { RetentionFacts } from "../record.ts";
import { tellDeleted } from "./deleted-notes.ts";
import type { NoteBody, NotePage, NoteSearch, OpenedNote, VersionCause } from "./note.ts";
import type { NoteRetention } from "./retention.ts";

/** The browser's side of kept notes. Every call may throw an ApiError. */

/** When this page last kept a version, in milliseconds; 0 for never. What leaving sends arrives after the next page. */
export const lastKeptAt = createStore(0);

const pathOf = (id: string): string => `/api/notes/${encodeURIComponent(id)}`;

/**
 * Keeps a further version of a note.
 * @param expectedVersion the version that the page knows; 0 if there is no such note yet
 * @returns the new version
 * @throws ApiError with the reason `note_changed`, `note_signed` (its body names the current `version`),
 *   `note_not_found`, `signature_forged` or `notes_full`
 */
export async function keepVersion(
  id: string,
  expectedVersion: number,
  { cause, body }: { cause: VersionCause; body: NoteBody },
): Promise<number> {
  const kept = await call<{ version: number }>(`${pathOf(id)}/versions`, {
    method: "PUT",
    body: { expectedVersion, cause, body },
  });
  lastKeptAt.set(Date.now());
  return kept.version;
}

/** A page of the person's notes, newest first. */
export const listNotes = (search: NoteSearch = {}): Promise<NotePage> =>
  call<NotePage>("/api/notes/search", { method: "POST", body: search });

/**
 * As `listNotes`, but goes on asking: one answer looks through some hundred notes and may hold none that matches.
 * @param fewest how many are enough
 * @param isWanted whether anybody still waits for them
 */
export async function searchNotes(
  search: NoteSearch,
  { fewest, isWanted }: { fewest: number; isWanted: () => boolean },
): Promise<NotePage> {
  let page = await listNotes(search);
  while (page.notes.length < fewest && page.next !== null && isWanted()) {
    const { notes, next } = await listNotes({ ...search, after: page.next });
    page = { notes: [...page.notes, ...notes], next };
  }
  return page;
}

export const fetchNote = (id: string): Promise<OpenedNote> => call<OpenedNote>(pathOf(id));

export async function deleteNote(id: string): Promise<void> {
  await callRaw(pathOf(id), { method: "DELETE" });
  tellDeleted([id]);
}

/** @param known the notes that the page lists; pages with another one open learn of it from their next save */
export async function deleteAllNotes(known: string[]): Promise<void> {
  await callRaw("/api/notes", { method: "DELETE" });
  tellDeleted(known);
}

/** Tells the audit trail what was done with a note; it arrives even if the page is left at once. */
export function recordEvent(
  id: string,
  event: Extract<NoteEventName, "resolved" | "copied" | "printed" | "exported">,
): void {
  sendOnLeaving(`${pathOf(id)}/events`, { method: "POST", body: { event } });
}

export const fetchRetention = (): Promise<RetentionFacts> => call<RetentionFacts>("/api/notes/retention");

export const putRetention = async (retention: NoteRetention): Promise<void> =>
  void (await call("/api/notes/retention", { method: "PUT", body: { retention } }));
