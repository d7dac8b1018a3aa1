import type { Page } from "@playwright/test";
import { expect, expectAccessible, fillSignIn, signUpFree, test } from "./fixtures.ts";

const FOAM = "Do foam dressings prevent pressure ulcers?";
const FALLS = "Does hourly rounding reduce falls in hospital?";
const API = "**/api/medical-research";

async function openResearch(page: Page) {
  const email = await signUpFree(page);
  await page.getByRole("link", { name: "Medical Research" }).first().click();
  await page.waitForURL("**/notes/research");
  // What is clicked before the scripts are there is lost.
  await page.waitForLoadState("networkidle");
  return email;
}

const question = (page: Page) => page.getByLabel("Your clinical question");
const result = (page: Page) => page.getByRole("region", { name: "Result" });
const recent = (page: Page) => page.getByRole("complementary", { name: "Recent Searches" });
const copyButton = (page: Page) => result(page).getByRole("button", { name: /^(Copy|Copied!)$/ });

async function research(page: Page, query: string) {
  await question(page).fill(query);
  await page.getByRole("button", { name: "Research", exact: true }).click();
  await expect(copyButton(page)).toBeVisible();
}

test("the page has usage bar, input and button, which reads Researching... while busy, and answers with numbered citations [RES-01] [RES-02] [RES-03] [RES-05]", async ({
  page,
}) => {
  await openResearch(page);
  await expect(page.getByRole("meter", { name: "Searches this month" })).toHaveAttribute(
    "aria-valuetext",
    "0 of 10",
  );
  await expect(page.getByText("Please sign in to use the research feature.")).toHaveCount(0);
  await expectAccessible(page);
  await question(page).fill(FOAM);
  await page.getByRole("button", { name: "Research", exact: true }).click();
  const busy = page.getByRole("button", { name: "Researching..." });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  await expect(question(page)).toBeDisabled();
  await expect(copyButton(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Research", exact: true })).toBeEnabled();
  const citations = result(page).getByRole("list").last().getByRole("listitem");
  const first = citations.first();
  await expect(first.getByRole("link")).toHaveAttribute(
    "href",
    /^https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/\d+\/$/,
  );
  await expect(first.getByRole("link")).toHaveAttribute("target", "_blank");
  await expect(first.locator("blockquote").first()).toContainText("“");
  await result(page).getByRole("link", { name: "Citation 1" }).first().click();
  await expect(first).toBeInViewport();
  await expect(result(page).getByText("Searched Europe PMC and PubMed for:")).toBeVisible();
  await expect(page.getByRole("meter", { name: "Searches this month" })).toHaveAttribute(
    "aria-valuetext",
    "1 of 10",
  );
  await expectAccessible(page);
});

test("a copy keeps text and numbered citations, and says Copied! for 2 seconds [RES-04] [CONST-02] [ERR-12]", async ({
  page,
}) => {
  await openResearch(page);
  await research(page, FOAM);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000); // real time must not run out while the page is looked at
  await copyButton(page).click();
  await page.clock.runFor(100);
  await expect(copyButton(page)).toHaveText("Copied!");
  await expect(page.getByText("Copied to clipboard!")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\[1\][\s\S]*\n\nCitations\n1\. .+PMID \d+/);
  await page.clock.runFor(1_800);
  await expect(copyButton(page)).toHaveText("Copied!");
  await page.clock.runFor(250);
  await expect(copyButton(page)).toHaveText("Copy");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  });
  await copyButton(page).click();
  await page.clock.runFor(100);
  await expect(page.getByText("Failed to copy text")).toBeVisible();
  await expect(copyButton(page)).toHaveText("Copy");
});

