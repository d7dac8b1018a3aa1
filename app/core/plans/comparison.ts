import { FEATURE_WORDS } from "./feature-words.ts";
import { type Allowance, allowanceOf, FEATURES, PLAN_NAMES, type PlanName } from "./plans.ts";

/** One line of the comparison table: what is compared, in what it is counted, and each plan's figure in words. */
export type ComparisonRow = { label: string; unit: string; values: Record<PlanName, string> };

/**
 * The plans side by side, as the server enforces them: uses of each feature per month, then tokens.
 * @param allowanceFor what a plan allows in a month; the enforced table unless a test hands in another
 */
export function comparisonRows(allowanceFor: (plan: PlanName) => Allowance = allowanceOf): ComparisonRow[] {
  const row = (label: string, unit: string, figureOf: (allowance: Allowance) => number): ComparisonRow => ({
    label,
    unit,
    values: Object.fromEntries(
      PLAN_NAMES.map((plan) => [plan, inWords(figureOf(allowanceFor(plan)))]),
    ) as Record<PlanName, string>,
  });
  return [
    ...FEATURES.map((feature) => {
      const { label, many } = FEATURE_WORDS[feature];
      return row(label, many, ({ counts }) => counts[feature]);
    }),
    row("Input tokens", "what you type", ({ tokens }) => tokens.inputTokens),
    row("Output tokens", "what is written for you", ({ tokens }) => tokens.outputTokens),
  ];
}

const inWords = (figure: number): string =>
  Number.isFinite(figure) ? figure.toLocaleString("en-US") : "Unlimited";
