import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import {
  deletionJobs,
  packs,
  payments,
  stripeEvents,
  subscriptions,
  unclaimedPayments,
} from "#app/base/data/schema.ts";
import { planOf } from "#app/core/identity/session/plan-gate.server.ts";
import { signText } from "#app/core/identity/session/signed-cookie.server.ts";
import { placeTombstone } from "#app/core/maintenance/tombstones.server.ts";
import { database } from "../databases.ts";
import { personWithPlan, type TestPerson } from "../signed-in.ts";
import { buyPlan, customerOf, deliver, deliverAll, eventsOf, payAt, signed, stripe } from "./stripe-calls.ts";

const { RECORDED_EVENTS } = env as unknown as { RECORDED_EVENTS: Record<string, unknown>[] };

/** A person who has paid for Basic, before any event has told us. */
async function unheardOf(): Promise<{ person: TestPerson; event: unknown }> {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  const event = (await eventsOf(await customerOf(person))).find(
    ({ type }) => type === "customer.subscription.created",
  );
  return { person, event };
}

const idOf = (event: unknown) => (event as { id: string }).id;
const known = (event: unknown) =>
  database.query.stripeEvents.findFirst({ where: eq(stripeEvents.id, idOf(event)) });

test("a signed event grants what the provider says, and coming again it changes nothing", async () => {
  const { person, event } = await unheardOf();
  const first = await deliver(event);
  expect([first.status, await first.json()]).toEqual([200, { received: true, outcome: "handled" }]);
  expect(await planOf(database, person.userId)).toBe("Basic");
  expect(await known(event)).toMatchObject({ userId: person.userId, handledAt: expect.any(Number) });
  expect(await (await deliver(event)).json()).toEqual({ received: true, outcome: "repeated" });
});

test("forged, stale and malformed signatures are refused with 400, and nothing changes", async () => {
  const { person, event } = await unheardOf();
  const payload = JSON.stringify(event);
  const now = Math.floor(Date.now() / 1000);
  const right = await signed(payload);
  const wrong = [
    { signature: "" },
    { signature: "v1" },
    { signature: `t=${now},v1=${"0".repeat(64)}` },
    { signature: right.replace("v1=", "v0=") },
    { signature: await signed(`${payload} `) },
    { timestamp: now - 301 },
  ];
  for (const delivery of wrong) {
    const answer = await deliver(event, delivery);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: "The signature is not valid.", code: "bad_signature" },
    ]);
  }
  const notJson = await exports.default.fetch("http://localhost/api/webhooks/stripe", {
    method: "POST",
    headers: { "Stripe-Signature": await signed("{") },
    body: "{",
  });
  expect(notJson.status).toBe(400);
  expect(await planOf(database, person.userId)).toBe("Free");
  expect(await known(event)).toBeUndefined();
});

test("an unknown type of event and an event about a stranger are answered 2xx and ignored", async () => {
  const { person, event } = await unheardOf();
  for (const other of [
    {
      ...(event as object),
      id: `evt_${crypto.randomUUID()}`,
      type: "climate.order.created",
      data: { object: { id: "x" } },
    },
    {
      ...(event as object),
      id: `evt_${crypto.randomUUID()}`,
      data: { object: { object: "subscription", customer: "cus_stranger" } },
    },
  ]) {
    const answer = await deliver(other);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true, outcome: "ignored" }]);
  }
  expect(await planOf(database, person.userId)).toBe("Free");
});

