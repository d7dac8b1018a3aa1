import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUpFree, test } from "./fixtures.ts";

const ITEMS = ["Upgrade Account", "Active Session", "Recent Activity", "Team Access"] as const;

const bar = (page: Page) => page.getByRole("navigation", { name: "Status" });
const item = (page: Page, name: string) => bar(page).getByRole("button", { name });
const panel = (page: Page, name: string) => page.getByRole("dialog", { name });

async function openSbar(page: Page) {
  await page.goto("/notes/sbar");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Generate SBAR Report" })).toBeEnabled();
}

async function generate(page: Page) {
  await page.getByRole("button", { name: "Generate SBAR Report" }).click();
  await expect(page.getByText("SBAR report generated successfully!")).toBeVisible();
}

test("under the header stand five items whose dropdowns open one at a time and close on an outside click and Escape, also on a phone [SHELL-04] [SHELL-05]", async ({
  page,
}) => {
  await signUpFree(page);
  await page.waitForLoadState("networkidle");
  await expect(bar(page).getByRole("listitem")).toHaveText([
    "Upgrade Account",
    /Active Session/,
    /Recent Activity/,
    /Research/,
    "Team Access",
  ]);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ITEMS) {
      await item(page, name).click();
      await expect(item(page, name)).toHaveAttribute("aria-expanded", "true");
      await expect(panel(page, name).getByRole("heading").first()).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await expect(bar(page).locator("[aria-expanded=true]")).toHaveCount(1);
      await expectAccessible(page);
    }
    await page.mouse.click(width - 10, 780);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    for (const name of ITEMS.slice(0, -1)) {
      await item(page, name).click();
      await expect(panel(page, name)).toBeVisible();
      await page.mouse.click(width - 10, 780);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await item(page, "Team Access").press("Enter");
    await expect(panel(page, "Team Access")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(item(page, "Team Access")).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("Upgrade Account asks for the payment status, shows the plan, and leads to a checkout or to all plans [SHELL-07] [SHELL-08] [SHELL-09] [ERR-06]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 502/);
  await signUpFree(page);
  await page.waitForLoadState("networkidle");
  const refresh = page.waitForRequest(/\/api\/users\/payment-status\?t=\d+$/);
  await item(page, "Upgrade Account").click();
  await refresh;
  const upgrade = panel(page, "Upgrade Account");
  await expect(upgrade).toContainText("Current plan: Free");
  await expect(upgrade.locator(".upgrade-cards")).toContainText("20 AI chat interactions");
  await expect(upgrade.locator(".upgrade-cards")).toContainText("60 AI chat interactions");
  await expect(upgrade.getByRole("link", { name: "View All Plans" })).toHaveAttribute("href", "/pricing");
  await upgrade.getByRole("button", { name: "Upgrade to Basic" }).click();
  await expect(upgrade).toHaveCount(0);
  const dialog = page.getByRole("dialog", { name: "Confirm your Basic plan" });
  await expectAccessible(page);
  await page.route("**/api/payments/create-checkout-session", (route) =>
    route.fulfill({ status: 502, json: { error: "The payment provider does not answer." } }),
  );
  await dialog.getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(page.getByText("Preparing Basic plan upgrade...")).toBeVisible();
  await expect(page.getByText("Error: The payment provider does not answer.")).toBeVisible();
  await page.unroute("**/api/payments/create-checkout-session");
  await dialog.getByRole("button", { name: "Proceed to Payment" }).click();
  await page.waitForURL((url) => url.pathname.includes("checkout"));
});

test("until the identity provider's script knows the user, an upgrade from the bar calls nothing and says so [PLAN-22]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_FAILED|Failed to load|failed_to_load|ClerkJS|clerk/i);
  await signUpFree(page);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.route("**/__clerk/npm/**", (route) => route.abort());
  await page.goto("/notes/premium-preview");
  await page.waitForLoadState("networkidle");
  await item(page, "Upgrade Account").click();
  await panel(page, "Upgrade Account").getByRole("button", { name: "Upgrade to Premium" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Trial" }).click();
  await expect(page.getByText("User ID is not available. Please try again.")).toBeVisible();
  expect(calls).not.toContain("/api/payments/create-checkout-session");
});

test("somebody new reads of the first month's notes on the dashboard, beside what the server enforces [USE-19] [OPEN-27] [OPEN-28]", async ({
  page,
}) => {
  await signUpFree(page);
  const progress = page.getByRole("region", { name: "Your notes" });
  await expect(progress).toContainText("First month: 75 notes included");
  await expect(progress).toContainText("SBAR notes this month0 / 15");
});

test("the session has its name, is Processing while a note is written and Ready before and after, with real figures [SHELL-11] [SHELL-12] [SHELL-13]", async ({
  page,
}) => {
  await signUpFree(page);
  await openSbar(page);
  await item(page, "Active Session").click();
  const session = panel(page, "Active Session");
  await expect(session.getByRole("heading")).toHaveText("SBAR Generator");
  await expect(session).toContainText("StateReady");
  await expect(session).toContainText("Open forless than a minute");
  await expect(session).toContainText("File analyses left this month1");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Use example" }).click();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/generate-note", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Generate SBAR Report" }).click();
  await item(page, "Active Session").click();
  await expect(session).toContainText("StateProcessing");
  await expect(item(page, "Active Session")).toContainText("Processing");
  release();
  await expect(session).toContainText("StateReady");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await item(page, "Active Session").click();
  await expect(session.getByRole("heading")).toHaveText("No active session");
});

test("recent activity counts what was done, each session's start once, and signing out erases it [SHELL-14] [SHELL-16]", async ({
  page,
}) => {
  await signUpFree(page);
  await openSbar(page);
  const recent = item(page, "Recent Activity");
  await expect(recent.locator(".count-badge")).toHaveText("1 activity");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await openSbar(page);
  await expect(recent.locator(".count-badge")).toHaveText("1 activity");
  await page.getByRole("button", { name: "Use example" }).click();
  await generate(page);
  await expect(recent.locator(".count-badge")).toHaveText("2 activities");
  await recent.click();
  const entries = panel(page, "Recent Activity").getByRole("listitem");
  await expect(entries).toHaveText(["SBAR notejust now", "Started SBAR Generatorjust now"]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith("nursegpt:"))).toEqual([]);
  expect(keys.filter((key) => key.startsWith("nursegpt-kept:funnel:user_"))).toHaveLength(1);
});

test("the research counter shows what is used of the plan's searches, and turns amber and red in words too [SHELL-17] [SHELL-18]", async ({
  page,
}) => {
  await signUpFree(page);
  await openSbar(page);
  const counter = bar(page).locator(".research-counter");
  await expect(counter).toHaveText("0 / 10 searches used this month");
  await expect(counter).toHaveAttribute("data-level", "blue");
  await page.getByRole("button", { name: "Use example" }).click();
  for (const [used, level, words] of [
    [8, "amber", "8 / 10 searches used this month, almost used up"],
    [10, "red", "10 / 10 searches used this month, limit reached"],
  ] as const) {
    await page.route("**/api/payments/usage", async (route) => {
      const response = await route.fetch();
      const usage = await response.json();
      usage.features.medical_research.used = used;
      await route.fulfill({ response, json: usage });
    });
    await generate(page);
    await expect(counter).toHaveText(words);
    await expect(counter).toHaveAttribute("data-level", level);
    await expectAccessible(page);
  }
});

test("Team Access is coming soon and names the person alone, also when the call fails [SHELL-19] [SHELL-20] [SHELL-22]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 503/);
  await signUpFree(page);
  await page.waitForLoadState("networkidle");
  const you = async () => {
    await item(page, "Team Access").click();
    await expect(panel(page, "Team Access")).toContainText("Coming Soon");
    await expect(panel(page, "Team Access").getByRole("listitem")).toHaveText(["YouNurseOnline"]);
    await page.keyboard.press("Escape");
  };
  await you();
  await page.route("**/api/team/members", (route) => route.fulfill({ status: 503, body: "down" }));
  await you();
});

test("when the session ended while a page is open, the bar's buttons lead to signing in and back [SHELL-06]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  await signUpFree(page);
  await openSbar(page);
  await page.evaluate(() =>
    (window as unknown as { Clerk: { signOut(done: () => void): Promise<void> } }).Clerk.signOut(() => {}),
  );
  await item(page, "Recent Activity").click();
  await page.waitForURL((url) => url.pathname === "/sign-in");
  expect(new URL(page.url()).searchParams.get("redirect_url")).toBe("/notes/sbar");
});

