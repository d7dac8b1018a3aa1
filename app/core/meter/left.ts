import { type Allowance, FEATURES, type Feature, type TokenAmount } from "#app/core/plans/plans.ts";
import {
  hasOpenRun,
  isCharged,
  type MeterState,
  noCounts,
  noTokens,
  type Use,
  type UseCounts,
} from "./state.ts";

export type TokenKind = keyof TokenAmount;

/** What open reservations hold: one use and its tokens for each use that is under way and not charged. */
export function reservedOf(state: MeterState): { counts: UseCounts; tokens: TokenAmount } {
  const counts = noCounts();
  const tokens = noTokens();
  for (const use of state.uses.filter(isHolding)) {
    if (!use.isTokensOnly) counts[use.feature] += 1;
    tokens.inputTokens += use.held.inputTokens;
    tokens.outputTokens += use.held.outputTokens;
  }
  return { counts, tokens };
}

const isHolding = (use: Use): boolean => hasOpenRun(use) && !isCharged(use);

/**
 * Tokens of one kind that may still be charged, before reservations: what is left of the month, plus packs.
 * An overdrawn month (the plan became smaller, or a model took more than it reserved) leaves 0 and takes nothing from
 * the packs.
 */
export function tokensLeft(state: MeterState, allowance: Allowance, kind: TokenKind): number {
  return monthLeft(state, allowance, kind) + state.packs[kind];
}

/** Tokens of one kind that the plan's month still pays for, never below 0. */
export function monthLeft(state: MeterState, allowance: Allowance, kind: TokenKind): number {
  return Math.max(0, allowance.tokens[kind] - (state.tokens[kind] - state.fromPacks[kind]));
}

/** This month's total of a kind: the plan, the packs at hand, and what packs have already paid. */
export function tokenLimit(state: MeterState, allowance: Allowance, kind: TokenKind): number {
  return allowance.tokens[kind] + state.packs[kind] + state.fromPacks[kind];
}

/** A value for every feature. */
export function perFeature<Value>(of: (feature: Feature) => Value): Record<Feature, Value> {
  return Object.fromEntries(FEATURES.map((feature) => [feature, of(feature)])) as Record<Feature, Value>;
}
