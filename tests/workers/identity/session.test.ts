import { runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { writeActivity } from "#app/core/identity/session/activity-cookie.server.ts";
import { everywhereD1 } from "../databases.ts";
import { textOf } from "../pages/public-pages-help.ts";
import {
  activitySet,
  ask,
  clerkCalls,
  cookiesOf,
  freshPerson,
  ORIGIN,
  personWithPlan,
  post,
  TO_A_PAGE,
} from "../signed-in.ts";

const IDLE_LIMIT_MS = 330_000;

test("a signed-in, active person with a plan is let in, and only as oneself [IDN-24] [IDN-29] [API-02]", async () => {
  const person = await personWithPlan();
  const session = await ask(person, "/api/session");
  expect(await session.json()).toEqual({ userId: person.userId });
  expect(session.headers.get("Cache-Control")).toBe("no-store");
  const own = await ask(person, "/api/session", { headers: { "X-Customer-ID": person.userId } });
  expect(own.status).toBe(200);
  const foreign = await ask(person, "/api/session", { headers: { "X-Customer-ID": freshPerson().userId } });
  expect(foreign.status).toBe(403);
  expect(await foreign.json()).toMatchObject({ code: "foreign_customer" });
});

/** Every page of a signed-in person, each with words that identify it. */
const PROTECTED: readonly (readonly [path: string, itself: RegExp])[] = [
  ["/plan-selection", /<h1>Select Your Plan<\/h1>/],
  ["/dashboard", /<h1>Good (morning|afternoon|evening)/],
  ["/notes", /<h1>Notes<\/h1><p class="print-only/],
  ["/notes/sbar", /<h1>SBAR Generator<\/h1>/],
  ["/notes/research", /<h1>Medical Research<\/h1>/],
  ["/notes/analysis", /<h1>File Analysis<\/h1>/],
  ["/notes/nanda", /<h1>NANDA Diagnosis<\/h1>/],
  ["/notes/templates", /<h1>Note templates<\/h1>/],
  ["/notes/premium-preview", /<h1>What you get with Premium<\/h1>/],
  ["/chat", /<h1>NurseGPT Chat<\/h1>/],
  ["/analysis", /<h1>File Analysis<\/h1>/],
  ["/analysis/history", /<h1>Document History<\/h1>/],
  ["/analysis/document/d1", /<h1>Document not found/],
  ["/settings/profile", /<h2[^>]*>Profile<\/h2>/],
  ["/settings/account", /<h2[^>]*>Danger Zone<\/h2>/],
  ["/settings/notifications", /Coming Soon/],
  ["/settings/security", /Coming Soon/],
  ["/settings/billing", /Manage Billing/],
];
const PROTECTED_PATHS = [...PROTECTED.map(([path]) => path), "/settings"];

test("a signed-in person with a plan sees each protected page itself [IDN-24] [IDN-25]", async () => {
  const person = await personWithPlan();
  for (const [path, itself] of PROTECTED) {
    const page = await ask(person, path, { headers: TO_A_PAGE });
    expect(page.headers.get("Location"), path).toBeNull();
    expect(await page.text(), path).toMatch(itself);
  }
});

test("a session of which the second step is still wanted is let in nowhere: pages lead to sign-in, and every call is 401 [IDN-25]", async () => {
  const known = await personWithPlan();
  const person = { ...known, sessionId: known.sessionId.replace("active", "pending") };
  for (const path of PROTECTED_PATHS) {
    const page = await ask(person, path, { headers: TO_A_PAGE });
    expect(page.headers.get("Location"), path).toBe(`/sign-in?redirect_url=${encodeURIComponent(path)}`);
  }
  for (const [path, method] of [
    ["/api/session", "GET"],
    ["/api/notes", "GET"],
    ["/api/generate-note", "POST"],
    ["/api/account/export", "POST"],
    ["/api/account/delete", "POST"],
  ] as const) {
    for (const ageSeconds of [0, 66]) {
      const answer = await ask(person, path, {
        method,
        cookies: { ageSeconds },
        ...(method === "POST" ? { body: {} } : {}),
      });
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 401, { code: "signed_out" }]);
    }
  }
  expect((await ask(known, "/api/session")).status).toBe(200);
});

