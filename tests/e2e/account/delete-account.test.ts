import type { Page } from "@playwright/test";
import { expect, expectAccessible, fillSignIn, open, test } from "../fixtures.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Delete your account?" });

const calls = (page: Page) => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return paths;
};

test("the danger zone asks before it deletes; after that the person is on the landing page, and the sign-in knows nobody [IDN-38] [SET-18]", async ({
  page,
  nurse,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (401|404|422).*__clerk/);
  // Until the queue has erased her at the identity provider, its form lets her in, but our guard does not.
  consoleErrors.allow(/status of 401 .*\/dashboard\.data/);
  await open(page, "/settings/account");
  await page
    .getByRole("region", { name: "Danger Zone" })
    .getByRole("button", { name: "Delete Account" })
    .click();
  await expect(dialog(page)).toContainText("cannot be undone");
  await expectAccessible(page);
  const made = calls(page);
  await dialog(page).getByRole("button", { name: "Keep my account" }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(made.filter((call) => call.includes("/api/account/"))).toEqual([]);

  await page.getByRole("button", { name: "Delete Account" }).click();
  await page.evaluate(() => localStorage.setItem("nursegpt:usage:somebody", "1"));
  await dialog(page).getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
  expect(made.filter((call) => call.startsWith("POST /api/account/"))).toEqual(["POST /api/account/delete"]);
  expect(await page.evaluate(() => localStorage.getItem("nursegpt:usage:somebody"))).toBeNull();
  await page.goto("/dashboard");
  await page.waitForURL("**/sign-in*");
  await expect(async () => {
    await page.goto("/sign-in");
    await fillSignIn(page, nurse.email);
    // The same words as for a wrong password: the form does not reveal who has an account.
    await expect(page.getByText(/password is incorrect/i).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});
