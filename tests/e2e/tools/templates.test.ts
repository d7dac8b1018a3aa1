import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { becomePremium, startPremium } from "../billing/paying.ts";
import { expect, expectAccessible, open, overflowOf, ready, test } from "../fixtures.ts";

const NOTES =
  "Pt reports nausea since 0300. Abdomen soft, BP 98/54. Ondansetron 4 mg IV given at 0315. Will recheck in 30 minutes.";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a nurse chooses SOAP, writes a note, finds it after a reload and from the command palette, and copies it; with Free she is shown what it takes", async ({
  page,
  nurse: _,
}) => {
  await open(page, "/notes/templates");
  await expect(page.getByText("Included in Basic")).toHaveCount(6);
  await expect(page.getByRole("link", { name: "SOAP note" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Upgrade to Basic" })).toBeVisible();
  await startPremium(page);

  await open(page, "/notes/templates");
  await page.getByRole("link", { name: "SOAP note" }).click();
  await page.waitForURL("**/notes/templates/soap");
  await expect(page).toHaveTitle("SOAP note · NurseGPT");
  await expect(page.getByText("Counts as one note.")).toBeVisible();
  await page.getByLabel("Nurse's Notes").fill(NOTES);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Your note is ready.")).toBeVisible();
  await expect(part(page, "Plan")).toContainText("Will recheck in 30 minutes.");
  await expect(page.locator(".split-page")).toContainText("1 / 90");
  await expectAccessible(page);

  await page.reload();
  await ready(page);
  await expect(page.getByLabel("Nurse's Notes")).toHaveValue(NOTES);
  await expect(part(page, "Plan")).toContainText("Will recheck in 30 minutes.");
  await page.getByRole("button", { name: "Copy note" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^SUBJECTIVE\n/);
  expect(copied).toContain("PLAN\nWill recheck in 30 minutes.");

  await open(page, "/notes");
  const kept = page.getByRole("listitem").filter({ hasText: "SOAP note: " });
  await expect(kept).toHaveCount(1);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search tools" }).fill("nausea since");
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toHaveText(/^SOAP note: /);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/notes\/templates\/soap\?note=/);
  await expect(part(page, "Plan")).toContainText("Will recheck in 30 minutes.");
});

test("an address of a template that is gone says so once, and not again after a reload", async ({
  page,
  nurse: _,
}) => {
  const words = page.getByText("This template no longer exists");
  await open(page, "/notes/templates/own-00000000");
  await expect(words).toBeVisible();
  await expect(page).toHaveURL(/\/notes\/templates$/);
  await page.reload();
  await ready(page);
  await expect(words).toHaveCount(0);
});

test("a nurse makes her own template by keyboard, finds it after a reload, previews it, and hands it on as a file", async ({
  page,
  nurse,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400 .*\/api\/templates/);
  await becomePremium(page, nurse.email);
  await open(page, "/notes/templates");
  await page.getByRole("link", { name: "New template" }).click();
  await page.waitForURL("**/notes/templates/new");
  await page.getByLabel("Name").fill("Wound round");
  await page.getByLabel("Heading").fill("Plan and tasks");
  await page.getByLabel("What belongs there").fill("What is planned or to be done.");
  await page.getByRole("button", { name: "Add a section" }).click();
  await expect(page.getByLabel("Heading").nth(1)).toBeFocused();
  await page.keyboard.type("Wound findings");
  await page.getByLabel("Required items, one per line").nth(1).fill("Wound size\nUrine output");
  await page.getByRole("button", { name: "Move Wound findings up" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Heading").first()).toHaveValue("Wound findings");
  await expect(page.getByRole("button", { name: "Move Wound findings down" })).toBeFocused();

  await page.reload();
  await ready(page);
  await expect(page.getByLabel("Name")).toHaveValue("Wound round");
  await expect(page.getByLabel("Heading").first()).toHaveValue("Wound findings");

  // What is typed before the scripts arrive stays, too.
  const early = page.getByLabel("What belongs there").first();
  await early.fill("Size.");
  await expect(page.getByText("Draft kept.")).toBeVisible();
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await early.fill("Size, edges, smell.");
  await ready(page);
  await page.unrouteAll({ behavior: "wait" });
  await expect(early).toHaveValue("Size, edges, smell.");
  await expect(page.getByLabel("Heading").first()).toHaveValue("Wound findings");
  await page.getByLabel("Heading").first().fill("Plan and tasks");
  await page.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByText("Two sections are called “Plan and tasks”.")).toBeVisible();
  await page.getByLabel("Heading").first().fill("Wound findings");
  await expect(page.getByText("Two sections are called")).toHaveCount(0);
  await page.getByRole("button", { name: "Save template" }).click();
  await page.waitForURL(/\/notes\/templates\/own-\w{12}\/edit/);

  // The saved text is there, and can be changed and saved again.
  const use = page.getByLabel("When to use it");
  for (const words of ["On the ward", "On rounds"]) {
    await use.fill(words);
    await page.getByRole("button", { name: "Save template" }).click();
    await expect(page.getByRole("link", { name: "Write a note with it" })).toBeVisible();
    await expect(use).toHaveValue(words);
  }

  await page.getByRole("button", { name: "Preview on the example patient" }).click();
  await expect(part(page, "Plan and tasks").locator(".st").first()).toBeVisible();
  await expect(page.getByText("Required here, not in the notes")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Wound size$/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole("link", { name: "All templates" }).click();
  await page.waitForURL("**/notes/templates");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download Wound round" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("wound-round.nursetemplate.json");
  const file = await readFile(await download.path());
  await page.getByRole("button", { name: "Delete Wound round" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("You have not made a template yet.")).toBeVisible();
  const input = page.getByLabel("Import a file");
  await input.setInputFiles({ name: "bad.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(page.getByText("This file is not a NurseGPT template.")).toBeVisible();
  await input.setInputFiles({ name: "w.nursetemplate.json", mimeType: "application/json", buffer: file });
  await page.waitForURL(/\/notes\/templates\/own-\w{12}\/edit/);
  await expect(page.getByLabel("Name")).toHaveValue("Wound round");
});
