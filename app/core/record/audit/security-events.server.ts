import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { recordOf } from "../record-client.server.ts";
import type { SecurityEventName } from "./audit-trail.ts";

/**
 * Records in the person's trail what was done with the account. Nothing waits for it, and a failure is logged.
 * @param subject an id, or the name of a tool, plan or pack; never content
 */
export function noteSecurityEvent(
  { env, log, waitUntil }: Pick<AppContext, "env" | "log" | "waitUntil">,
  userId: string,
  event: SecurityEventName,
  subject = "",
): void {
  const noted = recordOf({ env }, userId).noteSecurityEvent({ event, subject });
  waitUntil(noted.catch((error: unknown) => log("error", "audit.not_noted", { cause: causeOf(error) })));
}
