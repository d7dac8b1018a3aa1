import Stripe from "stripe";
import { eventsNotSent, WEBHOOK_EVENTS, WEBHOOK_PATH } from "./wanted.ts";

/** The part of the SDK for webhook endpoints. */
export type WebhookEndpoints = {
  list(params: Stripe.WebhookEndpointListParams): AsyncIterable<Stripe.WebhookEndpoint>;
  create(params: Stripe.WebhookEndpointCreateParams): Promise<Stripe.WebhookEndpoint>;
  update(id: string, params: Stripe.WebhookEndpointUpdateParams): Promise<Stripe.WebhookEndpoint>;
};

export type WebhookOutcome = {
  url: string;
  how: "kept" | "changed" | "made";
  /** Stripe reveals it once, when the endpoint is created. */
  secret: string | null;
};

/** Creates or updates the endpoint that sends to the product's origin. Its additional events stay. */
export async function setUpWebhook(endpoints: WebhookEndpoints, origin: string): Promise<WebhookOutcome> {
  const url = `${origin}${WEBHOOK_PATH}`;
  const all = await Array.fromAsync(endpoints.list({ limit: 100 }));
  const existing = all.find((endpoint) => endpoint.url === url);
  if (!existing) return { url, how: "made", secret: await makeEndpoint(endpoints, url) };
  const lacking = eventsNotSent(existing);
  if (lacking.length === 0 && existing.status === "enabled") return { url, how: "kept", secret: null };
  const enabled_events = [
    ...existing.enabled_events,
    ...lacking,
  ] as Stripe.WebhookEndpointUpdateParams.EnabledEvent[];
  await endpoints.update(existing.id, { enabled_events, disabled: false });
  return { url, how: "changed", secret: null };
}

async function makeEndpoint(endpoints: WebhookEndpoints, url: string): Promise<string | null> {
  const { secret } = await endpoints.create({
    url,
    enabled_events: [...WEBHOOK_EVENTS],
    api_version: Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
    description: "NurseGPT: what customers have",
  });
  return secret ?? null;
}
