import type { Page } from "@playwright/test";
import { expect, expectAccessible, ready, signIn, test } from "../fixtures.ts";
import { transferNote } from "./clinical-documents.ts";
import { analyse, drop, letter, openAnalysis, picker, workbook } from "./document-files.ts";

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Expects the page as before a file was chosen. */
async function expectNoFile(page: Page) {
  await expect(page.locator(".selected-file")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Analyze Document" })).toBeDisabled();
}

/** Whether the browser would open a file that is dropped beside its area, some in place of the page. */
const wouldOpenBeside = (page: Page, step: "dragover" | "drop") =>
  page.getByRole("heading", { level: 1 }).evaluate((heading, type) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["x"], "note.txt"));
    return heading.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, step);

test("a letter is chosen, sent and analysed; its statements open the place they come from; it is copied, asked about and left [DOC-09] [DOC-10] [DOC-14] [DOC-15]", async ({
  page,
  nurse: _,
}) => {
  await openAnalysis(page);
  await analyse(page, letter());
  await expectAccessible(page);
  await expect(page.getByText("File analyses this month")).toBeVisible();
  await expect(page.locator(".meter b")).toHaveText("1 / 1");
  const complaint = page.getByRole("region", { name: "Chief Complaint" });
  await expect(complaint).toContainText("shortness of breath for three days");
  await complaint
    .getByRole("button", { name: /page 1.*show in the document/ })
    .first()
    .click();
  const source = page.getByRole("complementary", { name: "Source" });
  await expect(source.locator("mark")).toContainText("shortness of breath");
  await expect(source).toContainText("<img src=x onerror=alert(1)>");
  await expectAccessible(page);
  await source.getByRole("button", { name: "Next" }).click();
  await expect(source).toContainText("Plan: repeat the chest x-ray in 48 hours.");
  await page.keyboard.press("Escape");
  await expect(source).toBeHidden();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Copied to clipboard!")).toBeVisible();
  expect(await clipboard(page)).toMatch(/^letter\.pdf\n.*Chief Complaint\n- [^\n]*shortness of breath/s);
  await expect(page.getByRole("region", { name: "File Information" })).toContainText("letter.pdf");
  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(picker(page)).toBeAttached();
  await expect(complaint).toHaveCount(0);
  await expectNoFile(page);
  await page.reload();
  await ready(page);
  await expect(page.getByRole("button", { name: "Analyze Document" })).toBeDisabled();
});

test("a dropped workbook is shown and waits for its button, and beside its area stays outside; another kind is refused and not taken; a used up month says so [DOC-04] [DOC-05] [DOC-07] [DOC-10]", async ({
  page,
  nurse: _,
}) => {
  await openAnalysis(page, "/notes/analysis");
  let calls = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/upload/")) calls += 1;
  });
  expect(await wouldOpenBeside(page, "dragover")).toBe(false);
  expect(await wouldOpenBeside(page, "drop")).toBe(false);
  await drop(page, workbook());
  await expect(page.getByText("values.xlsx")).toBeVisible();
  await expect(page.getByText("Uses 1 of your file analyses (0 of 1 used this month).")).toBeVisible();
  await expect(page.getByText(/Based on the file size alone, roughly/)).toBeVisible();
  await picker(page).setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await expect(page.getByText("Please upload a PDF, DOCX, CSV, or Excel file.")).toBeVisible();
  await expect(page.getByText("values.xlsx")).toBeVisible();
  expect(calls).toBe(0);
  await page.getByRole("button", { name: "Analyze Document" }).click();
  await expect(page.getByRole("button", { name: "Analyze Another Document" })).toBeVisible({
    timeout: 60_000,
  });
  const table = page.getByRole("region", { name: "Values, table" });
  await expect(table).toContainText("↓ Low");
  await expect(table.locator("svg.trend")).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Analyze Another Document" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(table).toHaveCount(0);
  await expectNoFile(page);
  calls = 0;
  await picker(page).setInputFiles(letter());
  await expect(page.getByText("Limit of 1 analyses reached. Please upgrade.")).toBeVisible();
  expect(calls).toBe(0);
});

