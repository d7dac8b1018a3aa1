import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#app/base/data/schema.ts";
import { planOf } from "#app/core/identity/session/plan-gate.server.ts";
import { fetchStripeState } from "#app/core/payments/stripe/stripe-state.server.ts";
import { database } from "../databases.ts";
import { haveUsed } from "../meter/use-calls.ts";
import { visit } from "../pages/public-pages-help.ts";
import {
  activitySet,
  ask,
  cookiesOf,
  freshPerson,
  ORIGIN,
  personWithPlan,
  post,
  type TestPerson,
} from "../signed-in.ts";
import {
  advance,
  buyPack,
  buyPlan,
  CARD,
  customerOf,
  deliverAll,
  putInCard,
  stripe,
} from "./stripe-calls.ts";

type Answer = Record<string, unknown> & { error?: string; code?: string; url?: string };
const json = async (response: Response) => [response.status, (await response.json()) as Answer] as const;
const held = ({ userId }: TestPerson) => planOf(database, userId);
const usage = async (person: TestPerson) =>
  (await (await ask(person, "/api/payments/usage")).json()) as Record<string, number>;

const statusOf = async (person: TestPerson) =>
  (await (await ask(person, "/api/users/payment-status")).json()) as Answer;
const hasCustomer = async (person: TestPerson) => (await statusOf(person)).has_customer;
const useOnce = (person: TestPerson) => haveUsed(person, "chat", 1);

test("a checkout is asked for with plan, e-mail and user id, and answers url and customer id [API-11] [PLAN-11] [PLAN-14]", async () => {
  const person = await personWithPlan();
  for (const [plan, amount_total] of [
    ["Basic", 1900],
    ["Premium", 0],
  ] as const) {
    const body = { plan, email: "nurse@example.org", clerkUserId: person.userId };
    const [status, answer] = await json(await post(person, "/api/payments/create-checkout-session", body));
    expect([status, answer.customerId]).toEqual([200, person.userId]);
    const session = await stripe.checkout.sessions.retrieve(String(answer.url).split("/").at(-1) ?? "");
    expect(session).toMatchObject({
      mode: "subscription",
      client_reference_id: person.userId,
      amount_total,
      success_url: `http://localhost/payment-success?plan=${plan}`,
    });
  }
  expect(await held(person)).toBe("Free");
});

test("the checkout bills the address that the identity provider knows, whatever the browser names", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  const customer = await stripe.customers.retrieve(await customerOf(person));
  expect(customer).toMatchObject({
    email: `${person.userId}@example.org`,
    metadata: { userId: person.userId },
  });
});

test("a checkout without an e-mail fails with missing_email, and one for somebody else or no paid plan is refused [PLAN-20] [ERR-05] [API-11]", async () => {
  const person = await personWithPlan();
  const open = async (body: object) =>
    json(await post(person, "/api/payments/create-checkout-session", body));
  const good = { plan: "Basic", email: "nurse@example.org", clerkUserId: person.userId };
  const refusal = [400, { error: "Email is required for checkout", code: "missing_email" }];
  for (const email of ["", " ", undefined]) expect(await open({ ...good, email })).toEqual(refusal);
  const nobody = await personWithPlan("Free", "nomail_");
  const claimed = { ...good, clerkUserId: nobody.userId };
  expect(await json(await post(nobody, "/api/payments/create-checkout-session", claimed))).toEqual(refusal);
  expect((await open({ ...good, clerkUserId: "user_other" }))[0]).toBe(403);
  for (const plan of ["Free", "Enterprise", "Gold"])
    expect(await open({ ...good, plan })).toMatchObject([400, { code: "plan_not_available" }]);
});

test("the dialog's button is named by the server: Start Trial where Premium begins with its trial, else Proceed to Payment [PLAN-09]", async () => {
  const person = await personWithPlan();
  const button = async (plan: string) =>
    ((await (await ask(person, `/api/payments/offer?plan=${plan}`)).json()) as Answer).confirm;
  expect([await button("Basic"), await button("Premium")]).toEqual(["Proceed to Payment", "Start Trial"]);
  await database.update(customers).set({ trialUsedAt: 1 }).where(eq(customers.userId, person.userId));
  expect(await button("Premium")).toBe("Proceed to Payment");
});

