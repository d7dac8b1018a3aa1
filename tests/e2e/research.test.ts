import type { Page } from "@playwright/test";
import { expect, expectAccessible, ready, signUpFree, test } from "./fixtures.ts";

const FOAM = "Do foam dressings prevent pressure ulcers?";
const FALLS = "Does hourly rounding reduce falls in hospital?";
const _API = "**/api/medical-research";

async function openResearch(page: Page) {
  const email = await signUpFree(page);
  await page.goto("/notes/research");
  await ready(page);
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
  await ready(page);
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
