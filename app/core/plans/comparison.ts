import { FEATURE_WORDS } from "./feature-words.ts";
import { type Allowance, allowanceOf, FEATURES, PLAN_NAMES, type PlanName } from "./plans.ts";

/** One line of the comparison table: what is compared and each plan's figure in words. */
type ComparisonRow = { label: string; values: Record<PlanName, string> };

/**
 * The plans side by side, as the server enforces them: uses of each feature per month, then tokens.
 * @param allowanceFor what a plan allows in a month; the enforced table unless a test passes another
 */
export function comparisonRows(allowanceFor: (plan: PlanName) => Allowance = allowanceOf): ComparisonRow[] {
  const row = (label: string, figureOf: (allowance: Allowance) => number): ComparisonRow => ({
    label,
    values: Object.fromEntries(
      PLAN_NAMES.map((plan) => [plan, inWords(figureOf(allowanceFor(plan)))]),
    ) as Record<PlanName, string>,
  });
  return [
    ...FEATURES.map((feature) => row(FEATURE_WORDS[feature].label, ({ counts }) => counts[feature])),
    row("Input tokens", ({ tokens }) => tokens.inputTokens),
    row("Output tokens", ({ tokens }) => tokens.outputTokens),
  ];
}

const inWords = (figure: number): string =>
  Number.isFinite(figure) ? figure.toLocaleString("en-US") : "Unlimited";
