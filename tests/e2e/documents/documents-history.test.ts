import { expect, expectAccessible, ready, test } from "../fixtures.ts";
import { analyse, letter } from "./document-files.ts";

test("the history lists a document, archives it with a way back, restores and opens it; a section is no higher than 70 % of the window or 500 px [DOC-34] [DOC-39] [DOC-40] [OPEN-63]", async ({
  page,
  nurse: _,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 500 .*archive/);
  await page.goto("/analysis/history");
  await expect(page.getByRole("heading", { name: "No documents found" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Upload Document" }).last().click();
  await page.waitForURL("**/analysis");
  await ready(page);
  await analyse(page, letter());
  await page.getByRole("link", { name: "Document History" }).click();
  const item = page.locator("li.history-item");
  await expect(item).toContainText("letter.pdf");
  await expect(item.getByRole("list", { name: "Sections" })).toContainText("chief complaint");
  await page.route("**/archive", (route) => route.fulfill({ status: 500, body: "{}" }), { times: 1 });
  await page.getByRole("button", { name: "Archive letter.pdf" }).click();
  await expect(page.getByText("Failed to archive document. Please try again.")).toBeVisible();
  await expect(item).toHaveCount(1);
  await page.getByRole("button", { name: "Archive letter.pdf" }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(item).toHaveCount(1);
  await page.getByRole("button", { name: "Archive letter.pdf" }).click();
  await page.getByRole("link", { name: "Archived" }).click();
  await expect(item).toContainText("letter.pdf");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore letter.pdf" }).click();
  await page.getByRole("link", { name: "Documents", exact: true }).click();
  await page.getByRole("link", { name: "View letter.pdf" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "letter.pdf" })).toBeVisible();
  await expectAccessible(page);

  const view = page.locator(".section-view:not([hidden])");
  await page.getByRole("button", { name: "Full content" }).click();
  await expect(view).toContainText("Plan: repeat the chest x-ray in 48 hours.");
  for (const [height, most] of [
    [1000, "500px"],
    [600, "420px"],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await expect(view).toHaveCSS("max-height", most);
    await expect(view).toHaveCSS("overflow-y", "auto");
  }
  // On paper there is no list of sections that they would have to leave room for.
  await page.emulateMedia({ media: "print" });
  expect((await view.boundingBox())?.width).toBeGreaterThan(600);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const printed = page.getByText("Printed by Ann Nurse, ");
  await expect(printed).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(printed).toBeHidden();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Plan: repeat the chest x-ray");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.getByRole("button", { name: /^Cop/ }).click();
  await expect(page.getByText("Failed to copy text")).toBeVisible();
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByText("Please type a question.")).toBeVisible();
  await page.getByLabel("Your question").fill("Which medications are listed?");
  const call = page.waitForRequest("**/api/query-file");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  expect((await call).postDataJSON()).toEqual({ query: "Which medications are listed?" });
  const asked = page.getByRole("list", { name: "Questions and answers" });
  await expect(asked).toContainText("metoprolol 25 mg");
  await expect(page.getByRole("button", { name: "Ask", exact: true })).toBeEnabled();
  await page.reload();
  await expect(asked).toContainText("Which medications are listed?");
  await expect(asked.getByRole("button", { name: /show in the document/ }).first()).toBeVisible();
});
