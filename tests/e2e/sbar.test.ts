import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectHue, hueOf, signUpFree, test } from "./fixtures.ts";

async function openSbar(page: Page) {
  await signUpFree(page);
  await page.goto("/notes/sbar");
  await expect(page.getByRole("button", { name: "Generate SBAR Report" })).toBeEnabled();
  // What is clicked before the scripts are there is lost.
  await page.waitForLoadState("networkidle");
}
const notes = (page: Page) => page.getByLabel("Nurse's Notes");
const generate = (page: Page) => page.getByRole("button", { name: "Generate SBAR Report" }).click();
const success = (page: Page) => expect(page.getByText("SBAR report generated successfully!")).toBeVisible();

test("the form has its optional parts, an example, a reset that can be undone, and needs the notes [SBAR-03] [SBAR-04] [SBAR-06] [SBAR-09]", async ({
  page,
}) => {
  await openSbar(page);
  await expect(page.getByLabel("Patient Name")).toBeHidden();
  await expect(page.getByLabel("Heart Rate")).toBeHidden();
  await page.getByText("Patient Demographics").click();
  for (const label of [
    "Patient Name",
    "Age",
    "Gender",
    "Admission Date",
    "Reason for Admission",
    "Baseline O2 Saturation",
    "Current Medications",
    "Medical History",
    "Allergies",
  ]) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel("Admission Date")).toHaveAttribute("type", "date");
  await page.getByText("Vital Signs").click();
  for (const label of [
    "Blood Pressure",
    "Heart Rate",
    "Respiratory Rate",
    "Temperature",
    "O2 Saturation",
    "Other Vitals",
  ]) {
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByLabel("Patient Name").fill("Ada");
  await page.getByLabel("Heart Rate").fill("88 reg");
  for (const blank of ["", "   \n "]) {
    await notes(page).fill(blank);
    await generate(page);
    await expect(page.getByText("Please fill in the Nurse's Notes field")).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use example" }).click();
  await expect(notes(page)).not.toHaveValue(/^\s*$/);
  await expect(page.getByLabel("Heart Rate")).toHaveValue("118");
  await expect(page.getByLabel("Patient Name")).not.toHaveValue("");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(notes(page)).toHaveValue("");
  await expect(page.getByLabel("Patient Name")).toHaveValue("");
  await expect(page.getByLabel("Heart Rate")).toHaveValue("");
  await page.getByText("Patient Demographics").click();
  await page.getByText("Vital Signs").click();
  await expect(page.getByLabel("Patient Name")).toBeHidden();
  await expect(page.getByLabel("Heart Rate")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(notes(page)).not.toHaveValue("");
});

test("pointing at a statement, or reaching it by keyboard, shows its words in the form [SBAR-01]", async ({
  page,
}) => {
  await openSbar(page);
  await notes(page).fill("Coughing since lunch. Crackles left base.");
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
  await notes(page).fill("Something else.");
  await crackles.hover();
  await expect(page.locator(".marks mark")).toHaveCount(0);
});

test("success is green, and the four cards differ in letter, title and colour [SBAR-18] [SBAR-19]", async ({
  page,
}) => {
  await openSbar(page);
  await page.getByRole("button", { name: "Use example" }).click();
  await generate(page);
  await success(page);
  await expectHue(page.locator(".notice", { hasText: "SBAR report generated successfully!" }), "green");
  await expect(page.locator(".sbar")).toContainText("1 / 15");
  const hues = new Set<number>();
  for (const title of ["Situation", "Background", "Assessment", "Recommendation"]) {
    const card = page.getByRole("region", { name: title, exact: true });
    await expect(card.locator("h2 i")).toHaveText(title.charAt(0));
    hues.add(Math.round((await hueOf(card)) / 10));
  }
  expect(hues.size).toBe(4);
  expect(hues).not.toContain(Number.NaN);
});

test("a statement that is not in the notes is amber and counted among what is to be checked", async ({
  page,
}) => {
  await openSbar(page);
  await notes(page).fill("Coughing since lunch. [[sandbox:invent]]");
  await generate(page);
  await success(page);
  await expect(page.locator(".tag.not_in_notes")).toHaveText("not in your notes");
  await expect(page.getByText("1 item to check before you sign")).toBeVisible();
  await expectAccessible(page);
});

test("calls name the signed-in person as the customer [API-02] [IDN-29]", async ({ page }) => {
  const called = page.waitForRequest("**/api/payments/usage");
  await openSbar(page);
  await notes(page).fill("Coughing since lunch.");
  const generated = page.waitForRequest("**/api/generate-note");
  await generate(page);
  const { userId } = await page.evaluate(
    async () => (await (await fetch("/api/session")).json()) as { userId: string },
  );
  expect(userId).toMatch(/^user_/);
  for (const request of [await generated, await called])
    expect((await request.allHeaders())["x-customer-id"]).toBe(userId);
});

test("a failure that has no message gets the specified words [SBAR-26]", async ({ page }) => {
  await openSbar(page);
  await page.route("**/api/generate-note", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: 'event: error\ndata: {"error":"","code":"unexpected"}\n\n',
    }),
  );
  await notes(page).fill("Coughing since lunch.");
  await generate(page);
  await expect(page.locator(".notice.alarm strong")).toHaveText(
    "Failed to generate SBAR report. Please try again.",
  );
});

