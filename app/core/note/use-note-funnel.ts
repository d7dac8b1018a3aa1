import { useCallback, useState } from "react";
import type { FailedGeneration } from "#app/core/generation/generation-client.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { noteFinished, stopNote } from "#app/core/usage/funnel/notes-funnel.ts";

/**
 * Reports finished notes to the funnel, and asks it before each.
 * @param name of the kind of note, for the activity log: "SBAR note"
 */
export function useNoteFunnel(name: string, userId: string, plan: StoredPlan) {
  const [stopped, setStopped] = useState<FailedGeneration | null>(null);
  const countNote = useCallback(() => noteFinished(userId, name), [userId, name]);
  const isStopped = useCallback(() => {
    const message = stopNote({ userId, plan });
    setStopped(message ? { status: "failed", message, reason: "limit_reached" } : null);
    return message !== null;
  }, [userId, plan]);
  return { stopped, isStopped, countNote };
}
