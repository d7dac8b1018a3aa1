import { expect, expectAccessible, signUpFree, test } from "./fixtures.ts";
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

test("the account says where the plan is known from, syncs, verifies and resets, each in the specified words [PLAN-34] [PLAN-35] [SET-13] [SET-16]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (409|500|502|503)/);
  consoleErrors.allow(/Failed to load resource: net::ERR_FAILED/);
  const email = await signUpFree(page);
  await openAccount(page);
  const toast = (text: string) => page.locator(".toast", { hasText: text });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(page.getByText("From local data")).toBeVisible();
  await expect(button("Verify with the card payment provider")).toHaveCount(0);
  await expect(button("Reset limits")).toHaveCount(0);
  await button("Sync plan").click();
  await expect(toast("No plan change needed")).toBeVisible();
  await expect(page.getByText("Verified with the card payment provider")).toBeVisible();

  await page.route("**/api/users/sync-plan", (route) => route.fulfill({ status: 503, body: "{}" }));
  await button("Sync plan").click();
  await expect(toast("Failed to sync plan")).toBeVisible();
  await page.route("**/api/users/sync-plan", (route) => route.abort());
  await button("Sync plan").click();
  await expect(toast("Error syncing plan")).toBeVisible();
  await page.unroute("**/api/users/sync-plan");

  await startPremium(page);
  await openAccount(page);
  await expect(button("Verify with the card payment provider")).toBeVisible();
  await button("Reset limits").click();
  await expect(
    toast("Your limits can be reset after a paid upgrade or renewal, and there has not been one yet."),
  ).toBeVisible();
  await advance(page, email, 7);
  await advance(page, email, 1);
  await openAccount(page);
  await button("Reset limits").click();
  await expect(toast("Your usage limits have been reset.")).toBeVisible();
  await expectAccessible(page);
});

test("verifying Premium forgets cached usage first, and a failure says so, as does a failed reset [SET-14] [SET-17] [USE-06] [USE-04]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (409|500)/);
  await signUpFree(page);
  const stored = () =>
    page.evaluate(
      () =>
        JSON.parse(localStorage.getItem("customer-storage") ?? "{}") as {
          state: { plan: string; lastRefreshed: number | null };
          version: number;
        },
    );
  await expect.poll(stored).toMatchObject({ version: 1, state: { plan: "Free", lastRefreshed: null } });
  await startPremium(page);
  await openAccount(page);
  expect(await stored()).toMatchObject({
    version: 1,
    state: { plan: "Premium", lastRefreshed: expect.any(Number) },
  });
  let duringCall: unknown;
  await page.route("**/reset/verify-premium*", async (route) => {
    expect(route.request().postDataJSON()).toEqual({ force_reset: false });
    duringCall = (await stored()).state;
    await route.continue();
  });
  await page.getByRole("button", { name: "Verify with the card payment provider" }).click();
  await expect(
    page.locator(".plan-line", { hasText: "Verified with the card payment provider" }),
  ).toBeVisible();
  expect(duringCall).toMatchObject({
    plan: "Premium",
    lastRefreshed: null,
    usage: { input_tokens: 0, output_tokens: 0 },
  });
  await page.route("**/reset/verify-premium*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Verify with the card payment provider" }).click();
  await expect(page.getByText("Failed to verify Premium features")).toBeVisible();

  const reset = page.getByRole("button", { name: "Reset limits" });
  const refused = { message: "Not today.", error: "Not today.", code: "reset_used" };
  await page.route("**/reset/reset-on-upgrade", (route) => route.fulfill({ status: 409, json: refused }));
  await reset.click();
  await expect(page.getByText("Not today.")).toBeVisible();
  await page.route("**/reset/reset-on-upgrade", (route) => route.fulfill({ status: 500, body: "" }));
  await reset.click();
  await expect(page.getByText("Failed to reset usage limits")).toBeVisible();
});

test("a payment status that cannot be had is told by its kind and the stored plan goes on, and a paid plan falls to Free only when it has ended [API-07] [API-08] [ERR-09] [PLAN-13]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 502/);
  await signUpFree(page);
  await startPremium(page);
  await openAccount(page);
  const STATUS = "**/api/users/payment-status?*";
  const notice = page.locator(".settings-card > .notice.alarm");
  const stored = () =>
    page.evaluate(() => {
      const { state } = JSON.parse(localStorage.getItem("customer-storage") ?? "{}") as {
        state?: { plan: string };
      };
      return state?.plan;
    });
  const syncWith = async (answer: { status: number; body?: string; json?: object }) => {
    await page.unroute(STATUS);
    await page.route(STATUS, (route) => route.fulfill(answer));
    const asked = page.waitForResponse(STATUS);
    await page.getByRole("button", { name: "Sync plan" }).click();
    await asked;
    await expect(page.getByRole("button", { name: "Sync plan" })).toBeEnabled();
  };
  await syncWith({ status: 502, body: "<html>" });
  await expect(notice).toHaveText("HTTP error 502");
  await expect(shownPlan(page)).toHaveText("Premium");
  await syncWith({ status: 200, body: "<html>" });
  await expect(notice).toHaveText("Invalid JSON response");
  await expect(shownPlan(page)).toHaveText("Premium");

  const free = { hasPaid: true, plan: "Free", payment_status: "completed", has_customer: true };
  await syncWith({ status: 200, json: { ...free, paid_plan_ended: false, subscription: null } });
  await expect(notice).toHaveCount(0);
  await expect(shownPlan(page)).toHaveText("Premium");
  expect(await stored()).toBe("Premium");
  await syncWith({ status: 200, json: { ...free, paid_plan_ended: true, subscription: null } });
  await expect(shownPlan(page)).toHaveText("Free");
  expect(await stored()).toBe("Free");
});
