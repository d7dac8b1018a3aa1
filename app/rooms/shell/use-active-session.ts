import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { openLocalStore } from "#app/base/ui/browser/local-store.ts";
import { storedList, storedText } from "#app/base/ui/browser/read-stored.ts";
import { type ClinicalStorage, clinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { isLeaving, localKey } from "#app/core/identity/local-traces.ts";
import { logActivity } from "#app/core/usage/activity-log.ts";
import { changeFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { sessionNameAt } from "./session-name.ts";

export type ActiveSession = {
  name: string;
  /** When the tool was opened on this page, Unix milliseconds; null before hydration. */
  since: number | null;
};

/** The open page's session, logged if it is the first of its name; null on any other page. */
export function useActiveSession(userId: string): ActiveSession | null {
  const name = sessionNameAt(useLocation().pathname);
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    setSince(name ? Date.now() : null);
    if (name) logSessionOnce(clinicalStorage(userId), userId, name);
  }, [name, userId]);
  return name ? { name, since } : null;
}

/** Names of the sessions logged since signing in; signing out erases them together with the log. */
const openStore = (userId: string) =>
  openLocalStore(localKey("sessions-started", userId), storedList(storedText));

/**
 * Logs the beginning of a session, once for each name (SHELL-14), and notes the tool as used (OPEN-69).
 * @param log the storage of the log
 */
export function logSessionOnce(log: ClinicalStorage, userId: string, name: string, now = Date.now()): void {
  const store = openStore(userId);
  const started = store.read() ?? [];
  if (started.includes(name) || isLeaving()) return;
  // Without a memory of it, each visit would be logged.
  if (!store.write([...started, name])) return;
  logActivity(log, userId, { type: "session_start", description: `Started ${name}` }, now);
  changeFunnel(userId, (before) => ({
    ...before,
    featuresUsed: [...before.featuresUsed.filter((used) => used !== name), name],
  }));
}
