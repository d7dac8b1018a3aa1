import { ATTEMPT_WINDOW } from "./advance.ts";
import type { CallKind, MeterState } from "./state.ts";
import { answered, type Step } from "./step.ts";

/** Generations that one person may start in a minute, by default. */
export const ATTEMPTS_PER_MINUTE = 10;

type RateCheck = { state: MeterState; retryAfterSeconds: number | null };

/** Counts an attempt at a generation, even a refused one, in the sliding minute and says whether it is one too many. */
export function countAttempt(state: MeterState, perMinute: number, now: number): RateCheck {
  const { times: attempts, retryAfterSeconds } = count(state.attempts, perMinute, now);
  return { state: { ...state, attempts }, retryAfterSeconds };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often one person may call for each kind. */
const CALL_LIMITS = {
  payment_provider: { most: 20, windowMs: MINUTE },
  documents: { most: 30, windowMs: HOUR, forgives: true },
  uploads: { most: 240, windowMs: HOUR, forgives: true },
  literature: { most: 20, windowMs: MINUTE },
  export: { most: 6, windowMs: HOUR },
  reports: { most: 20, windowMs: HOUR },
  history: { most: 240, windowMs: MINUTE },
} as const satisfies Record<CallKind, CallLimit>;

/** With `forgives`, a refused call is not counted, so that trying again does not prolong the wait. */
type CallLimit = { most: number; windowMs: number; forgives?: boolean };

/** `isOnlyAsked`: only asks whether there is room for one more; none is counted. */
export type CountCall = { kind: CallKind; isOnlyAsked?: boolean };

/** Counts one more call of this kind and says whether it is one too many; refused calls count unless it `forgives`. */
export function countCall(
  state: MeterState,
  { kind, isOnlyAsked = false }: CountCall,
  now: number,
): Step<{ retryAfterSeconds: number | null }> {
  const { most, windowMs, forgives = false }: CallLimit = CALL_LIMITS[kind];
  const recent = (state.calls?.[kind] ?? []).filter((at) => at > now - windowMs);
  const oldest = recent.at(-most);
  if (forgives && oldest !== undefined)
    return answered(state, { retryAfterSeconds: Math.ceil((oldest + windowMs - now) / 1000) });
  if (isOnlyAsked) return answered(state, { retryAfterSeconds: null });
  const { times, retryAfterSeconds } = count(recent, most, now, windowMs);
  return answered({ ...state, calls: { ...state.calls, [kind]: times } }, { retryAfterSeconds });
}

/**
 * Only the latest `most` times are kept: they decide every later answer.
 * @param times those in the window, oldest first
 * @returns `retryAfterSeconds`: null if it may go on, else when the window has room, if nothing is tried before
 */
function count(times: number[], most: number, now: number, windowMs = ATTEMPT_WINDOW) {
  const isOver = times.length >= most;
  const kept = [...times, now].slice(-most);
  const wait = Math.ceil(((kept[0] ?? now) + windowMs - now) / 1000);
  return { times: kept, retryAfterSeconds: isOver ? wait : null };
}