test("what is signed and is no event is refused with 400 and noted nowhere, and nothing of it counts as unexpected", async () => {
  const { event } = await unheardOf();
  const good = { ...(event as object), id: `evt_${crypto.randomUUID()}` };
  const completed = (id: unknown) => ({ type: "checkout.session.completed", data: { object: { id } } });
  const log = vi.spyOn(console, "error");
  const odd = [
    ...[null, "text", 1, []].map((object) => ({ data: { object } })),
    ...[[], [{ object: {} }], "text", null, undefined, {}].map((data) => ({ data })),
    ...[null, undefined, {}, 7, "", "a".repeat(256), "\ud800"].map((id) => ({ id })),
    ...[undefined, null, 7, {}, ""].map((type) => ({ type })),
    ...["\ud800", "../x", "", null, {}].map(completed),
  ];
  for (const changes of odd) {
    const answer = await deliver({ ...good, ...changes });
    expect([changes, answer.status, await answer.json()]).toEqual([
      changes,
      400,
      { error: "Something in the request is missing or not valid.", code: "invalid_request" },
    ]);
  }
  for (const customer of ["\ud800", {}, 7, [], { id: "\ud800" }]) {
    const answer = await deliver({
      ...good,
      id: `evt_${crypto.randomUUID()}`,
      data: { object: { customer } },
    });
    expect([customer, answer.status]).toEqual([customer, 200]);
  }
  for (const body of [null, [], "text", 1]) expect((await deliver(body)).status).toBe(400);
  expect(await known(good)).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test("an event is a hint only: what it claims is not believed", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  await deliverAll(person);
  const [subscription] = (await stripe.subscriptions.list({ customer: await customerOf(person) })).data;
  await deliver({
    id: `evt_${crypto.randomUUID()}`,
    object: "event",
    type: "customer.subscription.deleted",
    data: { object: { ...subscription, status: "canceled" } },
  });
  expect(await planOf(database, person.userId)).toBe("Basic");
});

test("events that the provider really sent once, about a customer of ours, grant nothing that it does not hold", async () => {
  expect(RECORDED_EVENTS).toHaveLength(9);
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  const customer = await customerOf(person);
  for (const recorded of RECORDED_EVENTS) {
    const { object } = recorded.data as { object: Record<string, unknown> };
    for (const about of [object.customer, customer]) {
      const event = {
        ...recorded,
        id: `evt_${crypto.randomUUID()}`,
        data: { object: { ...object, customer: about } },
      };
      expect((await deliver(event)).status).toBe(200);
    }
  }
  expect(await planOf(database, person.userId)).toBe("Basic");
  expect(await database.select().from(packs).where(eq(packs.userId, person.userId))).toEqual([]);
  expect(
    await database.select().from(subscriptions).where(eq(subscriptions.userId, person.userId)),
  ).toHaveLength(1);
  expect(await database.select().from(payments).where(eq(payments.userId, person.userId))).toHaveLength(1);
});

test("a payment link finds its account by the reference that we signed, and by no other [OPEN-23]", async () => {
  const [person, victim] = [await personWithPlan(), await personWithPlan()];
  const [deleted, longGone] = [await personWithPlan(), await personWithPlan()];
  await database.insert(deletionJobs).values({ userId: deleted.userId, source: "request", requestedAt: 0 });
  await placeTombstone(env, longGone.userId);
  const forged = `${victim.userId}-${"0".repeat(64)}`;
  for (const [client_reference_id, email] of [
    [await referenceOf(person), "own@example.org"],
    [forged, "forged@example.org"],
    [victim.userId, "bare@example.org"],
    [await referenceOf(deleted), "deleted@example.org"],
    [await referenceOf(longGone), "gone@example.org"],
  ] as const) {
    const query = new URLSearchParams({ client_reference_id, prefilled_email: email });
    const link = await fetch(`http://stripe.test/__sandbox/stripe/link/basic?${query}`, {
      redirect: "manual",
    });
    await payAt(new URL(link.headers.get("Location") ?? "", "http://localhost").href);
    const { data } = await stripe.customers.list({ email });
    for (const event of await eventsOf(data[0]?.id ?? "")) expect((await deliver(event)).status).toBe(200);
  }
  expect(await planOf(database, person.userId)).toBe("Basic");
  expect(await planOf(database, victim.userId)).toBe("Free");
  for (const gone of [deleted, longGone]) await expect(customerOf(gone)).rejects.toThrow("No customer");
  expect((await database.select().from(unclaimedPayments)).map(({ email }) => email).sort()).toEqual([
    "bare@example.org",
    "deleted@example.org",
    "forged@example.org",
    "gone@example.org",
  ]);
});

const referenceOf = async ({ userId }: TestPerson) =>
  (await signText(userId, env.ACTIVITY_SECRET)).replace(".", "-");

test("a body that is too large and another method are refused", async () => {
  const large = await deliver({
    id: "evt_large",
    type: "x",
    data: { object: {} },
    filler: "a".repeat(600_000),
  });
  expect(large.status).toBe(413);
  expect((await exports.default.fetch("http://localhost/api/webhooks/stripe")).status).toBe(405);
});
