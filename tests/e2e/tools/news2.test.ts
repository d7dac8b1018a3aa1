import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test("NEWS2 grows under the vital signs as they are typed, and stands in the note as computed; score and diagnoses are edited and left out", async ({
  page,
  nurse: _,
}) => {
  await open(page, "/notes/sbar");
  const score = page.getByRole("region", { name: "Early warning score so far" });
  await expect(score).toHaveCount(0);
  await page.getByText("Vital Signs").click();
  await page.getByLabel("Respiratory Rate").fill("30");
  await expect(score).toContainText("NEWS2 not complete:");
  await expect(score).toContainText("At least 3");
  await page.getByLabel("O2 Saturation", { exact: true }).fill("86%");
  await page.getByLabel("Blood Pressure").fill("98/54");
  await page.getByLabel("Heart Rate").fill("400");
  await page.getByLabel("Temperature").fill("98.4");
  await page.getByLabel("Other Vitals").fill("GCS 15, ");
  await page.getByLabel("Consciousness (ACVPU)").selectOption("A: alert");
  await page.getByLabel("Air or Oxygen").selectOption("Oxygen");
  await expect(score).toContainText("heart rate “400” (it should be 20 to 250)");
  await page.getByLabel("Heart Rate").fill("118");
  await expect(score).toContainText("NEWS2 12 (high risk)");
  await page.getByLabel(/^SpO2 scale 2/).check();
  await expect(score).toContainText("NEWS2 10 (high risk)");
  await expect(page.getByLabel("Other Vitals")).toHaveValue("GCS 15, ");
  await score.getByText("How this is calculated").click();
  await expect(score).toContainText("Royal College of Physicians. National Early Warning Score (NEWS) 2");
  await page
    .getByLabel("Nurse's Notes")
    .fill("More short of breath with pneumonia. Pain 7/10 at the incision.");
  await page.getByRole("button", { name: "Generate SBAR Report" }).click();
  await expect(page.getByText("SBAR report generated successfully!")).toBeVisible();
  const card = page.locator(".note").getByRole("region", { name: "Early warning score", exact: true });
  await expect(card).toContainText("NEWS2 10 (high risk)");
  await expect(card.locator(".tag.computed")).toHaveText("computed");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Copy SBAR" }).click();
  await page.getByRole("button", { name: "Leave it empty" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("EARLY WARNING SCORE (COMPUTED)\nNEWS2 10 (high risk).");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-note")).toContainText("NEWS2 10 (high risk)");
  await expect(page.locator(".print-note")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await editAndLeaveOut(page);
  await page.getByText("Patient Demographics").click();
  await page.getByLabel("Age", { exact: true }).fill("15");
  await expect(page.getByText("NEWS2 is not designed for patients under 16.")).toBeVisible();
});

const copied = async (page: Page) => {
  await page.getByRole("button", { name: "Copy SBAR" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  return await page.evaluate(() => navigator.clipboard.readText());
};

/** The nurse's changes to diagnoses and score leave with the note as written; what she leaves out stays on the page. */
async function editAndLeaveOut(page: Page) {
  const card = page.getByRole("region", { name: "Early warning score", exact: true });
  await page.getByRole("button", { name: "Edit Early warning score" }).click();
  await page.getByRole("textbox", { name: "Early warning score" }).fill("High risk, doctor called.");
  await card.getByRole("button", { name: "Save" }).click();
  const diagnoses = page.getByRole("region", { name: "Nursing Diagnoses" });
  await page.getByRole("button", { name: "Edit Nursing Diagnoses" }).click();
  const editor = page.getByRole("textbox", { name: "Nursing Diagnoses" });
  await editor.fill((await editor.inputValue()).replace("Pain that", "Severe pain that"));
  await diagnoses.getByRole("button", { name: "Save" }).click();
  await diagnoses.getByRole("button", { name: /^Leave out: Breathing/ }).click();
  const edited = await copied(page);
  expect(edited).toContain("High risk, doctor called.");
  expect(edited).toContain("- Severe pain that limits comfort");
  expect(edited).not.toContain("Breathing that does not take in enough oxygen");
  await expect(diagnoses).toContainText("Breathing that does not take in enough oxygen");
  await page.getByRole("button", { name: "Leave out: Early warning score" }).click();
  expect(await copied(page)).not.toContain("EARLY WARNING SCORE");
  await expect(card).toContainText("High risk, doctor called.");
}