test("only what the payment provider says grants a plan: a claim that it was paid makes the server look [PLAN-29] [API-15] [OPEN-18] [OPEN-44]", async () => {
  const person = await personWithPlan();
  const own = { userId: person.userId, status: "completed" };
  const claim = async () => json(await post(person, "/api/users/update-payment-status", own));
  expect(await claim()).toMatchObject([200, { hasPaid: true, plan: "Free", payment_status: "completed" }]);
  await buyPlan(person, "Premium");
  expect(await held(person)).toBe("Free");
  expect(await claim()).toMatchObject([200, { hasPaid: true, plan: "Premium", payment_status: "completed" }]);
  expect(await held(person)).toBe("Premium");
  const foreign = { userId: "user_other", status: "completed" };
  expect((await post(person, "/api/users/update-payment-status", foreign)).status).toBe(403);
  for (const status of ["free", "pending", "failed"])
    expect((await post(person, "/api/users/update-payment-status", { status })).status).toBe(400);
  expect((await ask(person, "/api/users/update-payment-status")).status).toBe(405);
});

test("Basic may go on to Premium, which ends and credits Basic; Premium may not go back [PLAN-14] [PLAN-15]", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  await post(person, "/api/users/sync-plan");
  expect(await held(person)).toBe("Basic");
  await buyPlan(person, "Premium");
  await post(person, "/api/users/sync-plan");
  expect(await held(person)).toBe("Premium");
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(person), status: "all" });
  expect(data.map(({ status, items }) => [items.data[0]?.price.metadata.plan, status]).sort()).toEqual([
    ["Basic", "canceled"],
    ["Premium", "trialing"],
  ]);
  const back = { plan: "Basic", email: "nurse@example.org", clerkUserId: person.userId };
  expect(await json(await post(person, "/api/payments/create-checkout-session", back))).toEqual([
    409,
    { error: "Cannot Downgrade", code: "cannot_downgrade" },
  ]);
  expect(await json(await ask(person, "/api/payments/offer?plan=Basic"))).toMatchObject([
    200,
    { approach: "included", title: "Cannot Downgrade", confirm: null, dueToday: null },
  ]);
  const same = { ...back, plan: "Premium" };
  expect((await json(await post(person, "/api/payments/create-checkout-session", same)))[1].code).toBe(
    "already_on_plan",
  );
});

test("the trial of 7 days is Premium's and granted once [PLAN-36] [OPEN-03]", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Premium");
  await post(person, "/api/users/sync-plan");
  const customer = await customerOf(person);
  const [trial] = (await stripe.subscriptions.list({ customer })).data;
  expect((trial?.trial_end ?? 0) - (trial?.trial_start ?? 0)).toBe(7 * 86_400);
  await stripe.subscriptions.cancel(trial?.id ?? "");
  await post(person, "/api/users/sync-plan");
  expect(await held(person)).toBe("Free");
  await buyPlan(person, "Premium");
  const [again] = (await stripe.subscriptions.list({ customer })).data;
  expect(again).toMatchObject({ status: "active", trial_end: null });
});

test("two tabs that open the same checkout open one page, so that it is paid once", async () => {
  const person = await personWithPlan();
  const body = { plan: "Basic", email: "nurse@example.org", clerkUserId: person.userId };
  const open = async () =>
    (await json(await post(person, "/api/payments/create-checkout-session", body)))[1].url;
  const [one, two] = await Promise.all([open(), open()]);
  expect(one).toBe(two);
});

