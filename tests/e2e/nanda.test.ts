import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUpFree, test } from "./fixtures.ts";

async function openNanda(page: Page) {
  await signUpFree(page);
  await page.getByRole("link", { name: "NANDA Diagnosis" }).click();
  await page.waitForURL("**/notes/nanda");
  await expect(page.getByRole("heading", { name: "NANDA Diagnosis" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

const information = (page: Page) => page.getByLabel("Patient Information");
const generate = (page: Page) => page.getByRole("button", { name: "Generate", exact: true });
const sections = (page: Page) => page.locator("section.diagnosis");
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const BREATHING = "Breathing that does not take up enough oxygen";

test("patient information becomes diagnoses in collapsible sections, with usage and the browser's own count [NANDA-01] [NANDA-02] [NANDA-03] [NANDA-06]", async ({
  page,
}) => {
  await openNanda(page);
  const meter = page.getByRole("meter", { name: "NANDA diagnoses this month" });
  await expect(meter).toHaveAttribute("aria-valuetext", "0 of 30");
  await expect(generate(page)).toBeDisabled();
  await information(page).fill("   \n ");
  await expect(generate(page)).toBeDisabled();
  await information(page).press("Control+Enter"); // were it sent, its refusal would be a console error
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use example" }).click();
  await expect(generate(page)).toBeEnabled();
  await information(page).press("Control+Enter");
  await expect(page.getByText("Draft: being written and checked.")).toBeVisible();
  await expect(generate(page)).toHaveCount(0);
  await expect(information(page)).toBeDisabled();
  await expect(page.getByRole("button", { name: "Copy all" })).toBeVisible();
  await expect(sections(page).locator("h2")).toHaveText([
    BREATHING,
    "Pain that limits comfort",
    "Falling",
    "Learning more about own care",
  ]);
  await expect(sections(page).locator(".rank")).toHaveText(["1", "2", "3", "4"]);
  await expect(meter).toHaveAttribute("aria-valuetext", "1 of 30");
  await expect(page.getByText("1 generated on this device this month")).toBeVisible();
  const fact = sections(page).first().locator(".st", { hasText: "O2 sat 89%" });
  await fact.hover();
  await expect(page.locator(".marks mark")).toHaveText("O2 sat 89%");
  await expectAccessible(page);
  await sections(page).first().locator("summary").click();
  await expect(fact).toBeHidden();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(sections(page)).toHaveCount(0);
});

test("a section and the whole are copied, the indicator lasts 2 seconds, a failed copy says so [NANDA-03] [NANDA-04] [CONST-02] [ERR-12]", async ({
  page,
}) => {
  await openNanda(page);
  await information(page).fill("O2 sat 86%. Unsteady.");
  await generate(page).click();
  await expect(sections(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Copy all" }).waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000); // real time must not run out while the page is looked at
  const button = page.getByRole("button", { name: "Copy Falling" });
  await button.click();
  await page.clock.runFor(100);
  await expect(button).toHaveText("Copied!");
  await expect(page.getByText("Copied to clipboard!")).toBeVisible();
  expect(await copied(page)).toMatch(/^2\. Risk: Falling\nRisk factors:\n- "Unsteady"\n/);
  expect(await copied(page)).not.toContain(BREATHING);
  await page.clock.runFor(1_800);
  await expect(button).toHaveText("Copied!");
  await page.clock.runFor(250);
  await expect(button).toHaveText("Copy");
  await page.getByRole("button", { name: "Copy all" }).click();
  await page.clock.runFor(100);
  expect(await copied(page)).toMatch(/^1\. Breathing that[\s\S]*\n\n2\. Risk: Falling/);
  const all = page.locator(".note .actions button").first();
  await expect(all).toHaveText("Copied!");
  await expect(button).toHaveText("Copy");
  await page.clock.runFor(2_000);
  await expect(all).toHaveText("Copy all");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await button.click();
  await page.clock.runFor(100);
  await expect(page.getByText("Failed to copy text")).toBeVisible();
});

test("what the text does not support is kept back and counted; cancelling leaves the text and no result", async ({
  page,
}) => {
  await openNanda(page);
  await information(page).fill("O2 sat 86%. [[sandbox:invent]]");
  await generate(page).click();
  await expect(page.getByText("Not shown: 1 diagnosis without evidence in your text.")).toBeVisible();
  await expect(page.locator(".note")).not.toContainText("418");
  await information(page).fill("O2 sat 86%. Unsteady. [[sandbox:slow]]");
  await generate(page).click();
  await expect(page.locator(".st.draft, .st.supported").first()).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Nursing diagnoses appear here")).toBeVisible();
  await expect(information(page)).toHaveValue("O2 sat 86%. Unsteady. [[sandbox:slow]]");
});

test("errors are told in the specified words, and a limit opens the upgrade prompt and closes the form [NANDA-07] [NANDA-10] [NANDA-11] [NANDA-12]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (402|500)|ERR_FAILED .*generate-nanda/);
  await openNanda(page);
  await information(page).fill("O2 sat 86%.");
  const fails = async (answer: { status?: number; body?: string } | null, words: string) => {
    await page.route("**/api/generate-nanda", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await generate(page).click();
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await page.unroute("**/api/generate-nanda");
  };
  await fails({ status: 500, body: "" }, "Server error: Failed to generate NANDA diagnosis");
  await fails({ status: 500, body: '{"error":"Busy."}' }, "Server error: Busy.");
  await fails({ status: 200, body: "" }, "No response from server. Please try again later.");
  await fails({ status: 200, body: "{}" }, "Invalid response format from server");
  await fails(null, "This may be a CORS issue.");
  await expectAccessible(page);
  const limit = "You have reached your monthly limit for NANDA diagnoses. Please upgrade to continue.";
  await fails({ status: 402, body: JSON.stringify({ error: limit, code: "nanda_limit_reached" }) }, limit);
  await expect(page.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/pricing");
  await expect(page.getByRole("region", { name: "Need more room this month?" })).toBeVisible();
  await expect(information(page)).toBeDisabled();
  await expect(generate(page)).toBeDisabled();
  await expectAccessible(page);
});

test("nothing of the page is wider than a small phone, in the dark, and the two views take turns", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await openNanda(page);
  await page.getByRole("button", { name: "Use example" }).click();
  await generate(page).click();
  await expect(page.getByRole("button", { name: "Copy all" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(information(page)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Your text" }).click();
  await expect(information(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
