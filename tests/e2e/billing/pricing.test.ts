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
  await page.addInitScript(() => {
    const keep = () => {
      const words = document.querySelector("[role=status]")?.textContent;
      if (words) sessionStorage.setItem("told", words);
    };
    new MutationObserver(keep).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
  await page.getByRole("button", { name: "Upgrade to Basic" }).click();
  // The page leaves by itself after half a second, which may be over before a busy machine has looked.
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Proceed to Payment" })
    .click({ noWaitAfter: true });
  await page.waitForURL("**/__sandbox/stripe/**");
  const told = await page.evaluate(() => sessionStorage.getItem("told"));
  expect(told).toContain("Processing Basic plan upgrade...");
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