test("a stream that is cut off leaves no note, keeps the form, and Retry asks again [SBAR-24]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED .*generate-note/);
  await openSbar(page);
  const text = "Coughing since lunch. Crackles left base. Temp 38.2. [[sandbox:cutoff]]";
  await notes(page).fill(text);
  await generate(page);
  await expect(page.getByRole("alert").filter({ hasText: "cut off" })).toBeVisible();
  await expect(page.locator(".part")).toHaveCount(0);
  await expect(notes(page)).toHaveValue(text);
  await expect(page.locator(".sbar")).toContainText("0 / 15");
  await expectAccessible(page);
  await page.route("**/api/generate-note", (route) => route.abort());
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Network request failed" })).toBeVisible();
  await page.unroute("**/api/generate-note");
  await notes(page).fill("Coughing since lunch.");
  await page.getByRole("button", { name: "Retry" }).click();
  await success(page);
});

test.describe("errors of the server", () => {
  test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/status of (402|422|429|500)/));

  test("an error shows in a red banner in the server's words [SBAR-24] [SBAR-25] [ERR-10]", async ({
    page,
  }) => {
    await openSbar(page);
    await notes(page).fill("Coughing. [[sandbox:refusal]]");
    await generate(page);
    const banner = page.locator(".note").getByRole("alert");
    await expect(banner).toContainText("The assistant declined to write this note");
    await expectHue(banner, "red");
    for (const [body, words] of [
      ["", "Failed to generate SBAR report"],
      ["upstream broke", "upstream broke"],
      ['{"error":"Closed for the night."}', "Closed for the night."],
    ] as const) {
      await page.route("**/api/generate-note", (route) => route.fulfill({ status: 500, body }), { times: 1 });
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(banner.locator("strong")).toHaveText(words);
    }
  });
});

test("usage that cannot be asked for reads as nothing used [USE-04]", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 500 .*payments\/usage/);
  await openSbar(page);
  const used = page.getByRole("meter", { name: "SBAR notes this month" });
  await notes(page).fill("Coughing since lunch.");
  await generate(page);
  await success(page);
  await expect(used).toHaveAttribute("aria-valuenow", "1");
  const asked = page.waitForResponse("**/api/payments/usage");
  await page.route("**/api/payments/usage", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Clear All" }).click();
  await generate(page);
  await success(page);
  await asked;
  await expect(used).toHaveAttribute("aria-valuenow", "0");
  await expect(page.locator(".sbar-head")).toContainText("0 / 15");
});

test("while generating the form is disabled and the button says so; Cancel stops it and charges no use [SBAR-10] [SBAR-11]", async ({
  page,
}) => {
  await openSbar(page);
  await notes(page).fill("Coughing since lunch. Crackles left base. [[sandbox:slow]]");
  await generate(page);
  await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
  for (const input of await page.locator(".sbar-form").locator("input, textarea").all())
    await expect(input).toBeDisabled();
  await expect(page.locator(".st").first()).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Generate SBAR Report" })).toBeEnabled();
  await expect(page.locator(".part")).toHaveCount(0);
  await expect.poll(async () => (await usage(page)).output_tokens).toBeGreaterThan(0);
  expect((await usage(page)).features.sbar.used).toBe(0);
});

