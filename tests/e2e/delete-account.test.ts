import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { migrateLocally } from "#scripts/local-build.ts";
import { serve } from "#scripts/serve.ts";
import { expect, expectAccessible, fillSignIn, ready, signUp, signUpFree, test } from "./fixtures.ts";
import { rowsWith } from "./local-stores.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Delete your account?" });

async function askToDelete(page: Page) {
  await page.goto("/settings/account");
  await ready(page);
  await page.getByRole("button", { name: "Delete Account" }).click();
  await expect(dialog(page)).toBeVisible();
}

const calls = (page: Page) => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return paths;
};

test("the danger zone asks before it deletes; after that the person is on the landing page, and the sign-in knows nobody [IDN-38] [SET-18]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (401|404|422).*__clerk/);
  const email = await signUpFree(page);
  await page.goto("/settings/account");
  const zone = page.getByRole("region", { name: "Danger Zone" });
  await expect(zone.getByRole("button", { name: "Delete Account" })).toBeVisible();
  await askToDelete(page);
  await expect(dialog(page)).toContainText("cannot be undone");
  await expectAccessible(page);
  const made = calls(page);
  await dialog(page).getByRole("button", { name: "Keep my account" }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(made.filter((call) => call.includes("/api/account/"))).toEqual([]);

  await page.getByRole("button", { name: "Delete Account" }).click();
  await page.evaluate(() => localStorage.setItem("nursegpt:usage:somebody", "1"));
  await dialog(page).getByRole("button", { name: "Delete my account" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(made.filter((call) => call.startsWith("POST /api/account/"))).toEqual(["POST /api/account/delete"]);
  expect(await page.evaluate(() => localStorage.getItem("nursegpt:usage:somebody"))).toBeNull();
  await page.goto("/dashboard");
  await page.waitForURL("**/sign-in*");
  await expect(async () => {
    await page.goto("/sign-in");
    await page.fill("input[name=identifier]", email);
    await page.click(".cl-formButtonPrimary");
    await expect(page.getByText(/couldn't find your account|not found/i).first()).toBeVisible({
      timeout: 3_000,
    });
  }).toPass({ timeout: 30_000 });
});

test("a server that is killed while it deletes goes on when it is back, and then nothing is left of the person anywhere, and everything of another [IDN-38]", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const STATE = ".wrangler/deletion-state";
  const PORT = 8796;
  rmSync(STATE, { recursive: true, force: true });
  migrateLocally(STATE);
  let server = await serve(PORT, { STATE_DIR: STATE });
  const cron = (at: number) => fetch(`${server.origin}/cdn-cgi/handler/scheduled?cron=0+*+*+*+*&time=${at}`);
  try {
    const newPage = async () => (await browser.newContext({ baseURL: server.origin })).newPage();
    const [other, page] = [await newPage(), await newPage()];
    const kept = await livedIn(other, "Berta");
    const gone = await livedIn(page, "Gonny");
    expect(rowsWith(STATE, [gone.userId]).length).toBeGreaterThan(5);

    await askToDelete(page);
    const answered = page.waitForResponse("**/api/account/delete");
    await dialog(page).getByRole("button", { name: "Delete my account" }).click();
    expect((await answered).status()).toBe(202);
    await server.stop("SIGKILL");
    server = await serve(PORT, { STATE_DIR: STATE });

    // The local queue forgets with the server; the hourly cron finds the deletion that is not finished.
    const steps = () => rowsWith(STATE, [gone.userId]).filter(({ table }) => table === "deletion_steps");
    await expect(async () => {
      expect((await cron(Date.now() + 6 * MINUTE)).ok).toBe(true);
      await expect.poll(() => steps().length, { timeout: 8_000 }).toBeGreaterThanOrEqual(5);
    }).toPass({ timeout: 60_000 });
    await server.stop("SIGKILL");
    server = await serve(PORT, { STATE_DIR: STATE });
    const found = (place: RegExp) =>
      rowsWith(STATE, [gone.userId, gone.email]).filter(({ file }) => place.test(file));
    const record = () => found(/\/d1\/|UsageMeter/);
    await expect(async () => {
      await cron(Date.now() + 40 * MINUTE);
      const tables = new Set(record().map(({ table }) => table));
      expect([...tables].sort()).toEqual(["deletion_jobs", "deletion_steps"]);
    }).toPass({ timeout: 60_000, intervals: [2_000] });
    await cron(Date.now() + 31 * DAY);
    await expect.poll(record, { timeout: 20_000 }).toEqual([]);
    // The providers keep a history of their own, and nobody in it: no account, and a customer who is deleted.
    expect(found(/ClerkSandbox/).filter(({ row }) => row.includes("kind=user"))).toEqual([]);
    const customers = found(/StripeSandbox/).filter(({ row }) => row.includes("kind=customer "));
    expect(customers).toHaveLength(1);
    expect(customers[0]?.row).toContain('"isDeleted":true');

    expect(rowsWith(STATE, [kept.userId]).length).toBeGreaterThan(5);
    await other.context().clearCookies();
    await other.goto("/sign-in");
    await fillSignIn(other, kept.email);
    await other.waitForURL("**/dashboard");
  } finally {
    await server.stop();
  }
});

/** Somebody who wrote a note, left a form unfinished, and bought a pack. */
async function livedIn(page: Page, name: string) {
  const email = await signUp(page, undefined, name);
  await page.getByRole("button", { name: "Start for free" }).click();
  await page.waitForURL("**/dashboard");
  await page.goto("/settings/account");
  await ready(page);
  await page.getByRole("button", { name: "Buy for $19 (Small pack)" }).click();
  await page.waitForURL("**/__sandbox/stripe/checkout/**");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.waitForURL("**/payment-success?pack=small");
  await page.goto("/notes/sbar");
  await ready(page);
  await page.getByLabel("Nurse's Notes").fill("Coughing since lunch.");
  await page.getByRole("button", { name: "Generate SBAR Report" }).click();
  await expect(page.getByText("SBAR report generated successfully!")).toBeVisible();
  const { userId } = await page.evaluate(
    async () => (await (await fetch("/api/session")).json()) as { userId: string },
  );
  return { email, userId };
}
