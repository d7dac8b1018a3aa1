/** What is added to the Worker for this machine only: the stand-ins of the providers that have no key. */

/** Any host works: the relative proxy URL replaces it. */
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
  "IDLE_SECONDS",
  "GENERATIONS_PER_MINUTE",
] as const;

/**
 * Service binding and variables of the stand-ins; nothing when every provider has its key.
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
    },
  };
}
