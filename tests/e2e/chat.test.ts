import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUpFree, test } from "./fixtures.ts";

const FOAM = "Do foam dressings prevent pressure ulcers?";

async function openChat(page: Page) {
  await signUpFree(page);
  await page.getByRole("link", { name: "NurseGPT Chat" }).first().click();
  await page.waitForURL("**/chat");
  // What is clicked before the scripts are there is lost.
  await page.waitForLoadState("networkidle");
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
  await expect(page.getByRole("meter", { name: "Messages this month" })).toHaveAttribute(
    "aria-valuetext",
    "0 of 50",
  );
  await expectAccessible(page);
  await message(page).fill(FOAM);
  await message(page).press("Enter");
  await expect(said(page).getByRole("link", { name: "Citation 1" }).first()).toBeVisible();
  await expect(page.getByRole("meter", { name: "Messages this month" })).toHaveAttribute(
    "aria-valuetext",
    "1 of 50",
  );
  await expectAccessible(page);
  await page.reload();
  await expect(said(page)).toContainText(FOAM);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Clear conversation" }).click();
  await expect(said(page)).not.toContainText(FOAM);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(said(page)).not.toContainText(FOAM);
});

test("an answer can be cancelled and asked for again, and danger is answered first", async ({ page }) => {
  await openChat(page);
  await message(page).fill(`My patient has chest pain right now. ${FOAM} [[sandbox:slow]]`);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(said(page).getByRole("alert")).toContainText("call for help first");
  await expect(said(page).getByText("Draft: being written and checked.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(said(page).getByText("Cancelled.")).toBeVisible();
  await expect(said(page).getByRole("button", { name: "Retry" })).toBeVisible();
  await said(page).getByRole("button", { name: "Discard" }).click();
  await expect(said(page)).not.toContainText("chest pain");
});

test("a message is sent with what was said before, and the conversation is gone after signing out [OPEN-73]", async ({
  page,
}) => {
  await openChat(page);
  await message(page).fill(FOAM);
  await message(page).press("Enter");
  await expect(said(page).getByRole("link", { name: "Citation 1" }).first()).toBeVisible();
  const sent = page.waitForRequest("**/api/chat");
  await message(page).fill("Thank you!");
  await message(page).press("Enter");
  const { turns } = (await sent).postDataJSON() as { turns: { role: string; text: string }[] };
  expect(turns.map(({ role }) => role)).toEqual(["nurse", "assistant"]);
  expect(turns[0]?.text).toBe(FOAM);
  await expect(said(page).getByRole("button", { name: "Copy" })).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("foam");
});
