import type { UsageAnswer } from "./usage-answer.ts";

/** Tokens of the month; `tokensLimit` is `Infinity` if unlimited, `usagePercentage` is not rounded. */
type UsageMetrics = { tokensUsed: number; tokensLimit: number; usagePercentage: number };

/** Shown until usage is loaded; never enforced (OPEN-29). */
const DEFAULT_TOKENS_LIMIT = 50_000;

/**
 * The tokens of the kind that is nearer to its limit, as either kind ends the month (USE-02, USE-13).
 * @param usage as the server answered; null before that
 */
export function metricsOf(usage: UsageAnswer | null): UsageMetrics {
  if (!usage) return { tokensUsed: 0, tokensLimit: DEFAULT_TOKENS_LIMIT, usagePercentage: 0 };
  const input = metrics(usage.input_tokens, usage.input_token_limit);
  const output = metrics(usage.output_tokens, usage.output_token_limit);
  return output.usagePercentage > input.usagePercentage ? output : input;
}

function metrics(tokensUsed: number, limit: number | null): UsageMetrics {
  const tokensLimit = limit ?? Number.POSITIVE_INFINITY;
  const usagePercentage = tokensLimit > 0 ? (tokensUsed / tokensLimit) * 100 : 100;
  return { tokensUsed, tokensLimit, usagePercentage };
}