test("a streak of five notes opens a prompt beside the work, which stays closed once closed [SBAR-18] [SBAR-23] [USE-17] [USE-21]", async ({
  page,
}) => {
  await signUpFree(page);
  await openSbar(page);
  await page.getByRole("button", { name: "Use example" }).click();
  const prompt = page.getByRole("region", { name: "Need more room this month?" });
  for (let count = 1; count <= 5; count++) {
    await expect(prompt).toHaveCount(0);
    await generate(page);
    await expect(page.locator(".sbar")).toContainText(`${count} / 15`);
  }
  await expect(prompt).toContainText("5-day streak: 20% discount");
  await expect(prompt.getByRole("link", { name: "Write to us first" })).toHaveAttribute("href", "/contact");
  await expect(prompt).toContainText("45 notes remaining this month");
  await expect(prompt).toContainText("About 1 hour 15 minutes saved so far");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Copy SBAR" }).click();
  await expect(page.getByText("Copied to clipboard!")).toBeVisible();
  const kept = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("nursegpt-kept:funnel:")) ?? "";
    return JSON.parse(localStorage.getItem(key) ?? "null");
  });
  expect(kept).toMatchObject({
    notesGenerated: 5,
    streakCount: 5,
    timeSaved: 75,
    showUpgradePrompt: true,
    featuresUsed: ["SBAR Generator"],
    hasUsedPremiumTrial: false,
  });
  await prompt.getByRole("button", { name: "Not now" }).click();
  await expect(prompt).toHaveCount(0);
  await generate(page);
  await expect(page.locator(".sbar")).toContainText("6 / 15");
  await expect(prompt).toHaveCount(0);
});