test("closing the browser mid-stream stops the model and settles the meter", async ({ page, context }) => {
  await openSbar(page);
  await notes(page).fill("Coughing since lunch. Crackles left base. [[sandbox:slow]]");
  await generate(page);
  await expect(page.locator(".st").first()).toBeVisible();
  const other = await context.newPage();
  await other.goto("/dashboard");
  await page.close();
  await expect.poll(async () => (await usage(other)).output_tokens).toBeGreaterThan(0);
  const { output_tokens, features } = await usage(other);
  expect(features.sbar.used).toBe(0);
  await other.waitForTimeout(3000);
  expect((await usage(other)).output_tokens).toBe(output_tokens);
});

test("until the account is loaded the form waits and says so [SBAR-10] [SBAR-11] [SBAR-12]", async ({
  page,
}) => {
  await openSbar(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/__clerk/v1/client?*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/notes/sbar", { waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Loading Account..." })).toBeDisabled();
  for (const input of await page.locator(".sbar-form").locator("input, textarea").all())
    await expect(input).toBeDisabled();
  // The disabled form can still be sent by script; what it holds is not the reason to refuse.
  await notes(page).evaluate((area: HTMLTextAreaElement) => {
    const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
    value?.set?.call(area, "Coughing since lunch.");
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.form?.requestSubmit();
  });
  await expect(page.getByRole("alert").filter({ hasText: "load your account" })).toHaveText(
    "Please wait while we load your account...",
  );
  await expect(page.locator(".note[aria-busy]")).toHaveCount(0);
  release();
  await expect(page.getByRole("button", { name: "Generate SBAR Report" })).toBeEnabled();
  // What is clicked before the scripts are there is lost.
  await page.waitForLoadState("networkidle");
});

test("copying says so for two seconds, and a failed copy says so too [SBAR-21] [ERR-12] [CONST-02]", async ({
  page,
}) => {
  await openSbar(page);
  await notes(page).fill("Coughing since lunch.");
  await generate(page);
  await success(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000); // real time must not run out while the page is looked at
  await page.getByRole("button", { name: "Copy SBAR" }).click();
  await page.clock.runFor(100);
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

test("the usage bar shows what is used, and sections can be edited and kept [SBAR-02] [SBAR-20] [SBAR-22]", async ({
  page,
}) => {
  await openSbar(page);
  await expect(page.getByRole("meter", { name: "SBAR notes this month" })).toHaveAttribute(
    "aria-valuenow",
    "0",
  );
  await notes(page).fill("Coughing since lunch.");
  await generate(page);
  await success(page);
  await expect(page.getByRole("meter", { name: "SBAR notes this month" })).toHaveAttribute(
    "aria-valuenow",
    "1",
  );
  await page.getByRole("button", { name: "Edit Situation" }).click();
  const editor = page.getByRole("textbox", { name: "Situation" });
  await editor.fill("Never mind.");
  await page.getByRole("region", { name: "Situation" }).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("region", { name: "Situation" })).not.toContainText("Never mind.");
  await page.getByRole("button", { name: "Edit Situation" }).click();
  await editor.fill("Mine.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Situation" })).toContainText("Mine.");
  await expect(page.getByText("edited by you")).toBeVisible();
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(page.locator(".part")).toHaveCount(0);
});

test("nothing of the page is wider than a small phone, and the two views take turns", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSbar(page);
  await page.getByRole("button", { name: "Use example" }).click();
  await generate(page);
  await success(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect(page.locator(".sbar-form")).toBeHidden();
  await page.getByRole("button", { name: "Your notes" }).click();
  await expect(page.locator(".sbar-form")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
});

type Usage = { output_tokens: number; features: { sbar: { used: number } } };
const usage = (page: Page) =>
  page.evaluate(async () => (await (await fetch("/api/payments/usage")).json()) as Usage) as Promise<Usage>;
