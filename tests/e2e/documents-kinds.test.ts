import type { Page } from "@playwright/test";
import { makeXlsx } from "#tests/unit/analysis/parse/make-office.ts";
import { transferNote } from "./clinical-documents.ts";
import { analyse, type GivenFile, openAnalysis } from "./document-files.ts";
import { expect, signUpFree, test } from "./fixtures.ts";

type Journey = { file: GivenFile; says: string; question: string; answer: RegExp; place: RegExp };

const given = (name: string, bytes: Uint8Array): GivenFile => ({
  name,
  mimeType: "",
  buffer: Buffer.from(bytes),
});

const TRIAGE = [
  ["Question", "Answer"],
  ["Diarrhoea", "Three times since Sunday"],
  ["Lower abdominal pain", "Left side, comes and goes"],
];

/** A checklist as somebody kept it in a workbook. */
function checklist(): Uint8Array {
  const cells = (row: string[]) => row.map((text) => `<c t="str"><v>${text}</v></c>`).join("");
  return makeXlsx([{ name: "Triage", data: TRIAGE.map((row) => `<row>${cells(row)}</row>`).join("") }]);
}

const JOURNEYS: { [kind: string]: Journey } = {
  "a Word file": {
    file: given("transfer.docx", transferNote()),
    says: "enoxaparin 40 mg once daily",
    question: "What was the temperature?",
    answer: /temperature 38\.4 C/,
    place: /paragraph 5/,
  },
  "a workbook": {
    file: given("checklist.xlsx", checklist()),
    says: "Diarrhoea",
    question: "lower abdominal pain left side",
    answer: /left/i,
    place: /cell [A-Z]+\d+/,
  },
};

for (const [kind, journey] of Object.entries(JOURNEYS)) {
  const { file, says, question, answer, place } = journey;
  test(`${kind} is uploaded, analysed, asked about, found in the history, archived and restored [DOC-03] [DOC-13] [DOC-32] [DOC-34]`, async ({
    page,
  }) => {
    await signUpFree(page);
    await openAnalysis(page);
    await analyse(page, file);
    await expect(page.getByText(says).first()).toBeVisible();
    await page.getByLabel("Your question").fill(question);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    const answers = page.getByRole("region", { name: "Ask Questions About the Document" });
    await expect(answers).toContainText(answer);
    await answers.getByRole("button", { name: place }).first().click();
    await expect(page.getByRole("complementary", { name: "Source" }).locator("mark").first()).toBeVisible();
    await findArchiveRestore(page, file.name);
  });
}

async function findArchiveRestore(page: Page, name: string) {
  await page.goto("/analysis/history");
  const item = page.locator("li.history-item").filter({ hasText: name });
  await expect(item.getByRole("link", { name: `View ${name}` })).toBeVisible();
  await item.getByRole("button", { name: `Archive ${name}` }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole("link", { name: "Archived" }).click();
  await item.getByRole("button", { name: `Restore ${name}` }).click();
  await page.getByRole("link", { name: "Documents", exact: true }).click();
  await expect(item).toBeVisible();
}
