import { useCallback, useState } from "react";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { noteFinished, stopNote } from "#app/core/usage/funnel/notes-funnel.ts";
import type { NoteProgress } from "./note-progress.ts";

/**
 * Tells the funnel of finished notes, and asks it before each.
 * @param refresh asks the server for usage anew, which the funnel goes by
 */
export function useNoteFunnel(userId: string, plan: StoredPlan, refresh: () => Promise<void>) {
  const [stopped, setStopped] = useState<NoteProgress | null>(null);
  const tellFinished = useCallback(async () => {
    await refresh();
    noteFinished({ userId, plan }, "SBAR note");
  }, [refresh, userId, plan]);
  const isStopped = useCallback(() => {
    const message = stopNote({ userId, plan });
    setStopped(message ? { status: "failed", message, reason: "limit_reached" } : null);
    return message !== null;
  }, [userId, plan]);
  return { stopped, isStopped, tellFinished };
}
