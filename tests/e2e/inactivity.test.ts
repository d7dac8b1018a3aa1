import type { Page } from "@playwright/test";
import { expect, expectAccessible, fillSignIn, open, signUpFree, test } from "./fixtures.ts";

const MINUTE = 60_000;
const dialog = (page: Page) => page.getByRole("dialog", { name: "Session Timeout Warning" });

/** A signed-in page whose clock the test moves; what is on the server goes on in real time. */
async function openWithClock(page: Page, path = "/dashboard") {
  const email = await signUpFree(page);
  await open(page, "/dashboard"); // where Back leads after a logout
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle"); // moved time must not look to the scripts like a slow network
  return email;
}

test("one minute before the logout a warning counts down; Stay Active keeps the session [IDN-32] [IDN-33] [IDN-35]", async ({
  page,
}) => {
  await openWithClock(page);
  await page.clock.runFor(3 * MINUTE + 55_000);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(7_000);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Logout Now" })).toBeVisible();
  const before = Number((await dialog(page).getByRole("timer").textContent())?.match(/\d+/));
  await page.clock.runFor(10_000);
  const after = Number((await dialog(page).getByRole("timer").textContent())?.match(/\d+/));
  expect(before - after).toBe(10);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Stay Active" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(3 * MINUTE + 50_000);
  await expect(dialog(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/dashboard");
});

test("after five minutes the person is out, told why, and sees her unsaved note again only if she wants to [IDN-36] [IDN-37] [IDN-31]", async ({
  page,
}) => {
  const email = await openWithClock(page, "/notes/sbar");
  const notes = page.getByLabel("Nurse's Notes");
  await expect(notes).toBeEnabled();
  await page.waitForLoadState("networkidle");
  const saved = page.waitForRequest(
    (request) =>
      request.url().endsWith("/api/session/activity") &&
      (request.postData() ?? "").includes("Coughing since lunch"),
  );
  await notes.fill("Coughing since lunch");
  await page.keyboard.type(".");
  await page.clock.runFor(31_000);
  await saved;
  await page.clock.runFor(5 * MINUTE);
  await page.waitForURL("**/sign-in?reason=inactivity*");
  await page.clock.runFor(1_000);
  await expect(
    page.getByText("You have been logged out due to inactivity for HIPAA compliance"),
  ).toBeVisible();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain("Coughing");
  await page.clock.resume();
  await page.goBack();
  await expect(page.getByText("Coughing since lunch")).toHaveCount(0);

  await page.goto("/sign-in?redirect_url=%2Fnotes%2Fsbar");
  await fillSignIn(page, email);
  await page.waitForURL("**/notes/sbar");
  await expect(page.getByRole("dialog", { name: "Restore your unsaved note?" })).toBeVisible();
  await expect(notes).toHaveValue("");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(notes).toHaveValue("Coughing since lunch.");
  await page.reload();
  await expect(notes).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a refused note is gone, and nobody else at the same computer is asked about it", async ({ page }) => {
  const email = await signUpFree(page);
  const leave = async () => {
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  };
  await page.goto("/notes/sbar");
  const notes = page.getByLabel("Nurse's Notes");
  await expect(notes).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await notes.fill("Fell at 0415.");
  await leave();
  await signUpFree(page, "Bo");
  await page.goto("/notes/sbar");
  await expect(notes).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await leave();
  await page.goto("/sign-in?redirect_url=%2Fnotes%2Fsbar");
  await fillSignIn(page, email);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(notes).toHaveValue("");
  await page.reload();
  await expect(notes).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("activity in one tab keeps the other one in, and leaving one leaves both [IDN-30] [IDN-36]", async ({
  page,
  context,
}) => {
  await openWithClock(page);
  const other = await context.newPage();
  await other.goto("/notes");
  await expect(other.getByRole("heading", { name: "Notes", exact: true })).toBeVisible();
  await other.waitForLoadState("networkidle");
  await page.clock.runFor(3 * MINUTE); // the clock is the whole browser's
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 130);
  await page.clock.runFor(3 * MINUTE);
  for (const tab of [page, other]) await expect(dialog(tab)).toHaveCount(0);
  expect(new URL(other.url()).pathname).toBe("/notes");
  await page.clock.resume();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await other.waitForURL((url) => url.pathname === "/");
});

test("a page that wakes after ten minutes shows nothing of the patient and is out [IDN-19] [IDN-36]", async ({
  page,
}) => {
  await openWithClock(page, "/notes/sbar");
  const notes = page.getByLabel("Nurse's Notes");
  await expect(notes).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await notes.fill("Coughing since lunch.");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/session", async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.fastForward(10 * MINUTE);
  await page.clock.runFor(1_100);
  await expect(page.getByText("Loading your account...")).toBeVisible();
  await expect(notes).toBeHidden();
  release();
  await page.clock.resume();
  await page.waitForURL("**/sign-in*");
});

test("being signed out behind one's back keeps the page, asks to sign in again, and goes on", async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  const email = await signUpFree(page);
  await page.goto("/notes/sbar");
  const notes = page.getByLabel("Nurse's Notes");
  await expect(notes).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await notes.fill("Fell at 0415.");
  await context.clearCookies({ name: "activity" });
  await page.waitForTimeout(11_000); // the first seconds of a session may still be given their cookie
  await page.getByRole("link", { name: "Dashboard" }).click();
  const again = page.getByRole("dialog", { name: "You were signed out" });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  expect(new URL(page.url()).pathname).toBe("/notes/sbar");
  await expect(notes).toHaveValue("Fell at 0415.");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    again.getByRole("link", { name: "Sign in again" }).click(),
  ]);
  await fillSignIn(tab, email);
  await tab.waitForURL("**/dashboard");
  await tab.close();
  await again.getByRole("button", { name: "Back to my page" }).click();
  await expect(again).toHaveCount(0);
  await page.getByRole("button", { name: "Generate SBAR Report" }).click();
  await expect(page.getByText("SBAR report generated successfully!")).toBeVisible();
});
