import type Stripe from "stripe";
import { PAID_PLANS } from "#app/core/plans/plans.ts";
import { modeOf } from "../shapes.ts";
import { type PortalConfigurations, type PortalOutcome, setUpPortal } from "./setup-portal.ts";
import { type PriceOutcome, setUpPrice } from "./setup-price.ts";
import { setUpWebhook, type WebhookEndpoints, type WebhookOutcome } from "./setup-webhook.ts";

export type SetupOutcome = { prices: PriceOutcome[]; portal: PortalOutcome; webhook: WebhookOutcome };

/** Why a key may not be used, or null: real money is only touched on request. */
export function refusalOf(key: string, isLive: boolean): string | null {
  const mode = modeOf(key);
  if (mode === null) return "STRIPE_SECRET_KEY is neither a live nor a test key.";
  if (mode === "live" && !isLive)
    return "STRIPE_SECRET_KEY is a live key. Add --live to set up the live account.";
  if (mode === "test" && isLive) return "--live was given, but STRIPE_SECRET_KEY is a test key.";
  return null;
}

/** The parts of the SDK that set up the account; tests replace some. */
export type AccountParts = { stripe: Stripe; portals: PortalConfigurations; webhooks: WebhookEndpoints };

/** Creates what is missing in the account. Safe to repeat. */
export async function setUp(
  { stripe, portals, webhooks }: AccountParts,
  origin: string,
): Promise<SetupOutcome> {
  const prices: PriceOutcome[] = [];
  for (const plan of PAID_PLANS) prices.push(await setUpPrice(stripe, plan));
  return {
    prices,
    portal: await setUpPortal(portals, origin),
    webhook: await setUpWebhook(webhooks, origin),
  };
}

/** What was found or created, and the resulting settings. The secret is only shown here. */
export function setupLines({ prices, portal, webhook }: SetupOutcome): string[] {
  return [
    ...prices.flatMap(priceLines),
    `Customer portal: ${portal.how}, ${portal.id}`,
    ...(portal.isDefault ? [] : [NOT_DEFAULT]),
    `Webhook: ${webhook.how}, ${webhook.url}`,
    "",
    "Variables, for [vars] in wrangler.toml (or .env on this machine):",
    ...prices.map(({ plan, id }) => `STRIPE_PRICE_${plan.toUpperCase()} = "${id}"`),
    "",
    ...secretLines(webhook),
  ];
}

const NOT_DEFAULT =
  "  It is not the account's default, and only the dashboard can make it that: save once under Settings → Billing → Customer portal, then run this again.";

function priceLines({ plan, id, isNew, outdated }: PriceOutcome): string[] {
  const old = outdated.map(
    (price) =>
      `  ${price} charges something else. Its subscribers keep it; archive it in the dashboard so that nobody else gets it.`,
  );
  return [`${plan}: ${isNew ? "new price" : "kept"}, ${id}`, ...old];
}

function secretLines({ how, secret }: WebhookOutcome): string[] {
  if (secret)
    return [
      "Secret, shown only this once (npx wrangler secret put STRIPE_WEBHOOK_SECRET):",
      `STRIPE_WEBHOOK_SECRET=${secret}`,
    ];
  return [
    `STRIPE_WEBHOOK_SECRET: the endpoint was ${how}, so its secret has not changed; see Stripe's dashboard, Developers → Webhooks → the endpoint → Signing secret.`,
  ];
}