async function expectSignedOut(path: string, init: RequestInit = {}) {
  const answer = await exports.default.fetch(ORIGIN + path, init);
  expect([path, answer.status]).toEqual([path, 401]);
  expect(await answer.json()).toMatchObject({ code: "signed_out" });
}

test("without a session every protected page goes to sign-in, which remembers it, and every call is 401 [IDN-20] [IDN-25] [IDN-28]", async () => {
  for (const wanted of PROTECTED_PATHS.map((path) => `${path}?a=1&b=a%20longer%20one%20with%20two%20parts`)) {
    const signIn = `/sign-in?redirect_url=${encodeURIComponent(wanted)}`;
    // Older browsers do not send the request's destination.
    for (const headers of [TO_A_PAGE, { Accept: "text/html,*/*" }]) {
      const page = await exports.default.fetch(ORIGIN + wanted, { redirect: "manual", headers });
      expect([page.status, page.headers.get("Location")]).toEqual([302, signIn]);
    }
  }
  for (const path of [
    "/api/session",
    "/api/payments/usage",
    "/api/users/payment-status",
    "/api/session/draft?form=sbar",
    "/api/medical-research/history",
    "/api/document-search-history",
    "/api/document/d1",
    "/api/document/d1/text",
    "/api/file-analysis-usage",
    "/api/document/d1/encodings",
  ])
    await expectSignedOut(path);
  for (const path of [
    "/api/generate-note",
    "/api/generate-nanda",
    "/api/medical-research",
    "/api/query-file",
    "/api/upload/init",
    "/api/upload/chunk",
    "/api/upload/process",
    "/api/upload/cancel",
    ...["archive", "restore", "cancel"].map((act) => `/api/document/d1/${act}`),
  ])
    await expectSignedOut(path, { method: "POST", body: "{}", headers: { Origin: ORIGIN } });
});

test("a visitor can open the auth pages and what lies under them, titled as specified [IDN-01] [IDN-12] [IDN-27]", async () => {
  for (const [path, title] of [
    ["/sign-in", "Welcome back"],
    ["/sign-in/factor-one", "Welcome back"],
    ["/sign-in/tasks/reset-password", "Welcome back"],
    ["/sign-up", "Create your account"],
    ["/sign-up/continue", "Create your account"],
    ["/sign-up/continue/verify-email", "Create your account"],
  ]) {
    const page = await exports.default.fetch(ORIGIN + path, { redirect: "manual", headers: TO_A_PAGE });
    expect([path, page.status]).toEqual([path, 200]);
    expect(await page.text()).toContain(`<h1>${title}</h1>`);
  }
});

test("a visitor can open the landing page, the info pages, pricing and the pages after a payment [IDN-27]", async () => {
  for (const [path, title] of [
    ["/", "Write what you saw. Sign a note you can trust."],
    ["/about", "About"],
    ["/evidence", "Evidence"],
    ["/contact", "Contact"],
    ["/contact-sales", "Contact sales"],
    ["/terms", "Terms of Service"],
    ["/privacy", "Privacy Policy"],
    ["/forgot-password", "Forgot your password?"],
    ["/pricing", "Plans that start at $0"],
    ["/demo-plan-selection", "Select Your Plan"],
    ["/payment-success", "Payment Successful!"],
    ["/payment-cancelled", "Payment cancelled"],
  ] as const) {
    const page = await exports.default.fetch(ORIGIN + path, { redirect: "manual", headers: TO_A_PAGE });
    expect([path, page.status]).toEqual([path, 200]);
    expect(textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(await page.text())?.[1] ?? ""), path).toContain(title);
  }
});

