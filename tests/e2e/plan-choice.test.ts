import type { Page } from "@playwright/test";
import { expect, fillSignIn, signUp, signUpFree, test } from "./fixtures.ts";
import { openAccount, spendTokens, startPremium } from "./paying.ts";

const CHECKOUT = "/api/payments/create-checkout-session";
const dialog = (page: Page) => page.getByRole("dialog");
const openPlans = async (page: Page) => {
  await page.goto("/plan-selection");
  await page.waitForLoadState("networkidle");
};

test("without a session the plan selection sends to sign in [PLAN-04]", async ({ page }) => {
  await page.goto("/plan-selection");
  await expect(page).toHaveURL(/\/sign-in\?redirect_url=%2Fplan-selection$/);
});

test("skipping sets the session's flag and goes to the dashboard, which stays open [PLAN-06]", async ({
  page,
}) => {
  await signUp(page);
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Skip for now and continue to dashboard" }).click();
  await page.waitForURL("**/dashboard");
  expect(await page.evaluate(() => sessionStorage.getItem("skipPlanSelection"))).toBe("true");
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the dialog's button says what comes, shows a spinner while it is at work, and leaves 500 ms after the answer [PLAN-09] [PLAN-10] [PLAN-11] [CONST-01]", async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() });
  await signUp(page);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Choose Premium" }).click();
  await expect(dialog(page).getByRole("button")).toHaveText(["Cancel", "Start Trial"]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Choose Basic" }).click();
  await expect(dialog(page).getByRole("button")).toHaveText(["Cancel", "Proceed to Payment"]);

  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**${CHECKOUT}`, async (route) => {
    await held;
    await route.fulfill({ json: { url: "/payment-cancelled?reason=Test", customerId: "x" } });
  });
  await page.clock.pauseAt(Date.now() + 2_000);
  const answer = page.waitForResponse(`**${CHECKOUT}`);
  await dialog(page).getByRole("button", { name: "Proceed to Payment" }).click();
  const busy = dialog(page).getByRole("button", { name: "Processing..." });
  await expect(busy).toBeDisabled();
  await expect(busy.locator(".spinner")).toBeVisible();
  letGo();
  await answer;
  await page.waitForTimeout(1_000); // the browser reads the answer; its own clock stands still
  await page.clock.runFor(499);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/plan-selection$/);
  await page.clock.runFor(1);
  await page.waitForURL("**/payment-cancelled*", { waitUntil: "commit" });
});

test("a choice or a checkout that fails says why and can be tried again [ERR-06] [ERR-08]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (502|503|409)/);
  await signUp(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/api/users/select-plan", (route) => route.fulfill({ status: 503, body: "<html>" }));
  const free = page.getByRole("button", { name: "Start for free" });
  await free.click();
  await expect(page.locator(".toast", { hasText: "Server error: 503" })).toBeVisible();
  await expect(free).toBeEnabled();
  await expect(page).toHaveURL(/\/plan-selection/);
  await page.getByRole("button", { name: "Choose Basic" }).click();
  const proceed = dialog(page).getByRole("button", { name: "Proceed to Payment" });
  const answers = [
    [{ status: 502, body: "<html>" }, "Error: HTTP error 502: Bad Gateway"],
    [{ status: 200, body: "<html>" }, "Error: Invalid JSON response"],
    [
      { status: 409, json: { error: "Cannot Downgrade", code: "cannot_downgrade" } },
      "Error: Cannot Downgrade",
    ],
  ] as const;
  for (const [answer, words] of answers) {
    await page.route(`**${CHECKOUT}`, (route) => route.fulfill(answer));
    await proceed.click();
    await expect(page.locator(".toast", { hasText: words })).toBeVisible();
    await expect(proceed).toBeEnabled();
  }
});

test("until the identity provider's script knows the user, nothing is called, and each page says so in its words [PLAN-21] [PLAN-22]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_FAILED|Failed to load|failed_to_load|ClerkJS|clerk/i);
  await signUpFree(page);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.route("**/__clerk/npm/**", (route) => route.abort());
  await openPlans(page);
  await page.getByRole("button", { name: "Choose Basic" }).click();
  await dialog(page).getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(page.getByText("User information is not available. Please try again.")).toBeVisible();
  await page.goto("/settings/account");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Choose Basic" }).click();
  await dialog(page).getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(page.getByText("User ID is not available. Please try again.")).toBeVisible();
  expect(calls).not.toContain(CHECKOUT);
});

test("Enterprise goes to sales without a dialog, a lower plan is blocked, and the current one offers a reset [PLAN-12] [PLAN-15] [PLAN-16]", async ({
  page,
}) => {
  await signUpFree(page);
  await startPremium(page);
  await openPlans(page);
  await page.getByRole("button", { name: "Choose Basic" }).click();
  await expect(page.locator(".toast", { hasText: /^Cannot Downgrade/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  let resets = 0;
  await page.route("**/reset/reset-on-upgrade", (route) => {
    resets += 1;
    return route.fulfill({ json: { message: "Your usage limits have been reset." } });
  });
  await page.getByRole("button", { name: "Your plan: Premium" }).click();
  await expect(dialog(page)).toContainText("Reset usage limits?");
  expect(resets).toBe(0);
  await dialog(page).getByRole("button", { name: "Reset limits" }).click();
  await expect(page.getByText("Your usage limits have been reset.")).toBeVisible();
  expect(resets).toBe(1);
  await page.getByRole("button", { name: "Contact sales" }).click();
  await page.waitForURL("**/contact-sales");
});

test("Free is told to the server and opens the dashboard; a paid plan goes on [PLAN-07] [PLAN-13]", async ({
  page,
}) => {
  await signUpFree(page);
  await startPremium(page);
  await openPlans(page);
  await page.getByRole("button", { name: "Start for free" }).click();
  await page.waitForURL("**/dashboard");
  await expect(page.getByText("You are still on the Premium plan.")).toBeVisible();
});

test("the payment provider's script loads where a checkout can start, and nowhere else; the page works without it [PLAN-19]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_FAILED/);
  const script = "**/__sandbox/stripe/stripe.js";
  await signUpFree(page);
  await openPlans(page);
  const loaded = () => page.evaluate(() => typeof (window as { Stripe?: unknown }).Stripe);
  expect(await loaded()).toBe("function");
  await openAccount(page);
  expect(await loaded()).toBe("function");
  await page.goto("/notes/sbar?x");
  expect(await page.locator('script[src$="/stripe.js"]').count()).toBe(0);
  await page.route(script, (route) => route.abort());
  await openPlans(page);
  expect(await loaded()).toBe("undefined");
  await page.getByRole("button", { name: "Choose Basic" }).click();
  await dialog(page).getByRole("button", { name: "Proceed to Payment" }).click();
  await page.waitForURL("**/__sandbox/stripe/checkout/**");
});

test("signing in for the sake of a plan goes on to its checkout; a failed one goes to the dashboard [IDN-09] [IDN-11] [OPEN-11]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 502/);
  const email = await signUpFree(page);
  await page.context().clearCookies();
  await page.goto("/sign-in?plan=Basic");
  await fillSignIn(page, email);
  await expect(page.getByText("Preparing Basic plan checkout...")).toBeVisible();
  await page.waitForURL("**/__sandbox/stripe/checkout/**");
  await expect(page.getByText("$19").first()).toBeVisible();

  await page.route(`**${CHECKOUT}`, (route) => route.fulfill({ status: 502, json: { error: "No answer" } }));
  await page.goto("/sign-in?plan=Premium");
  await expect(page.getByText("Preparing Premium plan checkout...")).toBeVisible();
  await expect(page.getByText("Error: No answer")).toBeVisible();
  await page.waitForURL("**/dashboard");
  await page.goto("/sign-in?plan=Enterprise");
  await page.waitForURL("**/dashboard");
});

test("a checkout for the sake of a plan begins 500 ms after its toast [IDN-09] [CONST-01]", async ({
  page,
}) => {
  await signUpFree(page);
  await page.clock.install({ time: Date.now() });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/__clerk/v1/client?*", async (route) => {
    await held;
    await route.continue();
  });
  let calls = 0;
  await page.route(`**${CHECKOUT}`, async (route) => {
    calls += 1;
    await route.fulfill({ json: { url: "/payment-cancelled?reason=Test", customerId: "x" } });
  });
  await page.goto("/sign-in?plan=Basic");
  await page.clock.pauseAt(Date.now() + 2_000);
  letGo();
  const toast = page.getByText("Preparing Basic plan checkout...");
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(toast).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.clock.runFor(450);
  await page.waitForTimeout(1_000);
  expect(calls).toBe(0);
  await page.clock.runFor(70);
  await expect.poll(() => calls).toBe(1);
});

test("a plan's checkout after signing in waits for a user: without one it says so [ERR-07]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of/);
  await signUpFree(page);
  // The provider's script loads, but knows nobody.
  await page.route("**/__clerk/v1/client?*", (route) =>
    route.fulfill({ json: { response: null, client: null } }),
  );
  await page.goto("/sign-in?plan=Basic");
  await expect(
    page.getByText("Error: User information missing, cannot proceed with checkout."),
  ).toBeVisible();
});

test("the account shows both kinds of tokens as used and total, the packs with their figures, and the offer [SET-11] [PLAN-42] [PLAN-45]", async ({
  page,
}) => {
  await signUpFree(page);
  await openAccount(page);
  await expect(page.getByRole("meter", { name: "Input tokens this month" })).toHaveAttribute(
    "aria-valuetext",
    "0 of 75,000",
  );
  await expect(page.getByText("0 / 75,000")).toBeVisible();
  await expect(page.getByText("0 / 35,000")).toBeVisible();
  await expect(page.locator(".pack-card")).toHaveText([
    /^Small ?\$19 once56,250 input and 26,250 output tokens\$0\.38 per 1K/,
    /^Medium ?\$35 once112,500 input and 52,500 output tokens\$0\.35 per 1K/,
    /^Large Best Value\$75 once225,000 input and 105,000 output tokens\$0\.30 per 1K/,
  ]);
  await expect(page.getByText("Subscribing saves up to 50% per token.")).toBeVisible();
});

test("somebody on Free who has used more than 70 % of the input tokens is told once in three days [USE-22] [USE-23]", async ({
  page,
}) => {
  await signUpFree(page);
  const title = page.getByText("You're using tokens quickly!");
  await openAccount(page);
  await expect(title).toHaveCount(0);
  await expect.poll(() => spendTokens(page), { timeout: 60_000 }).toBeGreaterThan(52_500);
  await openAccount(page);
  await expect(title).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await openAccount(page);
  await expect(title).toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + 3 * 86_400_000 + 1_000);
  await openAccount(page);
  await expect(title).toBeVisible();
});
