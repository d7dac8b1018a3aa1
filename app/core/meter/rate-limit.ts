import { ATTEMPT_WINDOW } from "./advance.ts";
import type { MeterState } from "./state.ts";
import { answered, type Step } from "./step.ts";

/** Generations that one person may start in a minute, unless the caller says otherwise. */
export const ATTEMPTS_PER_MINUTE = 10;

type RateCheck = { state: MeterState; retryAfterSeconds: number | null };

/** Counts an attempt at a generation in the sliding minute, refused ones too, and says whether it is one too many. */
export function countAttempt(state: MeterState, perMinute: number, now: number): RateCheck {
  const { times: attempts, retryAfterSeconds } = count(state.attempts, perMinute, now);
  return { state: { ...state, attempts }, retryAfterSeconds };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What costs us or somebody else something and is no use of a plan, and how often one person may do it. */
const CALL_LIMITS = {
  /** Questions to the payment provider, each of several calls there. */
  payment_provider: { most: 20, windowMs: MINUTE },
  /** Documents begun, and begun anew after they failed: what is not analysed is not counted by the plan. */
  documents: { most: 30, windowMs: HOUR },
  /** Searches in the literature, most of which find something and are then a use. */
  literature: { most: 20, windowMs: MINUTE },
  /** Downloads of all of one's own data. */
  export: { most: 6, windowMs: HOUR },
  /** Statements reported as wrong. */
  reports: { most: 20, windowMs: HOUR },
  /** Pages of the history, and documents opened from it. */
  history: { most: 240, windowMs: MINUTE },
} as const satisfies Record<string, { most: number; windowMs: number }>;

export type CallKind = keyof typeof CALL_LIMITS;

/** Counts one more call of this kind, a refused one too, and says whether it is one too many. */
export function countCall(
  state: MeterState,
  { kind }: { kind: CallKind },
  now: number,
): Step<{ retryAfterSeconds: number | null }> {
  const { most, windowMs } = CALL_LIMITS[kind];
  const recent = (state.calls?.[kind] ?? []).filter((at) => at > now - windowMs);
  const { times, retryAfterSeconds } = count(recent, most, now, windowMs);
  return answered({ ...state, calls: { ...state.calls, [kind]: times } }, { retryAfterSeconds });
}

/**
 * Only the latest `most` times are kept: they decide every later answer.
 * @param times of the window, oldest first
 * @returns `retryAfterSeconds`: null if it may go on, else when the window has room if nobody tries before
 */
function count(times: number[], most: number, now: number, windowMs = ATTEMPT_WINDOW) {
  const isOver = times.length >= most;
  const kept = [...times, now].slice(-most);
  const wait = Math.ceil(((kept[0] ?? now) + windowMs - now) / 1000);
  return { times: kept, retryAfterSeconds: isOver ? wait : null };
}
