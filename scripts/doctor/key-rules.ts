import type { ProviderName } from "#app/base/runtime/providers.server.ts";
import {
  addressOrPath,
  anthropicKey,
  clerkPublishableKey,
  clerkSecretKey,
  clerkWebhookSecret,
  dailyBudgets,
  email,
  keyOf32Bytes,
  longEnough,
  modelPrices,
  ncbiKey,
  ncbiTool,
  notEmpty,
  openShards,
  pausedPlans,
  pemPublicKey,
  positiveInteger,
  type Shape,
  stripePriceId,
  stripeSecretKey,
  stripeWebhookSecret,
  versionedKeys,
  webAddress,
} from "./shapes.ts";

/** When a setting is required; never for a provider that is a stand-in. */
export type Need =
  /** Wherever the provider is the real one. */
  | "always"
  /** In production; elsewhere, the product works without it. */
  | "production"
  /** Nowhere. */
  | "never";

export type KeyRule = {
  name: string;
  provider?: ProviderName;
  need: Need;
  shape: Shape;
  /** Where it comes from: a command, or a place in a dashboard. */
  from: string;
  /** What happens while it is not set. */
  unset: string;
  /** It refers to the real provider and breaks the stand-in if set. */
  breaksStandIn?: true;
};

/** The setting that makes a provider the real one. */
export const PROVIDER_KEYS: Readonly<Record<ProviderName, string>> = {
  identity: "CLERK_SECRET_KEY",
  payments: "STRIPE_SECRET_KEY",
  model: "ANTHROPIC_API_KEY",
  literature: "LITERATURE_EMAIL",
};

const CLERK_KEYS = "Clerk's dashboard, Configure → API keys";
const STRIPE_SETUP = "npm run stripe:setup -- --origin https://…";
const PAYMENT_LINKS = "Stripe's dashboard, Payment Links (docs/deploy.md, Stripe)";

const OWN: KeyRule[] = [
  {
    name: "ACTIVITY_SECRET",
    need: "production",
    shape: longEnough(16),
    from: "openssl rand -hex 32",
    unset: "made by `npm start`",
  },
  {
    name: "PAYMENT_SECRET",
    need: "production",
    shape: longEnough(16),
    from: "openssl rand -hex 32",
    unset: "ACTIVITY_SECRET signs references of payments too",
  },
  {
    name: "DATA_KEYS",
    need: "production",
    shape: versionedKeys,
    from: 'echo "1:$(openssl rand -base64 32)"',
    unset: "made by `npm start`",
  },
  {
    name: "AUDIT_SECRET",
    need: "production",
    shape: longEnough(32),
    from: "openssl rand -hex 32",
    unset: "made by `npm start`",
  },
  {
    name: "DRAFT_KEY",
    need: "never",
    shape: keyOf32Bytes,
    from: "an installation from before each person had a key",
    unset: "there is nothing left for it to open",
  },
  {
    name: "GENERATIONS_PER_MINUTE",
    need: "always",
    shape: positiveInteger,
    from: "wrangler.toml [vars]",
    unset: "no request is answered",
  },
  {
    name: "OPEN_SHARDS",
    need: "never",
    shape: openShards,
    from: "wrangler.toml [vars]",
    unset: "new people go to DB",
  },
  {
    name: "DAILY_BUDGETS",
    need: "never",
    shape: dailyBudgets,
    from: "wrangler.toml [vars] of both Workers",
    unset: "nothing limits what a day may cost",
  },
  {
    name: "MODEL_PRICES",
    need: "never",
    shape: modelPrices,
    from: "the model's price list",
    unset: "3 and 15 dollars apply",
  },
  {
    name: "MODEL_PAUSED",
    need: "never",
    shape: pausedPlans,
    from: "wrangler secret put, on both Workers",
    unset: "the model is not paused",
  },
  {
    name: "IDLE_SECONDS",
    need: "never",
    shape: positiveInteger,
    from: "wrangler.toml [vars]",
    unset: "330 s apply",
  },
  {
    name: "SUPPORT_EMAIL",
    need: "never",
    shape: email,
    from: "an address of yours",
    unset: "/contact shows no address",
  },
];

