import { expect, signUpFree, test } from "../fixtures.ts";
import { advance, cancelInPortal, openAccount, paymentsHeld, shownPlan, startPremium } from "./paying.ts";

test("a trial becomes a paid plan, is cancelled in the portal, and ends [PLAN-25] [SET-15]", async ({
  page,
}) => {
  const email = await signUpFree(page);
  await openAccount(page);
  await expect(page.getByRole("button", { name: "Manage Subscription" })).toHaveCount(0);
  await startPremium(page);
  await openAccount(page);
  await expect(shownPlan(page)).toHaveText("Premium");
  await expect(page.getByText(/^Free trial until/)).toBeVisible();

  await advance(page, email, 7);
  await advance(page, email, 1);
  await expect(async () => {
    await openAccount(page);
    await expect(page.getByText(/^Renews on/)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect((await paymentsHeld(page)).payments).toMatchObject([{ amount: 4900 }]);

  const portal = await cancelInPortal(page);
  expect(await page.evaluate(() => sessionStorage.getItem("lastPortalUrl"))).toBe(portal);
  await expect(async () => {
    await openAccount(page);
    await expect(page.getByText(/^Ends on .* Until then nothing changes\.$/)).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(shownPlan(page)).toHaveText("Premium");

  await advance(page, email, 31);
  await expect(async () => {
    await openAccount(page);
    await expect(shownPlan(page)).toHaveText("Free", { timeout: 500 });
  }).toPass();
});
