import { createHmac } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { localSecrets } from "#scripts/serving/local-secrets.ts";
import { expect, expectAccessible, fillSignIn, open, signIn, signUpFree, test } from "../fixtures.ts";

const MINUTE = 60_000;
const dialog = (page: Page) => page.getByRole("dialog", { name: "Session Timeout Warning" });

/** No request is pending, so that moved time does not look like a slow network to the scripts. */
const quiet = (page: Page) => page.waitForLoadState("networkidle");

/** A signed-in page whose clock the test moves; the server runs in real time. */
async function openWithClock(page: Page, path = "/dashboard") {
  const email = await signUpFree(page);
  await page.clock.install();
  await open(page, path);
  await quiet(page);
  return email;
}

/** Types into the form, so that it is kept on the server, and is inactive until the page logs out. */
async function leaveUnsaved(page: Page, text: string) {
  const notes = page.getByLabel("Nurse's Notes");
  await expect(notes).toBeEnabled();
  const saved = page.waitForRequest(
    (request) => request.url().endsWith("/api/work/sbar") && (request.postData() ?? "").includes(text),
  );
  await notes.fill(text);
  await page.keyboard.type(".");
  await page.clock.runFor(31_000);
  await saved;
  // No further: the page waits two seconds of this clock for its last request, while the server runs in real time.
  await page.clock.runFor(4 * MINUTE + 30_500);
  await page.waitForURL("**/sign-in?reason=inactivity*");
  // The provider's form logs a warning if it is not there after ten seconds of this clock.
  await expect(page.locator("input[name=identifier]")).toBeVisible();
}

/** Signs the activity cookie again, with a time that far back. */
async function lastActive(context: BrowserContext, msAgo: number) {
  const cookie = (await context.cookies()).find(({ name }) => name === "activity");
  const [sessionId, at, ...more] = (cookie?.value ?? "").split(".").slice(0, -1);
  const text = [sessionId, Number(at) - msAgo, ...more].join(".");
  const signature = createHmac("sha256", localSecrets().ACTIVITY_SECRET).update(text).digest("hex");
  if (cookie) await context.addCookies([{ ...cookie, value: `${text}.${signature}` }]);
}

test("one minute before the logout a warning counts down; Stay Active has the focus and keeps the session [IDN-32] [IDN-33] [IDN-35]", async ({
  page,
}) => {
  await openWithClock(page);
  await page.clock.runFor(3 * MINUTE + 55_000);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(7_000);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Logout Now" })).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Stay Active" })).toBeFocused();
  const before = Number((await dialog(page).getByRole("timer").textContent())?.match(/\d+/));
  await page.clock.runFor(10_000);
  const after = Number((await dialog(page).getByRole("timer").textContent())?.match(/\d+/));
  // The page's clock also advances by the duration of the calls in between.
  expect(before - after).toBeGreaterThanOrEqual(10);
  expect(before - after).toBeLessThan(20);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Stay Active" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(3 * MINUTE + 50_000);
  await expect(dialog(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/dashboard");
});

test("after five minutes the person is out, told why for as long as she is away, and sees her unsaved note again only if she wants to [IDN-36] [IDN-37]", async ({
  page,
}) => {
  const email = await openWithClock(page);
  await open(page, "/notes/sbar"); // whence Back leads to the dashboard after a logout
  await quiet(page);
  const notes = page.getByLabel("Nurse's Notes");
  await leaveUnsaved(page, "Coughing since lunch");
  await page.clock.runFor(1_000);
  await expect(
    page.getByText("You have been logged out due to inactivity for HIPAA compliance"),
  ).toBeVisible();
  // The toast goes unread; the reason stays on the page, even after a reload.
  await page.clock.runFor(60_000);
  await expect(page.getByText("You have been logged out due to inactivity")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("You were logged out for safety")).toBeVisible();
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain("Coughing");
  await page.clock.resume();
  await page.goBack();
  await expect(page.getByText("Coughing since lunch")).toHaveCount(0);

  await signIn(page, email);
  await page.goto("/notes/sbar");
  await expect(page.getByRole("dialog", { name: "Restore your unsaved note?" })).toBeVisible();
  await expect(notes).toHaveValue("");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(notes).toHaveValue("Coughing since lunch.");
  await page.reload();
  await expect(notes).toBeEnabled();
  await quiet(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a refused note is gone, and nobody else at the same computer is asked about it", async ({ page }) => {
  const email = await openWithClock(page, "/notes/sbar");
  const notes = page.getByLabel("Nurse's Notes");
  const expectNothing = async () => {
    await expect(notes).toBeEnabled();
    await quiet(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(notes).toHaveValue("");
  };
  await leaveUnsaved(page, "Fell at 0415");
  await page.clock.resume();
  await signUpFree(page, "Bo");
  await open(page, "/notes/sbar");
  await expectNothing();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await signIn(page, email);
  await page.goto("/notes/sbar");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.reload();
  await expectNothing();
});

test("another page that is opened in the last seconds before the logout keeps the session, and what is typed there is kept", async ({
  page,
  context,
}) => {
  await signUpFree(page);
  await open(page, "/dashboard");
  await quiet(page);
  await lastActive(context, 5 * MINUTE - 2_000);
  const told = page.waitForResponse("**/api/session/activity");
  await open(page, "/notes/sbar");
  expect((await told).status()).toBe(204);
  // As the page's first report, which waits 30 seconds, would have found it.
  await lastActive(context, 33_000);
  await page.getByLabel("Nurse's Notes").fill("Coughing since lunch.");
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.waitForURL("**/dashboard");
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
  await quiet(other);
  await page.clock.runFor(3 * MINUTE); // the clock is the whole browser's
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 130);
  await page.clock.runFor(3 * MINUTE);
  for (const tab of [page, other]) await expect(dialog(tab)).toHaveCount(0);
  expect(new URL(other.url()).pathname).toBe("/notes");
  await page.clock.resume();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(other.getByText("You were signed out in another tab")).toBeVisible();
});

test("a page that wakes after ten minutes shows nothing of the patient and is out [IDN-19] [IDN-36]", async ({
  page,
}) => {
  await openWithClock(page, "/notes/sbar");
  const notes = page.getByLabel("Nurse's Notes");
  await expect(notes).toBeEnabled();
  await quiet(page);
  await notes.fill("Coughing since lunch.");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  // The last request, with its reason in the query.
  await page.route("**/api/session*", async (route) => {
    await held;
    await route.continue();
  });
  // Paused: the page leaves without an answer after two seconds of this clock.
  await page.clock.pauseAt(Date.now() + 10 * MINUTE);
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
  await quiet(page);
  await notes.fill("Fell at 0415.");
  await page.getByText("Saved", { exact: true }).waitFor(); // its response may still set the cookie
  await lastActive(context, 10 * MINUTE);
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
