import { getCookieSuffix, getSuffixedCookieName } from "@clerk/shared/keys";
import type { RouterContextProvider } from "react-router";
import { expireCookie } from "#app/base/http/cookies.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import type { SessionEnd } from "#app/core/record/account/account-store.server.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import { clerkOf } from "../clerk.server.ts";
import { clearActivity } from "./activity-cookie.server.ts";
import { setCookie } from "./outgoing-cookies.server.ts";
import { SKIP_PLAN_SELECTION } from "./skip-plan-selection.ts";
import { forgetOpen } from "./still-open.server.ts";

type Args = { context: Readonly<RouterContextProvider> };

/**
 * Ends a session for good: the token that outlives it cannot start it again, the person's record and Clerk are told,
 * and this answer clears every cookie of it.
 */
export async function endSession(
  { context }: Args,
  { sessionId, userId }: { sessionId: string; userId: string },
  how: SessionEnd,
) {
  const { env, log } = appOf(context);
  const { settings } = env;
  forgetOpen({ userId, sessionId });
  await recordOf({ env }, userId)
    .endSession({ sessionId, how })
    .catch((error: unknown) => log("error", "session.record_not_told", { cause: causeOf(error) }));
  await clerkOf(settings)
    .sessions.revokeSession(sessionId)
    .catch((error: unknown) => log("error", "session.revoke_failed", { cause: causeOf(error) }));
  for (const name of await clerkTokenCookies(settings.CLERK_PUBLISHABLE_KEY))
    setCookie(context, expireCookie(name));
  for (const cookie of [...clearActivity, expireCookie(SKIP_PLAN_SELECTION)]) setCookie(context, cookie);
}

/** Names of the cookies that hold Clerk's token. A token outlives its session by up to 65 s, so they are cleared. */
async function clerkTokenCookies(publishableKey: string | undefined): Promise<string[]> {
  const suffix = await getCookieSuffix(publishableKey ?? "");
  return ["__session", getSuffixedCookieName("__session", suffix)];
}
