import { openLocalStore } from "#app/base/ui/browser/local-store.ts";
import {
  oneOf,
  type StoredReader,
  storedNumber,
  storedObject,
  storedText,
} from "#app/base/ui/browser/read-stored.ts";
import type { ClinicalStorage } from "../identity/clinical-storage.ts";
import { isLeaving, localKey } from "../identity/local-traces.ts";

/** What a person did, for their own eyes on this computer (SHELL-15). */
export type Activity = {
  id: string;
  type: (typeof TYPES)[number];
  description: string;
  /** Unix milliseconds. */
  timestamp: number;
};

/** The description of a note from a template; the palette uses it to link to where it was written. */
export const TEMPLATE_NOTE = "Note from a template";

const TYPES = ["document_upload", "document_analysis", "note_generation", "session_start"] as const;

const stored = storedObject<Activity>({
  id: storedText,
  type: oneOf(TYPES),
  description: storedText,
  timestamp: storedNumber,
});

const MOST = 50;

/** Newest first. The words of a question are clinical text: encrypted, and erased at sign-out (OPEN-73). */
const openStore = (storage: ClinicalStorage, userId: string) =>
  openLocalStore(localKey("activities", userId), readIntact, () => storage);

/** Without damaged entries. */
const readIntact: StoredReader<Activity[]> = (given) =>
  Array.isArray(given) ? given.flatMap((item) => stored(item) ?? []) : undefined;

/** The person's activities, newest first, without damaged ones. */
export const readActivities = (storage: ClinicalStorage, userId: string): Activity[] =>
  openStore(storage, userId).read() ?? [];

/** Adds one on top; the oldest go when there are more than 50. A full or closed storage loses only this entry. */
export function logActivity(
  storage: ClinicalStorage,
  userId: string,
  entry: Pick<Activity, "type" | "description">,
  now = Date.now(),
): void {
  if (storage.whenOpen) storage.whenOpen(() => add(storage, userId, entry, now));
  else add(storage, userId, entry, now);
}

function add(
  storage: ClinicalStorage,
  userId: string,
  entry: Pick<Activity, "type" | "description">,
  now: number,
): void {
  if (isLeaving()) return;
  const next = [{ id: crypto.randomUUID(), ...entry, timestamp: now }, ...readActivities(storage, userId)];
  openStore(storage, userId).write(next.slice(0, MOST));
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back on every entry made in this tab. @returns ends that */
export function onActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
