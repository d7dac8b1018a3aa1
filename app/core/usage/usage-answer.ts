import { FEATURES, type Feature, type StoredPlan } from "#app/core/plans/plans.ts";
import type { Snapshot } from "../meter/snapshot.ts";

/** Use and limit of one thing in the current month; null is unlimited. */
export type Spent = { used: number; limit: number | null };

/** The answer of `GET /api/payments/usage`. */
export type UsageAnswer = {
  plan: StoredPlan;
  /** "2026-11", UTC. */
  period: string;
  input_tokens: number;
  output_tokens: number;
  input_token_limit: number | null;
  output_token_limit: number | null;
  file_analysis_used: number;
  file_analysis_limit: number | null;
  features: Record<Feature, Spent>;
};

const finite = (limit: number): number | null => (Number.isFinite(limit) ? limit : null);

/** The meter's figures as pages read them. */
export function toUsageAnswer({ period, counts, tokens }: Snapshot, plan: StoredPlan): UsageAnswer {
  const spent = (feature: Feature): Spent => ({
    used: counts[feature].used,
    limit: finite(counts[feature].limit),
  });
  return {
    plan,
    period,
    input_tokens: tokens.inputTokens.used,
    output_tokens: tokens.outputTokens.used,
    input_token_limit: finite(tokens.inputTokens.limit),
    output_token_limit: finite(tokens.outputTokens.limit),
    file_analysis_used: counts.file_analysis.used,
    file_analysis_limit: finite(counts.file_analysis.limit),
    features: Object.fromEntries(FEATURES.map((feature) => [feature, spent(feature)])) as Record<
      Feature,
      Spent
    >,
  };
}

/** What a page shows when usage cannot be asked for: nothing used (USE-04). */
export function withoutUsage(usage: UsageAnswer): UsageAnswer {
  const features = Object.fromEntries(
    FEATURES.map((feature) => [feature, { ...usage.features[feature], used: 0 }]),
  ) as UsageAnswer["features"];
  return { ...usage, input_tokens: 0, output_tokens: 0, file_analysis_used: 0, features };
}
