import { ATTEMPT_WINDOW } from "./advance.ts";
import type { MeterState } from "./state.ts";

/** Generations that one person may start in a minute, unless the caller says otherwise. */
export const ATTEMPTS_PER_MINUTE = 10;

export type Attempt = { state: MeterState; retryAfterSeconds: number | null };

/**
 * Counts an attempt in the sliding minute, refused ones too, and says whether it is one too many.
 * Only the latest `perMinute` attempts are kept: they decide every later answer.
 * @param perMinute attempts allowed in any 60 seconds, at least 1
 * @returns `retryAfterSeconds`: null if it may go on, else when the window has room if nobody tries before
 */
export function countAttempt(state: MeterState, perMinute: number, now: number): Attempt {
  const isOver = state.attempts.length >= perMinute;
  const attempts = [...state.attempts, now].slice(-perMinute);
  const oldest = attempts[0] ?? now;
  const wait = Math.ceil((oldest + ATTEMPT_WINDOW - now) / 1000);
  return { state: { ...state, attempts }, retryAfterSeconds: isOver ? wait : null };
}
