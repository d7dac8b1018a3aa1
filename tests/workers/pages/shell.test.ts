import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#app/base/data/schema.ts";
import { PUBLIC_PAGES } from "#app/base/ui/public/public-pages.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { greetingAt, hourIn } from "#app/rooms/shell/greeting.ts";
import { database } from "../databases.ts";
import { ask, cookiesOf, ORIGIN, personWithPlan, post, TO_A_PAGE } from "../signed-in.ts";
import { frameData } from "./frame-data.ts";

test("The team is who is signed in, as You, and is only asked for [API-30] [SHELL-20] [OPEN-50] [OPEN-51]", async () => {
  const person = await personWithPlan();
  const response = await ask(person, "/api/team/members");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    members: [{ id: person.userId, name: "You", role: "Nurse", online: true }],
  });
  expect((await post(person, "/api/team/members", {})).status).toBe(405);
  const signedOut = await exports.default.fetch(`${ORIGIN}/api/team/members`, {
    headers: { Accept: "application/json" },
  });
  expect(signedOut.status).toBe(401);
});

const page = async (person: Parameters<typeof ask>[0], path: string, plan: StoredPlan = "Free") => {
  return ask(person, path, { headers: TO_A_PAGE, cookies: { plan } });
};

test("The preview lists what the server enforces, beside the plan one has, with its price and the way to it [SHELL-27] [PLAN-36] [OPEN-24] [OPEN-55]", async () => {
  const html = await (await page(await personWithPlan(), "/notes/premium-preview")).text();
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => cell.replace(/<[^>]+>/g, "")),
  );
  expect(rows).toEqual([
    ["In a month", "Your plan, Free", "Premium"],
    ["Chat", "50", "300"],
    ["File analysis", "1", "30"],
    ["Medical research", "10", "60"],
    ["SBAR", "15", "90"],
    ["NANDA", "15", "90"],
    ["Input tokens", "75,000", "300,000"],
    ["Output tokens", "35,000", "150,000"],
  ]);
  expect(html.replaceAll("<!-- -->", "")).toContain("$49 a month, the first 7 days free.");
  expect(html).toContain('href="/plan-selection?plan=Premium">Upgrade to Premium</a>');
  const basic = await (await page(await personWithPlan("Basic"), "/notes/premium-preview", "Basic")).text();
  expect(basic).toMatch(/<th scope="col">Your plan, (?:<!-- -->)?Basic<\/th><th scope="col">Premium<\/th>/);
  expect(basic).toMatch(/<th scope="row">SBAR<\/th><td>30<\/td><td><strong>90<\/strong><\/td>/);
  const premium = await (
    await page(await personWithPlan("Premium"), "/notes/premium-preview", "Premium")
  ).text();
  expect(premium).not.toContain("Upgrade to Premium");
  expect(premium).toMatch(/<th scope="row">SBAR<\/th><td><strong>90<\/strong><\/td>/);
  expect(premium).toContain('<span class="tag">Your plan</span>');
});

test("Without a session the preview goes to sign-in and back [SHELL-27]", async () => {
  const response = await exports.default.fetch(`${ORIGIN}/notes/premium-preview`, {
    redirect: "manual",
    headers: TO_A_PAGE,
  });
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/sign-in?redirect_url=%2Fnotes%2Fpremium-preview");
});

test("Every signed-in page has the status bar with its five items under the header [SHELL-04]", async () => {
  const person = await personWithPlan();
  for (const path of ["/dashboard", "/notes", "/chat", "/analysis/history", "/settings/profile"]) {
    const html = await (await page(person, path)).text();
    const bar = /<\/header>(<nav class="status-bar".*?<\/nav>)/s.exec(html)?.[1] ?? "";
    const items = [...bar.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ""]) => item.replace(/<[^>]+>/g, ""));
    const five = ["Upgrade Account", "Active Session", "Recent Activity", "Research", "Team Access"];
    expect([path, items]).toEqual([path, five]);
  }
});

