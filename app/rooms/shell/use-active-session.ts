import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { clinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { logSessionOnce } from "./session-log.ts";
import { sessionNameAt } from "./session-name.ts";

export type ActiveSession = {
  name: string;
  /** When the tool was opened on this page, Unix milliseconds; null until the browser took over. */
  since: number | null;
};

/** The session that the open page is, logged when it is the first of its name; null on any other page. */
export function useActiveSession(userId: string): ActiveSession | null {
  const name = sessionNameAt(useLocation().pathname);
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    setSince(name ? Date.now() : null);
    if (name) logSessionOnce(localStorage, userId, name, Date.now(), clinicalStorage(userId));
  }, [name, userId]);
  return name ? { name, since } : null;
}
