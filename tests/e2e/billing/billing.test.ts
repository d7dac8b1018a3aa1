import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, ready, signUpFree, signUpWithoutPlan, test } from "../fixtures.ts";
import { openAccount, spendTokens } from "./paying.ts";

const pay = (page: Page, name: "Pay" | "Start trial") =>
  page.getByRole("button", { name, exact: true }).click();

test("from Free to Basic to Premium's trial, each through a question, a checkout and its result page [PLAN-03] [PLAN-08] [PLAN-11] [PLAN-26]", async ({
  page,
}) => {
  await signUpWithoutPlan(page);
  await open(page, "/plan-selection");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Select Your Plan");
  await expect(page.locator(".plan-card")).toHaveCount(4);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));

  await page.getByRole("button", { name: "Choose Basic" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Due today: $19.00.");
  await expectAccessible(page);
  expect(calls).not.toContain("/api/payments/create-checkout-session");
  await dialog.getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(dialog.getByRole("button", { name: "Processing..." })).toBeVisible();
  await expect(page.getByText("Preparing Basic plan upgrade...")).toBeVisible();
  await page.waitForURL("**/__sandbox/stripe/checkout/**");
  await pay(page, "Pay");

  await page.waitForURL("**/payment-success?plan=Basic");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("Thank you for choosing the Basic plan.")).toBeVisible();
  await page.waitForURL("**/dashboard");

  await page.goto("/plan-selection");
  await ready(page);
  await expect(page.getByRole("button", { name: "Your plan: Basic" })).toBeVisible();
  await page.getByRole("button", { name: "Choose Premium" }).click();
  await dialog.getByRole("button", { name: "Start Trial" }).click();
  await page.waitForURL("**/__sandbox/stripe/checkout/**");
  await pay(page, "Start trial");
  await page.waitForURL("**/payment-success?plan=Premium");
  await page.getByRole("link", { name: "Go to Dashboard" }).first().click();
  await page.waitForURL("**/dashboard");

  await page.goto("/settings/account");
  await ready(page);
  await expect(page.locator(".plan-line strong")).toHaveText("Premium");
  await expect(page.getByText(/Free trial until/)).toBeVisible();
  await expectAccessible(page);
});

test("whoever leaves the payment's page before it had its answer has the new plan on the next one [PLAN-29]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED .*update-payment-status/);
  await signUpFree(page);
  await open(page, "/plan-selection");
  await page.getByRole("button", { name: "Choose Basic" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Proceed to Payment" }).click();
  await page.waitForURL("**/__sandbox/stripe/checkout/**");
  // Kept to the end: where the browser stops intercepting while a page loads, a request of that page may never go on.
  let isLost = false;
  await page.route("**/update-payment-status", (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
  await pay(page, "Pay");
  await page.waitForURL("**/payment-success?plan=Basic");
  await open(page, "/dashboard");
  await expect(page.getByText("0 / 20")).toBeVisible();
});

test("a pack is bought, arrives once, and is spent after the month's own tokens [PLAN-43] [PLAN-44] [SET-12]", async ({
  page,
}) => {
  await signUpFree(page);
  await page.goto("/settings/account");
  await ready(page);
  await expect(page.getByText("0 / 75,000")).toBeVisible();
  await page.getByRole("button", { name: "Buy for $19 (Small pack)" }).click();
  await page.waitForURL("**/__sandbox/stripe/checkout/**");
  await pay(page, "Pay");
  await page.waitForURL("**/payment-success?pack=small");
  await expect(page.getByText("Your Small token pack is on your account")).toBeVisible();
  await page.waitForURL("**/dashboard");
  await page.goto("/settings/account");
  await expect(page.getByText("0 / 131,250")).toBeVisible();
  await expect(page.getByText("0 / 61,250")).toBeVisible();

  await expect.poll(() => spendTokens(page), { timeout: 60_000 }).toBeGreaterThan(75_000);
  const held = JSON.parse(await (await page.request.post("/api/account/export")).text()) as {
    usageThisMonth: { state: { tokens: Tokens; packs: Tokens; fromPacks: Tokens } };
  };
  const { tokens, packs, fromPacks } = held.usageThisMonth.state;
  expect(fromPacks.inputTokens).toBe(tokens.inputTokens - 75_000);
  expect(packs.inputTokens).toBe(56_250 - fromPacks.inputTokens);
  await openAccount(page);
  await expect(page.getByText(`${tokens.inputTokens.toLocaleString("en-US")} / 131,250`)).toBeVisible();
});

type Tokens = { inputTokens: number; outputTokens: number };
