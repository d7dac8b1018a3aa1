import type { Page } from "@playwright/test";
import { expect, expectAccessible, ready, signUpFree, test } from "../fixtures.ts";

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const INVENTED = "Serum potassium 9.83 mmol/L";
const MARKED = /Serum potassium 9\.83 mmol\/L\.? \[not in notes\]/;

/** Opens a finished note with one invented value, by keyboard alone. */
async function openInvented(page: Page) {
  await signUpFree(page);
  await page.goto("/notes/sbar");
  await ready(page);
  await page
    .getByLabel("Nurse's Notes")
    .fill(
      "Short of breath since 0310. Crackles both bases. Furosemide 40 mg IV given. Please review fluid plan. [[sandbox:invent]]",
    );
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("SBAR report generated successfully!")).toBeVisible();
}

test("after Ctrl+Enter the note has the focus; an invented value leaves by no way unmarked or unanswered: selection, the browser's print, Copy [SBAR-21]", async ({
  page,
}) => {
  await openInvented(page);
  // At most three Tab presses from the focused note to Copy.
  await expect(page.locator(".note-title")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Copy SBAR" })).toBeFocused();

  await page.evaluate((words) => {
    const marked = [...document.querySelectorAll("[data-mark] .st")].find((one) =>
      one.textContent?.includes(words),
    );
    document.getSelection()?.selectAllChildren(marked as Element);
  }, INVENTED);
  await page.keyboard.press("Control+c");
  expect(await copied(page)).toMatch(MARKED);
  await page.evaluate(() => document.getSelection()?.selectAllChildren(document.body));
  await page.keyboard.press("Control+c");
  expect(await copied(page)).toMatch(MARKED);

  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-note")).toContainText(MARKED);
  await expect(page.locator(".print-note")).toBeVisible();
  for (const hidden of ["header.top", ".split-form", ".actions", ".note > .part"])
    await expect(page.locator(hidden).first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: "Copy SBAR" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Not in your notes" });
  await expect(dialog).toContainText(INVENTED);
  await expectAccessible(page);
  await page.keyboard.press("r");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Copied to clipboard!")).toBeVisible();
  expect(await copied(page)).not.toContain("9.83");
  await page.keyboard.press("Control+z");
  await expect(page.locator(".part", { hasText: INVENTED })).toBeVisible();
});

test("an open editor is copied and printed as it reads, and checked as it is typed; generating again, the limit's error and Clear All replace no finished note [SBAR-20] [SBAR-22]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 402/);
  await openInvented(page);
  await page.getByRole("button", { name: "Edit Situation" }).click();
  const editor = page.getByRole("textbox", { name: "Situation" });
  await editor.fill((await editor.inputValue()).replace("0310", "0320"));
  await expect(page.getByText("your notes: 0310")).toBeVisible();
  await expect(page.locator(".checks")).toContainText(/(\d+) of (?!\1 )\d+ numbers/);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-note")).toBeVisible();
  await expect(page.locator(".print-note")).toContainText("0320");
  await expect(editor).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(editor).toBeVisible();
  await page.getByRole("button", { name: "Copy SBAR" }).press("Enter");
  await page.keyboard.press("k");
  await page.keyboard.press("k");
  await expect(page.getByText("Copied to clipboard!")).toBeVisible();
  expect(await copied(page)).toContain("0320");
  // The answers closed the editor. What she adds beyond her notes is hers, and nothing is asked about it.
  await page.getByRole("button", { name: "Edit Situation" }).click();
  await editor.fill(`${await editor.inputValue()} Family informed.`);
  await page.getByRole("button", { name: "Copy SBAR" }).press("Enter");
  await expect.poll(() => copied(page)).toContain("Family informed.");
  await expect(editor).toBeVisible();

  const situation = page.locator(".note .part").first();
  const generate = page.getByRole("button", { name: "Generate SBAR Report" });
  await generate.click();
  await expect(situation).toContainText("0310");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(situation).toContainText("0320");

  const body = JSON.stringify({ error: "You have reached your monthly limit.", code: "limit_reached" });
  await page.route("**/api/generate-note", (route) => route.fulfill({ status: 402, body }), { times: 1 });
  await generate.click();
  await expect(page.locator(".notice.alarm")).toContainText("monthly limit");
  await page.keyboard.press("Escape");
  await expect(situation).toContainText("0320");
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(situation).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(situation).toContainText("0320");

  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await expect(page.locator(".signed")).toContainText(/Reviewed and signed by Ann Nurse, /);
  await expect(page.getByRole("button", { name: /^Edit / })).toHaveCount(0);
  await page.getByRole("button", { name: "Amend" }).click();
  await page.getByLabel("Amendment").fill("Furosemide repeated.");
  const warning = page.getByText("Add your amendment to the signed note, or cancel it");
  await generate.click();
  await expect(warning).toBeVisible();
  await page.getByRole("button", { name: "Add amendment" }).click();
  await expect(page.locator(".signed")).toContainText(/Amendment by Ann Nurse, .*Furosemide repeated\./);
  await expect(warning).toHaveCount(0);
});
