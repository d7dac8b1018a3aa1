/**
 * `npm run stripe:setup -- --origin https://…`: creates what is missing in the Stripe account of STRIPE_SECRET_KEY
 * (environment or `.env`, or the file named with `--values`): products and monthly prices of the paid plans, the
 * customer portal, the webhook endpoint. Prints the resulting settings. A live key is refused without `--live`.
 */
import { readFileSync } from "node:fs";
import { parseArgs, parseEnv } from "node:util";
import { loadEnv } from "vite";
import { stripeClient } from "./doctor/stripe/client.ts";
import { refusalOf, setUp, setupLines } from "./doctor/stripe/setup.ts";

const { values: given } = parseArgs({
  options: {
    origin: { type: "string" },
    values: { type: "string" },
    live: { type: "boolean", default: false },
  },
});
const env: NodeJS.Dict<string> = given.values
  ? parseEnv(readFileSync(given.values, "utf8"))
  : { ...loadEnv("production", process.cwd(), ""), ...process.env };
const origin = URL.parse(given.origin ?? "");
const key = env.STRIPE_SECRET_KEY;

if (origin?.protocol !== "https:") stop("Name the product's public origin: --origin https://…");
if (!key) stop(`STRIPE_SECRET_KEY is not set in ${given.values ?? "the environment or .env"}.`);
const refusal = refusalOf(key, given.live);
if (refusal) stop(refusal);

const stripe = stripeClient(key, env.STRIPE_API_URL);
const parts = { stripe, portals: stripe.billingPortal.configurations, webhooks: stripe.webhookEndpoints };
console.log(setupLines(await setUp(parts, origin.origin).catch(failed)).join("\n"));

/** Stripe's messages about a request are shown, but not those about a key, which quote it. */
function failed(error: unknown): never {
  const { type, message } = error as { type?: string; message?: string };
  const words = type === "StripeInvalidRequestError" ? message : type;
  stop(`Stripe: ${words ?? "it cannot be reached"}\nNothing is lost: run it again.`);
}

function stop(words: string): never {
  console.error(words);
  process.exit(1);
}
