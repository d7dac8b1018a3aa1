import { call } from "#app/base/http/request.ts";
import { REPORT_EVERY_MS } from "./inactivity.ts";

/**
 * Tells the server that the person is there. A report that fails is made up for by the next one.
 * @param idleMs milliseconds since the last activity
 */
export async function reportActivity(idleMs: number): Promise<void> {
  const body = { idleMs: Math.min(Math.max(0, idleMs), REPORT_EVERY_MS) };
  await call("/api/session/activity", { method: "POST", body }).catch(() => null);
}
