import { periodOf } from "./period.ts";
import type { ClosedMonth } from "./records.ts";
import { type MeterState, noCounts, noTokens, type Use, type UseRun } from "./state.ts";

const MINUTE = 60_000;

/** A reservation that nobody settles comes back after this time, unless it asked for more. */
export const RESERVATION_LIFE = 3 * MINUTE;

/** The most that one may ask for: as long as a queue's consumer may work on one message. */
export const LONGEST_LIFE = 15 * MINUTE;

/** How long a key stands for its input, and how long a settled run is remembered. */
export const KEY_LIFE = 10 * MINUTE;

export const ATTEMPT_WINDOW = MINUTE;

/** Long enough for every retry of a use that was counted afterwards. */
const UNCHECKED_LIFE = 24 * 60 * MINUTE;

/**
 * What time alone does to a meter: a month ends, reservations come back, old keys, runs and attempts are forgotten.
 * Returns the same state if nothing did.
 */
export function advance(state: MeterState, now: number): { state: MeterState; records: ClosedMonth[] } {
  const rolled = rollOver(state, now);
  return { state: forget(expire(rolled.state, now), now), records: rolled.records };
}

/** When the next reservation comes back, if one is open: Unix milliseconds. */
export function nextExpiry(state: MeterState): number | null {
  const open = state.uses.flatMap((use) => use.runs).filter((run) => run.status === "open");
  return open.length === 0 ? null : Math.min(...open.map((run) => run.at + lifeOf(run)));
}

const lifeOf = ({ lifeMs = RESERVATION_LIFE }: UseRun): number => lifeMs;

/** Clocks may step back: a month that has begun never ends into an earlier one. */
function rollOver(state: MeterState, now: number): { state: MeterState; records: ClosedMonth[] } {
  const period = periodOf(now);
  if (period <= state.period) return { state, records: [] };
  return {
    state: { ...state, period, counts: noCounts(), tokens: noTokens(), fromPacks: noTokens() },
    records: [{ kind: "month", period: state.period, counts: state.counts, ...state.tokens, closedAt: now }],
  };
}

function expire(state: MeterState, now: number): MeterState {
  const due = nextExpiry(state);
  if (due === null || due > now) return state;
  return { ...state, uses: state.uses.map((use) => expireRuns(use, now)) };
}

function expireRuns(use: Use, now: number): Use {
  const runs = use.runs.map((run) =>
    run.status === "open" && run.at + lifeOf(run) <= now ? { ...run, status: "expired" as const } : run,
  );
  return { ...use, runs };
}

function forget(state: MeterState, now: number): MeterState {
  const uses = state.uses.filter((use) => isRemembered(use, now));
  const attempts = state.attempts.filter((at) => at > now - ATTEMPT_WINDOW);
  const unchecked = state.unchecked.filter(({ at }) => at > now - UNCHECKED_LIFE);
  const isSame =
    uses.length === state.uses.length &&
    attempts.length === state.attempts.length &&
    unchecked.length === state.unchecked.length;
  return isSame ? state : { ...state, uses, attempts, unchecked };
}

/** A use stays while its key can stand for it, which began with its first run, or a run can still be settled. */
function isRemembered(use: Use, now: number): boolean {
  return use.runs.some((run) => run.at > now - KEY_LIFE - (lifeOf(run) - RESERVATION_LIFE));
}
