import { verifyToken } from "@clerk/backend";
import { clerkClient } from "@clerk/react-router/server";
import { readCookie } from "#app/base/http/cookies.server.ts";

type Args = Parameters<typeof clerkClient>[0];
const AS_OLD_AS_A_SESSION_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * A data request, API call or form post cannot be sent through Clerk's handshake. When its token is expired but
 * truly signed by Clerk, Clerk is asked whether the session still lives. The signature alone is never enough.
 * @returns the token's claims, or null
 */
export async function sessionOfExpiredToken(args: Args) {
  const token = readCookie(args.request, "__session");
  if (!token) return null;
  try {
    const claims = await verifyToken(token, {
      secretKey: process.env.CLERK_SECRET_KEY,
      apiUrl: process.env.CLERK_API_URL,
      jwtKey: process.env.CLERK_JWT_KEY,
      authorizedParties: [new URL(args.request.url).origin],
      clockSkewInMs: AS_OLD_AS_A_SESSION_MS,
    });
    const session = await clerkClient(args).sessions.getSession(claims.sid);
    return session.status === "active" && session.userId === claims.sub ? claims : null;
  } catch {
    return null;
  }
}
