import { usesInWords } from "./feature-words.ts";
import {
  type Allowance,
  allowanceOf,
  FIRST_MONTH_NANDA,
  MONTHLY_PRICES,
  type PlanName,
  PREMIUM_TRIAL_DAYS,
} from "./plans.ts";
import { SUPPORT_ANSWER, SUPPORT_HOURS } from "./promises.ts";

/** What a plan card says. The advertised figures stay as specified, even if the enforced table differs (OPEN-24). */
export type PlanCard = {
  name: PlanName;
  /** US dollars per month; null if the price is agreed on. */
  price: number | null;
  description: string;
  features: string[];
  buttonText: string;
  highlighted: boolean;
  trial: string | null;
  tokenBundles: string;
  bonus: string | null;
};

/** The features that no advertised line covers. */
const others = (plan: PlanName): string =>
  `${usesInWords(allowanceOf(plan), ["file_analysis", "medical_research"])} per month`;

export const PLAN_CARDS: readonly PlanCard[] = [
  {
    name: "Free",
    price: MONTHLY_PRICES.Free,
    description: "Try it on your next shift.",
    features: [
      "50 notes per month",
      "10 AI chats per month",
      others("Free"),
      "Every statement linked to your own words",
    ],
    buttonText: "Start for free",
    highlighted: false,
    trial: null,
    tokenBundles: "Pay per token",
    bonus: null,
  },
  {
    name: "Basic",
    price: MONTHLY_PRICES.Basic,
    description: "For nurses who document every shift.",
    features: [
      "100 notes per month",
      "20 AI chats per month",
      others("Basic"),
      "100K tokens monthly",
      "Advanced templates",
      "Priority email support",
    ],
    buttonText: "Choose Basic",
    highlighted: false,
    trial: null,
    tokenBundles: "Bundled per 1,000 tokens",
    bonus: null,
  },
  {
    name: "Premium",
    price: MONTHLY_PRICES.Premium,
    description: "For full-time documentation, with room to spare.",
    features: [
      "300 notes per month",
      "60 AI chats per month",
      others("Premium"),
      "Custom template creation",
      "24/7 support",
    ],
    buttonText: "Choose Premium",
    highlighted: true,
    trial: `${PREMIUM_TRIAL_DAYS}-day free trial`,
    tokenBundles: "Bundled per 1,000 tokens",
    bonus: null,
  },
  {
    name: "Enterprise",
    price: MONTHLY_PRICES.Enterprise,
    description: "For wards, hospitals and agencies.",
    features: ["Unlimited notes and research", "Team and role management"],
    buttonText: "Contact sales",
    highlighted: false,
    trial: null,
    tokenBundles: "Bulk token packages",
    bonus: "20% bonus on prepaid credit packages",
  },
];

const figure = (count: number): string => count.toLocaleString("en-US");

const BESIDE: readonly [advertised: RegExp, words: (plan: PlanName, allowance: Allowance) => string][] = [
  [
    /\d notes per month$/,
    (plan, { counts }) =>
      `each kind has its own limit: ${usesInWords({ counts }, ["sbar", "nanda"])} a month${plan === "Free" ? `; ${FIRST_MONTH_NANDA} NANDA diagnoses in your first 30 days` : ""}`,
  ],
  [/ AI chats per month$/, (_, allowance) => `up to ${usesInWords(allowance, ["chat"])} in all`],
  [
    / tokens monthly$/,
    (_, { tokens }) =>
      `counted as ${figure(tokens.inputTokens)} input and ${figure(tokens.outputTokens)} output tokens`,
  ],
  [/^24\/7 support$/, () => `the assistant at any hour; people ${SUPPORT_HOURS}, ${SUPPORT_ANSWER}`],
  [/^Priority email support$/, () => `answered first, ${SUPPORT_HOURS}`],
  [/^Advanced templates$/, () => "SOAP, DAR, narrative, admission, discharge teaching, incident"],
  [/^Custom template creation$/, () => "your own sections and required items; Basic's templates included"],
  [
    /^(Pay per token|Bundled per 1,000 tokens)$/,
    () => "when a month's tokens run out, a token pack, bought once in Settings, adds more",
  ],
  [/^Team and role management$/, () => "planned: it is not in the product yet"],
  [/^Bulk token packages$/, () => "by arrangement with sales"],
];

/**
 * A note beside an advertised line of a card, so that it misleads nobody: the figure that the server enforces, or what
 * is agreed on with sales. Null if the line says it all.
 */
export function besideAdvertised(plan: PlanName, line: string): string | null {
  const words = BESIDE.find(([advertised]) => advertised.test(line))?.[1];
  return words ? words(plan, allowanceOf(plan)) : null;
}
