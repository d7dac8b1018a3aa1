import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readActivity, writeActivity } from "#app/core/identity/session/activity-cookie.server.ts";
import { ask, cookiesOf, ORIGIN, personWithPlan, TO_A_PAGE } from "../signed-in.ts";

test("after sign-out, cookies that somebody kept name nobody on a public page", async () => {
  const person = await personWithPlan();
  const kept = { Cookie: await cookiesOf(person), ...TO_A_PAGE };
  const pageFor = async (path: string) =>
    (await exports.default.fetch(ORIGIN + path, { headers: kept })).text();
  expect(await pageFor("/payment-success")).toContain(person.userId);
  expect((await ask(person, "/api/session", { method: "DELETE" })).status).toBe(204);
  for (const path of ["/payment-success", "/pricing"])
    expect(await pageFor(path)).not.toContain(person.userId);
});

test("after sign-out, cookies that somebody kept open nothing: not notes, not the download, not a page, and make nothing", async () => {
  const person = await personWithPlan("Premium");
  const kept = { Cookie: await cookiesOf(person, { plan: "Premium" }), Origin: ORIGIN };
  const asked = async (path: string, init: RequestInit = {}) =>
    (
      await exports.default.fetch(ORIGIN + path, {
        redirect: "manual",
        ...init,
        headers: { ...kept, ...init.headers },
      })
    ).status;
  const posted = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
  expect(await asked("/api/notes")).toBe(200);
  expect((await ask(person, "/api/session", { method: "DELETE" })).status).toBe(204);
  expect(await asked("/api/notes")).toBe(401);
  expect(await asked("/api/account/export", posted)).toBe(401);
  expect(await asked("/api/generate-note", posted)).toBe(401);
  expect(await asked("/dashboard", { headers: TO_A_PAGE })).toBe(302);
});

test("a session that ended with its browser is not said to have been idle", async () => {
  const person = await personWithPlan();
  const lasting = (await cookiesOf(person)).split("; ").filter((pair) => !/activity=/.test(pair));
  const page = await exports.default.fetch(`${ORIGIN}/dashboard`, {
    redirect: "manual",
    headers: { Cookie: lasting.join("; "), ...TO_A_PAGE },
  });
  expect([page.status, page.headers.get("Location")]).toEqual([302, "/sign-in?redirect_url=%2Fdashboard"]);
});

test("a session that began under the cookie's old name goes on, and under the new one afterwards", async () => {
  const secret = "a secret for tests only";
  const activity = { sessionId: "sess_1", at: 5, plan: null, isUnlimited: false, readAt: 6 };
  const [pair = ""] = (await writeActivity(activity, secret, new Request("https://nurse.example/"))).split(
    ";",
  );
  const value = pair.slice(pair.indexOf("=") + 1);
  const read = (Cookie: string) =>
    readActivity(new Request("https://nurse.example/", { headers: { Cookie } }), "sess_1", secret);
  for (const cookie of [`activity=${value}`, pair, `activity=planted; ${pair}`])
    expect(await read(cookie), cookie.slice(0, 20)).toMatchObject({ at: 5, readAt: 6 });
  expect(await read(`__Host-activity=planted; activity=${value}`)).toBeNull();
});
