import { periodOf } from "./period.ts";
import {
  type ClosedMonth,
  type MeterState,
  noCounts,
  noTokens,
  type RunStatus,
  type Use,
  type UseRun,
} from "./state.ts";

const MINUTE = 60_000;

/** An unsettled reservation expires after this time, unless it asked for more. */
export const RESERVATION_LIFE = 3 * MINUTE;

/** The longest life that may be asked for: as long as a queue's consumer may work on one message. */
export const LONGEST_LIFE = 15 * MINUTE;

/** The least time that a run is remembered, and that a key without a charged run stands for its input. */
export const KEY_LIFE = 10 * MINUTE;

/**
 * How long a key stands for its input after its last run that came to something: longer than an answer is kept and than
 * a charge may wait in the queue, so that any repeat under the key finds that it was charged.
 */
const CHARGED_KEY_LIFE = 24 * 60 * MINUTE;

/** How many keys may outlive the ten minutes, latest first: the state is written whole with each command. */
const MOST_CHARGED_KEYS = 200;

export const ATTEMPT_WINDOW = MINUTE;

/** Long enough for every retry of a use that is counted afterwards; older ones are no longer counted. */
export const UNCHECKED_LIFE = 24 * 60 * MINUTE;

/**
 * What time alone does to a meter: a month ends, reservations expire, old keys, runs and attempts are forgotten.
 * Returns the same state if nothing did.
 */
export function advance(state: MeterState, now: number): { state: MeterState; records: ClosedMonth[] } {
  const rolled = rollOver(state, now);
  return { state: forget(expire(rolled.state, now), now), records: rolled.records };
}

/** When the next open reservation expires, Unix milliseconds; null if none is open. */
export function nextExpiry(state: MeterState): number | null {
  const open = state.uses.flatMap((use) => use.runs).filter((run) => run.status === "open");
  return open.length === 0 ? null : Math.min(...open.map((run) => run.at + lifeOf(run)));
}

/** How long a run stays reserved, in milliseconds. */
export const lifeOf = ({ lifeMs = RESERVATION_LIFE }: UseRun): number => lifeMs;

/** Clocks may step back: a month that has begun never gives way to an earlier one. */
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
  const uses = rememberedUses(state.uses, now);
  const attempts = state.attempts.filter((at) => at > now - ATTEMPT_WINDOW);
  const unchecked = state.unchecked.filter(({ at }) => at > now - UNCHECKED_LIFE);
  const isSame =
    uses.every((use, index) => use === state.uses[index]) &&
    uses.length === state.uses.length &&
    attempts.length === state.attempts.length &&
    unchecked.length === state.unchecked.length;
  return isSame ? state : { ...state, uses, attempts, unchecked };
}

function rememberedUses(uses: Use[], now: number): Use[] {
  const all = uses.flatMap((use) => {
    const runs = rememberedRuns(use, now);
    if (runs.length === use.runs.length) return [use];
    return runs.length > 0 ? [{ ...use, runs }] : [];
  });
  const older = all.filter(({ runs }) => !runs.some((run) => isRecent(run, now)));
  const dropped = new Set(older.slice(0, -MOST_CHARGED_KEYS));
  return dropped.size === 0 ? all : all.filter((use) => !dropped.has(use));
}

/** The runs that decide a repeat under this key: recent ones, and those that came to something. None: forgotten. */
export function rememberedRuns({ runs }: Use, now: number): UseRun[] {
  const isKept = runs.some(({ status, at }) => CAME_TO_SOMETHING.has(status) && at > now - CHARGED_KEY_LIFE);
  return runs.filter((run) => isRecent(run, now) || (isKept && CAME_TO_SOMETHING.has(run.status)));
}

/** It can still be settled, however late. */
const isRecent = (run: UseRun, now: number): boolean =>
  run.at > now - KEY_LIFE - (lifeOf(run) - RESERVATION_LIFE);

const CAME_TO_SOMETHING: ReadonlySet<RunStatus> = new Set(["charged", "cancelled", "free"]);
