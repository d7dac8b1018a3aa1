import { expect, ready, signUpFree, test } from "./fixtures.ts";

/** Clerk's token lives for 60 s, and its SDK forgives 5 more. */
const UNTIL_EXPIRED_MS = 67_000;

test("a form submitted with an expired token loses nothing, with and without scripts [SBAR-01] [IDN-24]", async ({
  page,
  context,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED .*__clerk/);
  await signUpFree(page);
  await page.goto("/notes/sbar");
  const notes = page.getByLabel("Nurse's Notes");
  await expect(notes).toBeEnabled();
  await ready(page);
  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() })
  ).newPage();
  await plain.goto("/notes/sbar");
  await plain.getByLabel("Nurse's Notes").fill("Coughing since lunch. HR 104.");

  // As on a sleeping laptop: clerk-js cannot renew the token.
  await page.route("**/__clerk/**", (route) => route.abort());
  await page.waitForTimeout(UNTIL_EXPIRED_MS);

  await notes.fill("Fell at 0415. Denies pain.");
  await page.getByRole("button", { name: "Generate SBAR Report" }).click();
  await expect(page.getByText("SBAR report generated successfully!")).toBeVisible();

  await plain.getByRole("button", { name: "Generate SBAR Report" }).click();
  await expect(plain.getByText("SBAR report generated successfully!")).toBeVisible();
  await expect(plain.locator(".part-text").filter({ hasText: "Coughing since lunch." })).toHaveCount(1);
  await expect(plain.getByLabel("Nurse's Notes")).toHaveValue("Coughing since lunch. HR 104.");
  await plain.getByLabel("Nurse's Notes").fill("  ");
  await plain.getByRole("button", { name: "Generate SBAR Report" }).click();
  await expect(plain.getByText("Please fill in the Nurse's Notes field")).toBeVisible();
  await plain.context().close();
});
