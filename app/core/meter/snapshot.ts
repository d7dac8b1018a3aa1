import { allowanceOf, type Feature, type PlanName, type TokenAmount } from "#app/core/plans/plans.ts";
import { perFeature, reservedOf, type TokenKind, tokenLimit, tokensLeft } from "./left.ts";
import type { MeterState } from "./state.ts";
import { answered, type Step } from "./step.ts";

/** What a person has used and may use. `limit` and `left` are `Infinity` if unlimited. */
export type Snapshot = {
  /** "2026-11", UTC. */
  period: string;
  counts: Record<Feature, Share>;
  /** Limits are the plan's month plus packs. */
  tokens: Record<TokenKind, Share>;
  /** What is left of bought packs. */
  packs: TokenAmount;
  /** As `Meter.noteDays` returns them; absent unless they were asked for and the meter has all runs. */
  noteDays?: number[];
};

/** @property notesSince asks for the days with a charged note since then, too: Unix milliseconds */
export type SnapshotCommand = { plan: PlanName | null; isFirstMonth: boolean; notesSince?: number };

/** `left` is what a new generation may take: never below 0, and net of reservations. */
type Share = { used: number; reserved: number; limit: number; left: number };

/** The meter as pages show it. Changes nothing. */
export function snapshot(
  state: MeterState,
  command: Pick<SnapshotCommand, "plan" | "isFirstMonth">,
): Step<Snapshot> {
  const allowance = allowanceOf(command.plan, command.isFirstMonth);
  const reserved = reservedOf(state);
  const count = (feature: Feature): Share =>
    share(state.counts[feature], reserved.counts[feature], allowance.counts[feature]);
  const token = (kind: TokenKind): Share => ({
    ...share(state.tokens[kind], reserved.tokens[kind], tokenLimit(state, allowance, kind)),
    left: Math.max(0, tokensLeft(state, allowance, kind) - reserved.tokens[kind]),
  });
  return answered(state, {
    period: state.period,
    counts: perFeature(count),
    tokens: { inputTokens: token("inputTokens"), outputTokens: token("outputTokens") },
    packs: state.packs,
  });
}

const share = (used: number, reserved: number, limit: number): Share => ({
  used,
  reserved,
  limit,
  left: Math.max(0, limit - used - reserved),
});
