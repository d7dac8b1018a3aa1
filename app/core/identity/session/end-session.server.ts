import { clerkClient } from "@clerk/react-router/server";
import { expireCookie } from "#app/base/http/cookies.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { clearActivity } from "./activity-cookie.server.ts";
import { clerkTokenCookies } from "./clerk-cookies.server.ts";
import { setCookie } from "./outgoing-cookies.server.ts";
import { noteSessionEnd } from "./session-start.server.ts";

type Args = Parameters<typeof clerkClient>[0];

/**
 * Ends a session for good: it cannot begin anew with the token that outlives it, Clerk is told, and every cookie of
 * it is cleared with this answer.
 */
export async function endSession(args: Args, { sessionId, userId }: { sessionId: string; userId: string }) {
  const { log, database, now } = appOf(args.context);
  await noteSessionEnd(database, sessionId, userId, now());
  await clerkClient(args)
    .sessions.revokeSession(sessionId)
    .catch((error: unknown) => log("error", "session.revoke_failed", { cause: causeOf(error) }));
  for (const name of await clerkTokenCookies()) setCookie(args.context, expireCookie(name));
  setCookie(args.context, clearActivity);
}
