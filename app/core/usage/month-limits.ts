import { FEATURE_WORDS } from "#app/core/plans/feature-words.ts";
import { FEATURES, type Feature, type TokenAmount } from "#app/core/plans/plans.ts";
import type { Spent, UsageAnswer } from "./usage-answer.ts";

/** Something that is counted in a month. */
export type MonthLimit = Spent & {
  key: Feature | keyof TokenAmount;
  /** What is counted, "research searches". */
  many: string;
};

/** Everything that is counted in a month: the uses of each feature, then both kinds of tokens. */
export const monthLimitsOf = (usage: UsageAnswer): MonthLimit[] => [
  ...FEATURES.map((key) => ({ key, many: FEATURE_WORDS[key].many, ...usage.features[key] })),
  { key: "inputTokens", many: "input tokens", used: usage.input_tokens, limit: usage.input_token_limit },
  { key: "outputTokens", many: "output tokens", used: usage.output_tokens, limit: usage.output_token_limit },
];

/** The heading of its row: "Research searches". */
export const headOf = ({ many }: MonthLimit): string => many.charAt(0).toUpperCase() + many.slice(1);
