/** What is added to the Worker on this machine only: stand-ins for the providers without a key. */
import { MONTHLY_PRICES, PAID_PLANS, type PaidPlan } from "#app/core/plans/plans.ts";

/** Any host will do: the relative proxy URL replaces it. */
const CLERK_STAND_IN = {
  CLERK_PUBLISHABLE_KEY: `pk_live_${btoa("clerk.sandbox.test$")}`,
  CLERK_SECRET_KEY: "sk_live_sandbox",
  CLERK_PROXY_URL: "/__clerk",
  CLERK_API_URL: "http://clerk.sandbox",
  CLERK_JS_URL: "/__clerk/npm/clerk.browser.js",
  CLERK_UI_URL: "/__clerk/npm/ui.browser.js",
  CLERK_TELEMETRY_DISABLED: "1",
};

const MODEL_STAND_IN = {
  ANTHROPIC_API_KEY: "sk-ant-sandbox",
  ANTHROPIC_BASE_URL: "http://anthropic.sandbox",
};

const centsOf = (plan: PaidPlan): number => (MONTHLY_PRICES[plan] ?? 0) * 100;
const priceIdOf = (plan: PaidPlan): string => `price_sandbox_${plan.toLowerCase()}_${centsOf(plan)}`;

/** The plans that the Stripe stand-in sells, as JSON; the price's id contains its amount in US cents. */
export const stripeCatalogue = (): string =>
  JSON.stringify(PAID_PLANS.map((plan) => ({ plan, unit_amount: centsOf(plan), price: priceIdOf(plan) })));

const PAYMENTS_STAND_IN = {
  STRIPE_SECRET_KEY: "sk_test_sandbox",
  STRIPE_API_URL: "http://stripe.sandbox",
  STRIPE_PRICE_BASIC: priceIdOf("Basic"),
  STRIPE_PRICE_PREMIUM: priceIdOf("Premium"),
  STRIPE_PAYMENT_LINK_BASIC: "/__sandbox/stripe/link/basic",
  STRIPE_PAYMENT_LINK_PREMIUM: "/__sandbox/stripe/link/premium",
  STRIPE_SCRIPT_URL: "/__sandbox/stripe/stripe.js",
};

const LITERATURE_STAND_IN = {
  LITERATURE_EMAIL: "sandbox@localhost",
  EUROPE_PMC_URL: "http://literature.sandbox/europepmc/webservices/rest",
  EUTILS_URL: "http://literature.sandbox/entrez/eutils",
};

const KEYS = {
  identity: "CLERK_SECRET_KEY",
  payments: "STRIPE_SECRET_KEY",
  model: "ANTHROPIC_API_KEY",
  literature: "LITERATURE_EMAIL",
} as const;

/** Variables that the environment may set for the local build, besides `.env`. */
export const FROM_ENVIRONMENT = [
  ...Object.values(KEYS),
  "CLERK_PUBLISHABLE_KEY",
  "CLERK_JWT_KEY",
  "ANTHROPIC_BASE_URL",
  "MODEL",
  "LITERATURE_TOOL",
  "NCBI_API_KEY",
  "EUROPE_PMC_URL",
  "EUTILS_URL",
  "IDLE_SECONDS",
  "GENERATIONS_PER_MINUTE",
  "DAILY_BUDGETS",
  "MODEL_PRICES",
  "MODEL_PAUSED",
  "STRIPE_API_URL",
  "STRIPE_PRICE_BASIC",
  "STRIPE_PRICE_PREMIUM",
  "STRIPE_PAYMENT_LINK_BASIC",
  "STRIPE_PAYMENT_LINK_PREMIUM",
  "STRIPE_PAYMENT_LINK_ENTERPRISE",
  "STRIPE_SCRIPT_URL",
  "STRIPE_WEBHOOK_SECRET",
  "CLERK_WEBHOOK_SECRET",
  "SUPPORT_EMAIL",
] as const;

/**
 * Service binding and variables of the stand-ins; nothing if every provider has its key.
 * @param env the developer's variables
 */
export function sandboxConfig(env: Record<string, string | undefined>): {
  services: { binding: string; service: string }[];
  vars: Record<string, string>;
} {
  const providers = (Object.keys(KEYS) as (keyof typeof KEYS)[]).filter((name) => !env[KEYS[name]]);
  if (providers.length === 0) return { services: [], vars: {} };
  return {
    services: [{ binding: "SANDBOX", service: "nursegpt-sandbox" }],
    vars: {
      SANDBOX_PROVIDERS: providers.join(","),
      ...(providers.includes("identity") ? CLERK_STAND_IN : {}),
      ...(providers.includes("model") ? MODEL_STAND_IN : {}),
      ...(providers.includes("payments") ? PAYMENTS_STAND_IN : {}),
      ...(providers.includes("literature") ? LITERATURE_STAND_IN : {}),
    },
  };
}
