import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFocusInSight,
  expectHue,
  open,
  signUpFree,
  test,
} from "../fixtures.ts";

async function openSbar(page: Page, { hasClock = false } = {}) {
  await signUpFree(page);
  if (hasClock) await page.clock.install();
  await open(page, "/notes/sbar");
  await expect(page.getByRole("button", { name: "Generate SBAR Report" })).toBeEnabled();
}
const notes = (page: Page) => page.getByLabel("Nurse's Notes");
const generate = (page: Page) => page.getByRole("button", { name: "Generate SBAR Report" }).click();
const success = (page: Page) => expect(page.getByText("SBAR report generated successfully!")).toBeVisible();

test("pointing at a statement, or reaching it by keyboard, shows its words in the form; unsafe wording is made safe by one tap, which Undo takes back [SBAR-01] [SBAR-20]", async ({
  page,
}) => {
  await openSbar(page);
  await notes(page).fill("Coughing since lunch. Crackles left base. Insulin 10U given.");
  await page.getByText("Vital Signs").click();
  await page.getByLabel("Heart Rate").fill("104");
  await page.getByText("Vital Signs").click();
  await generate(page);
  await success(page);
  const crackles = page.locator(".part .st", { hasText: "Crackles left base" });
  await crackles.hover();
  await expect(page.locator(".marks mark")).toHaveText(/^Crackles left base\.?$/);
  await expect(page.locator(".source-line")).toContainText("Nurse's Notes: “Crackles left base");
  await page.locator(".part .st.supported", { hasText: "104" }).focus();
  await expect(page.getByLabel("Heart Rate")).toBeVisible();
  await expect(page.locator("input.pointed-at")).toHaveValue("104");

  const insulin = page.locator(".part", { hasText: /Insulin 10 ?u/i });
  await page.getByRole("button", { name: "Write “10 units” in place of “10U”" }).press("Enter");
  await expect(insulin).toContainText(/Insulin 10 units given\.\s*yours/);
  await expect(page.getByLabel("Check before you sign")).toBeFocused();
  await expect(page.getByText("1 statement is yours")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Unsafe wording" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(insulin).toContainText("Insulin 10U given.");
  await expect(page.getByRole("heading", { name: "Unsafe wording" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Report a wrong statement" }).focus();
  await expectFocusInSight(page, "Shift+Tab", ".note-panel .actions");

  await notes(page).fill("Something else.");
  await crackles.hover();
  await expect(page.locator(".marks mark")).toHaveCount(0);
});

test("a failure shows in a red banner in the server's words or our own, leaves no note, keeps the form, and Retry asks again [SBAR-24] [SBAR-25] [ERR-10]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED .*generate-note|status of (422|500)/);
  await openSbar(page);
  const banner = page.locator(".note").getByRole("alert");
  const text = "Coughing since lunch. Crackles left base. Temp 38.2. [[sandbox:cutoff]]";
  await notes(page).fill(text);
  await generate(page);
  await expect(banner).toContainText("cut off");
  await expectHue(banner, "red");
  await expect(page.locator(".part")).toHaveCount(0);
  await expect(notes(page)).toHaveValue(text);
  await expect(page.locator(".split-page")).toContainText("0 / 15");
  await expectAccessible(page);
  await page.route("**/api/generate-note", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(banner).toContainText("Network request failed");
  for (const [body, words] of [
    ["", "Failed to generate SBAR report"],
    ["upstream broke", "upstream broke"],
    ['{"error":"Closed for the night."}', "Closed for the night."],
  ] as const) {
    await page.route("**/api/generate-note", (route) => route.fulfill({ status: 500, body }), { times: 1 });
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(banner.locator("strong")).toHaveText(words);
  }
  await page.unrouteAll();
  await notes(page).fill("Coughing. [[sandbox:refusal]]");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(banner).toContainText("The assistant declined to write this note");
  await notes(page).fill("Coughing since lunch.");
  await page.getByRole("button", { name: "Retry" }).click();
  await success(page);
});

test("copying says so for two seconds, and a failed copy says so too [SBAR-21] [ERR-12] [CONST-02]", async ({
  page,
  pauseClock,
}) => {
  await openSbar(page, { hasClock: true });
  await notes(page).fill("Coughing since lunch.");
  await generate(page);
  await success(page);
  // The finished note's parts are still loading, and React shows them by a timer.
  await expect(page.getByRole("button", { name: "Copy SBAR" })).toBeVisible();
  await pauseClock(1_000); // the clock must not run on while the page is checked
  // If the test ended before the trail was written, the page would be told that the session is over.
  const told = page.waitForResponse(/\/api\/notes\/[^/]+\/events$/);
  await page.getByRole("button", { name: "Copy SBAR" }).click();
  await page.getByRole("button", { name: "Leave it empty" }).click();
  await page.clock.runFor(100);
  await told;
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  await expect(page.getByText("Copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^SITUATION\n[\s\S]*Coughing since lunch/,
  );
  await page.clock.runFor(1_800);
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  await page.clock.runFor(250);
  await expect(page.getByRole("button", { name: "Copy SBAR" })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await page.getByRole("button", { name: "Copy SBAR" }).click();
  await page.clock.runFor(100);
  await expect(page.getByText("Failed to copy text")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copied!" })).toHaveCount(0);
});

test("on a touch screen a second menu of a note opens in place of the first, and a statement's source is in sight", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await signUpFree(page);
  await open(page, "/notes/sbar");
  await expect(page.getByText("Press Ctrl+Enter")).toBeHidden();
  await page.getByLabel("Nurse's Notes").fill("Full code. Sputum yellow.");
  await page.getByRole("button", { name: "Generate SBAR Report" }).tap();
  await expect(page.getByText("SBAR report generated successfully!")).toBeVisible();
  await page.locator(".part .st").first().tap();
  await expect(page.locator(".source-line", { hasText: "Full code." })).toContainText("Nurse's Notes:");
  await expect(page.locator(".source-words")).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await page.locator("summary", { hasText: "Download" }).tap();
  await page.locator("summary", { hasText: "What to include" }).tap();
  await expect(page.getByText("Copied text")).toBeVisible();
  await context.close();
});
