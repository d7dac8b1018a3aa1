import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { clinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { logSessionOnce } from "./session-log.ts";
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
