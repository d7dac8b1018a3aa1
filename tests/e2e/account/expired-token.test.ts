import type { BrowserContext } from "@playwright/test";
import { expect, open, test } from "../fixtures.ts";

/** Clerk's token lives for 60 s, and its SDK tolerates 5 more. */
const EXPIRED_S = 67;

/** Gives the context a token of its person that was made that many seconds ago. */
async function ageToken(context: BrowserContext, seconds: number) {
  const tokens = (await context.cookies()).filter(({ name }) => name.startsWith("__session"));
  const [, claims = ""] = tokens[0]?.value.split(".") ?? [];
  const { sid } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { sid: string };
  const answer = await context.request.post(`/__clerk/v1/client/sessions/${sid}/tokens`, {
    form: { sandbox_age_seconds: seconds },
  });
  const { jwt } = (await answer.json()) as { jwt: string };
  await context.addCookies(tokens.map((token) => ({ ...token, value: jwt })));
  return jwt;
}

test("a form submitted with an expired token loses nothing, with and without scripts [SBAR-01]", async ({
  page,
  nurse: _,
  context,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED .*__clerk/);
  await page.clock.install();
  await open(page, "/notes/sbar");
  const notes = page.getByLabel("Nurse's Notes");
  await expect(notes).toBeEnabled();
  const storageState = await context.storageState();
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState })).newPage();
  await plain.goto("/notes/sbar");
  await plain.getByLabel("Nurse's Notes").fill("Coughing since lunch. HR 104.");

  // As on a sleeping laptop: time has passed, and clerk-js cannot renew the token.
  await page.route("**/__clerk/**", (route) => route.abort());
  await page.clock.fastForward(EXPIRED_S * 1_000);
  const expired = await ageToken(context, EXPIRED_S);
  await ageToken(plain.context(), EXPIRED_S);

  await notes.fill("Fell at 0415. Denies pain.");
  const asked = page.waitForRequest("**/api/generate-note");
  await page.getByRole("button", { name: "Generate SBAR Report" }).click();
  expect((await (await asked).allHeaders()).cookie).toContain(expired);
  await expect(page.getByText("SBAR report generated successfully!")).toBeVisible();

  await plain.getByRole("button", { name: "Generate SBAR Report" }).click();
  await expect(plain.getByText("SBAR report generated successfully!")).toBeVisible();
  await expect(plain.locator(".part-text").filter({ hasText: "Coughing since lunch." })).toHaveCount(1);
  await expect(plain.getByLabel("Nurse's Notes")).toHaveValue("Coughing since lunch. HR 104.");
  await plain.getByLabel("Nurse's Notes").fill("  ");
  await plain.getByRole("button", { name: "Generate SBAR Report" }).click();
  await expect(plain.getByText("Please fill in the Nurse's Notes field")).toBeVisible();
  await plain.context().close();
});
