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
  try {
    return await withTimeout(recordOf(app, userId).openWork({ tool, sessionId }), LONGEST_WAIT_MS);
  } catch (error) {
    app.log("error", "work.unreadable", { cause: causeOf(error) });
    return null;
  }
}
