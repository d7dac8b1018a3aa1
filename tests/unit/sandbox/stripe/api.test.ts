import Stripe from "stripe";
import { expect, test } from "vitest";
import { BASIC, DAY, openStripe, PREMIUM, START } from "./open.ts";

test("a customer is created, found, changed key by key, listed by address and deleted", async () => {
  const { stripe, sandbox } = openStripe();
  const created = await stripe.customers.create({
    email: "a@example.com",
    name: "Ann",
    metadata: { a: "1", b: "2" },
  });
  expect(created).toMatchObject({ object: "customer", email: "a@example.com", created: START, balance: 0 });
  const updated = await stripe.customers.update(created.id, {
    email: "b@example.com",
    metadata: { a: "", c: "3" },
  });
  expect(updated).toMatchObject({ email: "b@example.com", name: "Ann" });
  expect(updated.metadata).toEqual({ b: "2", c: "3" });
  expect((await stripe.customers.list({ email: "b@example.com" })).data).toEqual([updated]);
  expect((await stripe.customers.list({ email: "a@example.com" })).data).toEqual([]);
  expect(await stripe.customers.del(created.id)).toMatchObject({ deleted: true });
  expect(await stripe.customers.retrieve(created.id)).toEqual(
    expect.objectContaining({ id: created.id, object: "customer", deleted: true }),
  );
  await expect(stripe.customers.update(created.id, { name: "x" })).rejects.toMatchObject({
    code: "resource_missing",
  });
  expect((await stripe.customers.list()).data).toEqual([]);
  expect(sandbox.events().at(1)).toMatchObject({
    type: "customer.updated",
    data: { previous_attributes: { email: "a@example.com", metadata: { a: "1", b: "2" } } },
  });
});

test("deleting a customer ends what was subscribed at once", async () => {
  const { stripe, subscribe, sandbox, typesSince } = openStripe();
  const { customer, subscription, advanceTo } = await subscribe();
  const before = sandbox.events().length;
  await stripe.customers.del(customer);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");
  await advanceTo(START + 100 * DAY);
  expect(typesSince(before)).toEqual(["customer.subscription.deleted", "customer.deleted"]);
});

test("the catalogue is on sale, is found by lookup key, and grows when an amount changes", async () => {
  const { stripe } = openStripe();
  const premium = (
    await stripe.prices.list({ lookup_keys: ["premium"], active: true, expand: ["data.product"] })
  ).data;
  expect(premium).toMatchObject([
    {
      id: PREMIUM,
      unit_amount: 4900,
      currency: "usd",
      metadata: { plan: "Premium" },
      recurring: { interval: "month" },
      product: { name: "Premium" },
    },
  ]);
  expect(premium[0]!.unit_amount_decimal!.toString()).toBe("4900");
  const dearer = await stripe.prices.create({
    product: (await stripe.prices.retrieve(BASIC)).product as string,
    currency: "usd",
    unit_amount: 2900,
    recurring: { interval: "month" },
  });
  expect((await stripe.prices.list()).data.map(({ id }) => id)).toEqual([dearer.id, PREMIUM, BASIC]);
  expect((await stripe.products.list()).data.map(({ name }) => name)).toEqual(["Premium", "Basic"]);
});

