import { type Deliveries, type DeliveryStore, openDeliveries } from "../deliveries/deliveries.ts";
import { hmac } from "../deliveries/sign.ts";

type WebhookOptions = {
  store: DeliveryStore;
  secret: string;
  send: (request: Request) => Promise<Response>;
  now: () => number;
};

/** The product's one webhook endpoint, as it would be registered at Stripe. */
export const openStripeWebhook = ({ store, secret, send, now }: WebhookOptions): Deliveries =>
  openDeliveries(store, {
    url: "http://localhost/api/webhooks/stripe",
    sign: async (_id, body, at) => ({ "Stripe-Signature": await stripeSignature(body, secret, at) }),
    send,
    now,
  });

/**
 * The header that https://docs.stripe.com/webhooks#verify-manually describes.
 * @param secret whole, with its prefix
 * @param at Unix seconds
 */
async function stripeSignature(body: string, secret: string, at: number): Promise<string> {
  const signature = await hmac(new TextEncoder().encode(secret), `${at}.${body}`);
  return `t=${at},v1=${[...signature].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
