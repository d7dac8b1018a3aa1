import type { RouterContextProvider } from "react-router";
import { readCookie } from "#app/base/http/cookies.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { claimsOfToken } from "#app/core/identity/clerk.server.ts";
import { readActivity } from "#app/core/identity/session/activity-cookie.server.ts";
import { hasEnded } from "#app/core/identity/session/session-start.server.ts";
import { readSigned, signText } from "#app/core/identity/session/signed-cookie.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What a payment link carries as `client_reference_id`, so that the payment finds its account: the user id and our
 * signature, since anybody can write anything into a link. Letters, digits, dashes and underscores, as the provider
 * allows.
 * @returns null for a visitor without an active session here
 */
export async function signedReferenceOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<string | null> {
  const { PAYMENT_SECRET, ACTIVITY_SECRET } = appOf(context).env.settings;
  const userId = await visitorIdOf(request, context);
  return userId && (await signText(userId, PAYMENT_SECRET ?? ACTIVITY_SECRET)).replace(".", "-");
}

/** The secrets that sign references: their own, and those of the cookies, which signed them earlier. */
export type ReferenceSecrets = { PAYMENT_SECRET?: string | undefined; ACTIVITY_SECRET: string };

/** The user id in a reference, or null if the reference is not ours. */
export async function readReference(
  reference: string,
  { PAYMENT_SECRET, ACTIVITY_SECRET }: ReferenceSecrets,
): Promise<string | null> {
  const dash = reference.lastIndexOf("-");
  if (dash < 0) return null;
  const signed = `${reference.slice(0, dash)}.${reference.slice(dash + 1)}`;
  const own = PAYMENT_SECRET ? await readSigned(signed, PAYMENT_SECRET) : null;
  return own ?? (await readSigned(signed, ACTIVITY_SECRET));
}

/**
 * The user id of a public page's visitor. Public pages do not ask Clerk: the token's signature and our own activity cookie
 * of the same session, unless it ended here, are enough.
 */
export async function visitorIdOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<string | null> {
  const { env, now } = appOf(context);
  const { ACTIVITY_SECRET, IDLE_SECONDS } = env.settings;
  const token = readCookie(request, "__session");
  if (!token) return null;
  try {
    const claims = await claimsOfToken(token, request, env.settings, DAY_MS);
    const activity = await readActivity(request, claims.sid, ACTIVITY_SECRET);
    if (!activity || now() - activity.at > IDLE_SECONDS * 1000) return null;
    const session = { sessionId: claims.sid, userId: claims.sub };
    return (await hasEnded(appOf(context), session)) ? null : claims.sub;
  } catch {
    return null;
  }
}
