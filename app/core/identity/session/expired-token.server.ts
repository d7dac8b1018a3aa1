import type { MiddlewareFunction } from "react-router";
import { readCookie } from "#app/base/http/cookies.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { claimsOfToken, clerkOf } from "../clerk.server.ts";

type Args = Pick<Parameters<MiddlewareFunction>[0], "request" | "context">;
const AS_OLD_AS_A_SESSION_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * A data request, API call or form post cannot be sent through Clerk's handshake. When its token is expired but
 * truly signed by Clerk, Clerk is asked whether the session still lives. The signature alone is never enough.
 * @returns the token's claims, or null
 */
export async function sessionOfExpiredToken({ request, context }: Args) {
  const { settings } = appOf(context).env;
  const token = readCookie(request, "__session");
  if (!token) return null;
  try {
    const claims = await claimsOfToken(token, request, settings, AS_OLD_AS_A_SESSION_MS);
    const session = await clerkOf(settings).sessions.getSession(claims.sid);
    return session.status === "active" && session.userId === claims.sub ? claims : null;
  } catch {
    return null;
  }
}
