import type { Page } from "@playwright/test";
import { letter, picker } from "../documents/document-files.ts";
import { expect, ready, signUpFree, test } from "../fixtures.ts";

const NOTES = "Coughing since lunch.";

/** Opens the page on a slow network; returns before its scripts have arrived. */
async function openSlowly(page: Page, path: string) {
  await signUpFree(page);
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
}

test("what is typed before the scripts arrive is kept, also behind earlier text and beside an extension of the browser; who is writing while the account is loaded goes on undisturbed, and generates once it is there [SBAR-10] [SBAR-12]", async ({
  page,
  consoleErrors,
}) => {
  // React finds something in the page that it did not render, and makes it anew.
  consoleErrors.allow(/React error #418/);
  await signUpFree(page);
  const account = Promise.withResolvers<void>();
  await page.route("**/__clerk/v1/client?*", async (route) => {
    await account.promise;
    await route.continue();
  });
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto("/notes/sbar", { waitUntil: "commit" });
  const notes = page.getByLabel("Nurse's Notes");
  await notes.focus();
  await page.keyboard.type("Coughing");
  await expect(page.getByRole("button", { name: "Loading Account..." })).toBeDisabled();
  await page.keyboard.type(" since lunch.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Please wait while we load your account...")).toBeVisible();
  account.resolve();
  await expect(page.getByRole("button", { name: "Generate SBAR Report" })).toBeEnabled();
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue(NOTES);
  for (const [words, isExtended] of [
    [" Crackles left base.", false],
    [" On 2 L.", true],
  ] as const) {
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    const before = await notes.inputValue();
    await page.reload({ waitUntil: "commit" });
    await notes.press("Control+End");
    await page.keyboard.type(words);
    if (isExtended)
      await notes.evaluate((field) => field.insertAdjacentHTML("afterend", "<x-extension></x-extension>"));
    await ready(page);
    await expect(page.getByRole("button", { name: "Generate SBAR Report" })).toBeEnabled();
    await expect(notes).toHaveValue(before + words);
    await expect(notes).toBeFocused();
  }
  await page.getByRole("button", { name: "Generate SBAR Report" }).click();
  await expect(page.getByText("SBAR report generated successfully!")).toBeVisible();
});

test("a message typed before the scripts arrive can be sent as it stands", async ({ page }) => {
  await openSlowly(page, "/chat");
  await page.getByLabel("Your message").fill("Do foam dressings prevent pressure ulcers?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("log", { name: "Conversation" }).getByRole("link").first()).toBeVisible();
});

test("a question typed before the scripts arrive can be asked as it stands", async ({ page }) => {
  await openSlowly(page, "/notes/research");
  await page.getByLabel("Your clinical question").fill("Do foam dressings prevent pressure ulcers?");
  await page.getByRole("button", { name: "Research", exact: true }).click();
  await expect(
    page.getByRole("region", { name: "Result" }).getByRole("link", { name: "Citation 1" }).first(),
  ).toBeVisible();
});

test("a file chosen before the scripts arrive is analysed, and a question typed by then is still there", async ({
  page,
}) => {
  await openSlowly(page, "/analysis");
  const question = page.getByLabel("Your question");
  await question.fill("Which medications are listed?");
  await picker(page).setInputFiles(letter());
  await expect(page.getByRole("button", { name: "Analyze Another Document" })).toBeVisible({
    timeout: 60_000,
  });
  await expect(question).toHaveValue("Which medications are listed?");
});

test("the form for signing in says that it is on its way, and that it does not come", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED .*ui\.browser\.js|Failed to load Clerk UI/);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const script = "**/npm/ui.browser.js*";
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  const loading = page.getByText("Loading...");
  const field = page.locator("input[name=identifier]");
  await page.goto("/sign-in");
  await ready(page);
  await expect(loading).toBeVisible();
  await expect(field).toHaveCount(0);
  letGo();
  await expect(field).toBeVisible();
  await expect(loading).toHaveCount(0);

  await page.unroute(script);
  await page.route(script, (route) => route.abort());
  await page.clock.install();
  await page.reload();
  await ready(page);
  await expect(loading).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByRole("alert")).toHaveText(
    "The form could not be loaded. Please check your connection and reload the page.",
  );
  await expect(loading).toHaveCount(0);
});
