/** What `wrangler types` cannot see: secrets, and what only `vite.config.ts` adds for this machine. */
interface SecretsAndSandbox {
  /** Signs the activity cookie. */
  ACTIVITY_SECRET: string;
  /** AES-GCM key of unsaved drafts: 32 bytes, base64. */
  DRAFT_KEY: string;
  ANTHROPIC_API_KEY?: string;
  CLERK_SECRET_KEY?: string;
  CLERK_PUBLISHABLE_KEY?: string;
  CLERK_JWT_KEY?: string;
  CLERK_API_URL?: string;
  STRIPE_SECRET_KEY?: string;
  /** Service binding to the local stand-ins; absent in production. */
  SANDBOX?: Fetcher;
}
declare namespace Cloudflare {
  interface Env extends SecretsAndSandbox {}
}
interface Env extends SecretsAndSandbox {}
