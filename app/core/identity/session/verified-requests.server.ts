import type { SignedInAuthObject, SignedOutAuthObject } from "@clerk/backend/internal";
import type { AppEnv } from "#app/base/runtime/env.server.ts";

type Settings = AppEnv["settings"];

/** Somebody who is signed in, for as long as the token lasts. */
type Verified = { auth: SignedInAuthObject; until: number };

/** How many are kept, the oldest dropped first; each has a token that lives a minute. */
const MOST_KEPT = 500;

/** What this isolate has verified with its keys, by everything that it was verified from. */
const kept = new WeakMap<Settings, Map<string, Verified>>();

/**
 * Everything in a request that says who sends it: every cookie, and the headers that give its address. A page and the
 * calls that follow it send the same, so that their token is decoded and its signature verified once.
 * @returns null for a request that Clerk may want to send through its handshake although its token is valid
 */
export function credentialsOf({ url, headers }: Request): string | null {
  const { origin, search } = new URL(url);
  const cookies = headers.get("Cookie");
  const referrer = headers.get("Referer");
  const isFromHere = referrer === null || referrer.startsWith(`${origin}/`);
  if (!cookies || search !== "" || headers.has("Authorization") || !isFromHere) return null;
  return [origin, ...ADDRESS_HEADERS.map((name) => headers.get(name)), cookies].join("\n");
}

/** The headers from which Clerk's SDK takes the address that a request was sent to. */
const ADDRESS_HEADERS = ["Host", "X-Forwarded-Host", "X-Forwarded-Proto"];

/** Who was verified from the same credentials, if that token still lasts. @param now Unix milliseconds */
export function verifiedBefore(
  settings: Settings,
  credentials: string,
  now: number,
): SignedInAuthObject | null {
  const known = kept.get(settings)?.get(credentials);
  return known && now < known.until ? known.auth : null;
}

/** Keeps who is signed in until her token expires; for a visitor, Clerk is asked each time. */
export function keepVerified(
  settings: Settings,
  credentials: string,
  auth: SignedInAuthObject | SignedOutAuthObject,
): void {
  if (!auth.userId) return;
  const verified = kept.get(settings) ?? new Map<string, Verified>();
  kept.set(settings, verified);
  const [oldest] = verified.keys();
  if (verified.size >= MOST_KEPT && oldest !== undefined) verified.delete(oldest);
  verified.set(credentials, { auth, until: auth.sessionClaims.exp * 1_000 });
}
