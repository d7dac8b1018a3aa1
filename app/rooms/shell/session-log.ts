import { keepStored } from "#app/base/ui/browser/keep-stored.ts";
import type { ClinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { isLeaving, localKey } from "#app/core/identity/local-traces.ts";
import { logActivity } from "#app/core/usage/activity-log.ts";
import { changeFunnel } from "#app/core/usage/funnel/funnel-store.ts";

/** Names of the sessions logged since signing in; signing out erases them together with the log. */
const keyOf = (userId: string): string => localKey("sessions-started", userId);

/**
 * Logs the beginning of a session, once for each name (SHELL-14), and notes the tool as used (OPEN-69).
 * @param log the storage of the log
 */
export function logSessionOnce(
  storage: Storage,
  userId: string,
  name: string,
  now = Date.now(),
  log: ClinicalStorage = storage,
): void {
  const started = readNames(storage, userId);
  if (started.includes(name) || isLeaving()) return;
  // Without a memory of it, each visit would be logged.
  if (!keepStored(storage, keyOf(userId), JSON.stringify([...started, name]))) return;
  logActivity(log, userId, { type: "session_start", description: `Started ${name}` }, now);
  changeFunnel(storage, userId, (before) => ({
    ...before,
    featuresUsed: [...before.featuresUsed.filter((used) => used !== name), name],
  }));
}

function readNames(storage: Storage, userId: string): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
