import { expect, test } from "vitest";
import { countedIds, liveThroughStorm } from "#tests/stripe-storm.ts";
import { START } from "#tests/unit/sandbox/stripe/open.ts";
import { memoryStripeSandbox } from "#workers/sandbox/stripe/memory-sandbox.ts";

const storm = (seed: number, events = 300) =>
  liveThroughStorm(memoryStripeSandbox({ now: () => START * 1000, newId: countedIds() }), {
    seed,
    customers: 8,
    events,
  });

test("a long storm of one seed is the same twice", async () => {
  const first = await storm(1);
  expect(first.length).toBeGreaterThanOrEqual(300);
  expect(await storm(1)).toEqual(first);
});

test("a storm knows every kind of event that the product listens to", async () => {
  const types = new Set((await storm(3, 1_200)).map(({ type }) => type));
  expect([...types]).toEqual(
    expect.arrayContaining([
      "customer.created",
      "customer.updated",
      "checkout.session.completed",
      "checkout.session.expired",
      "payment_intent.succeeded",
      "payment_intent.payment_failed",
      "charge.succeeded",
      "charge.failed",
      "charge.refunded",
      "invoice.created",
      "invoice.finalized",
      "invoice.paid",
      "invoice.payment_succeeded",
      "invoice.payment_failed",
      "customer.subscription.created",
      "customer.subscription.updated",
      "customer.subscription.deleted",
      "customer.subscription.trial_will_end",
    ]),
  );
});
