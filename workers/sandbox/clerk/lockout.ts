import { type ClerkResult, problem } from "./answers.ts";
import type { ClerkStore } from "./store.ts";

/** As the deployment guide sets the real instance up. */
export const LOCKOUT = { enabled: true, max_attempts: 10, duration_in_minutes: 60 };

const DURATION_MS = LOCKOUT.duration_in_minutes * 60_000;

/**
 * The refusal of an address that failed too often within the hour; null where it may try. Addresses without an account
 * lock as well, so that nobody learns from it who has one.
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

/** Signing in, and a new password that was set by a code from the mail, begin anew. */
export const forgetFailures = (store: ClerkStore, email: string): void =>
  store.remove("lock", email.toLowerCase());
