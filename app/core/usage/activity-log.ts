import { keepStored } from "#app/base/ui/browser/keep-stored.ts";
import { oneOf, storedNumber, storedObject, storedText } from "#app/base/ui/browser/read-stored.ts";
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
const keyOf = (userId: string) => localKey("activities", userId);

/** The person's activities, newest first, without damaged ones. */
export function readActivities(storage: ClinicalStorage, userId: string): Activity[] {
  try {
    const items: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(items) ? items.flatMap((item) => stored(item) ?? []) : [];
  } catch {
    return [];
  }
}

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
  keepStored(storage, keyOf(userId), JSON.stringify(next.slice(0, MOST)));
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back on every entry made in this tab. @returns ends that */
export function onActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
