import Stripe from "stripe";
import { expect, test } from "vitest";
import { openStripe, START } from "./open.ts";

const secret = "whsec_0123456789abcdef";
const verifier = new Stripe("sk_test_x");

/** A product that accepts webhooks, or refuses them while `isDown`, with a manual clock. */
function openWithProduct() {
  const product = {
    isDown: false,
    now: START * 1000,
    received: [] as { body: string; signature: string; url: string }[],
  };
  const opened = openStripe({
    now: () => product.now,
    webhook: {
      secret,
      send: async (request) => {
        const signature = request.headers.get("Stripe-Signature") ?? "";
        product.received.push({ body: await request.text(), signature, url: request.url });
        return new Response(null, { status: product.isDown ? 503 : 200 });
      },
    },
  });
  return { ...opened, product };
}

test("webhooks carry a signature that the SDK accepts, and no other secret, body or moment does", async () => {
  const { stripe, sandbox, product } = openWithProduct();
  await stripe.customers.create({ email: "a@example.com" });
  expect(product.received).toHaveLength(0);
  await sandbox.deliverDue();
  const { body, signature, url } = product.received[0]!;
  const verify = (text: string, key: string, at: number) =>
    verifier.webhooks.constructEventAsync(text, signature, key, 300, undefined, at * 1000);
  expect(url).toBe("http://localhost/api/webhooks/stripe");
  expect(await verify(body, secret, START)).toMatchObject({
    type: "customer.created",
    api_version: Stripe.API_VERSION,
  });
  await expect(verify(body, "whsec_other", START)).rejects.toThrow();
  await expect(verify(`${body} `, secret, START)).rejects.toThrow();
  await expect(verify(body, secret, START + 301)).rejects.toThrow();
});

test("the webhooks of a purchase are sent one by one in the order in which things happened", async () => {
  const { sandbox, subscribe, product } = openWithProduct();
  await subscribe();
  await sandbox.deliverDue();
  expect(product.received.map(({ body }) => JSON.parse(body).id)).toEqual(
    sandbox.events().map(({ id }) => id),
  );
  expect(sandbox.nextDelivery()).toBeNull();
});

test("a refused webhook is sent again after growing pauses until it is taken, each time freshly signed", async () => {
  const { stripe, sandbox, product } = openWithProduct();
  await stripe.customers.create();
  product.isDown = true;
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    await sandbox.deliverDue();
    pauses.push((sandbox.nextDelivery()! - product.now) / 1000);
    product.now = sandbox.nextDelivery()! - 1;
    const sent = product.received.length;
    await sandbox.deliverDue();
    expect(product.received).toHaveLength(sent);
    product.now += 1;
  }
  expect(pauses).toEqual([1, 5, 30, 120, 600]);
  product.isDown = false;
  await sandbox.deliverDue();
  expect(sandbox.nextDelivery()).toBeNull();
  expect(new Set(product.received.map(({ body }) => body)).size).toBe(1);
  const last = product.received.at(-1)!;
  await verifier.webhooks.constructEventAsync(last.body, last.signature, secret, 1, undefined, product.now);
});

test("a webhook that is never taken is given up in the end", async () => {
  const { stripe, sandbox, product } = openWithProduct();
  await stripe.customers.create();
  product.isDown = true;
  for (let due = sandbox.nextDelivery(); due !== null; due = sandbox.nextDelivery()) {
    product.now = due;
    await sandbox.deliverDue();
  }
  expect(product.received).toHaveLength(9);
});

test("a product that cannot be reached at all is tried again too", async () => {
  let calls = 0;
  const { stripe, sandbox } = openStripe({
    webhook: {
      secret,
      send: async () => {
        calls += 1;
        throw new TypeError("unreachable");
      },
    },
  });
  await stripe.customers.create();
  await sandbox.deliverDue();
  expect(calls).toBe(1);
  expect(sandbox.nextDelivery()).toBe((START + 1) * 1000);
});
