import type { Feature } from "#app/core/plans/plans.ts";
import { lifeOf, rememberedRuns } from "./advance.ts";
import { hasOpenRun, isCharged, type MeterState, type Use } from "./state.ts";

/** Repeats of a charged use that cost nothing. */
const FREE_REPEATS = 2;

/**
 * How an attempt relates to its key: a use of its own, the misuse of a key that stands for something else, a repeat
 * that shares a use under way or charged, a restart of a use that came to nothing, or one repeat too many. A key is
 * never charged twice: after its free repeats it is used up, and while they are under way it is busy.
 */
type KeyState =
  | { is: "new" | "reused" | "used_up" }
  | { is: "shared" | "restarted"; use: Use }
  /** `until` the next of its runs expires, Unix milliseconds. */
  | { is: "busy"; until: number };

/** A key stands for one input of one feature for as long as its use is remembered. */
export function keyState(
  state: MeterState,
  attempt: { key: string; input: string; feature: Feature },
  now: number,
): KeyState {
  const use = keyedUse(state, attempt.key, now);
  if (!use) return { is: "new" };
  if (use.input !== attempt.input || use.feature !== attempt.feature) return { is: "reused" };
  const answered = use.runs.filter(({ status }) => status === "charged" || status === "free");
  const open = use.runs.filter(({ status }) => status === "open");
  if (answered.length > FREE_REPEATS) return { is: "used_up" };
  if (answered.length + open.length > FREE_REPEATS)
    return { is: "busy", until: Math.min(...open.map((run) => run.at + lifeOf(run))) };
  return { is: isCharged(use) || hasOpenRun(use) ? "shared" : "restarted", use };
}

/** The use that a key stands for now. */
export function keyedUse(state: MeterState, key: string, now: number): Use | undefined {
  return state.uses.findLast((use) => use.key === key && rememberedRuns(use, now).length > 0);
}
