import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ask, ORIGIN, personWithPlan, TO_A_PAGE } from "../signed-in.ts";

const read = async (path: string) =>
  (await exports.default.fetch(ORIGIN + path, { headers: TO_A_PAGE })).text();

/** The notices of the sign-in page for a visitor with this reason. */
async function noticesFor(reason: string | null): Promise<string[]> {
  const html = await read(`/sign-in${reason === null ? "" : `?reason=${reason}`}`);
  return [...html.matchAll(/<div class="notice[^>]*>(.*?)<\/div>/gs)].map(([, notice = ""]) =>
    notice.replace(/<[^>]*>/g, " ").trim(),
  );
}

test("the sign-in page tells whoever comes for an unrecognized device so, and everybody else where signing in leads [IDN-04] [IDN-05]", async () => {
  expect(await noticesFor("unauthorized")).toEqual([
    "Unauthorized Device  An unrecognized device was detected. Please verify your identity.",
  ]);
  expect(await noticesFor("ended")).toEqual([
    "This session has ended  If you deleted the account, there is nothing left to sign in to.",
  ]);
  expect(await noticesFor("deleted")).toEqual([
    "Your account has been deleted.  You can create a new one at any time.",
  ]);
  for (const reason of [null, "other"])
    expect(await noticesFor(reason)).toEqual([
      "Login information  You will be redirected to the dashboard after signing in.",
    ]);
});

test("a link to the sign-in page leads a signed-in person to the dashboard, without a page in between [IDN-10]", async () => {
  const person = await personWithPlan();
  for (const query of ["", "?plan=Gold", "?plan=Free", "?plan=Enterprise"]) {
    const data = await (await ask(person, `/sign-in.data${query}`)).text();
    expect(data).toMatch(/"redirect","\/dashboard"/);
  }
});

test("the sign-in page has the Remember me checkbox [IDN-06]", async () => {
  const reasons = ["?reason=unauthorized", "?reason=inactivity", "?reason=ended"];
  for (const query of ["", ...reasons, "?redirect_url=%2Fnotes", "?plan=Basic"]) {
    const html = (await read(`/sign-in${query}`)).replaceAll("<!-- -->", "");
    const boxes = html.match(/<label[^>]*><input type="checkbox"[^>]*> Remember me<\/label>/g);
    expect([query, boxes?.length]).toEqual([query, 1]);
  }
});

test("the sign-in leads to the dashboard and the sign-up to the plan selection, or where the link asked within our origin [IDN-02] [IDN-13] [OPEN-10]", async () => {
  for (const [path, target] of [
    ["/sign-in.data", "/dashboard"],
    ["/sign-in.data?redirect_url=%2Fnotes", "/notes"],
    ["/sign-in.data?redirect_url=https%3A%2F%2Fevil.example%2F", "/dashboard"],
    ["/sign-in.data?redirect_url=%2F%2Fevil.example", "/dashboard"],
    ["/sign-up.data", "/plan-selection"],
    ["/sign-up.data?redirect_url=%2Fnotes", "/notes"],
    ["/sign-up.data?redirect_url=%2Fplan-selection%3Fplan%3DPremium", "/plan-selection?plan=Premium"],
    ["/sign-up.data?redirect_url=https%3A%2F%2Fevil.example%2F", "/plan-selection"],
  ] as const) {
    const page = await exports.default.fetch(ORIGIN + path);
    expect([path, await page.text()]).toEqual([path, expect.stringContaining(`"target","${target}"`)]);
  }
});

test("whom the provider still takes for signed in, though her session is over here, gets a form that ends it first [IDN-36]", async () => {
  const ENDING = "Signing out of the previous session";
  const person = await personWithPlan();
  const begin = { idleMs: null, signedInMinutesAgo: 0 };
  expect((await ask(person, "/api/session", { cookies: begin })).status).toBe(200);
  const live = await ask(person, "/sign-in?reason=inactivity", { headers: TO_A_PAGE });
  expect(live.headers.get("Location")).toBe("/dashboard");
  expect((await ask(person, "/api/session", { method: "DELETE" })).status).toBe(204);
  for (const [path, cookies] of [
    ["/sign-in", begin],
    ["/sign-in?plan=Basic", begin],
    ["/sign-in?redirect_url=%2Fdashboard&reason=ended", begin],
    ["/sign-in", { idleMs: null, signedInMinutesAgo: 5 }],
    ["/sign-in", { idleMs: 331_000 }],
  ] as const) {
    const page = await ask(person, path, { headers: TO_A_PAGE, cookies });
    expect([path, page.status], path).toEqual([path, 200]);
    expect(await page.text(), path).toContain(ENDING);
  }
  expect(await read("/sign-in")).not.toContain(ENDING);
});
