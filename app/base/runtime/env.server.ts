import { z } from "zod";
import { DEFAULT_OPEN_SHARDS, OPEN_SHARDS_SHAPE } from "../data/shards.ts";
import { type Providers, providersOf } from "./providers.server.ts";
import { areLong, readVersionedKeys } from "./secrets.ts";
import { BUDGETS_SHAPE, PAUSED_SHAPE, PRICES_SHAPE } from "./setting-shapes.ts";

/** The model's budget, and whether it is used at all; for both Workers. */
export const budgetVariables = {
  DAILY_BUDGETS: z.string().regex(BUDGETS_SHAPE, "needs Plan:dollars,…").optional(),
  MODEL_PRICES: z
    .string()
    .regex(PRICES_SHAPE, "needs input,output in dollars for a million tokens")
    .default("3,15"),
  MODEL_PAUSED: z.string().regex(PAUSED_SHAPE, "needs all, or names of plans").optional(),
};

/** Which models are used; for both Workers. */
export const modelVariables = {
  MODEL: z.string().min(1),
  SECOND_READER_MODEL: z
    .string()
    .min(1)
    .default("off")
    .transform((name) => (name === "off" ? null : name)),
};

/** What wraps each person's data key; for both Workers. */
export const sealingVariables = {
  DATA_KEYS: z
    .string()
    .refine(
      (text) => readVersionedKeys(text) !== null,
      "needs version:key, each version once, key 32 bytes in base64",
    ),
};

/** One secret, or several with ids (`secrets.ts`), each with a minimum length. */
const secretsOf = (least: number) =>
  z.string().refine((text) => areLong(text, least), `needs ${least} characters for each secret`);

/** Variables and secrets as text; bindings are typed by `wrangler types` and need no check. */
const variables = z.object({
  ...modelVariables,
  ...budgetVariables,
  ...sealingVariables,
  OPEN_SHARDS: z.string().regex(OPEN_SHARDS_SHAPE, "needs number:weight,…").default(DEFAULT_OPEN_SHARDS),
  GENERATIONS_PER_MINUTE: z.coerce.number().int().positive(),
  IDLE_SECONDS: z.coerce.number().int().positive().default(330),
  ACTIVITY_SECRET: secretsOf(16),
  PAYMENT_SECRET: secretsOf(16).optional(),
  AUDIT_SECRET: secretsOf(32),
  DRAFT_KEY: z
    .base64()
    .refine((key) => atob(key).length === 32, "needs 32 bytes, base64")
    .optional()
    .describe("Opens what was sealed before each person had a key of their own"),
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: z.url().optional(),
  CLERK_SECRET_KEY: z.string().min(1).optional(),
  CLERK_PUBLISHABLE_KEY: z.string().min(1).optional(),
  CLERK_JWT_KEY: z.string().min(1).optional(),
  CLERK_API_URL: z.url().default("https://api.clerk.com"),
  CLERK_PROXY_URL: z.string().min(1).optional(),
  CLERK_JS_URL: z.string().min(1).optional(),
  CLERK_UI_URL: z.string().min(1).optional(),
  CLERK_TELEMETRY_DISABLED: z
    .enum(["0", "1", "true", "false"])
    .default("0")
    .transform((text) => text === "1" || text === "true"),
  CLERK_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: z.url().optional(),
  STRIPE_PRICE_BASIC: z.string().min(1).optional(),
  STRIPE_PRICE_PREMIUM: z.string().min(1).optional(),
  STRIPE_PAYMENT_LINK_BASIC: z.string().min(1).optional(),
  STRIPE_PAYMENT_LINK_PREMIUM: z.string().min(1).optional(),
  STRIPE_PAYMENT_LINK_ENTERPRISE: z.string().min(1).optional(),
  STRIPE_SCRIPT_URL: z.string().min(1).default("https://js.stripe.com/v3/"),
  SUPPORT_EMAIL: z.email().optional(),
  LITERATURE_EMAIL: z.string().min(1).optional(),
  LITERATURE_TOOL: z.string().min(1).default("nursegpt"),
  NCBI_API_KEY: z.string().min(1).optional(),
  EUROPE_PMC_URL: z.url().optional(),
  EUTILS_URL: z.url().optional(),
  SANDBOX_PROVIDERS: z.string().optional(),
});

export type AppEnv = Env & { settings: z.infer<typeof variables>; providers: Providers };

const checked = new WeakMap<Env, AppEnv>();

/**
 * The environment, checked once per isolate.
 * @throws Error with the names of all missing or invalid variables (never their values)
 */
export function readEnv(env: Env): AppEnv {
  const known = checked.get(env) ?? {
    ...env,
    settings: readVariables(variables, env),
    providers: providersOf(env),
  };
  checked.set(env, known);
  return known;
}

/** @throws Error with the names of all missing or invalid variables (never their values) */
export function readVariables<Shape extends z.ZodType>(variables: Shape, env: object): z.infer<Shape> {
  const result = variables.safeParse(env);
  if (result.success) return result.data;
  const names = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Configuration is incomplete (see .env.example): ${names.join("; ")}`);
}