test("the auth pages lead to each other, and each has its toggle with the four password requirements [IDN-07] [IDN-08] [IDN-15] [IDN-16]", async () => {
  for (const [path, toggle, way] of [
    ["/sign-in", "Need help?", '<a class="button" href="/sign-up">Create an account</a>'],
    ["/sign-up", "Password requirements", '<a class="button" href="/sign-in">Sign in</a>'],
    [
      "/sign-up?redirect_url=%2Fnotes",
      "Password requirements",
      '<a class="button" href="/sign-in">Sign in</a>',
    ],
  ] as const) {
    const html = await (await exports.default.fetch(ORIGIN + path, { headers: TO_A_PAGE })).text();
    expect(html, path).toContain(way);
    const help = /<details class="auth-help"><summary>(.*?)<\/summary>(.*?)<\/details>/s.exec(html);
    expect(help?.[1], path).toBe(toggle);
    expect(
      [...(help?.[2] ?? "").matchAll(/<li>(.*?)<\/li>/g)].map(([, rule]) => rule),
      path,
    ).toEqual(["At least 8 characters", "One uppercase letter", "One number", "One special character"]);
    expect(help?.[2]?.includes('<a href="/forgot-password">'), path).toBe(path === "/sign-in");
  }
});

test("a signed-in person at /, /sign-in or /sign-up goes to the dashboard, or where the link asked within our origin [IDN-02] [IDN-03] [IDN-10] [IDN-18]", async () => {
  const person = await personWithPlan();
  for (const [path, target] of [
    ["/", "/dashboard"],
    ["/sign-in", "/dashboard"],
    ["/sign-up", "/dashboard"],
    ["/sign-in?reason=inactivity", "/dashboard"],
    ["/sign-in?redirect_url=%2Fnotes", "/notes"],
    ["/sign-in?redirect_url=https%3A%2F%2Fevil.example%2F", "/dashboard"],
    // People who come to buy a plan are led to its checkout.
    ["/sign-in?plan=Basic", null],
  ] as const) {
    const page = await ask(person, path, { headers: TO_A_PAGE });
    expect([path, page.headers.get("Location")]).toEqual([path, target]);
  }
});

test("5 minutes 30 seconds after the last activity the person is out, everywhere, and Clerk is told [IDN-36] [IDN-37]", async () => {
  const person = await personWithPlan();
  await ask(person, "/api/session"); // the very first request takes seconds, which would count
  const still = await ask(person, "/api/session", { cookies: { idleMs: IDLE_LIMIT_MS - 2_000 } });
  expect(still.status).toBe(200);
  const late = await ask(person, "/api/session", { cookies: { idleMs: IDLE_LIMIT_MS + 1_000 } });
  expect(late.status).toBe(401);
  expect(activitySet(late)).toBe("removed");
  expect(late.headers.getSetCookie().filter((text) => /^__session.*Max-Age=0/.test(text))).toHaveLength(2);
  await expect.poll(clerkCalls).toContain(`POST /v1/sessions/${person.sessionId}/revoke`);
  const page = await ask(person, "/notes/sbar", { headers: TO_A_PAGE, cookies: { idleMs: 600_000 } });
  expect(page.headers.get("Location")).toBe("/sign-in?redirect_url=%2Fnotes%2Fsbar&reason=inactivity");
});

test("asking does not count as activity, reporting and submitting do [IDN-30]", async () => {
  const person = await personWithPlan();
  const idle = { idleMs: 200_000 };
  for (const path of ["/api/session", "/api/payments/usage", "/api/users/payment-status", "/notes/sbar"]) {
    expect(activitySet(await ask(person, path, { cookies: idle }))).toBeNull();
  }
  const report = await post(person, "/api/session/activity", { idleMs: 20_000 }, { cookies: idle });
  const at = Number(activitySet(report));
  expect(Date.now() - at).toBeGreaterThanOrEqual(20_000);
  expect(Date.now() - at).toBeLessThan(60_000);
});

test("a report can neither move the last activity back nor into the future", async () => {
  const person = await personWithPlan();
  const before = Date.now();
  const back = await post(person, "/api/session/activity", { idleMs: 30_000 }, { cookies: { idleMs: 0 } });
  expect(Number(activitySet(back))).toBeGreaterThanOrEqual(before - 5_000);
  for (const idleMs of [-60_000, 31_000, "soon"]) {
    const answer = await post(person, "/api/session/activity", { idleMs });
    expect(answer.status).toBe(400);
  }
});

