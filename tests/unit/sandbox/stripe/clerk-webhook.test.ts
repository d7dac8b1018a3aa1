import { verifyWebhook } from "@clerk/backend/webhooks";
import { expect, test } from "vitest";
import { mergeUserMetadata } from "#workers/sandbox/clerk/metadata.ts";
import { openClerkWebhook, userDeleted } from "#workers/sandbox/clerk/webhook.ts";
import { memoryDeliveries } from "#workers/sandbox/deliveries/delivery-stores.ts";

const secret = `whsec_${btoa("twenty-four bytes of key")}`;

type Received = Parameters<typeof verifyWebhook>[0];

async function sent(): Promise<Received> {
  const requests: Received[] = [];
  const webhook = openClerkWebhook({
    store: memoryDeliveries(),
    secret,
    now: Date.now,
    send: async (request) => {
      requests.push(request as Received);
      return new Response(null, { status: 204 });
    },
  });
  webhook.add("msg_1", JSON.stringify(userDeleted("user_1", Date.now())));
  await webhook.deliverDue();
  return requests[0]!;
}

test("Clerk's own SDK accepts the webhook of a deleted user, and refuses it with another secret", async () => {
  const request = await sent();
  expect(request.url).toBe("http://localhost/api/webhooks/clerk");
  const other = request.clone() as Received;
  expect(await verifyWebhook(request, { signingSecret: secret })).toMatchObject({
    type: "user.deleted",
    object: "event",
    data: { id: "user_1", object: "user", deleted: true },
  });
  await expect(verifyWebhook(other, { signingSecret: `whsec_${btoa("another key")}` })).rejects.toThrow();
});

test("metadata is merged at every depth, null removes a key, and a list is replaced", () => {
  const stored = { plan: "Basic", seen: { a: 1, b: 2 }, list: [1, 2] };
  expect(mergeUserMetadata(stored, { plan: null, seen: { b: null, c: { d: 3 } }, list: [3] })).toEqual({
    seen: { a: 1, c: { d: 3 } },
    list: [3],
  });
  expect(mergeUserMetadata(stored, undefined)).toEqual(stored);
});
