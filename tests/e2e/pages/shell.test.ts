import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectHue, open, overflowOf, test } from "../fixtures.ts";

const ITEMS = ["Upgrade Account", "Active Session", "Recent Activity", "Team Access"] as const;

const bar = (page: Page) => page.getByRole("navigation", { name: "Status" });
const item = (page: Page, name: string) => bar(page).getByRole("button", { name });
const panel = (page: Page, name: string) => page.getByRole("dialog", { name });

async function openSbar(page: Page) {
  await open(page, "/notes/sbar");
  await expect(page.getByRole("button", { name: "Generate SBAR Report" })).toBeEnabled();
}

test("under the header stand five items, the counter in blue; their dropdowns open one at a time and close on an outside click and Escape, also on a phone [SHELL-04] [SHELL-05] [SHELL-18]", async ({
  page,
  nurse: _,
}) => {
  await open(page, "/dashboard");
  await expect(bar(page).getByRole("listitem")).toHaveText([
    "Upgrade Account",
    /Active Session/,
    /Recent Activity/,
    /Research/,
    "Team Access",
  ]);
  await expectHue(bar(page).locator(".research-counter"), "blue");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toBeVisible();
    for (const name of ITEMS) {
      await item(page, name).click();
      await expect(item(page, name)).toHaveAttribute("aria-expanded", "true");
      await expect(panel(page, name).getByRole("heading").first()).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await expect(bar(page).locator("[aria-expanded=true]")).toHaveCount(1);
      if (width === 360) await expectAccessible(page);
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
    expect(await overflowOf(page)).toBe(0);
  }
  // At no width does the header or the bar take a second line.
  for (const width of [640, 700, 760, 800, 860, 960, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const line of [page.locator("header.top"), bar(page)])
      expect((await line.boundingBox())?.height, `${width}`).toBeLessThan(65);
  }
});

test("when the session ended while a page is open, the bar's buttons lead to signing in and back [SHELL-06]", async ({
  page,
  nurse: _,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  await openSbar(page);
  await page.evaluate(() =>
    (window as unknown as { Clerk: { signOut(done: () => void): Promise<void> } }).Clerk.signOut(() => {}),
  );
  await item(page, "Recent Activity").click();
  await page.waitForURL((url) => url.pathname === "/sign-in");
  expect(new URL(page.url()).searchParams.get("redirect_url")).toBe("/notes/sbar");
});

test("the command palette finds tools, pages and actions by keyboard, no choice in it leaves the focus to the page's body, and the help tells and turns off single keys", async ({
  page,
  nurse: _,
}) => {
  await open(page, "/dashboard");
  const field = page.getByRole("combobox", { name: "Search tools, pages, actions and kept notes" });
  const settings = page.getByRole("link", { name: "Settings" }).first();
  await settings.focus();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(settings).toBeFocused();
  await page.keyboard.press("Control+k");
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
  await expect(settings).toBeFocused();

  // The focused element goes with its page: the new page then has the focus.
  await page.locator("main a, main button").first().focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("nanda");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/notes/nanda");
  await expect(page.locator("#content")).toBeFocused();

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
  const notes = page.getByLabel("Nurse's Notes");
  await notes.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await notes.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue("?");
});
