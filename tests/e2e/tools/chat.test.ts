import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectFocusInSight, open, ready, signUpFree, test } from "../fixtures.ts";

const FOAM = "Do foam dressings prevent pressure ulcers?";

async function openChat(page: Page) {
  await signUpFree(page);
  await open(page, "/dashboard");
  await page.getByRole("link", { name: "NurseGPT Chat" }).first().click();
  await page.waitForURL("**/chat");
  // Clicks before the scripts run are lost.
  await ready(page);
}

const message = (page: Page) => page.getByLabel("Your message");
const said = (page: Page) => page.getByRole("log", { name: "Conversation" });

test("the chat opens from the dashboard, answers with citations, and says that it replaces nobody [CHAT-01] [OPEN-68]", async ({
  page,
}) => {
  await openChat(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NurseGPT Chat");
  await expect(
    page.getByText("NurseGPT Chat does not replace your protocol or the physician."),
  ).toBeVisible();
  await expect(page.getByRole("meter", { name: "Chat messages this month" })).toHaveAttribute(
    "aria-valuetext",
    "0 of 50",
  );
  await message(page).fill(FOAM);
  await message(page).press("Enter");
  await expect(said(page).getByRole("link", { name: "Citation 1" }).first()).toBeVisible();
  await expect(page.getByRole("meter", { name: "Chat messages this month" })).toHaveAttribute(
    "aria-valuetext",
    "1 of 50",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear conversation" }).focus();
  await expectFocusInSight(page, "Tab", ".message-form");
  await page.reload();
  await expect(said(page)).toContainText(FOAM);
  await ready(page);
  await page.getByRole("button", { name: "Clear conversation" }).click();
  await expect(said(page)).not.toContainText(FOAM);
  await page.reload();
  await ready(page);
  await expect(said(page)).not.toContainText(FOAM);
});

test("on a phone in landscape the form stands below the conversation, and covers none of it; paper has the call for help, and no form", async ({
  page,
}) => {
  await openChat(page);
  await page.setViewportSize({ width: 740, height: 360 });
  await message(page).fill(FOAM);
  await message(page).press("Enter");
  await expect(said(page).getByRole("link", { name: "Citation 1" }).first()).toBeVisible();
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).last().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const form = await page.locator(".message-form").boundingBox();
  expect(form?.y).toBeGreaterThanOrEqual(await bottomOf(".exchange"));
  await message(page).fill("My patient is not breathing");
  await message(page).press("Enter");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("call for help first")).toBeVisible();
  await expect(page.locator(".message-form")).toBeHidden();
});
