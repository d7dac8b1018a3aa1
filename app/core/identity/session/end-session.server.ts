import { getCookieSuffix, getSuffixedCookieName } from "@clerk/shared/keys";
import type { RouterContextProvider } from "react-router";
import { expireCookie } from "#app/base/http/cookies.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { clerkOf } from "../clerk.server.ts";
import { clearActivity } from "./activity-cookie.server.ts";
import { setCookie } from "./outgoing-cookies.server.ts";
import { noteSessionEnd } from "./session-start.server.ts";

type Args = { context: Readonly<RouterContextProvider> };

/**
 * Ends a session for good: it cannot begin anew with the token that outlives it, Clerk is told, and every cookie of
 * it is cleared with this answer.
 */
export async function endSession(
  { context }: Args,
  { sessionId, userId }: { sessionId: string; userId: string },
) {
  const { env, log, database, now } = appOf(context);
  const { settings } = env;
  await noteSessionEnd(database, sessionId, userId, now());
  await clerkOf(settings)
    .sessions.revokeSession(sessionId)
    .catch((error: unknown) => log("error", "session.revoke_failed", { cause: causeOf(error) }));
  for (const name of await clerkTokenCookies(settings.CLERK_PUBLISHABLE_KEY))
    setCookie(context, expireCookie(name));
  setCookie(context, clearActivity);
}

/** Names of the cookies that hold Clerk's token. A token outlives its session by up to 65 s, so they are cleared. */
async function clerkTokenCookies(publishableKey: string | undefined): Promise<string[]> {
  const suffix = await getCookieSuffix(publishableKey ?? "");
  return ["__session", getSuffixedCookieName("__session", suffix)];
}
