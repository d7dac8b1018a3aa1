/**
 * Every plan, price, allowance and pack of the product. Pages, the meter and the checkout read them here
 * and nowhere else. Figures: PLAN-36 to PLAN-44, USE-07 to USE-11.
 */
export const PLAN_NAMES = ["Free", "Basic", "Premium", "Enterprise"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** What a person's account can hold; Enterprise is a sales arrangement, not a stored plan (OPEN-31). */
export type StoredPlan = Exclude<PlanName, "Enterprise">;

/** US dollars per month; null if the price is agreed on with sales. A checkout refuses a Stripe price that differs. */
export const MONTHLY_PRICES: Readonly<Record<PlanName, number | null>> = {
  Free: 0,
  Basic: 19,
  Premium: 49,
  Enterprise: null,
};

/** What can be bought by card. */
export const PAID_PLANS = ["Basic", "Premium"] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** The trial that a checkout of Premium grants, once per person (OPEN-03). */
export const PREMIUM_TRIAL_DAYS = 7;

/** What is counted per month, besides tokens; `feature-words.ts` has the words for each. */
export const FEATURES = ["chat", "file_analysis", "medical_research", "sbar", "nanda"] as const;
export type Feature = (typeof FEATURES)[number];

export type TokenAmount = { inputTokens: number; outputTokens: number };

export type Allowance = {
  /** Uses per calendar month in UTC; `Infinity` if unlimited. */
  counts: Record<Feature, number>;
  /** Tokens per calendar month in UTC; `Infinity` if unlimited. */
  tokens: TokenAmount;
};

const ALLOWANCES: Record<PlanName, Allowance> = {
  Free: {
    counts: { chat: 50, file_analysis: 1, medical_research: 10, sbar: 15, nanda: 15 },
    tokens: { inputTokens: 75_000, outputTokens: 35_000 },
  },
  Basic: {
    counts: { chat: 100, file_analysis: 10, medical_research: 20, sbar: 30, nanda: 30 },
    tokens: { inputTokens: 150_000, outputTokens: 70_000 },
  },
  Premium: {
    counts: { chat: 300, file_analysis: 30, medical_research: 60, sbar: 90, nanda: 90 },
    tokens: { inputTokens: 300_000, outputTokens: 150_000 },
  },
  Enterprise: {
    counts: {
      chat: Number.POSITIVE_INFINITY,
      file_analysis: Number.POSITIVE_INFINITY,
      medical_research: Number.POSITIVE_INFINITY,
      sbar: Number.POSITIVE_INFINITY,
      nanda: Number.POSITIVE_INFINITY,
    },
    tokens: { inputTokens: Number.POSITIVE_INFINITY, outputTokens: Number.POSITIVE_INFINITY },
  },
};

/** Free's nursing diagnoses in the first 30 days of an account (OPEN-28). */
export const FIRST_MONTH_NANDA = 30;

/** Reads an external plan name as a stored plan: anything unknown is Free (PLAN-02). */
export function toStoredPlan(value: unknown): StoredPlan {
  return value === "Basic" || value === "Premium" ? value : "Free";
}

/**
 * What the plan allows in a month. No plan counts as Free (USE-03).
 * @param plan the plan that the server holds
 * @param isFirstMonth whether the account is younger than 30 days
 */
export function allowanceOf(plan: PlanName | null, isFirstMonth = false): Allowance {
  const allowance = ALLOWANCES[plan ?? "Free"];
  const hasBonus = isFirstMonth && (plan ?? "Free") === "Free";
  return hasBonus ? { ...allowance, counts: { ...allowance.counts, nanda: FIRST_MONTH_NANDA } } : allowance;
}

/** Whether an account's first month allows more of this feature. */
export const hasFirstMonthBonus = (feature: Feature): boolean =>
  allowanceOf("Free", true).counts[feature] > allowanceOf("Free").counts[feature];

/** Which note formats a plan includes besides SBAR: none, the product's, or one's own as well. */
export type TemplateAccess = "none" | "built_in" | "own";

const TEMPLATE_ACCESS: Record<PlanName, TemplateAccess> = {
  Free: "none",
  Basic: "built_in",
  Premium: "own",
  Enterprise: "own",
};

export const templateAccessOf = (plan: PlanName | null): TemplateAccess => TEMPLATE_ACCESS[plan ?? "Free"];
