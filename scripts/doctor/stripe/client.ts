import Stripe from "stripe";

/**
 * The SDK for a key, with the product's pinned API version.
 * @param url origin of the API, if not Stripe's own
 */
export function stripeClient(key: string, url?: string): Stripe {
  return new Stripe(key, { timeout: 15_000, maxNetworkRetries: 1, telemetry: false, ...addressOf(url) });
}

function addressOf(url: string | undefined) {
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  const scheme: "http" | "https" = protocol === "http:" ? "http" : "https";
  return { protocol: scheme, host: hostname, ...(port ? { port } : {}) };
}
