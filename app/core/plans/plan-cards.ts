import { MONTHLY_PRICES, type PlanName, PREMIUM_TRIAL_DAYS } from "./plans.ts";

/** What a plan card says. The advertised figures stay as specified, also where the enforced table differs (OPEN-24). */
export type PlanCard = {
  name: PlanName;
  /** US dollars per month; null where the price is agreed on. */
  price: number | null;
  description: string;
  features: string[];
  buttonText: string;
  highlighted: boolean;
  trial: string | null;
  tokenBundles: string;
  bonus: string | null;
};

export const PLAN_CARDS: readonly PlanCard[] = [
  {
    name: "Free",
    price: MONTHLY_PRICES.Free,
    description: "Try it on your next shift.",
    features: ["50 notes per month", "10 AI chats per month", "Every statement linked to your own words"],
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
    features: ["300 notes per month", "60 AI chats per month", "Custom template creation", "24/7 support"],
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
