import { requireId } from "./checked.ts";
import { type MeterState, noCounts, noTokens } from "./state.ts";
import { answered, type Step } from "./step.ts";

/** How many resets are remembered; each belongs to a paid period or an upgrade, so these cover years. */
const RESETS_REMEMBERED = 50;

/**
 * Makes sure that a month is closed. The first command after its end closes it; for somebody who does nothing, this
 * command is that first one. No-op when done.
 * @param command.period the month to close, "2026-11"
 * @returns `isClosed`: false only if the month is not over yet
 */
export function closeMonth(state: MeterState, command: { period: string }): Step<{ isClosed: boolean }> {
  return answered(state, { isClosed: state.period > command.period });
}

/**
 * Sets the running month's counts and tokens back to 0; what packs paid is not given back. No-op when done, and when
 * nothing was used: the right to a reset then stays.
 * @param command.resetId what gives that right (an upgrade, a paid period), so that it is used once
 */
export function resetMonth(state: MeterState, command: { resetId: string }): Step<MonthReset> {
  requireId("resetId", command.resetId);
  if (state.resets.includes(command.resetId)) return answered(state, { isReset: false, isUnused: false });
  if (!isUsed(state)) return answered(state, { isReset: false, isUnused: true });
  const resets = [...state.resets, command.resetId].slice(-RESETS_REMEMBERED);
  const fresh = { counts: noCounts(), tokens: noTokens(), fromPacks: noTokens() };
  return answered({ ...state, ...fresh, resets }, { isReset: true, isUnused: false });
}

/** `isUnused`: there was nothing to give back. */
export type MonthReset = { isReset: boolean; isUnused: boolean };

const isUsed = ({ counts, tokens, fromPacks }: MeterState): boolean =>
  Object.values(counts).some((count) => count > 0) ||
  tokens.inputTokens > fromPacks.inputTokens ||
  tokens.outputTokens > fromPacks.outputTokens;