test("the same idempotency key gives the same answer again, and is refused for anything else", async () => {
  const { stripe, sandbox } = openStripe();
  const first = await stripe.customers.create({ email: "a@example.com" }, { idempotencyKey: "k" });
  const second = await stripe.customers.create({ email: "a@example.com" }, { idempotencyKey: "k" });
  expect(second.id).toBe(first.id);
  expect(isReplayed(second)).toBe(true);
  expect(isReplayed(first)).toBe(false);
  expect(sandbox.events()).toHaveLength(1);
  expect(sandbox.events()[0]!.request).toEqual({ id: first.lastResponse.requestId, idempotency_key: "k" });
  await expect(
    stripe.customers.create({ email: "b@example.com" }, { idempotencyKey: "k" }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

const isReplayed = (answer: Stripe.Response<Stripe.Customer>) =>
  new Headers(answer.lastResponse.headers).get("Idempotent-Replayed") === "true";

test("a refused request leaves its idempotency key unused", async () => {
  const { stripe } = openStripe();
  const create = (price: string) =>
    stripe.checkout.sessions.create(
      { mode: "subscription", line_items: [{ price, quantity: 1 }], success_url: "http://localhost/ok" },
      { idempotencyKey: "k" },
    );
  await expect(create("price_none")).rejects.toMatchObject({ code: "resource_missing" });
  expect((await create(BASIC)).object).toBe("checkout.session");
});

test("lists come newest first, in pages that follow one another, and know whether more is there", async () => {
  const { stripe } = openStripe();
  for (let count = 0; count < 25; count++) await stripe.customers.create({ name: `n${count}` });
  const first = await stripe.customers.list();
  expect(first).toMatchObject({ object: "list", has_more: true, url: "/v1/customers" });
  expect(first.data.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, index) => `n${24 - index}`),
  );
  const all: string[] = [];
  for await (const customer of stripe.customers.list({ limit: 7 })) all.push(customer.name!);
  expect(all).toEqual(Array.from({ length: 25 }, (_, index) => `n${24 - index}`));
  const back = await stripe.customers.list({ ending_before: first.data[5]!.id, limit: 3 });
  expect(back.data.map(({ id }) => id)).toEqual(first.data.slice(2, 5).map(({ id }) => id));
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
  await expect(stripe.customers.list({ starting_after: "cus_x" })).rejects.toMatchObject({
    param: "starting_after",
  });
});

test("events are listed by type and by the time at which they happened on the customer's clock", async () => {
  const { stripe, subscribe } = openStripe();
  const { advanceTo } = await subscribe({ trialDays: 7 });
  await advanceTo(START + 8 * DAY);
  const paid = await stripe.events.list({ type: "invoice.paid" });
  expect(paid.data.map(({ created }) => created)).toEqual([START + 7 * DAY, START]);
  const later = await stripe.events.list({ created: { gte: START + 1 }, limit: 100 });
  expect(later.data.map(({ type }) => type)).toContain("customer.subscription.trial_will_end");
  expect(later.data.every(({ created }) => created > START)).toBe(true);
  expect(later.data.at(-1)!.created).toBe(START + 4 * DAY);
  const kinds = await stripe.events.list({ types: ["invoice.*", "customer.created"], limit: 100 });
  expect(new Set(kinds.data.map(({ type }) => type.split(".")[0]))).toEqual(new Set(["invoice", "customer"]));
  expect(await stripe.events.retrieve(paid.data[0]!.id)).toMatchObject({ api_version: Stripe.API_VERSION });
});

test("what is asked to be expanded comes whole, and what cannot be is refused", async () => {
  const { stripe, subscribe } = openStripe();
  const { session, customer } = await subscribe();
  const whole = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["line_items", "subscription.latest_invoice.payments.data.payment.payment_intent", "customer"],
  });
  expect(whole).toMatchObject({
    line_items: { data: [{ price: { id: BASIC }, quantity: 1, description: "Basic" }] },
    subscription: {
      latest_invoice: {
        payments: { data: [{ payment: { payment_intent: { status: "succeeded", amount: 1900 } } }] },
      },
    },
    customer: { id: customer },
  });
  const listed = await stripe.customers.list({ expand: ["data.subscriptions"] });
  expect(listed.data[0]!.subscriptions!.data).toHaveLength(1);
  await expect(stripe.customers.list({ expand: ["data.colour"] })).rejects.toMatchObject({ statusCode: 400 });
});

test("a request without a key, to nowhere, with an unknown or missing or wrong parameter is refused in Stripe's words", async () => {
  const { sandbox, stripe } = openStripe();
  const post = async (path: string, body: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await sandbox.fetch(`http://stripe.sandbox/v1/${path}`, {
      method: "POST",
      headers: { Authorization: "Bearer sk_test_x", ...headers },
      body: new URLSearchParams(body),
    });
    return {
      status: response.status,
      requestId: response.headers.get("Request-Id"),
      json: await response.json(),
    };
  };
  expect(await post("customers", {}, { Authorization: "" })).toMatchObject({
    status: 401,
    requestId: expect.stringMatching(/^req_/),
    json: { error: { type: "invalid_request_error" } },
  });
  expect(await post("nothing", {})).toMatchObject({
    status: 404,
    json: { error: { type: "invalid_request_error", message: expect.stringContaining("/v1/nothing") } },
  });
  expect(await post("customers", { colour: "red" })).toMatchObject({
    status: 400,
    json: { error: { code: "parameter_unknown", param: "colour" } },
  });
  expect(await post("checkout/sessions", { mode: "payment" })).toMatchObject({
    status: 400,
    json: { error: { code: "parameter_missing", param: "line_items" } },
  });
  await expect(stripe.subscriptions.retrieve("sub_x")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    message: "No such subscription: 'sub_x'",
  });
  await expect(
    stripe.billingPortal.sessions.create({ customer: "cus_x", return_url: "http://localhost/" }),
  ).rejects.toMatchObject({ statusCode: 400, param: "customer" });
});

test("a clock that several customers share is made, found, advanced forwards only, and takes them with it", async () => {
  const { stripe } = openStripe();
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: START - DAY, name: "shared" });
  const [one, two] = [
    await stripe.customers.create({ test_clock: clock.id }),
    await stripe.customers.create({ test_clock: clock.id }),
  ];
  expect(one).toMatchObject({ test_clock: clock.id, created: START - DAY });
  const advanced = await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: START + DAY });
  expect(advanced).toMatchObject({ status: "ready", frozen_time: START + DAY });
  await expect(stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: START })).rejects.toMatchObject(
    { param: "frozen_time" },
  );
  expect(await stripe.testHelpers.testClocks.retrieve(clock.id)).toMatchObject({ name: "shared" });
  expect(await stripe.testHelpers.testClocks.del(clock.id)).toMatchObject({ deleted: true });
  expect((await stripe.testHelpers.testClocks.list()).data.map(({ id }) => id)).not.toContain(clock.id);
  expect(await stripe.customers.retrieve(two.id)).toMatchObject({ deleted: true });
});

test("the API also answers below the product's own origin, with the same authorization", async () => {
  const { sandbox } = openStripe();
  const at = (headers: Record<string, string>) =>
    sandbox.fetch("http://localhost:8787/__sandbox/stripe/v1/prices?limit=1", { headers });
  expect((await at({})).status).toBe(401);
  expect(await (await at({ Authorization: "Bearer sk_test_x" })).json()).toMatchObject({ has_more: true });
});
