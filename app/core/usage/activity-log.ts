import { oneOf, storedNumber, storedObject, storedText } from "#app/base/ui/read-stored.ts";
import { isLeaving, localKey } from "#app/core/identity/local-traces.ts";

/** What a person did, for their own eyes on this computer (SHELL-15). */
export type Activity = {
  id: string;
  type: (typeof TYPES)[number];
  description: string;
  /** Unix milliseconds. */
  timestamp: number;
};

const TYPES = ["document_upload", "document_analysis", "note_generation", "session_start"] as const;

const stored = storedObject<Activity>({
  id: storedText,
  type: oneOf(TYPES),
  description: storedText,
  timestamp: storedNumber,
});

const MOST = 50;

/** Newest first. The words of a question are clinical text, so the key is one that signing out erases (OPEN-73). */
const keyOf = (userId: string) => localKey("activities", userId);

/** The person's activities, newest first; damaged ones are left out. */
export function readActivities(storage: Storage, userId: string): Activity[] {
  try {
    const items: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(items) ? items.flatMap((item) => stored(item) ?? []) : [];
  } catch {
    return [];
  }
}

/** Adds one on top; the oldest go when there are more than 50. A full or closed storage loses it, and nothing else. */
export function logActivity(
  storage: Storage,
  userId: string,
  entry: Pick<Activity, "type" | "description">,
  now = Date.now(),
): void {
  if (isLeaving()) return;
  const next = [{ id: crypto.randomUUID(), ...entry, timestamp: now }, ...readActivities(storage, userId)];
  try {
    storage.setItem(keyOf(userId), JSON.stringify(next.slice(0, MOST)));
  } catch {
    // The log is a convenience.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back on every entry made in this tab; returns what ends it. */
export function onActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