test("sync answers whether the plan changed, and the plan [API-14] [PLAN-02]", async () => {
  const person = freshPerson();
  expect(await json(await post(person, "/api/users/sync-plan"))).toEqual([
    200,
    { synced: false, plan: "Free" },
  ]);
  await buyPlan(person, "Basic");
  expect(await json(await post(person, "/api/users/sync-plan"))).toEqual([
    200,
    { synced: true, plan: "Basic" },
  ]);
  expect(await json(await post(person, "/api/users/sync-plan"))).toEqual([
    200,
    { synced: false, plan: "Basic" },
  ]);
});

test("trial end, renewal, a failing card and the end of the plan are followed [PLAN-36] [API-07] [OPEN-73] [OPEN-44]", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Premium", CARD.failsLater);
  await deliverAll(person);
  expect(await held(person)).toBe("Premium");
  const customer = await customerOf(person);
  await advance(customer, 8);
  await deliverAll(person);
  const status = async () => (await (await ask(person, "/api/users/payment-status?t=1")).json()) as Answer;
  const unpaid = { hasPaid: true, plan: "Free", payment_status: "past_due", paid_plan_ended: true };
  expect(await status()).toMatchObject(unpaid);
  const claim = await post(person, "/api/users/update-payment-status", { status: "completed" });
  expect(await json(claim)).toMatchObject([200, unpaid]);
  expect(await usage(person)).toMatchObject({ input_token_limit: 75_000 });
  const other = { plan: "Basic", email: "nurse@example.org" };
  expect(await json(await post(person, "/api/payments/create-checkout-session", other))).toMatchObject([
    409,
    { code: "payment_past_due" },
  ]);
  await advance(customer, 30);
  await deliverAll(person);
  expect(await status()).toMatchObject({ ...unpaid, payment_status: "completed" });
  expect(await held(person)).toBe("Free");
  await database.update(customers).set({ paidPlanEndedAt: null }).where(eq(customers.userId, person.userId));
  expect(await status()).toMatchObject({ plan: "Free", paid_plan_ended: true });
});

test("a failed renewal keeps the plan while it is tried again, and a trial gets it back once it is paid", async () => {
  const [renewing, tried] = [await personWithPlan(), await personWithPlan()];
  await buyPlan(renewing, "Basic");
  await putInCard(renewing, "4000000000000341");
  await advance(await customerOf(renewing), 32);
  await post(renewing, "/api/users/sync-plan");
  expect(await statusOf(renewing)).toMatchObject({ plan: "Basic", payment_status: "past_due" });
  // Also if it was paid so long ago that its invoices are no longer read with the others.
  const late = await fetchStripeState(stripe, await customerOf(renewing), Date.now() + 200 * 86_400_000);
  expect(late).toMatchObject({ payments: [], subscriptions: [{ status: "past_due", wasPaid: true }] });
  await buyPlan(tried, "Premium", CARD.failsLater);
  await advance(await customerOf(tried), 8);
  await post(tried, "/api/users/sync-plan");
  expect(await held(tried)).toBe("Free");
  await putInCard(tried, "4242424242424242");
  const [owed] = (await stripe.invoices.list({ customer: await customerOf(tried), status: "open" })).data;
  if (owed) await stripe.invoices.pay(owed.id);
  await post(tried, "/api/users/sync-plan");
  expect(await statusOf(tried)).toMatchObject({ plan: "Premium", payment_status: "completed" });
});

