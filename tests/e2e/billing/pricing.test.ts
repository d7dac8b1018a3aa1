import { expect, test } from "../fixtures.ts";

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

test("where the browser must ask the server, the dialog holds the focus too, and Escape and Cancel return to the plans [PUB-11]", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog", { name: "Upgrade to Premium?" });
  await page.goto("/pricing?confirm=Premium");
  await expect(dialog.getByRole("link", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.waitForURL("**/pricing");
  await expect(dialog).toBeHidden();
  await page.goto("/pricing?confirm=Premium");
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await page.waitForURL("**/pricing");
});

test("a confirmed upgrade says so and arrives at the payment page; Back returns to the plans [PLAN-17] [PLAN-23]", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
  await page.getByRole("button", { name: "Upgrade to Basic" }).click();
  const toldBeforeLeaving = page.waitForFunction(() =>
    document.querySelector("[role=status]")?.textContent?.includes("Processing Basic plan upgrade..."),
  );
  // The payment page is not there before the words were seen.
  await page.route("**/__sandbox/stripe/**", async (route) => {
    await toldBeforeLeaving;
    await route.continue();
  });
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Proceed to Payment" })
    .click({ noWaitAfter: true });
  await toldBeforeLeaving;
  await page.waitForURL("**/__sandbox/stripe/**");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/(pricing)?$/);
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
