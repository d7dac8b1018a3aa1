import { type Deliveries, type DeliveryStore, openDeliveries } from "../deliveries/deliveries.ts";
import { hmac } from "../deliveries/sign.ts";

type ClerkWebhookOptions = {
  store: DeliveryStore;
  secret: string;
  send: (request: Request) => Promise<Response>;
  now: () => number;
};

/** The product's one webhook endpoint, as it would be registered at Clerk. */
export const openClerkWebhook = ({ store, secret, send, now }: ClerkWebhookOptions): Deliveries =>
  openDeliveries(store, {
    url: "http://localhost/api/webhooks/clerk",
    sign: async (id, body, at) => ({
      "svix-id": id,
      "svix-timestamp": String(at),
      "svix-signature": await svixSignature(id, body, secret, at),
    }),
    send,
    now,
  });

/**
 * The signature that https://docs.svix.com/receiving/verifying-payloads/how-manual describes.
 * @param secret `whsec_` and the key in base64
 * @param at Unix seconds
 */
async function svixSignature(id: string, body: string, secret: string, at: number): Promise<string> {
  const key = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (character) => character.charCodeAt(0));
  const signature = await hmac(key, `${id}.${at}.${body}`);
  return `v1,${btoa(String.fromCharCode(...signature))}`;
}

/** The event `user.deleted`. `at` in Unix milliseconds. */
export const userDeleted = (id: string, at: number) => ({
  data: { deleted: true, id, object: "user" },
  event_attributes: { http_request: { client_ip: "", user_agent: "" } },
  instance_id: "ins_sandbox",
  object: "event",
  timestamp: at,
  type: "user.deleted",
});
