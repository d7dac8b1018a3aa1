import type { Page } from "@playwright/test";
import { expect, freshEmail, open, ready, signUp, test } from "../fixtures.ts";
import { advance, cancelInPortal, openAccount, shownPlan } from "./paying.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** Checks Stripe's own line on what is charged: our words below it, which Stripe only repeats, prove nothing. */
async function expectDueAtStripe(page: Page, amount: string) {
  await page.waitForURL("**/__sandbox/stripe/checkout/**");
  await expect(page.getByText(`Due today: ${amount}`, { exact: true })).toBeVisible();
}

/** The latest code sent to an address, awaited, because the button only starts sending it. */
async function codeFor(page: Page, email: string): Promise<string> {
  const sent = new RegExp(`<b>${email}</b> [^<]*<code>(\\d{6})</code>`);
  let code = "";
  await expect(async () => {
    const mails = await page.request.get("/__sandbox/inbox");
    code = sent.exec(await mails.text())?.[1] ?? "";
    expect(code).not.toBe("");
  }).toPass();
  return code;
}

test("a visitor who pays for Basic has it once her address is confirmed by a code: no subscription stays active without its person (2)", async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Upgrade to Basic" }).click();
  await expect(dialog(page)).toContainText("Due today: $19.00.");
  await expect(dialog(page)).toContainText("confirm it with a code");
  await dialog(page).getByRole("button", { name: "Proceed to Payment" }).click();
  await expectDueAtStripe(page, "$19.00");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("Sign up or sign in with the email address that you paid with")).toBeVisible();
  await signUp(page, email);
  await ready(page);
  const notice = page.getByRole("region", { name: "A payment is waiting for you" });
  await expect(async () => {
    await page.reload();
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await ready(page);
  await notice.getByRole("button", { name: "Send me a code" }).click();
  await notice.getByLabel("Code from the email").fill(await codeFor(page, email));
  await notice.getByRole("button", { name: "Confirm" }).click();
  const done = page.getByRole("region", { name: "Your payment is attached" });
  await done.getByRole("link", { name: "Go to Dashboard" }).click();
  await page.waitForURL("**/dashboard");
  await openAccount(page);
  await expect(shownPlan(page)).toHaveText("Basic");
});

test("from the trial to a paid plan, its end and a second time, the pages say what Stripe charges", async ({
  page,
}) => {
  const email =
    await test.step("(1) what /pricing says of the trial is what Stripe's page says", async () => {
      await page.goto("/pricing");
      await page.getByRole("button", { name: "Upgrade to Premium" }).click();
      await expect(dialog(page).getByRole("button", { name: "Start Trial" })).toHaveCount(0);
      await dialog(page).getByRole("link", { name: "Sign Up First" }).click();
      await page.waitForURL("**/sign-up*");
      const address = await fillSignUp(page);
      await expect(dialog(page)).toContainText("Due today: $0.00.");
      await ready(page);
      await dialog(page).getByRole("button", { name: "Start Trial" }).click();
      await expectDueAtStripe(page, "$0.00");
      await page.getByRole("button", { name: "Start trial", exact: true }).click();
      await page.waitForURL("**/dashboard");
      return address;
    });

  await test.step("(3) /pricing knows the plan that is on trial, and sells nothing beside it", async () => {
    await page.goto("/pricing");
    await expect(page.getByText("Included in your plan")).toHaveCount(2);
    await expect(page.getByText(/Upgrade to (Basic|Premium)/)).toHaveCount(0);
  });

  await test.step("(5) with nothing used, the limits cannot be reset away", async () => {
    await advance(page, email, 7);
    await advance(page, email, 1);
    // What Stripe did is only known after its webhook, which no page waits for.
    await expect(async () => {
      await openAccount(page);
      await page.getByRole("button", { name: "Reset limits" }).click();
      await expect(dialog(page)).toContainText("You have used nothing this month", { timeout: 4_000 });
    }).toPass();
    await expect(dialog(page).getByRole("button")).toHaveText(["Close"]);
  });

  await test.step("(6) Manage Billing opens the portal", async () => {
    await open(page, "/settings/billing");
    await expect(page.getByText("$49.00 on")).toBeVisible();
    await expect(page.getByText("Visa ending in 4242")).toBeVisible();
    await page.getByRole("button", { name: "Manage Billing" }).click();
    await page.waitForURL("**/__sandbox/stripe/portal/**");
  });

  await test.step("(4) who had the trial is offered none, and reads what she pays", async () => {
    await cancelInPortal(page);
    await advance(page, email, 31);
    const choosePremium = page.getByRole("button", { name: "Choose Premium" });
    await expect(async () => {
      await open(page, "/plan-selection");
      await expect(choosePremium).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByText("7-day free trial")).toHaveCount(0);
    await choosePremium.click();
    await expect(dialog(page)).toContainText("Due today: $49.00.");
    await dialog(page).getByRole("button", { name: "Proceed to Payment" }).click();
    await expectDueAtStripe(page, "$49.00");
  });
});

/** Fills the open form, which leads to plan selection. @returns the e-mail address */
async function fillSignUp(page: Page): Promise<string> {
  const email = freshEmail();
  await page.fill("input[name=emailAddress]", email);
  await page.fill("input[name=firstName]", "Ann");
  await page.fill("input[name=lastName]", "Nurse");
  await page.fill("input[name=password]", "Strong-pass1");
  await expect(() => page.check("input[type=checkbox]", { timeout: 2_000 })).toPass();
  await page.click(".cl-formButtonPrimary");
  await page.waitForURL("**/plan-selection*");
  return email;
}
