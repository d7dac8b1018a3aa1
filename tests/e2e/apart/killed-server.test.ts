import type { Page } from "@playwright/test";
import { serve } from "#scripts/serving/serve.ts";
import { buySmallPack, userIdOf } from "../billing/paying.ts";
import { expect, open, signIn, signUpFree, test } from "../fixtures.ts";
import { freePort } from "./free-port.ts";
import { rowsWith } from "./local-stores.ts";
import { emptyState } from "./own-state.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test("a server killed right after a note was charged, and while it deletes, has the note counted and leaves nothing of the person, and everything of another [USE-01] [IDN-38]", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const STATE = emptyState("killed-state");
  const port = await freePort();
  let server = await serve(port, { STATE_DIR: STATE });
  const killed = async () => {
    await server.stop("SIGKILL");
    server = await serve(port, { STATE_DIR: STATE });
  };
  const cron = (at: number) => fetch(`${server.origin}/cdn-cgi/local/scheduled?cron=0+*+*+*+*&time=${at}`);
  const newPage = async () => (await browser.newContext({ baseURL: server.origin })).newPage();
  const [other, page] = [await newPage(), await newPage()];
  try {
    const kept = await livedIn(other, "Berta");
    const gone = await livedIn(page, "Gonny");
    expect(rowsWith(STATE, [gone.userId]).length).toBeGreaterThan(5);

    const charged = page.waitForEvent("request", (request) => request.url().endsWith("/api/payments/usage"));
    await page.getByRole("button", { name: "Generate SBAR Report" }).click();
    await charged;
    await killed();
    await forget(page);
    await signIn(page, gone.email);
    await page.goto("/notes/sbar");
    await expect(page.locator(".split-page")).toContainText("1 / 15");
    const uses = () => rowsWith(STATE, [gone.userId]).filter(({ table }) => table === "usage_months");
    await expect
      .poll(() => uses().map(({ row }) => row.includes('"sbar":1')), { timeout: 60_000 })
      .toEqual([true]);

    await open(page, "/settings/account");
    await page.getByRole("button", { name: "Delete Account" }).click();
    const answered = page.waitForResponse("**/api/account/delete");
    await page.getByRole("button", { name: "Delete my account" }).click();
    expect((await answered).status()).toBe(202);
    await killed();

    // The local queue is lost with the server; the hourly cron finds the unfinished deletion.
    const steps = () => rowsWith(STATE, [gone.userId]).filter(({ table }) => table === "deletion_steps");
    await expect(async () => {
      expect((await cron(Date.now() + 6 * MINUTE)).ok).toBe(true);
      await expect.poll(() => steps().length, { timeout: 8_000 }).toBeGreaterThanOrEqual(5);
    }).toPass({ timeout: 60_000 });
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
    // The providers keep their own history, without the person: no account, and a deleted customer.
    expect(found(/ClerkSandbox/).filter(({ row }) => row.includes("kind=user"))).toEqual([]);
    const customers = found(/StripeSandbox/).filter(({ row }) => row.includes("kind=customer "));
    expect(customers).toHaveLength(1);
    expect(customers[0]?.row).toContain('"isDeleted":true');

    expect(rowsWith(STATE, [kept.userId]).length).toBeGreaterThan(5);
    await forget(other);
    await signIn(other, kept.email);
    await other.goto("/dashboard");
    expect(new URL(other.url()).pathname).toBe("/dashboard");
  } finally {
    for (const one of [other, page]) await one.context().close();
    await server.stop();
  }
});

/** A person who bought a pack and has begun a form, which is open. */
async function livedIn(page: Page, name: string) {
  const email = await signUpFree(page, name);
  await buySmallPack(page);
  await open(page, "/notes/sbar");
  await page.getByLabel("Nurse's Notes").fill("Coughing since lunch.");
  return { email, userId: await userIdOf(page) };
}

/** Becomes a stranger. An open page of the identity provider might still be answered with the old cookies. */
async function forget(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}
