import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import type { Person } from "#app/core/identity/session/guard.server.ts";
import { recordOf } from "../record-client.server.ts";
import type { OpenedWork, WorkTool } from "./work.ts";

/** The longest that a page waits for the record, in milliseconds. */
const LONGEST_WAIT_MS = 2_000;

/** The person's work in a tool, for the page's loader; null if the record cannot be asked (the browser asks again). */
export async function workOf(
  app: AppContext,
  { userId, sessionId }: Person,
  tool: WorkTool,
): Promise<OpenedWork | null> {
  return await readable(app, recordOf(app, userId).openWork({ tool, sessionId }), LONGEST_WAIT_MS, null);
}

/** A reminder comes after its page if it must, so that it may take longer than what a page waits for; milliseconds. */
const LONGEST_REMINDER_WAIT_MS = 5_000;

/** The tools in which the person has unfinished work; none if the record cannot be asked. */
export const unfinishedWorkOf = (app: AppContext, { userId }: Person): Promise<WorkTool[]> =>
  readable(app, recordOf(app, userId).unfinishedWork(), LONGEST_REMINDER_WAIT_MS, []);

async function readable<Read>(
  app: AppContext,
  asked: Promise<Read>,
  longestMs: number,
  otherwise: Read,
): Promise<Read> {
  try {
    return await withTimeout(asked, longestMs);
  } catch (error) {
    app.log("error", "work.unreadable", { cause: causeOf(error) });
    return otherwise;
  }
}
