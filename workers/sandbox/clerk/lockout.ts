import { type ClerkResult, problem } from "./answers.ts";
import type { ClerkStore } from "./store.ts";

/** The settings that the deployment guide gives for the real instance. */
export const LOCKOUT = { enabled: true, max_attempts: 10, duration_in_minutes: 60 };

const DURATION_MS = LOCKOUT.duration_in_minutes * 60_000;

/**
 * The refusal of an address that failed too often within the hour; null where it may try. Addresses without an account
 * lock as well, so that a lock does not reveal who has one.
 */
export function lockedOut(store: ClerkStore, email: string, now = Date.now()): ClerkResult | null {
  const lock = store.get("lock", email.toLowerCase());
  if (!lock?.until || lock.until <= now) return null;
  const minutes = Math.ceil((lock.until - now) / 60_000);
  const message = `Your account is locked. You will be able to try again in ${minutes} minutes. For more information, please contact support.`;
  return problem(403, "user_locked", message);
}

/** Counts a wrong password or code. */
export function noteFailure(store: ClerkStore, email: string, now = Date.now()): void {
  const id = email.toLowerCase();
  const known = store.get("lock", id);
  const failed = known && now - known.since < DURATION_MS ? known.failed + 1 : 1;
  const since = failed === 1 ? now : (known?.since ?? now);
  const until = failed >= LOCKOUT.max_attempts ? now + DURATION_MS : null;
  store.put("lock", { id, failed: until ? 0 : failed, since, until });
}

/** Signing in, or setting a new password with an e-mailed code, resets the count. */
export const forgetFailures = (store: ClerkStore, email: string): void =>
  store.remove("lock", email.toLowerCase());
