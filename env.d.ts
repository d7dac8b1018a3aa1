/** What `wrangler types` cannot see: secrets, and what only `vite.config.ts` adds for this machine. */
interface SecretsAndSandbox {
  /** The databases of people beyond `DB`, by number; a deployment binds as many as it needs. */
  [database: `DB_${number}`]: D1Database | undefined;
  /** Signs the activity cookie; this and the two below: one secret, or several with ids, the one in use first. */
  ACTIVITY_SECRET: string;
  /** Signs what payment links carry. */
  PAYMENT_SECRET?: string;
  /** Wrap each person's data key: `2:<32 bytes, base64>,1:<…>`. */
  DATA_KEYS: string;
  /** Signs the audit trail of notes: `2:<secret>,1:<secret>`, or one without an id. */
  AUDIT_SECRET: string;
  /** Opened what is now sealed under a person's own key; only for what was not moved yet. */
  DRAFT_KEY?: string;
  ANTHROPIC_API_KEY?: string;
  /** Origin of the Messages API; the stand-in's on this machine. */
  ANTHROPIC_BASE_URL?: string;
  CLERK_SECRET_KEY?: string;
  CLERK_PUBLISHABLE_KEY?: string;
  CLERK_JWT_KEY?: string;
  CLERK_API_URL?: string;
  CLERK_PROXY_URL?: string;
  CLERK_JS_URL?: string;
  CLERK_UI_URL?: string;
  STRIPE_SECRET_KEY?: string;
  /** Origin of Stripe's API; the stand-in's on this machine. */
  STRIPE_API_URL?: string;
  /** Ids of the monthly prices. */
  STRIPE_PRICE_BASIC?: string;
  STRIPE_PRICE_PREMIUM?: string;
  /** Addresses of Stripe's Payment Links. */
  STRIPE_PAYMENT_LINK_BASIC?: string;
  STRIPE_PAYMENT_LINK_PREMIUM?: string;
  STRIPE_PAYMENT_LINK_ENTERPRISE?: string;
  /** Where Stripe.js is loaded from. */
  STRIPE_SCRIPT_URL?: string;
  /** Signs what Stripe and Clerk send to the webhooks: whsec_…. */
  STRIPE_WEBHOOK_SECRET?: string;
  CLERK_WEBHOOK_SECRET?: string;
  /** Service binding to the local stand-ins; absent in production. */
  SANDBOX?: Fetcher;
  /** The providers that the stand-ins serve, with commas between; absent in production. */
  SANDBOX_PROVIDERS?: string;
}
declare namespace Cloudflare {
  interface Env extends SecretsAndSandbox {}
}
interface Env extends SecretsAndSandbox {}

/** A map of characters, as its bytes. */
declare module "*.bcmap" {
  const bytes: ArrayBuffer;
  export default bytes;
}

/** What the build reads. */
interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
}
