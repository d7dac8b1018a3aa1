import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { placeTombstone } from "#app/core/maintenance/tombstones.server.ts";
import { buyPlan } from "../billing/stripe-calls.ts";
import { everywhereD1 } from "../databases.ts";
import {
  activitySet,
  ask,
  clerkCalls,
  cookiesOf,
  freshPerson,
  ORIGIN,
  personWithPlan,
  post,
  type TestPerson,
  TO_A_PAGE,
} from "../signed-in.ts";

const withoutPlan = { cookies: { plan: null } };

const statusOf = async (person: TestPerson) =>
  (await ask(person, "/api/users/payment-status", withoutPlan)).json();

const select = (person: TestPerson, body: object, headers = {}) =>
  ask(person, "/api/users/select-plan", { method: "POST", body, headers, ...withoutPlan });

test("somebody who has chosen nothing has not paid, and is led to the plan selection, which knows the page that was asked for [IDN-21] [IDN-22] [OPEN-11]", async () => {
  const person = freshPerson();
  expect(await statusOf(person)).toMatchObject({ hasPaid: false, plan: "Free", payment_status: "none" });
  const page = await ask(person, "/dashboard", { headers: TO_A_PAGE, ...withoutPlan });
  expect(page.headers.get("Location")).toBe("/plan-selection?from=%2Fdashboard");
  const data = await ask(person, "/dashboard.data", withoutPlan);
  expect(await data.text()).toContain('/plan-selection?from=%2Fdashboard"');
  const note = { from: "/notes/sbar?note=n1" };
  const opened = await ask(person, note.from, { headers: TO_A_PAGE, ...withoutPlan });
  expect(opened.headers.get("Location")).toBe(`/plan-selection?${new URLSearchParams(note)}`);
  const fetched = await ask(person, "/notes/sbar.data?note=n1&_routes=root", withoutPlan);
  expect(await fetched.text()).toContain(`/plan-selection?${new URLSearchParams(note)}"`);
  // The account's row may exist before any plan.
  await everywhereD1
    .prepare("INSERT INTO customers (user_id, account_created_at) VALUES (?, 1) ON CONFLICT DO NOTHING")
    .bind(person.userId)
    .run();
  expect(await statusOf(person)).toMatchObject({ hasPaid: false, plan: "Free", payment_status: "none" });
  const still = await ask(person, "/dashboard", { headers: TO_A_PAGE, ...withoutPlan });
  expect(still.headers.get("Location")).toBe("/plan-selection?from=%2Fdashboard");
});

test("the payment status is the same with a time in its address and without one, and never from a cache [API-07] [OPEN-48]", async () => {
  const person = await personWithPlan();
  const [plain, timed] = await Promise.all([
    ask(person, "/api/users/payment-status"),
    ask(person, "/api/users/payment-status?t=1"),
  ]);
  for (const { headers } of [plain, timed]) expect(headers.get("Cache-Control")).toBe("no-store");
  const status = await plain.json();
  expect(status).toMatchObject({ hasPaid: true, plan: "Free", payment_status: "completed" });
  expect(await timed.json()).toEqual(status);
});

test("choosing Free is kept by the server and opens the dashboard; it is chosen for oneself only [PLAN-07] [API-13] [IDN-24] [OPEN-13]", async () => {
  const [person, other] = [freshPerson(), freshPerson()];
  const foreign = [
    await select(person, { plan: "Free", userId: other.userId }),
    await select(person, { plan: "Free" }, { "X-User-ID": other.userId }),
    await select(person, { plan: "Free", userId: person.userId }, { "X-Customer-ID": other.userId }),
  ];
  for (const refused of foreign)
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: expect.any(String), code: expect.any(String) },
    ]);
  expect(await statusOf(person)).toMatchObject({ hasPaid: false });
  const own = { "X-User-ID": person.userId, "X-Customer-ID": person.userId };
  const chosen = await select(person, { plan: "Free", userId: person.userId }, own);
  expect(chosen.status).toBe(200);
  expect(await chosen.json()).toEqual({ plan: "Free" });
  expect(await statusOf(person)).toMatchObject({ hasPaid: true, plan: "Free", payment_status: "completed" });
  await everywhereD1
    .prepare("INSERT INTO customers (user_id, account_created_at) VALUES (?, 1)")
    .bind(other.userId)
    .run();
  expect(await statusOf(other)).toMatchObject({ hasPaid: false });
  expect((await select(other, { plan: "Free", userId: other.userId })).status).toBe(200);
  expect(await statusOf(other)).toMatchObject({ hasPaid: true, plan: "Free" });
  expect((await ask(person, "/dashboard", { headers: TO_A_PAGE, ...withoutPlan })).status).toBe(200);
});

test("whichever plan is held and paid for opens the page that was asked for [IDN-24]", async () => {
  for (const plan of ["Basic", "Premium"] as const) {
    const person = await personWithPlan(plan);
    expect(await statusOf(person)).toMatchObject({ hasPaid: true, plan, payment_status: "completed" });
    const page = await ask(person, "/notes", { headers: TO_A_PAGE, ...withoutPlan });
    expect([plan, page.status, page.headers.get("Location")]).toEqual([plan, 200, null]);
    expect(await page.text()).toContain("<h1>Notes</h1>");
  }
});

test("a paid plan is neither granted nor taken away by a click [PLAN-13] [OPEN-16]", async () => {
  const person = freshPerson();
  for (const plan of ["Basic", "Premium", "Enterprise", "free"])
    expect((await select(person, { plan })).status).toBe(400);
  expect(await statusOf(person)).toMatchObject({ hasPaid: false });
  const premium = await personWithPlan("Premium");
  expect(await (await select(premium, { plan: "Free" })).json()).toEqual({ plan: "Premium" });
});

