import type { Page } from "@playwright/test";
import { expect, fillSignIn, ready, signUpFree, signUpWithoutPlan, test } from "../fixtures.ts";

const CHECKOUT = "/api/payments/create-checkout-session";
const dialog = (page: Page) => page.getByRole("dialog");
const openPlans = async (page: Page) => {
  await page.goto("/plan-selection");
  await ready(page);
};

test("the dialog's button says what comes, shows a spinner while it is at work, and leaves 500 ms after the answer [PLAN-09] [PLAN-10] [PLAN-11] [CONST-01]", async ({
  page,
  pauseClock,
}) => {
  await page.clock.install({ time: Date.now() });
  await page.addInitScript(sayWhatIsRead, CHECKOUT);
  await signUpWithoutPlan(page);
  await openPlans(page);
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
  await pauseClock(2_000);
  const answer = page.waitForResponse(`**${CHECKOUT}`);
  await dialog(page).getByRole("button", { name: "Proceed to Payment" }).click();
  const busy = dialog(page).getByRole("button", { name: "Processing..." });
  await expect(busy).toBeDisabled();
  await expect(busy.locator(".spinner")).toBeVisible();
  letGo();
  await answer;
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.answerRead)).toBe("true");
  const left: string[] = [];
  page.on(
    "request",
    (request) => request.isNavigationRequest() && left.push(new URL(request.url()).pathname),
  );
  await page.clock.runFor(499);
  // A page that was leaving would have asked for the next one before this.
  await page.evaluate(() => fetch("/favicon.svg"));
  expect(left).toEqual([]);
  await page.clock.runFor(1);
  await page.waitForURL("**/payment-cancelled*", { waitUntil: "commit" });
  // Playwright restores its clock before leaving the page: one still loading misses that, which breaks the next test.
  await page.goto("about:blank");
});

/** Marks the page once the response of this path was read and its immediate effects are done. */
function sayWhatIsRead(path: string) {
  const { text } = Response.prototype;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    document.documentElement.dataset.answerRead = "true";
  };
  Response.prototype.text = async function () {
    const read = await text.call(this);
    // A message comes after pending promises; timers stand still here.
    if (this.url.endsWith(path)) channel.port2.postMessage("read");
    return read;
  };
}

test("until the identity provider's script knows the user, nothing is called, and each page says so in its words [PLAN-21] [PLAN-22]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_FAILED|Failed to load|failed_to_load|ClerkJS|clerk/i);
  await signUpFree(page);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.route("**/__clerk/npm/**", (route) => route.abort());
  await page.goto("/plan-selection");
  await ready(page, { withAccount: false });
  await page.getByRole("button", { name: "Choose Basic" }).click();
  await dialog(page).getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(page.getByText("User information is not available. Please try again.")).toBeVisible();
  await page.goto("/settings/account");
  await ready(page, { withAccount: false });
  await page.getByRole("button", { name: "Choose Basic" }).click();
  await dialog(page).getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(page.getByText("User ID is not available. Please try again.")).toBeVisible();
  expect(calls).not.toContain(CHECKOUT);
});

test("a billing document works without the payment provider's script [PLAN-19] [OPEN-75]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_FAILED/);
  await signUpFree(page);
  await page.route("**/__sandbox/stripe/stripe.js", (route) => route.abort());
  await openPlans(page);
  expect(await page.evaluate(() => typeof (window as { Stripe?: unknown }).Stripe)).toBe("undefined");
  await page.getByRole("button", { name: "Choose Basic" }).click();
  await dialog(page).getByRole("button", { name: "Proceed to Payment" }).click();
  await page.waitForURL("**/__sandbox/stripe/checkout/**");
});

test("signing in for the sake of a plan goes on to its checkout; a failed one goes to the dashboard; without a user it says so [IDN-09] [IDN-11] [OPEN-11] [ERR-07]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 502/);
  const email = await signUpFree(page);
  await page.context().clearCookies();
  // The page leaves for the checkout a moment later, so the call waits until the page's words were seen.
  let isSeen = Promise.withResolvers<void>();
  await page.route(`**${CHECKOUT}`, async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await page.goto("/sign-in?plan=Basic");
  await fillSignIn(page, email);
  await expect(page.getByText("Preparing Basic plan checkout...")).toBeVisible();
  isSeen.resolve();
  await page.waitForURL("**/__sandbox/stripe/checkout/**");
  await expect(page.getByText("$19").first()).toBeVisible();

  isSeen = Promise.withResolvers();
  await page.route(`**${CHECKOUT}`, async (route) => {
    await isSeen.promise;
    await route.fulfill({ status: 502, json: { error: "No answer" } });
  });
  await page.goto("/sign-in?plan=Premium");
  await expect(page.getByText("Preparing Premium plan checkout...")).toBeVisible();
  isSeen.resolve();
  await page.waitForURL("**/dashboard");
  await expect(page.getByText("Error: No answer")).toBeVisible();
  await page.goto("/sign-in?plan=Enterprise");
  await page.waitForURL("**/dashboard");

  // The provider's script loads, but finds nobody signed in.
  consoleErrors.allow(/status of/);
  await page.route("**/__clerk/v1/client?*", (route) =>
    route.fulfill({ json: { response: null, client: null } }),
  );
  await page.goto("/sign-in?plan=Basic");
  await expect(
    page.getByText("Error: User information missing, cannot proceed with checkout."),
  ).toBeVisible();
  // The page moves on by itself, which must not disturb the next test.
  await page.waitForURL("**/dashboard");
});
