import Stripe from "stripe";
import { isPriceOf } from "#app/core/payments/stripe/price.server.ts";
import { MONTHLY_PRICES, PAID_PLANS, type PaidPlan } from "#app/core/plans/plans.ts";
import { type Answer, ask } from "../answer.ts";
import { type Finding, missing, notChecked, ok, wrong } from "../finding.ts";
import { eventsNotSent, portalProblems, WEBHOOK_PATH } from "./wanted.ts";

export type StripeFacts = {
  key: Answer<true>;
  /** The prices named by the settings; null without a known id. */
  prices: Record<PaidPlan, Answer<Stripe.Price> | null>;
  portals: Answer<Stripe.BillingPortal.Configuration[]>;
  webhooks: Answer<Stripe.WebhookEndpoint[]>;
  /** Public origin; null if unknown. */
  origin: string | null;
};

const SETUP = "npm run stripe:setup -- --origin https://…";
const PORTAL = "Stripe's dashboard, Settings → Billing → Customer portal";

/** Queries the account. */
export async function stripeFacts(
  stripe: Stripe,
  priceIds: Partial<Record<PaidPlan, string>>,
  origin: string | null,
): Promise<StripeFacts> {
  const price = (plan: PaidPlan) => {
    const id = priceIds[plan];
    return id ? ask(async () => stripe.prices.retrieve(id)) : null;
  };
  const [key, Basic, Premium, portals, webhooks] = await Promise.all([
    ask(async () => Boolean(await stripe.prices.list({ limit: 1 })) as true),
    price("Basic"),
    price("Premium"),
    ask(async () => (await stripe.billingPortal.configurations.list({ limit: 100 })).data),
    ask(async () => (await stripe.webhookEndpoints.list({ limit: 100 })).data),
  ]);
  return { key, prices: { Basic, Premium }, portals, webhooks, origin };
}

export function judgeStripe(facts: StripeFacts): Finding[] {
  const { key } = facts;
  if (key.kind === "unreachable") return [notChecked("account", `Stripe's API: ${key.why}`)];
  if (key.kind === "refused")
    return [wrong("key", `Stripe refuses it (${key.why})`, "Stripe's dashboard, Developers → API keys")];
  return [
    ok("key", "Stripe accepts it"),
    ...PAID_PLANS.map((plan) => judgePrice(plan, facts.prices[plan])),
    judgePortal(facts.portals),
    ...judgeWebhook(facts.webhooks, facts.origin),
  ];
}

function judgePrice(plan: PaidPlan, answer: Answer<Stripe.Price> | null): Finding {
  const name = `price of ${plan}`;
  if (answer === null) return notChecked(name, "its id is not known here");
  if (answer.kind === "unreachable") return notChecked(name, `Stripe's API: ${answer.why}`);
  if (answer.kind === "refused")
    return wrong(name, `the account has no such price in the key's mode (${answer.why})`, SETUP);
  return isPriceOf(answer.value, plan)
    ? ok(name, `$${MONTHLY_PRICES[plan]} a month`)
    : wrong(name, priceProblems(answer.value, plan).join(", "), SETUP);
}

/** Why a price is not the plan's, in words; the rule is the product's `isPriceOf`. */
function priceProblems({ active, currency, unit_amount, recurring, metadata }: Stripe.Price, plan: PaidPlan) {
  const cents = (MONTHLY_PRICES[plan] ?? Number.NaN) * 100;
  const isMonthly = recurring?.interval === "month" && recurring.interval_count === 1;
  return [
    ...(active ? [] : ["it is archived"]),
    ...(isMonthly ? [] : ["it is not monthly"]),
    ...(currency === "usd" ? [] : ["it is not in US dollars"]),
    ...(unit_amount === cents ? [] : [`it charges ${unit_amount} cents instead of ${cents}`]),
    ...(metadata.plan === plan ? [] : [`its metadata does not say plan=${plan}`]),
  ];
}

/** The product opens the portal without naming a configuration, so the account's default one counts. */
function judgePortal(answer: Answer<Stripe.BillingPortal.Configuration[]>): Finding {
  const name = "customer portal";
  if (answer.kind !== "answered") return notChecked(name, `Stripe's API: ${answer.why}`);
  const standard = answer.value.find(({ is_default }) => is_default);
  if (!standard) return missing(name, "has no default configuration", `${PORTAL}: save once, then ${SETUP}`);
  const problems = portalProblems(standard);
  return problems.length === 0
    ? ok(name, "cancels at the period's end, changes cards, shows invoices")
    : wrong(name, problems.join(", "), `${SETUP}, or ${PORTAL}`);
}

function judgeWebhook(answer: Answer<Stripe.WebhookEndpoint[]>, origin: string | null): Finding[] {
  const name = "webhook";
  if (answer.kind !== "answered") return [notChecked(name, `Stripe's API: ${answer.why}`)];
  if (origin === null) return [notChecked(name, "the public origin is not known", "--origin https://…")];
  const url = `${origin}${WEBHOOK_PATH}`;
  const endpoints = answer.value.filter((endpoint) => endpoint.url === url);
  const endpoint = endpoints.find(({ status }) => status === "enabled") ?? endpoints[0];
  if (!endpoint) return [missing(name, `no endpoint sends to ${url}`, setupFor(origin))];
  const lacking = eventsNotSent(endpoint);
  return [
    endpoint.status === "enabled"
      ? ok(name, `sends to ${url}`)
      : wrong(name, `the endpoint to ${url} is disabled`, setupFor(origin)),
    lacking.length === 0
      ? ok("webhook's events", "every event that the product acts on")
      : wrong("webhook's events", `not sent: ${lacking.join(", ")}`, setupFor(origin)),
    ok("webhook's API version", versionWords(endpoint.api_version)),
  ];
}

const setupFor = (origin: string): string => `npm run stripe:setup -- --origin ${origin}`;

/** Never a failure: only an event's id, type and customer are read; the account is queried with the SDK's version. */
function versionWords(version: string | null): string {
  if (version === Stripe.API_VERSION) return `${version}, the same as the SDK's`;
  return `${version ?? "the account's default"}; the SDK's is ${Stripe.API_VERSION}, which is fine for hints`;
}