test("whatever else the server holds as a plan is treated as Free, limits included [PLAN-02] [API-10]", async () => {
  for (const plan of ["Enterprise", "premium", "gold", ""]) {
    const person = freshPerson();
    await everywhereD1
      .prepare("INSERT INTO customers (user_id, plan, plan_chosen_at) VALUES (?, ?, 0)")
      .bind(person.userId, plan)
      .run();
    expect(await statusOf(person)).toMatchObject({ plan: "Free" });
    const usage = await ask(person, "/api/payments/usage", withoutPlan);
    expect(await usage.json()).toMatchObject({ plan: "Free", input_token_limit: 75_000 });
    const offer = await ask(person, "/api/payments/offer?plan=Basic", withoutPlan);
    expect([plan, await offer.json()]).toMatchObject([plan, { approach: "checkout" }]);
  }
});

test("a plan that changed elsewhere reaches a running session within a minute, and its cookie", async () => {
  const person = await personWithPlan("Basic");
  const usage = async (readMsAgo: number) => {
    const answer = await ask(person, "/api/payments/usage", { cookies: { plan: "Premium", readMsAgo } });
    return [((await answer.json()) as { plan: string }).plan, answer.headers.get("Set-Cookie") !== null];
  };
  expect(await usage(59_000)).toEqual(["Premium", false]);
  expect(await usage(60_000)).toEqual(["Basic", true]);
});

test("an activity report that was under way while a plan was bought does not bring the one before back", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Premium");
  const synced = await post(person, "/api/users/sync-plan");
  const [renewed = ""] = synced.headers.getSetCookie().filter((text) => text.startsWith("standing-renewed="));
  // What the report's answer has written: the standing from before the purchase, read a moment ago.
  const before = await cookiesOf(person, { plan: "Free", readMsAgo: 1_000 });
  const Cookie = `${before}; ${renewed.split(";")[0]}`;
  const answer = await ask(person, "/api/payments/usage", { headers: { Cookie } });
  expect(await answer.json()).toMatchObject({ plan: "Premium" });
  expect(activitySet(answer)).not.toBeNull();
  const after = await cookiesOf(person, { plan: "Premium", readMsAgo: -1_000 });
  const own = { headers: { Cookie: `${after}; ${renewed.split(";")[0]}` } };
  expect(activitySet(await ask(person, "/api/payments/usage", own))).toBeNull();
});

test("an account that is being deleted is refused and its session ended [IDN-38]", async () => {
  const person = await personWithPlan("Basic");
  await everywhereD1
    .prepare("INSERT INTO deletion_jobs (user_id, source, requested_at) VALUES (?, 'request', 0)")
    .bind(person.userId)
    .run();
  const answer = await ask(person, "/api/payments/usage", { cookies: { plan: "Basic", readMsAgo: 60_000 } });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: "account_deleted" }]);
  expect(await clerkCalls()).toContain(`POST /v1/sessions/${person.sessionId}/revoke`);
});

test("a page of an account that was deleted is told so: with a token, with an old one that the provider has forgotten, and without; a document leads to a form that says so", async () => {
  const [deleted, other] = [freshPerson("ended"), freshPerson("ended")];
  await placeTombstone(env, deleted.userId);
  const told = async (headers: Record<string, string>) => {
    const answer = await exports.default.fetch(`${ORIGIN}/api/session`, { headers });
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };
  for (const person of [deleted, other]) {
    const code = person === deleted ? "account_deleted" : "signed_out";
    const old = { Cookie: await cookiesOf(person, { ageSeconds: 600 }) };
    expect(await told(old)).toEqual([401, code]);
    const [activity = ""] = (await cookiesOf(person)).split("; ").slice(-1);
    const bare = { Cookie: activity, "X-Customer-ID": person.userId };
    expect(await told(bare)).toEqual([401, code]);
    // A caller who never had a session here learns nothing about anybody.
    const stranger = { "X-Customer-ID": person.userId };
    expect(await told(stranger)).toEqual([401, "signed_out"]);
  }
  const cookies = { plan: "Free", readMsAgo: 60_000 } as const;
  const living = { ...deleted, sessionId: deleted.sessionId.replace("_ended_", "_active_") };
  const page = await ask(living, "/dashboard", { headers: { Accept: "text/html" }, cookies });
  expect(page.headers.get("Location")).toBe("/sign-in?redirect_url=%2Fdashboard&reason=deleted");
});

test("an arrangement with sales lifts every limit and leaves the plan as it is [OPEN-31]", async () => {
  const person = await personWithPlan("Basic");
  await everywhereD1
    .prepare("UPDATE customers SET unlimited_since = 1 WHERE user_id = ?")
    .bind(person.userId)
    .run();
  const answer = await ask(person, "/api/payments/usage", { cookies: { plan: "Basic", readMsAgo: 60_000 } });
  const limits = { input_token_limit: null, output_token_limit: null, file_analysis_limit: null };
  expect(await answer.json()).toMatchObject({ plan: "Basic", ...limits });
  const [cookie = ""] = answer.headers.getSetCookie().filter((text) => text.startsWith("activity="));
  const again = await ask(person, "/api/payments/usage", {
    cookies: { idleMs: cookie.split(/[=;]/)[1] ?? "" },
  });
  expect(await again.json()).toMatchObject({ plan: "Basic", ...limits });
});
