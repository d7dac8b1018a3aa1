import { LIMIT_REACHED_WORDS } from "#app/base/http/error-words.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { clinicalStorage } from "../../identity/clinical-storage.ts";
import { logActivity } from "../activity-log.ts";
import { isNoteBlocked, notesInMonth, withNote } from "./funnel.ts";
import { changeFunnel, readFunnel } from "./funnel-store.ts";
import { openUpgradePrompt } from "./prompt-store.ts";

type Nurse = { userId: string; plan: StoredPlan };

/**
 * Counts a finished note and logs it (SBAR-18, OPEN-59); the upgrade prompt's check follows once usage is refreshed.
 * @param description for the activity log; without anything about the patient
 */
export function noteFinished(userId: string, description: string, now = Date.now()): void {
  changeFunnel(userId, (before) => withNote(before, now));
  logActivity(clinicalStorage(userId), userId, { type: "note_generation", description }, now);
}

/**
 * Whether this browser has counted so many notes this month that no further one is asked for; if so, opens the upgrade
 * prompt (SBAR-27, SBAR-28).
 * @returns the words to show, or null when a note may be asked for
 */
export function stopNote({ userId, plan }: Nurse, now = Date.now()): string | null {
  const funnel = readFunnel(userId);
  if (!isNoteBlocked(plan, notesInMonth(funnel, now), funnel.firstMonthBonus)) return null;
  openUpgradePrompt();
  return LIMIT_REACHED_WORDS;
}
