import type { Feature, PlanName } from "#app/core/plans/plans.ts";
import { UNCHECKED_LIFE } from "./advance.ts";
import { requireFeature, requireHash, requireId, requireTokens } from "./checked.ts";
import { commit, type Figures, type Settled } from "./settle.ts";
import { findRun, type MeterState, noTokens, type Use } from "./state.ts";
import { answered, type Step } from "./step.ts";

/** A use that was allowed because the meter could not be asked (USE-05). */
export type RecordUnchecked = Figures & {
  /** The id of the reservation that went unanswered; the meter may have made it all the same. */
  uncheckedId: string;
  key: string;
  /** SHA-256 of the input, hex. */
  input: string;
  feature: Feature;
  plan: PlanName | null;
  isFirstMonth: boolean;
  isTokensOnly?: boolean | undefined;
  /** When it was allowed: Unix milliseconds. */
  allowedAt: number;
};

/**
 * Counts a use afterwards, once per id: as the commit of the unanswered reservation if that exists, else as another
 * run of its key, else as a use of its own. No limit applies; the figures are charged like any others.
 */
export function recordUnchecked(state: MeterState, command: RecordUnchecked, now: number): Step<Settled> {
  requireUnchecked(command);
  if (state.unchecked.some(({ id }) => id === command.uncheckedId))
    return answered(state, { isSettled: false, reason: "already_settled" });
  // It is no longer known whether it was counted, or its key charged.
  if (command.allowedAt <= now - UNCHECKED_LIFE)
    return answered(state, { isSettled: false, reason: "unknown" });
  const isKnown = findRun(state, command.uncheckedId) !== null;
  const ready = isKnown ? state : withOpenRun(state, command, now);
  const step = commit(ready, { ...command, reservationId: command.uncheckedId }, now);
  const unchecked = [...step.state.unchecked, { id: command.uncheckedId, at: now }];
  return step.answer.isSettled ? { ...step, state: { ...step.state, unchecked } } : { ...step, state };
}

/** @throws RangeError naming the malformed field, never its value. */
function requireUnchecked(command: RecordUnchecked): void {
  requireId("uncheckedId", command.uncheckedId);
  requireId("key", command.key);
  requireHash(command.input);
  requireFeature(command.feature);
  requireTokens(command);
}

function withOpenRun(state: MeterState, command: RecordUnchecked, now: number): MeterState {
  const run = { id: command.uncheckedId, at: now, status: "open" as const };
  const { key, input, feature, plan, isFirstMonth, isTokensOnly, outputTokens } = command;
  const shared = state.uses.findLast(
    (use) => use.key === key && use.input === input && use.feature === feature,
  );
  if (shared) {
    const use = { ...shared, runs: [...shared.runs, run] };
    return { ...state, uses: state.uses.map((other) => (other === shared ? use : other)) };
  }
  const use: Use = {
    key,
    input,
    feature,
    plan,
    isFirstMonth,
    ...(isTokensOnly && { isTokensOnly }),
    at: now,
    granted: outputTokens,
    held: noTokens(),
    runs: [run],
  };
  return { ...state, uses: [...state.uses, use] };
}
