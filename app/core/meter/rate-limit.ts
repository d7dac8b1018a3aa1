import { ATTEMPT_WINDOW } from "./advance.ts";
import type { MeterState } from "./state.ts";
import { answered, type Step } from "./step.ts";

/** Generations that one person may start in a minute, unless the caller says otherwise. */
export const ATTEMPTS_PER_MINUTE = 10;

export type RateCheck = { state: MeterState; retryAfterSeconds: number | null };

/** Counts an attempt at a generation in the sliding minute, refused ones too, and says whether it is one too many. */
export function countAttempt(state: MeterState, perMinute: number, now: number): RateCheck {
  const { times: attempts, retryAfterSeconds } = count(state.attempts, perMinute, now);
  return { state: { ...state, attempts }, retryAfterSeconds };
}

export type Question = {
  /** Questions allowed in any 60 seconds, at least 1. */
  perMinute: number;
};

/** The same for questions to the payment provider, each of which costs us several calls there. */
export function askProvider(
  state: MeterState,
  { perMinute }: Question,
  now: number,
): Step<{ retryAfterSeconds: number | null }> {
  const recent = (state.questions ?? []).filter((at) => at > now - ATTEMPT_WINDOW);
  const { times: questions, retryAfterSeconds } = count(recent, perMinute, now);
  return answered({ ...state, questions }, { retryAfterSeconds });
}

/**
 * Only the latest `perMinute` times are kept: they decide every later answer.
 * @param times of the last 60 seconds, oldest first
 * @returns `retryAfterSeconds`: null if it may go on, else when the window has room if nobody tries before
 */
function count(times: number[], perMinute: number, now: number) {
  const isOver = times.length >= perMinute;
  const kept = [...times, now].slice(-perMinute);
  const wait = Math.ceil(((kept[0] ?? now) + ATTEMPT_WINDOW - now) / 1000);
  return { times: kept, retryAfterSeconds: isOver ? wait : null };
}
