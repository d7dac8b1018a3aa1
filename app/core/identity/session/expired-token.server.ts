import { isClerkAPIResponseError, TokenVerificationError } from "@clerk/backend/errors";
import type { MiddlewareFunction } from "react-router";
import { readCookie } from "#app/base/http/cookies.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { claimsOfToken, clerkOf } from "../clerk.server.ts";

type Args = Pick<Parameters<MiddlewareFunction>[0], "request" | "context">;
/** The longest that the provider keeps a session. */
export const AS_OLD_AS_A_SESSION_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * A data request, API call or form post cannot be sent through Clerk's handshake. When its token is expired but
 * genuinely signed by Clerk, Clerk is asked whether the session still lives. The signature alone is never enough.
 * @returns the token's claims, or null when Clerk or the signature says no
 * @throws AppError identity_unavailable when Clerk cannot be asked: nobody is signed out on a guess
 */
export async function sessionOfExpiredToken({ request, context }: Args) {
  const { env, log } = appOf(context);
  const token = readCookie(request, "__session");
  if (!token) return null;
  try {
    const claims = await claimsOfToken(token, request, env.settings, AS_OLD_AS_A_SESSION_MS);
    const session = await clerkOf(env.settings).sessions.getSession(claims.sid);
    return session.status === "active" && session.userId === claims.sub ? claims : null;
  } catch (error) {
    if (isRefusal(error)) return null;
    log("error", "session.unknown", { cause: causeOf(error) });
    throw new AppError("identity_unavailable", { cause: error });
  }
}

/** Clerk's signing key could not be fetched. */
const KEY_NOT_THERE = /^jwk-(remote|failed)/;

/** The token itself is wrong, or Clerk does not know the session. */
function isRefusal(error: unknown): boolean {
  if (error instanceof TokenVerificationError) return !KEY_NOT_THERE.test(error.reason);
  return isClerkAPIResponseError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}