test("at the month's allowance a note is stopped before any call, with the words for it and the prompt, which leads to the preview [SBAR-27] [SBAR-28] [SHELL-27]", async ({
  page,
}) => {
  await signUpFree(page);
  await openSbar(page);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("nursegpt-kept:funnel:")) ?? "";
    const funnel = JSON.parse(localStorage.getItem(key) ?? "{}");
    const month = new Date().toISOString().slice(0, 7);
    localStorage.setItem(
      key,
      JSON.stringify({ ...funnel, month, notesThisMonth: 75, promptClosedAt: Date.now() }),
    );
  });
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: "Use example" }).click();
  await page.getByRole("button", { name: "Generate SBAR Report" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "You have reached your monthly limit. Please upgrade to continue.",
  );
  const prompt = page.getByRole("region", { name: "Need more room this month?" });
  // It opens beside the page, so that nothing on it is lost.
  const opened = page.waitForEvent("popup");
  await prompt.getByRole("link", { name: "See Premium" }).click();
  const preview = await opened;
  await preview.waitForURL("**/notes/premium-preview");
  await expect(preview.getByRole("heading", { name: "What you get with Premium" })).toBeVisible();
  await expectAccessible(preview);
  await expect(prompt).toHaveCount(0);
  await expect(page).toHaveURL(/\/notes\/sbar$/);
  expect(calls).not.toContain("/api/generate-note");
});

test("the command palette finds tools, pages and actions by keyboard, and the help tells and turns off single keys", async ({
  page,
}) => {
  await signUpFree(page);
  await page.waitForLoadState("networkidle");
  const field = page.getByRole("combobox", { name: "Search tools, pages and actions" });
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("sett");
  await expect(page.getByRole("option")).toHaveText([
    /Profile/,
    /Account/,
    /Notification/,
    /Security/,
    /Billing/,
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option", { selected: true })).toHaveText("Billing settings");
  await expect(field).toHaveAttribute("aria-activedescendant", /billing-settings$/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/settings/billing");
  await expect(field).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: /Theme: dark/ })).toBeVisible();

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expectAccessible(page);
  await help.getByRole("checkbox", { name: "Single-key shortcuts" }).uncheck();
  await help.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("?");
  await expect(help).toHaveCount(0);

  await openSbar(page);
  await page.getByLabel("Nurse's Notes").press("Control+k");
  await page.getByLabel("Nurse's Notes").press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByLabel("Nurse's Notes")).toHaveValue("?");
});