test("recent searches are asked again without a call, removed one by one and cleared, and come back with the page [RES-07] [RES-08] [RES-10] [RES-11]", async ({
  page,
}) => {
  await openResearch(page);
  await expect(recent(page)).toContainText("No recent searches");
  await research(page, FOAM);
  await research(page, FALLS);
  const queries = recent(page).locator("li .query");
  await expect(queries).toHaveText([FALLS, FOAM]);
  let calls = 0;
  await page.route("**/api/**", (route) => {
    calls++;
    return route.continue();
  });
  await recent(page).getByRole("button", { name: FOAM, exact: true }).click();
  await expect(question(page)).toHaveValue(FOAM);
  await expect(result(page)).toContainText("dressings");
  await expect(queries).toHaveText([FOAM, FALLS]);
  expect(calls).toBe(0);
  await page.unroute("**/api/**");
  const local = await page.evaluate(() => ({ ...localStorage }));
  const keys = Object.keys(local);
  const copy = keys.find((key) => /^nursegpt:research:user_/.test(key)) ?? "";
  expect((JSON.parse(local[copy] ?? "[]") as { query: string }[]).map(({ query }) => query)).toEqual([
    FOAM,
    FALLS,
  ]);
  expect(local[keys.find((key) => /^nursegpt-kept:research:user_/.test(key)) ?? ""]).toBe('{"searches":2}');
  await page.reload();
  await expect(queries).toHaveCount(2);
  await page.waitForLoadState("networkidle");
  const removed = page.waitForResponse((response) => response.request().method() === "DELETE");
  await recent(page)
    .getByRole("button", { name: `Remove ${FALLS}` })
    .click();
  await expect(queries).toHaveText([FOAM]);
  expect((await removed).status()).toBe(204);
  const cleared = page.waitForResponse((response) => response.request().method() === "DELETE");
  await recent(page).getByRole("button", { name: "Clear history" }).click();
  await expect(recent(page)).toContainText("No recent searches");
  expect((await cleared).status()).toBe(204);
  await page.reload();
  await expect(recent(page)).toContainText("No recent searches");
});

test("when the searches are used up the form is disabled and the upgrade prompt shows [RES-15] [RES-16]", async ({
  page,
}) => {
  await openResearch(page);
  const words = page.getByText("You have reached your monthly limit. Please upgrade to continue.");
  const offer = page.getByRole("button", { name: /^Upgrade to/ });
  let used = 9;
  await page.route("**/api/payments/usage", async (route) => {
    const answer = await route.fetch();
    const usage = await answer.json();
    usage.features.medical_research.used = used;
    usage.input_tokens = usage.input_token_limit * 0.9;
    await route.fulfill({ response: answer, json: usage });
  });
  await research(page, FOAM);
  await expect(offer).toBeVisible(); // the usage check says so, with a search left
  await expect(words).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Research", exact: true })).toBeEnabled();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toHaveCount(0);
  used = 10;
  await research(page, FALLS);
  await expect(words).toBeVisible();
  await expect(page.getByRole("button", { name: "Research", exact: true })).toBeDisabled();
  await expect(question(page)).toBeDisabled();
  await expect(offer).toBeVisible(); // the limit opens it, though it was closed
});

test("a search that the server refuses for the limit opens the upgrade prompt too, and cannot be repeated [RES-16]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 402/);
  await openResearch(page);
  const words = "You have reached your monthly limit. Please upgrade to continue.";
  await page.route(API, (route) =>
    route.fulfill({ status: 402, json: { error: words, code: "limit_reached" } }),
  );
  await question(page).fill(FOAM);
  await page.getByRole("button", { name: "Research", exact: true }).click();
  await expect(page.getByRole("alert").getByText(words)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Upgrade to/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
});

test("an empty question is asked for, and a session that ended says to sign in [RES-02] [RES-13] [RES-20] [OPEN-61]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  await openResearch(page);
  await question(page).fill("   ");
  await page.getByRole("button", { name: "Research", exact: true }).click();
  await expect(page.getByText("Please type a question.")).toBeVisible();
  await page.route(API, (route) =>
    route.fulfill({ status: 401, json: { error: "Authentication required.", code: "signed_out" } }),
  );
  await question(page).fill(FOAM);
  await question(page).press("Control+Enter");
  await expect(
    page.getByText("Please sign in to use the research feature.").filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.locator(".research-main > p.notice")).toHaveText(
    "Please sign in to use the research feature.",
  );
  await expect(question(page)).toHaveValue(FOAM);
});

test("a failed call shows its words, or the screen's own, and can be repeated [RES-18] [ERR-10]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 50[03]/);
  await openResearch(page);
  const bodies = ['{"error":"Busy right now.","code":"model_busy"}', "upstream broke", "<html></html>"];
  await page.route(API, (route) => route.fulfill({ status: 503, body: bodies.shift() ?? "" }));
  await question(page).fill(FOAM);
  await page.getByRole("button", { name: "Research", exact: true }).click();
  await expect(page.getByRole("alert").getByText("Busy right now.")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("alert").getByText("upstream broke")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("alert").getByText("Failed to perform medical research")).toBeVisible();
  await page.unroute(API);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(copyButton(page)).toBeVisible();
});

test("signing out erases the searches from the browser, and signing in brings them back [OPEN-73]", async ({
  page,
}) => {
  const email = await openResearch(page);
  await research(page, FOAM);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).not.toContain("foam");
  await page.goto("/sign-in?redirect_url=%2Fnotes%2Fresearch");
  await fillSignIn(page, email);
  await page.waitForURL("**/notes/research");
  await expect(recent(page)).toContainText(FOAM);
});
