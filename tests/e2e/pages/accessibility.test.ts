import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, overflowOf, test } from "../fixtures.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";

const WINDOWS = [
  [360, "dark"],
  [1280, "light"],
] as const;

const TOOLS = [
  ["/dashboard", /^Good /],
  ["/notes", "Notes"],
  ["/notes/sbar", "SBAR Generator"],
  ["/notes/templates", "Note templates"],
  ["/notes/templates/soap", "SOAP note"],
  ["/notes/nanda", "NANDA Diagnosis"],
  ["/notes/research", "Medical Research"],
  ["/notes/premium-preview", /Premium/],
  ["/chat", "NurseGPT Chat"],
] as const;

const DOCUMENTS_AND_SETTINGS = [
  ["/analysis", "File Analysis"],
  ["/analysis/history", "Document History"],
  ["/plan-selection", "Select Your Plan"],
  ["/settings/profile", "Settings"],
  ["/settings/account", "Settings"],
  ["/settings/notifications", "Settings"],
  ["/settings/security", "Settings"],
  ["/settings/billing", "Settings"],
] as const;

/** Checks the open page on a phone in dark mode and on a desktop in light mode. */
async function inEachWindow(page: Page, look: () => Promise<void>) {
  for (const [width, colorScheme] of WINDOWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await look();
  }
}

/** The viewport of a 1280 px screen at 400 % zoom, and of a phone at 180 %. */
const ENLARGED_SCREEN = 320;
const ENLARGED_PHONE = 200;

async function expectFits(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  expect([path, width, await overflowOf(page)]).toEqual([path, width, 0]);
}

/** Visible links and buttons smaller than 44 px on a side, except links inside a line of text. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, summary, input:not([tabindex='-1']), textarea")]
      .filter((element) => element.checkVisibility() && !element.closest("p:not(.cta), .reasons, .skip-link"))
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
      .map(({ text, box }) => `${text} ${box.width}x${box.height}`),
  );

test("public pages and their dialogs are accessible and fit a phone and a screen, in both themes, and need no script", async ({
  page,
}) => {
  const look = async () => {
    await expectAccessible(page);
    expect([page.url(), await overflowOf(page), await tooSmall(page)]).toEqual([page.url(), 0, []]);
  };
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect([path, await page.locator("script").count()]).toEqual([path, 0]);
    await inEachWindow(page, look);
    await expectFits(page, path, ENLARGED_PHONE);
  }
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  await expect(page.getByRole("dialog", { name: "Upgrade to Premium?" })).toBeVisible();
  await inEachWindow(page, () => expectAccessible(page));
  await page.goto("/pricing?confirm=Basic");
  await expect(page.getByRole("dialog", { name: "Upgrade to Basic?" })).toBeVisible();
  await inEachWindow(page, () => expectAccessible(page));
});

/** Like a phone whose owner has doubled the font size. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>("body, body *")].map(
      (element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
    );
    for (const [element, size] of sizes) element.style.fontSize = `${2 * size}px`;
  });

for (const [which, pages] of [
  ["tool", TOOLS],
  ["document and settings page", DOCUMENTS_AND_SETTINGS],
] as const)
  test(`every ${which} is accessible and fits a phone and a screen, in both themes`, async ({
    page,
    nurse,
  }) => {
    for (const [path, heading] of pages) {
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
      if (path === "/settings/profile") await expect(page.getByLabel("Email")).toHaveValue(nurse.email);
      await inEachWindow(page, async () => {
        expect([path, await overflowOf(page)]).toEqual([path, 0]);
        await expectAccessible(page);
      });
      for (const width of [ENLARGED_SCREEN, ENLARGED_PHONE]) await expectFits(page, path, width);
      await page.setViewportSize({ width: 360, height: 740 });
      await doubleText(page);
      // A table of figures may scroll in both directions.
      if ((await page.locator("table").count()) === 0)
        expect([path, await overflowOf(page)]).toEqual([path, 0]);
    }
  });
