import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { serve } from "#scripts/serving/serve.ts";
import { expect, expectAccessible, open, overflowOf, ready, signUpFree, test } from "../fixtures.ts";
import { freePort } from "./free-port.ts";
import { emptyState } from "./own-state.ts";

const NOTES = "Fell in the bathroom at 0415. Left wrist swollen, pain 6/10.";
const WORDS =
  "Part of the service cannot be reached right now. What you typed is kept. Please try again in a few minutes.";

/** Makes every database of a stopped server unreadable. @returns a function to restore them */
function spoilDatabases(state: string): () => void {
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  const names = readdirSync(folder).filter((name) => !name.startsWith("metadata"));
  const kept = names.map((name) => [join(folder, name), readFileSync(join(folder, name))] as const);
  for (const [file] of kept) file.endsWith(".sqlite") ? writeFileSync(file, "x".repeat(8_192)) : rmSync(file);
  return () => {
    for (const [file, bytes] of kept) writeFileSync(file, bytes);
  };
}

/** Expects the page saying that a part is down: on a phone and on a desktop, in both themes, by keyboard. */
async function expectDown(page: Page) {
  await expect(page).toHaveTitle("Something went wrong · NurseGPT");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByRole("alert")).toContainText(WORDS);
  for (const [width, colorScheme] of [
    [360, "dark"],
    [1280, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
  }
}

test("while no database can be read, a page that needs one says so in words, is read on a phone and by keyboard, and leaves the ways to the others, which go on; Reload Page shows the page once it is back", async ({
  browser,
  consoleErrors,
}) => {
  test.setTimeout(300_000);
  consoleErrors.allow(/status of 503/);
  const port = await freePort();
  const STATE = emptyState("down-state");
  let server = await serve(port, { STATE_DIR: STATE });
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  try {
    await signUpFree(page);
    await open(page, "/notes/sbar");
    await page.getByLabel("Nurse's Notes").fill(NOTES);
    await page.waitForResponse((answer) => answer.url().endsWith("/api/work/sbar") && answer.ok());
    await server.stop();
    const putBack = spoilDatabases(STATE);
    server = await serve(port, { STATE_DIR: STATE });

    expect((await page.goto("/pricing"))?.status()).toBe(503);
    await expectDown(page);
    expect((await page.goto("/settings/billing"))?.status()).toBe(503);
    await ready(page);
    await expectDown(page);
    await page.keyboard.press("Tab");
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Reload Page" })).toBeFocused();

    await open(page, "/notes/sbar");
    await expect(page.getByLabel("Nurse's Notes")).toHaveValue(NOTES);
    await page.getByRole("link", { name: "Settings" }).first().click();
    await page.waitForURL("**/settings/profile");
    await page
      .getByRole("navigation", { name: "Settings" })
      .getByRole("link", { name: /^Billing/ })
      .click();
    await expectDown(page);

    putBack();
    await page.getByRole("link", { name: "Reload Page" }).press("Enter");
    await ready(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  } finally {
    await server.stop();
    await page.context().close();
  }
});