test("the portal opens for a customer only, and only for oneself [API-12] [PLAN-24] [OPEN-36] [ERR-05]", async () => {
  const person = await personWithPlan();
  const open = async (body: object) => json(await post(person, "/api/payments/create-portal-session", body));
  const none = [400, { error: "No customer ID found", code: "missing_customer_id" }];
  expect(await open({})).toEqual(none);
  expect(await open({ customerId: person.userId })).toEqual(none);
  expect((await open({ customerId: "user_other" }))[0]).toBe(403);
  expect(await hasCustomer(person)).toBe(false);
  await buyPlan(person, "Basic");
  expect(await hasCustomer(person)).toBe(true);
  expect(await open({})).toEqual(none);
  const [status, { url }] = await open({ customerId: person.userId });
  expect(status).toBe(200);
  expect(String(url)).toMatch(/^http:\/\/localhost\/__sandbox\/stripe\/portal\//);
});

test("a pack is sold at our figures, arrives once and survives reset and plan change [API-16] [PLAN-44] [PLAN-46] [OPEN-21]", async () => {
  const person = await personWithPlan();
  const open = async (body: object) => json(await post(person, "/api/create-token-checkout", body));
  expect(await open({ packageId: "huge" })).toEqual([
    400,
    { error: "Invalid package selected", code: "invalid_package" },
  ]);
  expect(await open({})).toMatchObject([400, { code: "invalid_package" }]);
  for (const lie of [{ amount: 1 }, { inputTokens: 9e9 }, { outputTokens: 9e9 }])
    expect(await open({ packageId: "small", ...lie })).toMatchObject([409, { code: "package_changed" }]);
  expect((await open({ packageId: "small", customerId: "user_other" }))[0]).toBe(403);
  const figures = { amount: 19, inputTokens: 56_250, outputTokens: 26_250 };
  expect(await open({ packageId: "small", customerId: person.userId, ...figures })).toEqual([
    200,
    { url: expect.stringMatching(/^http:\/\/localhost\/__sandbox\/stripe\/checkout\//) },
  ]);

  await buyPack(person, "small");
  const { data: paid } = await stripe.paymentIntents.list({ customer: await customerOf(person) });
  expect(paid.map(({ amount, currency }) => [amount, currency])).toEqual([[1900, "usd"]]);
  expect((await usage(person)).input_token_limit).toBe(75_000);
  await deliverAll(person);
  await deliverAll(person);
  expect(await usage(person)).toMatchObject({ input_token_limit: 131_250, output_token_limit: 61_250 });
  await buyPlan(person, "Basic");
  await deliverAll(person);
  await post(person, "/reset/reset-on-upgrade");
  const after = (await (
    await ask(person, "/api/payments/usage", { cookies: { plan: "Basic" } })
  ).json()) as object;
  expect(after).toMatchObject({ input_token_limit: 206_250, output_token_limit: 96_250 });
});

test("limits are reset once per paid upgrade or renewal, and a refusal says why [API-17] [PLAN-16] [OPEN-19] [OPEN-20]", async () => {
  const person = await personWithPlan();
  const reset = async () => json(await post(person, "/reset/reset-on-upgrade"));
  expect(await reset()).toMatchObject([409, { message: expect.stringContaining("has not been one yet") }]);
  await buyPlan(person, "Basic");
  expect(await reset()).toMatchObject([409, { code: "reset_unused", message: expect.any(String) }]);
  await useOnce(person);
  const verified = await json(await post(person, "/reset/verify-premium", { force_reset: true }));
  expect(verified).toMatchObject([403, { code: "not_premium" }]);
  const offer = async () => json(await ask(person, "/api/payments/offer?plan=Basic"));
  expect(await offer()).toMatchObject([
    200,
    {
      approach: "reset",
      title: "Reset usage limits?",
      lines: [
        expect.stringMatching(/^This gives back what you have used this month: 1 chat/),
        expect.stringContaining("once"),
        expect.stringContaining("automatically"),
      ],
      confirm: "Reset limits",
    },
  ]);
  expect(await reset()).toEqual([200, { message: "Your usage limits have been reset." }]);
  await useOnce(person);
  const used = expect.stringContaining("already used this one");
  const refused = { approach: "reset", lines: [used, expect.any(String)], confirm: null };
  expect(await offer()).toMatchObject([200, refused]);
  expect(await reset()).toMatchObject([
    409,
    { code: "reset_used", message: expect.stringContaining("already used this one") },
  ]);
  await advance(await customerOf(person), 32);
  await useOnce(person);
  expect((await reset())[0]).toBe(200);
  expect((await reset())[0]).toBe(409);
  await advance(await customerOf(person), 32);
  const [running] = (await stripe.subscriptions.list({ customer: await customerOf(person) })).data;
  await stripe.subscriptions.cancel(running?.id ?? "");
  expect(await reset()).toMatchObject([409, { code: "reset_without_payment" }]);
});

test("a trial is not paid and gives no right to a reset [OPEN-19]", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Premium");
  expect(await json(await post(person, "/reset/reset-on-upgrade"))).toMatchObject([
    409,
    { code: "reset_without_payment" },
  ]);
});

test("Premium is verified with the provider; a forced reset is a request, not a right [API-18] [SET-14] [OPEN-20] [OPEN-44]", async () => {
  const person = await personWithPlan();
  const verify = async (force_reset?: boolean) =>
    json(await post(person, "/reset/verify-premium?t=1", { force_reset }));
  expect(await verify(true)).toMatchObject([403, { code: "not_premium", message: expect.any(String) }]);
  await buyPlan(person, "Premium");
  expect(await verify(true)).toMatchObject([200, { plan: "Premium", hasPaid: true, was_reset: false }]);
  await advance(await customerOf(person), 8);
  await useOnce(person);
  for (const unforced of [false, undefined])
    expect(await verify(unforced)).toMatchObject([200, { was_reset: false }]);
  expect(await verify(true)).toMatchObject([200, { was_reset: true }]);
  const again = await post(person, "/reset/verify-premium?t=2", { force_reset: true });
  expect(again.headers.get("Cache-Control")).toBe("no-store");
  expect(await again.json()).toEqual({ ...(await statusOf(person)), was_reset: false });
});

test("a person may ask the provider twenty times a minute, whichever way; another person is not held up", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const paths = ["/api/users/sync-plan", "/reset/reset-on-upgrade", "/api/users/update-payment-status"];
  const bodies = [undefined, undefined, { status: "completed" }];
  for (let question = 0; question < 20; question++)
    expect((await post(person, paths[question % 3] ?? "", bodies[question % 3])).status).not.toBe(429);
  const refused = await post(person, "/api/users/sync-plan");
  expect([refused.status, ((await refused.json()) as Answer).code]).toEqual([429, "rate_limited"]);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  for (const [path, body] of [
    ["/api/payments/create-checkout-session", { plan: "Basic", email: "a@example.org" }],
    ["/api/payments/create-portal-session", { customerId: person.userId }],
    ["/api/create-token-checkout", { packageId: "small" }],
    ["/reset/verify-premium", {}],
  ] as const)
    expect([path, (await post(person, path, body)).status]).toEqual([path, 429]);
  expect((await post(other, "/api/users/sync-plan")).status).toBe(200);
});

test("asking the provider is an activity of the person's own, also where the plan is read anew", async () => {
  const person = await personWithPlan();
  const before = Date.now();
  const cookies = { idleMs: 100_000 };
  const synced = await post(person, "/api/users/sync-plan", undefined, { cookies });
  expect(activitySet(synced)).toBeGreaterThanOrEqual(before);
});

test("a signed-out caller reaches none of the payment calls", async () => {
  const { exports } = await import("cloudflare:workers");
  for (const path of [
    "/api/payments/create-checkout-session",
    "/api/payments/create-portal-session",
    "/api/create-token-checkout",
    "/api/users/sync-plan",
    "/api/users/update-payment-status",
    "/reset/reset-on-upgrade",
    "/reset/verify-premium",
  ]) {
    const answer = await exports.default.fetch(`http://localhost${path}`, { method: "POST", body: "{}" });
    expect([path, answer.status]).toEqual([path, 401]);
  }
});

test("a provider that cannot be reached is a payment_error, and nothing is granted [ERR-05]", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  const request = { method: "POST", headers: { Origin: ORIGIN, Cookie: await cookiesOf(person) } };
  const away = { STRIPE_API_URL: "http://away.test" };
  expect(await json(await visit("/api/users/sync-plan", request, away))).toEqual([
    502,
    { error: "The card payment provider could not be reached. Please try again.", code: "payment_error" },
  ]);
  expect(await held(person)).toBe("Free");
});