test("what is open is kept for the person, erased when signing out, and back after signing in again, to be asked about [DOC-13] [DOC-19] [DOC-12] [OPEN-73]", async ({
  page,
  nurse,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 503 .*\/api\/document/);
  await openAnalysis(page);
  await analyse(page, { name: "transfer.docx", mimeType: "", buffer: Buffer.from(transferNote()) });
  await expect(page.locator(".meter b")).toHaveText("1 / 1");
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("nursegpt:")));
  const kept = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("nursegpt:analysis:"));
      return JSON.parse(localStorage.getItem(key ?? "") ?? "null");
    });
  // Encrypted under the session's key; a unit test covers the contents.
  await expect.poll(kept).toMatchObject({ sealed: expect.stringMatching(/^[\w+/=]{400,}$/) });
  // The server would return it as well, so its answers are blocked.
  await page.route("**/api/document/**", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.reload();
  await expect(page.getByRole("region", { name: "Chief Complaint" })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/\/$/);
  expect(await keys()).toEqual([]);
  await signIn(page, nurse.email);
  await page.goto("/analysis");
  await expect(page.getByRole("region", { name: "Chief Complaint" })).toContainText("wound pain");
  await ready(page);
  await expect(page.getByText("enoxaparin 40 mg once daily").first()).toBeVisible();
  await page.getByLabel("Your question").fill("What was the temperature?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const answers = page.getByRole("region", { name: "Ask Questions About the Document" });
  await expect(answers).toContainText(/temperature 38\.4 C/);
  await answers
    .getByRole("button", { name: /paragraph 5/ })
    .first()
    .click();
  await expect(page.getByRole("complementary", { name: "Source" }).locator("mark").first()).toBeVisible();
});

test("a list whose letters can be read in more than one way is shown in each, and analysed as the person chooses", async ({
  page,
  nurse: _,
  consoleErrors,
}) => {
  consoleErrors.allow(/422.*\/api\/upload\/process/);
  // Czech in ISO-8859-2.
  const czech =
    "Sm3pbm8sVuxrLE9idO2+ZSxM6WsKSmFuIE5vduFrLDY3LGJvbGVzdCBuYSBocnVkaSB0+GkgaG9kaW55LGFzcGlyaW4gMTAwIG1nCk1hcmllIER2b/jha2924Sw1NCxkdblub3N0IGEga2G5ZWwsZnVyb3NlbWlkIDQwIG1nCkpp+O0gU3ZvYm9kYSw3MSxob3Jl6GthLHBhcmFjZXRhbW9sCg==";
  const file = { name: "pacienti.csv", mimeType: "text/csv", buffer: Buffer.from(czech, "base64") };
  await openAnalysis(page);
  await picker(page).setInputFiles(file);
  await expect(page.getByRole("heading", { name: "How should this file be read?" })).toBeVisible({
    timeout: 60_000,
  });
  const right = page.getByRole("radio", { name: /Jméno,Věk,Obtíže,Lék/ });
  await expect(right).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await ready(page);
  await right.check();
  await page.getByRole("button", { name: "Analyze it this way" }).click();
  await expect(page.getByRole("button", { name: "Analyze Another Document" })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText("read as ISO-8859-2")).toBeVisible();
  await expect(page.locator(".meter b")).toHaveText("1 / 1");
});

test("on a phone each value stands below its test, and no number of the source is broken in two", async ({
  page,
  nurse: _,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAnalysis(page);
  await analyse(page, workbook());
  const value = page.getByRole("button", { name: /^Hemoglobin 9\.0/ });
  await value.scrollIntoViewIfNeeded();
  await expect(value).toBeInViewport({ ratio: 1 });
  await value.click();
  const cells = page.locator(".source-text td", { hasText: /^[\d.-]+$/ });
  await expect(cells.first()).toBeVisible();
  const heights = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
