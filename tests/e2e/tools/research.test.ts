import type { Page, Request } from "@playwright/test";
import { expect, expectAccessible, open, ready, test } from "../fixtures.ts";

const FOAM = "Do foam dressings prevent pressure ulcers?";
const MATTRESS = "Do foam mattresses prevent pressure ulcers?";

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
  nurse: _,
}) => {
  await open(page, "/notes/research");
  await expect(page.getByRole("meter", { name: "Research searches this month" })).toHaveAttribute(
    "aria-valuetext",
    "0 of 10",
  );
  await expect(page.getByText("Please sign in to use the research feature.")).toHaveCount(0);
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
  await expect(first).toHaveCSS("list-style-type", "decimal");
  await expect(first.getByRole("link")).toHaveAttribute(
    "href",
    /^https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/\d+\/$/,
  );
  await expect(first.getByRole("link")).toHaveAttribute("target", "_blank");
  await expect(first.locator("blockquote").first()).toContainText("“");
  await result(page).getByRole("link", { name: "Citation 1" }).first().click();
  await expect(first).toBeInViewport();
  await expect(result(page).getByText("Searched Europe PMC and PubMed for:")).toBeVisible();
  await expect(page.getByRole("meter", { name: "Research searches this month" })).toHaveAttribute(
    "aria-valuetext",
    "1 of 10",
  );
  await expectAccessible(page);
});

test("recent searches are asked again without a call, removed one by one and cleared, and come back with the page [RES-07] [RES-08] [RES-10] [RES-11]", async ({
  page,
  nurse: _,
}) => {
  await open(page, "/notes/research");
  await expect(recent(page)).toContainText("No recent searches");
  await research(page, FOAM);
  await research(page, MATTRESS);
  const queries = recent(page).locator("li .query");
  await expect(queries).toHaveText([MATTRESS, FOAM]);
  const calls: string[] = [];
  // Work in progress, activity and received answers are still reported, a moment later.
  const note = (request: Request) => {
    if (/\/api\/(?!work\/|session\/|generations\/)/.test(request.url())) calls.push(request.url());
  };
  page.on("request", note);
  await recent(page).getByRole("button", { name: FOAM, exact: true }).click();
  await expect(page.getByRole("heading", { name: "Result" })).toBeFocused();
  await expect(question(page)).toHaveValue(FOAM);
  await expect(result(page)).toContainText("dressings");
  await expect(queries).toHaveText([FOAM, MATTRESS]);
  expect(calls).toEqual([]);
  page.off("request", note);
  // Encrypted under the session's key, a moment after it is shown.
  await expect(async () => {
    const local = await page.evaluate(() => ({ ...localStorage }));
    const under = (prefix: RegExp) => local[Object.keys(local).find((key) => prefix.test(key)) ?? ""] ?? "{}";
    expect(JSON.parse(under(/^nursegpt:research:user_/))).toMatchObject({
      sealed: expect.stringMatching(/^[\w+/=]{40,}$/),
    });
    expect(JSON.stringify(local)).not.toContain("dressings");
    expect(under(/^nursegpt-kept:research:user_/)).toBe('{"searches":2}');
  }).toPass();
  await page.reload();
  await expect(queries).toHaveCount(2);
  await ready(page);
  const removed = page.waitForResponse((response) => response.request().method() === "DELETE");
  await recent(page)
    .getByRole("button", { name: `Remove ${MATTRESS}` })
    .click();
  expect((await removed).status()).toBe(204);
  await expect(queries).toHaveText([FOAM]);
  const cleared = page.waitForResponse((response) => response.request().method() === "DELETE");
  await recent(page).getByRole("button", { name: "Clear history" }).click();
  await expect(recent(page)).toContainText("No recent searches");
  expect((await cleared).status()).toBe(204);
  await page.reload();
  await expect(recent(page)).toContainText("No recent searches");
});
