import { expect, expectAccessible, signUpFree, test } from "./fixtures.ts";
import { startPremium } from "./paying.ts";

const UPDATE = "**/api/users/update-payment-status";

test("a visitor without a session sees the success page with the plan of its address, or the words for none [PLAN-26] [PLAN-27]", async ({
  page,
}) => {
  await page.goto("/payment-success?plan=Premium");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("Thank you for choosing the Premium plan.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/payment-success?plan=%3Cb%3EGold");
  await expect(page.getByText("Thank you for choosing your new plan.")).toBeVisible();
});

test("without a plan in its address the success page names the plan that is held [PLAN-27]", async ({
  page,
}) => {
  await signUpFree(page);
  await startPremium(page);
  await page.goto("/payment-success");
  await expect(page.getByText("Thank you for choosing the Premium plan.")).toBeVisible();
});

test("the status is updated before the page leaves for the dashboard after 5 seconds [PLAN-28] [PLAN-29]", async ({
  page,
}) => {
  await signUpFree(page);
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 60_000);
  const update = page.waitForRequest(UPDATE);
  await page.goto("/payment-success?plan=Basic");
  const request = await update;
  const { userId, status } = request.postDataJSON() as Record<string, string>;
  expect(status).toBe("completed");
  expect(request.headers()["x-customer-id"]).toBe(userId);
  await page.clock.runFor(4_900);
  await expect(page).toHaveURL(/payment-success/);
  await page.clock.runFor(200);
  await page.waitForURL("**/dashboard");
});

test("an update that fails is told, and the page leaves all the same [PLAN-30]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 502/);
  await signUpFree(page);
  await page.route(UPDATE, (route) => route.fulfill({ status: 502, json: { error: "x" } }));
  await page.goto("/payment-success?plan=Basic");
  await expect(page.getByRole("alert")).toHaveText(
    "Your payment was successful, but we had trouble updating your account. Please contact support.",
  );
  await page.waitForURL("**/dashboard");
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("the success page leaves for the dashboard by itself [PLAN-28]", async ({ page }) => {
    await page.goto("/payment-success");
    await page.waitForURL(/\/sign-in\?redirect_url=%2Fdashboard$/);
  });
});

test("a cancelled payment says its reason, that nothing was charged, and leads back or on [PLAN-31] [PLAN-32] [PLAN-33]", async ({
  page,
}) => {
  await page.goto("/payment-cancelled");
  await expect(page.getByText(/^Reason/)).toHaveCount(0);
  await page.goto("/payment-cancelled?reason=Card%20expired%20%3Cb%3E");
  await expect(page.getByText("Reason: Card expired <b>")).toBeVisible();
  await expect(
    page.locator(".toast", { hasText: "Your payment was cancelled. No charges were made." }),
  ).toHaveAttribute("data-type", "info");
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/dashboard");
  await page.getByRole("link", { name: "Return to Pricing" }).click();
  await page.waitForURL("**/pricing");
});
