/**
 * `npm run unclaimed`: the plans paid for at Stripe by unknown people, from the Stripe account of STRIPE_SECRET_KEY
 * (environment or `.env`, or the file named with `--values`). `-- --refund cs_…` ends one of them and refunds it.
 */
import { readFileSync } from "node:fs";
import { parseArgs, parseEnv } from "node:util";
import type Stripe from "stripe";
import { loadEnv } from "vite";
import { refundCheckout } from "#app/core/payments/unclaimed/refund-checkout.ts";
import { stripeClient } from "./doctor/stripe/client.ts";

const { values: given } = parseArgs({ options: { refund: { type: "string" }, values: { type: "string" } } });
const env: NodeJS.Dict<string> = given.values
  ? parseEnv(readFileSync(given.values, "utf8"))
  : { ...loadEnv("production", process.cwd(), ""), ...process.env };
if (!env.STRIPE_SECRET_KEY) {
  console.error(`STRIPE_SECRET_KEY is not set in ${given.values ?? "the environment or .env"}.`);
  process.exit(1);
}
const stripe = stripeClient(env.STRIPE_SECRET_KEY, env.STRIPE_API_URL);

if (given.refund) await refund(given.refund);
else await list();

async function refund(session: string): Promise<void> {
  const owner = await ownerOf(await stripe.checkout.sessions.retrieve(session));
  if (owner) {
    console.error(`${session} belongs to ${owner}: cancel and refund it in Stripe's dashboard.`);
    process.exit(1);
  }
  console.log(`${session}: ended, $${((await refundCheckout(stripe, session)) / 100).toFixed(2)} refunded.`);
}

async function list(): Promise<void> {
  let count = 0;
  for await (const session of stripe.checkout.sessions.list({ status: "complete", limit: 100 })) {
    if (session.mode !== "subscription" || (await ownerOf(session))) continue;
    const subscription = await stripe.subscriptions.retrieve(String(session.subscription));
    if (subscription.status === "canceled") continue;
    const plan = subscription.items.data[0]?.price.metadata.plan ?? "?";
    const paid = `$${((session.amount_total ?? 0) / 100).toFixed(2)}`;
    const at = new Date(session.created * 1000).toISOString().slice(0, 10);
    console.log([at, plan, paid, session.customer_details?.email ?? "", session.id].join("  "));
    count++;
  }
  console.log(count === 0 ? "No payment is waiting to be claimed." : `${count} waiting.`);
}

/** The person that our server noted on the customer, or null. */
async function ownerOf({ customer }: Stripe.Checkout.Session): Promise<string | null> {
  const found = await stripe.customers.retrieve(String(customer));
  return found.deleted ? "a deleted customer" : (found.metadata.userId ?? null);
}
