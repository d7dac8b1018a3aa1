import type { Feature } from "#app/core/plans/plans.ts";
import { KEY_LIFE } from "./advance.ts";
import { hasOpenRun, isCharged, type MeterState, type Use } from "./state.ts";

/** Repeats of a charged use that cost nothing. */
export const FREE_REPEATS = 2;

/**
 * What an attempt is to its key: a use of its own, the misuse of a key that stands for something else, a repeat that
 * shares a use under way or charged, or a new start of a use of which nothing came.
 */
export type KeyStanding = { is: "new" | "reused" } | { is: "shared" | "restarted"; use: Use };

/** A key stands for one input of one feature, for 10 minutes from its first use. */
export function keyStanding(
  state: MeterState,
  attempt: { key: string; input: string; feature: Feature },
  now: number,
): KeyStanding {
  const use = keyedUse(state, attempt.key, now);
  if (!use) return { is: "new" };
  if (use.input !== attempt.input || use.feature !== attempt.feature) return { is: "reused" };
  if (use.runs.filter(({ status }) => TAKES_A_TURN.has(status)).length > FREE_REPEATS) return { is: "new" };
  return { is: isCharged(use) || hasOpenRun(use) ? "shared" : "restarted", use };
}

/** The use that a key stands for now: the latest, since one repeat too many begins a new one. */
export function keyedUse(state: MeterState, key: string, now: number): Use | undefined {
  return state.uses.findLast((use) => use.key === key && use.at > now - KEY_LIFE);
}

const TAKES_A_TURN: ReadonlySet<string> = new Set(["open", "charged", "free"]);
