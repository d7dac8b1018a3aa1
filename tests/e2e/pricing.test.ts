import { expect, expectAccessible, signUpFree, test } from "./fixtures.ts";

for (const width of [360, 1280]) {
  test(`pricing and its dialog are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Upgrade to Premium" }).click();
    await expect(page.getByRole("dialog", { name: "Upgrade to Premium?" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/pricing?confirm=Basic");
    await expect(page.getByRole("dialog", { name: "Upgrade to Basic?" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/pricing?missing=Enterprise");
    await expectAccessible(page);
  });
}

test("the dialog opens without a script of ours, holds the focus, and closes by Escape and Cancel [PUB-11]", async ({
  page,
}) => {
  await page.goto("/pricing");
  expect(await page.locator("script").count()).toBe(0);
  const opener = page.getByRole("button", { name: "Upgrade to Basic" });
  const dialog = page.getByRole("dialog", { name: "Upgrade to Basic?" });
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).search).toBe("");
});

test("a confirmed upgrade says so and arrives at the payment page; Back returns to the plans [PLAN-17] [PLAN-23]", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  const toldBeforeLeaving = page.waitForFunction(() =>
    document.querySelector("[role=status]")?.textContent?.includes("Processing Premium plan upgrade..."),
  );
  await page.getByRole("dialog").getByRole("button", { name: "Start Trial" }).click({ noWaitAfter: true });
  await toldBeforeLeaving;
  await page.waitForURL("**/__sandbox/stripe/**");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/(pricing)?$/);
});

test("Enterprise without a payment link says so and leads to sales [PLAN-18] [PLAN-01]", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Upgrade to Enterprise" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Proceed to Payment" }).click();
  const words = "No payment link found for Enterprise plan";
  await expect(page.getByRole("alert")).toHaveText(words);
  const notice = page.locator(".notice", { hasText: words });
  await notice.getByRole("link", { name: "Contact sales" }).click();
  await page.waitForURL("**/contact-sales");
});

test("where the browser must ask the server, Escape and Cancel return to the plans", async ({ page }) => {
  await page.goto("/pricing?confirm=Premium");
  const dialog = page.getByRole("dialog", { name: "Upgrade to Premium?" });
  await expect(dialog.getByRole("link", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.waitForURL("**/pricing");
  await expect(dialog).toBeHidden();
  await page.goto("/pricing?confirm=Premium");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.waitForURL("**/pricing");
});

test("a signed-in nurse finds her dashboard in the header, and her payment carries her reference", async ({
  page,
}) => {
  await signUpFree(page);
  await page.goto("/pricing");
  await expect(page.getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
  await page.getByRole("button", { name: "Upgrade to Basic" }).click();
  const leaving = page.waitForRequest(/\/__sandbox\/stripe\/link\/basic/);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Proceed to Payment" })
    .click({ noWaitAfter: true });
  expect(new URL((await leaving).url()).searchParams.get("client_reference_id")).toMatch(
    /^user_\w+-[0-9a-f]{64}$/,
  );
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor confirms in the dialog that the server opened and arrives at the payment page [PUB-11] [PLAN-17]", async ({
    page,
  }) => {
    await page.goto("/pricing?confirm=Basic");
    await expect(page.getByRole("dialog", { name: "Upgrade to Basic?" })).toBeVisible();
    await page.getByRole("button", { name: "Proceed to Payment" }).click();
    await page.waitForURL("**/__sandbox/stripe/**");
  });
});
