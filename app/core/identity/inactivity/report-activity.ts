import { call } from "#app/base/http/request.ts";
import { draftWasNotSaved, takeChangedDraft } from "../drafts/draft-keeper.ts";
import { REPORT_EVERY_MS } from "./inactivity.ts";

/**
 * Tells the server that the person is there, with the unsaved form where it changed. A report that fails is made up
 * for by the next one.
 * @param idleMs milliseconds since the last activity
 */
export async function reportActivity(idleMs: number, { keepalive = false } = {}): Promise<void> {
  const draft = takeChangedDraft();
  const body = { idleMs: Math.min(Math.max(0, idleMs), REPORT_EVERY_MS), ...(draft ? { draft } : {}) };
  try {
    await call("/api/session/activity", { method: "POST", body, keepalive });
  } catch {
    draftWasNotSaved();
  }
}