test("The bar of every page is told the plan that is held, and an arrangement with sales [SHELL-07] [SHELL-10]", async () => {
  for (const plan of ["Free", "Basic", "Premium"] as const) {
    const person = await personWithPlan(plan);
    const { userId } = person;
    expect(await frameData(person, { plan: null })).toMatchObject({ userId, plan, isUnlimited: false });
    await database.update(customers).set({ unlimitedSince: 1 }).where(eq(customers.userId, userId));
    expect(await frameData(person, { plan: null })).toMatchObject({ userId, plan, isUnlimited: true });
  }
});

/** Address and words of the links in a piece of a page. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, tag = "", words = ""]) => [
    /href="([^"]*)"/.exec(tag)?.[1],
    words.replace(/<[^>]+>/g, ""),
  ]);

const headerOf = (html: string) => /<header.*?<\/header>/s.exec(html)?.[0] ?? "";

test("The header has Dashboard, Notes, Settings and Sign out for who is signed in, Sign In and Sign Up for a visitor [SHELL-01]", async () => {
  const own = headerOf(await (await page(await personWithPlan(), "/dashboard")).text());
  expect(linksIn(own)).toEqual([
    ["/dashboard", "NurseGPT"],
    ["/dashboard", "Dashboard"],
    ["/notes", "Notes"],
    ["/settings", "Settings"],
  ]);
  expect(own).toContain("<span>Sign out</span></button>");
  expect(own).not.toMatch(/Sign In|Sign Up/);
  for (const { path } of PUBLIC_PAGES) {
    const visitors = headerOf(await (await exports.default.fetch(ORIGIN + path)).text());
    expect([path, ...linksIn(visitors).slice(-2)]).toEqual([
      path,
      ["/sign-in", "Sign In"],
      ["/sign-up", "Sign Up"],
    ]);
    expect(visitors).toContain("NurseGPT</a>");
    expect(visitors).not.toContain("Sign out");
  }
});

test("Dashboard and notes have the same tool cards, and each leads to its tool's page [SHELL-02]", async () => {
  const person = await personWithPlan();
  const tools = [
    ["/notes/sbar", "SBAR Generator", "SBAR Generator"],
    ["/notes/research", "Medical Research", "Medical Research"],
    ["/analysis", "File Analysis", "File Analysis"],
    ["/notes/nanda", "NANDA Diagnosis", "NANDA Diagnosis"],
    ["/chat", "NurseGPT Chat", "NurseGPT Chat"],
  ] as const;
  for (const path of ["/dashboard", "/notes"]) {
    const html = await (await page(person, path)).text();
    const cards = /<ul class="tool-cards">.*?<\/ul>/s.exec(html)?.[0] ?? "";
    expect([path, linksIn(cards)]).toEqual([path, tools.map(([to, name]) => [to, name])]);
  }
  for (const [path, , title] of tools) {
    const response = await page(person, path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).toContain(`<h1>${title}</h1>`);
  }
});

test("The dashboard greets by the hour of the person's own zone [SHELL-03]", async () => {
  const person = await personWithPlan();
  // Eight hours apart, so that the greeting is never the same in all three.
  const zones = ["Etc/GMT+8", "UTC", "Etc/GMT-8"];
  const seen = new Set<string>();
  for (const zone of zones) {
    const before = greetingAt(hourIn(zone, Date.now()));
    const Cookie = `${await cookiesOf(person)}; time_zone=${encodeURIComponent(zone)}`;
    const html = await (
      await exports.default.fetch(`${ORIGIN}/dashboard`, {
        headers: { Accept: "text/html", "Sec-Fetch-Dest": "document", Cookie },
      })
    ).text();
    const [, greeting = ""] = /<h1>([^<]*)/.exec(html) ?? [];
    expect([before, greetingAt(hourIn(zone, Date.now()))], zone).toContain(greeting);
    seen.add(greeting);
  }
  expect(seen.size).toBeGreaterThan(1);
});
