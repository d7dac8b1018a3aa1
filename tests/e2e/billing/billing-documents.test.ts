import type { Page } from "@playwright/test";
import { expect, open, ready, test } from "../fixtures.ts";

const NOTES = "Fell in the bathroom at 0415. Left wrist swollen, pain 6/10.";

type Marked = { Stripe?: unknown; opened?: number };

/** Whether the payment provider's script runs in the open document. */
const hasScript = (page: Page) => page.evaluate(() => typeof (window as Marked).Stripe === "function");

/** Marks the open document, does something that leads to a path, and returns whether a new document shows it. */
async function comesAnew(page: Page, path: string, go: () => Promise<unknown>): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { opened: 1 }));
  await go();
  await page.waitForURL(`**${path}`);
  await ready(page);
  return await page.evaluate(() => (window as Marked).opened === undefined);
}

test("the payment provider's script runs in billing documents alone, each of which is entered and left by a full load, whatever leads there; between other pages no document is loaded anew [PLAN-19] [OPEN-75]", async ({
  page,
  nurse: _,
}) => {
  await open(page, "/dashboard");
  const link = (name: string) => () => page.getByRole("link", { name }).first().click();
  const settings = page.getByRole("navigation", { name: "Settings" });
  const setting = (name: RegExp) => () => settings.getByRole("link", { name }).click();
  const palette = async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("Account");
    await page.keyboard.press("Enter");
  };
  const steps: [path: string, go: () => Promise<unknown>, isAnew: boolean, isBilling: boolean][] = [
    ["/notes", link("Notes"), false, false],
    ["/settings/profile", link("Settings"), false, false],
    ["/settings/account", setting(/^Account/), true, true],
    ["/settings/billing", setting(/^Billing/), true, false],
    ["/settings/account", () => page.goBack(), true, true],
    ["/settings/billing", () => page.goForward(), true, false],
    ["/settings/account", palette, true, true],
    ["/dashboard", link("Dashboard"), true, false],
    ["/plan-selection", () => page.goto("/plan-selection"), true, true],
    ["/dashboard", link("Skip for now"), true, false],
    ["/notes", link("Notes"), false, false],
  ];
  for (const [index, [path, go, isAnew, isBilling]] of steps.entries()) {
    expect([index, path, await comesAnew(page, path, go)]).toEqual([index, path, isAnew]);
    await expect.poll(() => hasScript(page)).toBe(isBilling);
  }
});

test("an offer in the middle of a note leads to a billing document with the plan chosen, and Back to the note as it was typed [PLAN-19] [PLAN-23] [SHELL-07] [OPEN-75]", async ({
  page,
  nurse: _,
}) => {
  await open(page, "/notes/sbar");
  await page.getByLabel("Nurse's Notes").fill(NOTES);
  await page.getByRole("button", { name: "Upgrade Account" }).click();
  await page.getByRole("link", { name: "Upgrade to Premium" }).click();
  await page.waitForURL("**/plan-selection?plan=Premium");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button")).toHaveText(["Cancel", "Start Trial"]);
  await expect.poll(() => hasScript(page)).toBe(true);
  await page.goBack();
  await ready(page);
  await expect(page.getByLabel("Nurse's Notes")).toHaveValue(NOTES);
  expect(await hasScript(page)).toBe(false);

  await page.goForward();
  await ready(page);
  await dialog.getByRole("button", { name: "Start Trial" }).click();
  await expect(page.getByText("Preparing Premium plan upgrade...")).toBeVisible();
  await page.waitForURL("**/__sandbox/stripe/checkout/**");
});
