import { ApiError, call } from "#app/base/http/request.ts";
import { isLeaving } from "../local-traces.ts";
import { REPORT_EVERY_MS } from "./inactivity.ts";

let latest: Promise<unknown> = Promise.resolve();

/**
 * Tells the server that the person is active; a page that is being left reports nothing more.
 * @param idleMs how long ago she last did something
 * @returns whether it could be reached
 */
export async function reportActivity(idleMs: number): Promise<boolean> {
  if (isLeaving()) return true;
  const body = { idleMs: Math.min(Math.max(0, idleMs), REPORT_EVERY_MS) };
  const reached = call("/api/session/activity", { method: "POST", body }).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.code === "network_error"),
  );
  latest = reached;
  return await reached;
}

/** Settles when the last report is answered, so that it does not reach a session that its page has since ended. */
export const lastReport = (): Promise<unknown> => latest;
