import { ATTEMPT_WINDOW } from "./advance.ts";
import type { CallKind, MeterState } from "./state.ts";
import { answered, type Step } from "./step.ts";

/** Generations that one person may start in a minute, by default. */
export const ATTEMPTS_PER_MINUTE = 10;

type RateCheck = { state: MeterState; retryAfterSeconds: number | null };

/** Counts an attempt at a generation in the sliding minute, or says that it is one too many. */
export function countAttempt(state: MeterState, perMinute: number, now: number): RateCheck {
  const { times: attempts, retryAfterSeconds } = count(state.attempts, perMinute, now, ATTEMPT_WINDOW);
  return { state: { ...state, attempts }, retryAfterSeconds };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often one person may call for each kind. */
const CALL_LIMITS: Record<CallKind, { most: number; windowMs: number }> = {
  payment_provider: { most: 20, windowMs: MINUTE },
  documents: { most: 30, windowMs: HOUR },
  uploads: { most: 240, windowMs: HOUR },
  literature: { most: 20, windowMs: MINUTE },
  export: { most: 6, windowMs: HOUR },
  reports: { most: 20, windowMs: HOUR },
  history: { most: 240, windowMs: MINUTE },
};

/** `isOnlyAsked`: only asks whether there is room for one more; none is counted. */
export type CountCall = { kind: CallKind; isOnlyAsked?: boolean };

/** Counts one more call of this kind, or says that it is one too many. */
export function countCall(
  state: MeterState,
  { kind, isOnlyAsked = false }: CountCall,
  now: number,
): Step<{ retryAfterSeconds: number | null }> {
  const { most, windowMs } = CALL_LIMITS[kind];
  const recent = (state.calls?.[kind] ?? []).filter((at) => at > now - windowMs);
  const { times, retryAfterSeconds } = count(recent, most, now, windowMs);
  if (isOnlyAsked || retryAfterSeconds !== null) return answered(state, { retryAfterSeconds });
  return answered({ ...state, calls: { ...state.calls, [kind]: times } }, { retryAfterSeconds });
}

/**
 * A refused one is not counted: trying again may not prolong the wait that was told.
 * @param times those in the window, oldest first
 * @returns `retryAfterSeconds`: null if it may go on, else when the window has room
 */
function count(times: number[], most: number, now: number, windowMs: number) {
  const oldest = times.at(-most);
  if (oldest === undefined) return { times: [...times, now], retryAfterSeconds: null };
  return { times, retryAfterSeconds: Math.ceil((oldest + windowMs - now) / 1000) };
}
