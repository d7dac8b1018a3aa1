import { allowanceOf, type Feature, type PlanName, type TokenAmount } from "#app/core/plans/plans.ts";
import { reservedOf, tokenLimit, tokensLeft } from "./left.ts";
import type { MeterState } from "./state.ts";

/** What a generation asks for: the estimated input, and the largest and the least output that are of use. */
export type Want = TokenAmount & {
  feature: Feature;
  plan: PlanName | null;
  isFirstMonth: boolean;
  leastOutputTokens: number;
  /** It draws on tokens and does not count as a use of the feature. */
  isTokensOnly?: boolean;
};

export type LimitReached = {
  admitted: false;
  refused: "limit_reached";
  which: "count" | "input_tokens" | "output_tokens";
  used: number;
  limit: number;
};

type Grant = { outputTokens: number };

/**
 * Whether used + reserved + this use stays within the feature's count and, for tokens, within plan and packs.
 * Either kind of token alone can refuse it (USE-02). As much output is granted as is left, so that somebody with little
 * left still gets a shorter answer.
 */
export function admission(state: MeterState, want: Want): Grant | LimitReached {
  const allowance = allowanceOf(want.plan, want.isFirstMonth);
  const reserved = reservedOf(state);
  const used = state.counts[want.feature];
  const limit = allowance.counts[want.feature];
  if (!want.isTokensOnly && used + reserved.counts[want.feature] + 1 > limit)
    return reached("count", used, limit);

  const inputLeft = tokensLeft(state, allowance, "inputTokens") - reserved.tokens.inputTokens;
  if (inputLeft < Math.max(1, want.inputTokens))
    return reached("input_tokens", state.tokens.inputTokens, tokenLimit(state, allowance, "inputTokens"));

  const outputLeft = tokensLeft(state, allowance, "outputTokens") - reserved.tokens.outputTokens;
  if (outputLeft < Math.max(1, want.leastOutputTokens))
    return reached("output_tokens", state.tokens.outputTokens, tokenLimit(state, allowance, "outputTokens"));

  return { outputTokens: Math.min(want.outputTokens, outputLeft) };
}

const reached = (which: LimitReached["which"], used: number, limit: number): LimitReached => ({
  admitted: false,
  refused: "limit_reached",
  which,
  used,
  limit,
});