test("a deleted, old, forged or foreign activity cookie is out", async () => {
  const other = freshPerson();
  const foreign = (await cookiesOf(other)).split("activity=")[1] ?? "";
  const mine = await personWithPlan();
  const forged = `${mine.sessionId}.${Date.now()}.F.${"ab".repeat(32)}`;
  const unsigned = `${mine.sessionId}.${Date.now()}.F`;
  for (const idleMs of [null, 331_000, forged, unsigned, foreign, "", "...", "not a cookie"]) {
    const answer = await ask(mine, "/api/session", { cookies: { idleMs } });
    expect(answer.status, String(idleMs)).toBe(401);
  }
});

test("the activity cookie is given once, when the session begins; deleting it is not beginning", async () => {
  const person = await personWithPlan();
  const begin = { idleMs: null, signedInMinutesAgo: 0 };
  const first = await ask(person, "/api/session", { cookies: begin });
  expect(first.status).toBe(200);
  expect(Number(activitySet(first))).toBeGreaterThan(0);
  await runInDurableObject(env.PERSON_RECORD.getByName(person.userId), (_record, { storage }) => {
    storage.sql.exec("UPDATE sessions SET started_at = started_at - 11000");
  });
  expect((await ask(person, "/api/session", { cookies: begin })).status).toBe(401);
});

test("a session of before the records kept them is known to have begun, and to have ended", async () => {
  const begin = { idleMs: null, signedInMinutesAgo: 0 };
  for (const [startedAgo, endedAt, status] of [
    [11_000, null, 401],
    [1_000, null, 200],
    [1_000, Date.now(), 401],
  ] as const) {
    const { sessionId, userId } = await personWithPlan();
    await everywhereD1
      .prepare("INSERT INTO session_starts (session_id, user_id, started_at, ended_at) VALUES (?, ?, ?, ?)")
      .bind(sessionId, userId, Date.now() - startedAgo, endedAt)
      .run();
    const answer = await ask({ sessionId, userId }, "/api/session", { cookies: begin });
    expect([startedAgo, endedAt, answer.status]).toEqual([startedAgo, endedAt, status]);
  }
});

test("an answer of Clerk's Backend API never gives an activity cookie", async () => {
  const person = await personWithPlan();
  const answer = await ask(person, "/api/session", {
    cookies: { idleMs: null, signedInMinutesAgo: 0, ageSeconds: 66 },
  });
  expect(answer.status).toBe(401);
});

test("remember me makes the cookie outlive the browser, otherwise it ends with it; being idle ends either [IDN-06] [OPEN-07]", async () => {
  const person = await personWithPlan();
  const Cookie = await cookiesOf(person);
  const report = (extra: string) =>
    exports.default.fetch(`${ORIGIN}/api/session/activity`, {
      method: "POST",
      body: "{}",
      headers: { Origin: ORIGIN, Cookie: Cookie + extra },
    });
  const cookieOf = (response: Response) =>
    response.headers.getSetCookie().find((text) => text.startsWith("activity="));
  expect(cookieOf(await report("; remember_me=true"))).toContain("Max-Age=86400");
  expect(cookieOf(await report("; remember_me=false"))).not.toContain("Max-Age");
  expect(cookieOf(await report(""))).toMatch(/HttpOnly; SameSite=Lax$/);
  for (const choice of ["true", "false"]) {
    const idle = `${await cookiesOf(person, { idleMs: IDLE_LIMIT_MS + 1_000 })}; remember_me=${choice}`;
    const late = await exports.default.fetch(`${ORIGIN}/api/session`, { headers: { Cookie: idle } });
    expect(late.status).toBe(401);
  }
});