const IDENTITY: KeyRule[] = [
  {
    name: "CLERK_SECRET_KEY",
    provider: "identity",
    need: "always",
    shape: clerkSecretKey,
    from: CLERK_KEYS,
    unset: "nobody can sign in",
  },
  {
    name: "CLERK_PUBLISHABLE_KEY",
    provider: "identity",
    need: "always",
    shape: clerkPublishableKey,
    from: CLERK_KEYS,
    unset: "nobody can sign in",
    breaksStandIn: true,
  },
  {
    name: "CLERK_JWT_KEY",
    provider: "identity",
    need: "production",
    shape: pemPublicKey,
    from: `${CLERK_KEYS} → JWKS Public Key`,
    unset: "Clerk is asked for its key",
    breaksStandIn: true,
  },
  {
    name: "CLERK_WEBHOOK_SECRET",
    provider: "identity",
    need: "production",
    shape: clerkWebhookSecret,
    from: "Clerk's dashboard, Configure → Webhooks → the endpoint → Signing Secret",
    unset: "accounts deleted at Clerk stay here",
  },
];

const PAYMENTS: KeyRule[] = [
  {
    name: "STRIPE_SECRET_KEY",
    provider: "payments",
    need: "always",
    shape: stripeSecretKey,
    from: "Stripe's dashboard, Developers → API keys",
    unset: "nothing can be bought",
  },
  {
    name: "STRIPE_WEBHOOK_SECRET",
    provider: "payments",
    need: "production",
    shape: stripeWebhookSecret,
    from: STRIPE_SETUP,
    unset: "no event is trusted; `stripe listen --forward-to localhost:8787/api/webhooks/stripe` prints one",
  },
  ...["STRIPE_PRICE_BASIC", "STRIPE_PRICE_PREMIUM"].map((name) => ({
    name,
    provider: "payments" as const,
    need: "always" as const,
    shape: stripePriceId,
    from: STRIPE_SETUP,
    unset: "the plan cannot be bought",
    breaksStandIn: true as const,
  })),
  ...["STRIPE_PAYMENT_LINK_BASIC", "STRIPE_PAYMENT_LINK_PREMIUM"].map((name) => ({
    name,
    provider: "payments" as const,
    need: "production" as const,
    shape: addressOrPath,
    from: PAYMENT_LINKS,
    unset: "/pricing says that there is no payment link",
  })),
  {
    name: "STRIPE_PAYMENT_LINK_ENTERPRISE",
    provider: "payments",
    need: "never",
    shape: addressOrPath,
    from: PAYMENT_LINKS,
    unset: "/pricing leads to /contact-sales",
  },
  {
    name: "STRIPE_SCRIPT_URL",
    provider: "payments",
    need: "never",
    shape: addressOrPath,
    from: "wrangler.toml [vars]",
    unset: "https://js.stripe.com/v3/ is loaded",
  },
];

const MODEL: KeyRule[] = [
  {
    name: "ANTHROPIC_API_KEY",
    provider: "model",
    need: "always",
    shape: anthropicKey,
    from: "Anthropic's console, Settings → API keys",
    unset: "nothing can be generated",
  },
  {
    name: "ANTHROPIC_BASE_URL",
    provider: "model",
    need: "never",
    shape: webAddress,
    from: "wrangler.toml [vars]",
    unset: "https://api.anthropic.com is used",
    breaksStandIn: true,
  },
  {
    name: "MODEL",
    need: "always",
    shape: notEmpty,
    from: "wrangler.toml [vars]",
    unset: "no request is answered",
  },
  {
    name: "SECOND_READER_MODEL",
    need: "never",
    shape: notEmpty,
    from: "wrangler.toml [vars]",
    unset: "notes are checked by rules alone",
  },
];

const LITERATURE: KeyRule[] = [
  {
    name: "LITERATURE_EMAIL",
    provider: "literature",
    need: "always",
    shape: email,
    from: "an address of yours that the literature services may write to",
    unset: "the literature services are not told who asks",
  },
  {
    name: "NCBI_API_KEY",
    provider: "literature",
    need: "never",
    shape: ncbiKey,
    from: "an NCBI account, Settings → API Key Management",
    unset: "PubMed is asked at most 3 times a second",
  },
  {
    name: "LITERATURE_TOOL",
    provider: "literature",
    need: "never",
    shape: ncbiTool,
    from: "a name of yours, without spaces",
    unset: "NCBI is given the name nursegpt",
  },
  ...["EUROPE_PMC_URL", "EUTILS_URL"].map((name) => ({
    name,
    provider: "literature" as const,
    need: "never" as const,
    shape: webAddress,
    from: "wrangler.toml [vars]",
    unset: "the service's own address is used",
    breaksStandIn: true as const,
  })),
];

/** Every setting of the product, with the rules for it. */
export const KEY_RULES: readonly KeyRule[] = [...OWN, ...IDENTITY, ...PAYMENTS, ...MODEL, ...LITERATURE];
