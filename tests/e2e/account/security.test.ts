import { totpCode } from "../../../workers/sandbox/clerk/totp.ts";
import { expect, fillSignIn, open, PASSWORD, signUpFree, test } from "../fixtures.ts";

test("in Settings a person adds an authenticator app, and is asked for its code at the next sign-in [SET-03]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/);
  const email = await signUpFree(page);
  await open(page, "/settings/security");
  await expect(page.getByText("Update password")).toBeVisible();
  await expect(page.getByText("This device")).toBeVisible();
  await page.getByRole("button", { name: "Add two-step verification" }).click();
  await page.getByRole("menuitem", { name: /Authenticator application/ }).click();
  const code = page.locator(".cl-profileSection input[readonly], .cl-formFieldInput[readonly]").first();
  await expect(async () => {
    // The provider's form is still growing when the click arrives, and the button may move away.
    if (!(await code.isVisible())) await page.getByRole("button", { name: /Can.t scan QR code/ }).click();
    await expect(code).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const secret = await code.inputValue();
  await page.getByRole("button", { name: "Continue" }).click();
  await page
    .getByRole("textbox", { name: /code/i })
    .first()
    .pressSequentially(await totpCode(secret, Date.now()));
  await expect(page.getByText("Backup codes", { exact: false }).first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/sign-in");
  await fillSignIn(page, email, PASSWORD);
  await page
    .getByRole("textbox", { name: /code/i })
    .first()
    .pressSequentially(await totpCode(secret, Date.now()));
  await page.waitForURL("**/dashboard");
});