test("over an encrypted connection the activity cookie is sent over encrypted connections only", async () => {
  const activity = { sessionId: "sess_1", at: 0, plan: null, isUnlimited: false, readAt: 0 };
  const secret = "a secret for this test";
  expect(await writeActivity(activity, secret, new Request("https://nurse.example/"))).toMatch(
    /^__Host-activity=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(await writeActivity(activity, secret, new Request("http://localhost/"))).not.toContain("Secure");
});

test("signing out ends the session at Clerk and clears every cookie of it [IDN-34]", async () => {
  const person = await personWithPlan();
  const answer = await ask(person, "/api/session", { method: "DELETE" });
  expect(answer.status).toBe(204);
  expect(await clerkCalls()).toContain(`POST /v1/sessions/${person.sessionId}/revoke`);
  expect(activitySet(answer)).toBe("removed");
  expect(
    answer.headers.getSetCookie().filter((text) => text.includes("Max-Age=0")).length,
  ).toBeGreaterThanOrEqual(4);
});

test("a session that was signed out does not begin anew with the token that outlives it [IDN-34]", async () => {
  const person = await personWithPlan();
  const begin = { idleMs: null, signedInMinutesAgo: 0 };
  expect((await ask(person, "/api/session", { cookies: begin })).status).toBe(200);
  expect((await ask(person, "/api/session", { method: "DELETE" })).status).toBe(204);
  expect((await ask(person, "/api/session", { cookies: begin })).status).toBe(401);
  const page = await ask(person, "/dashboard", { headers: TO_A_PAGE, cookies: begin });
  expect(page.headers.get("Location")).toMatch(/^\/sign-in/);
});

test("a changing request from another site is refused before anything is looked at", async () => {
  const person = await personWithPlan();
  const answers = await Promise.all([
    ask(person, "/api/session", { method: "DELETE", headers: { Origin: "https://evil.example" } }),
    post(person, "/api/session/activity", {}, { headers: { Origin: "null" } }),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "foreign_origin" });
  }
});

test("without a plan the guard leads to the plan selection, unless this very person skipped it [IDN-21] [IDN-22] [IDN-23] [OPEN-72]", async () => {
  const person = freshPerson();
  const open = async (skip: string, path = "/dashboard") =>
    exports.default.fetch(`${ORIGIN}${path}`, {
      redirect: "manual",
      headers: {
        ...TO_A_PAGE,
        Cookie: `${await cookiesOf(person, { plan: null })}; skipPlanSelection=${skip}`,
      },
    });
  for (const value of ["", "false", "true", `yes.${person.userId}`, `true.${freshPerson().userId}`]) {
    expect((await open(value)).headers.get("Location")).toBe("/plan-selection?from=%2Fdashboard");
  }
  const gated = PROTECTED_PATHS.filter((path) => path !== "/plan-selection");
  for (const path of gated)
    expect((await open("", path)).headers.get("Location")).toBe(
      `/plan-selection?from=${encodeURIComponent(path)}`,
    );
  for (const path of gated.filter((path) => path !== "/settings"))
    expect((await open(`true.${person.userId}`, path)).headers.get("Location"), path).toBeNull();
});

test("the plan selection itself is open without a plan [OPEN-12]", async () => {
  const page = await ask(freshPerson(), "/plan-selection", { headers: TO_A_PAGE, cookies: { plan: null } });
  expect(page.status).toBe(200);
  const data = await ask(freshPerson(), "/plan-selection.data", { cookies: { plan: null } });
  expect(await data.text()).not.toContain("/plan-selection?from");
});

test("there is no role: what is open is decided by being signed in alone [IDN-26] [IDN-27]", async () => {
  const person = await personWithPlan();
  const landing = await exports.default.fetch(`${ORIGIN}/`, { redirect: "manual" });
  expect(landing.status).toBe(200);
  expect(await landing.text()).not.toContain("<script");
  for (const path of ["/admin", "/dashboard/admin"]) {
    const answer = await ask(person, path, { headers: TO_A_PAGE });
    expect([path, answer.headers.get("Location")]).toEqual([path, "/dashboard"]);
  }
  expect((await ask(person, "/api/admin", { headers: TO_A_PAGE })).status).toBe(404);
});
