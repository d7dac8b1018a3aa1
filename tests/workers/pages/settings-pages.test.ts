import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { expect, onTestFinished, test, vi } from "vitest";
import { linkCustomer } from "#app/core/payments/stripe/customers.server.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import { answerVisit } from "#workers/site.ts";
import { databaseOf, directory } from "../databases.ts";
import { envWith } from "../sbar/note-calls.ts";
import {
  ask,
  clerkCalls,
  cookiesOf,
  freshPerson,
  ORIGIN,
  personWithPlan,
  recordFor,
  TO_A_PAGE,
} from "../signed-in.ts";

/** The settings pages in order, each with its own heading. */
const SETTINGS = [
  ["profile", "Profile"],
  ["account", "Subscription"],
  ["notifications", "Notifications"],
  ["security", "Finished notes"],
  ["billing", "Billing"],
] as const;

test("/settings opens the profile, and every page of the settings shows its own content beside the navigation to all of them [IDN-25] [SET-01] [SET-02] [OPEN-38]", async () => {
  const person = await personWithPlan();
  const first = await ask(person, "/settings", { headers: TO_A_PAGE });
  expect([first.status, first.headers.get("Location")]).toEqual([302, "/settings/profile"]);
  for (const [name, heading] of SETTINGS) {
    const page = await ask(person, `/settings/${name}`, { headers: TO_A_PAGE });
    const html = await page.text();
    expect([name, page.status]).toEqual([name, 200]);
    expect(html).toMatch(/<h1>Settings<\/h1><nav class="settings-nav" aria-label="Settings">/);
    const [, nav = ""] = /<nav class="settings-nav"(.*?)<\/nav>/s.exec(html) ?? [];
    expect([...nav.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(
      SETTINGS.map(([other]) => `/settings/${other}`),
    );
    const [, first] = /<div class="settings-page"><section[^>]*><h2[^>]*>([^<]*)</.exec(html) ?? [];
    expect([name, first]).toEqual([name, heading]);
    const open = new RegExp(`<a [^>]*aria-current="page"[^>]*href="/settings/${name}"`);
    expect(html.replaceAll(/(href="[^"]*") (aria-current="page")/g, "$2 $1")).toMatch(open);
  }
});

test("/settings/notifications is a page that is coming soon, /settings/security one that says what still is [SET-03]", async () => {
  const person = await personWithPlan();
  for (const [path, words] of [
    ["/settings/notifications", /<h2 [^>]*>Notifications<\/h2><p class="tag">Coming Soon<\/p>/],
    [
      "/settings/security",
      /<h2 [^>]*>Security<\/h2>.*<p class="tag">Coming Soon<\/p><p class="soft">Passkeys/s,
    ],
  ] as const)
    expect(await (await ask(person, path, { headers: TO_A_PAGE })).text(), path).toMatch(words);
});

test("before the devices are listed, the sessions that are over here are revoked at the identity provider, and no others [SET-03]", async () => {
  const person = await personWithPlan();
  const record = recordFor(person);
  const [left, ended, live] = ["left", "ended", "live"].map((end) => `${person.sessionId}-${end}`);
  const begin = (sessionId = "", isOver: boolean) =>
    record.beginSession({ sessionId, liveUntil: Date.now() + (isOver ? -1 : 60_000) });
  await begin(left, true);
  await begin(ended, false);
  await begin(live, false);
  await record.endSession({ sessionId: ended ?? "", how: "signed_out" });
  const page = await ask(person, "/settings/security", { headers: TO_A_PAGE });
  expect(page.status).toBe(200);
  const revoked = (await clerkCalls()).filter((call) => call.includes(person.sessionId));
  expect(revoked.sort()).toEqual([ended, left].map((id) => `POST /v1/sessions/${id}/revoke`));
});

test("the page opens all the same where the identity provider cannot list the sessions", async () => {
  const person = await personWithPlan("Free", "unlisted_");
  const page = await ask(person, "/settings/security", { headers: TO_A_PAGE });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Finished notes")]);
});

test("billing tells plan and file analyses of who asks, and has a portal to open only for who is a customer of the payment provider [SET-19] [SET-20] [OPEN-37]", async () => {
  const person = await personWithPlan("Basic");
  const billing = async () => {
    const cookies = { plan: "Basic" } as const;
    const [page, data] = await Promise.all([
      ask(person, "/settings/billing", { headers: TO_A_PAGE, cookies }),
      ask(person, "/settings/billing.data", { cookies }),
    ]);
    const html = (await page.text()).replaceAll("<!-- -->", "");
    const pairs = /(?:<dt>([^<]*)<\/dt><dd>|<th scope="row">(File [^<]*)<\/th><td>)([^<]*)</g;
    const figures = [...html.matchAll(pairs)].map(([, plan, files, figure]) => [plan ?? files, figure]);
    const hasCustomer = /"hasCustomer",(true|false)/.exec(await data.text())?.[1];
    return { figures, hasCustomer, isAsking: html.includes("Asking Stripe...") };
  };
  const figures = [
    ["Plan", "Basic"],
    ["File analyses", "0 / 10"],
  ];
  expect(await billing()).toEqual({ figures, hasCustomer: "false", isAsking: false });
  await linkCustomer({ directory, now: Date.now }, `cus_${person.userId}`, person.userId);
  expect(await billing()).toEqual({ figures, hasCustomer: "true", isAsking: true });
  // Also after the plan has ended: the invoices are still there.
  const former = await personWithPlan();
  await linkCustomer({ directory, now: Date.now }, `cus_${former.userId}`, former.userId);
  expect(await (await ask(former, "/settings/billing.data")).text()).toContain('"hasCustomer",true');
});

test("an unknown page of the settings leads to the dashboard [SHELL-25]", async () => {
  const page = await ask(await personWithPlan(), "/settings/none", { headers: TO_A_PAGE });
  expect(page.headers.get("Location")).toBe("/dashboard");
});

test("without a plan the settings lead to the plan selection [IDN-22]", async () => {
  const person = freshPerson();
  const page = await ask(person, "/settings/profile", { headers: TO_A_PAGE, cookies: { plan: null } });
  expect(page.headers.get("Location")).toBe("/plan-selection?from=%2Fsettings%2Fprofile");
});

/** A page opened while the meter fails. */
async function withoutMeter(path: string, plan: StoredPlan = "Free"): Promise<string> {
  const failing = { getByName: () => ({ snapshot: () => Promise.reject(new Error("away")) }) };
  const bindings = { ...env, USAGE_METER: failing } as unknown as Env;
  const Cookie = await cookiesOf(await personWithPlan(plan), { plan });
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaints.mockRestore());
  const context = createExecutionContext();
  const request = new Request(ORIGIN + path, { headers: { ...TO_A_PAGE, Cookie } });
  const html = await (await answerVisit(request, bindings, context)).text();
  await waitOnExecutionContext(context);
  return html.replaceAll("<!-- -->", "");
}

test("billing opens with the error and that it could not be loaded, when the meter fails [SET-21]", async () => {
  for (const plan of ["Free", "Basic", "Premium"] as const)
    expect(await withoutMeter("/settings/billing", plan), plan).toMatch(
      /role="alert"><strong>An unexpected error occurred\.<\/strong><p>Could not load billing information\.<\/p>/,
    );
});

test("every other page that shows usage, and the call for it, show nothing used when the meter fails [USE-04]", async () => {
  for (const [path, figures] of [
    ["/settings/account", ["0 / 75,000", "0 / 35,000"]],
    ["/notes/sbar", ["0 / 15"]],
    ["/notes/templates/soap", ["0 / 15"]],
    ["/notes/research", ["0 / 10"]],
    ["/notes/nanda", ["0 / 15"]],
    ["/chat", ["0 / 50"]],
    ["/analysis", ["0 / 1"]],
  ] as const) {
    const html = await withoutMeter(path);
    const shown = [...html.matchAll(/<b>(\d[\d,]* \/ [\d,]+)<\/b>/g)].map(([, figure]) => figure);
    expect([path, shown]).toEqual([path, figures]);
  }
  const told = JSON.parse(await withoutMeter("/api/payments/usage"));
  expect(told).toMatchObject({ plan: "Free", input_tokens: 0, output_tokens: 0, file_analysis_used: 0 });
  expect(told.features.sbar).toEqual({ used: 0, limit: 15 });
});

test("a meter that never answers reads as nothing used, instead of keeping the page waiting [USE-04]", async () => {
  const hanging = { getByName: () => ({ snapshot: () => new Promise(() => {}) }) };
  const app = {
    env: envWith({ USAGE_METER: hanging as unknown as Env["USAGE_METER"] }),
    databaseOf,
    log: () => {},
    now: Date.now,
  };
  const usage = await usageOf(app, { userId: "user_1", plan: "Basic", isUnlimited: false });
  expect(usage).toMatchObject({
    plan: "Basic",
    input_tokens: 0,
    file_analysis_used: 0,
    file_analysis_limit: 10,
  });
});
