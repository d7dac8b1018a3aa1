import type { Page } from "@playwright/test";
import { makeXlsx } from "#tests/unit/analysis/parse/office/make-office.ts";
import { makePdf } from "#tests/unit/analysis/parse/pdf/make-pdf.ts";
import { expect, ready } from "../fixtures.ts";

type GivenFile = { name: string; mimeType: string; buffer: Buffer };

const LINES = [
  "Admission letter",
  "Patient: Ada Example, 68 year old woman.",
  "Chief complaint: shortness of breath for three days.",
  "Medications: metoprolol 25 mg twice daily.",
  "Hemoglobin 9.1 g/dL (12.0-15.5)",
  "<img src=x onerror=alert(1)>",
];

/** A two-page letter. */
export function letter(name = "letter.pdf"): GivenFile {
  const texts = LINES.map((text, index) => ({ text, x: 72, y: 720 - index * 40 }));
  const second = [{ text: "Plan: repeat the chest x-ray in 48 hours.", x: 72, y: 720 }];
  return { name, mimeType: "application/pdf", buffer: Buffer.from(makePdf([texts, second])) };
}

/** A workbook with values of two tests on several days. */
export function workbook(name = "values.xlsx"): GivenFile {
  const days = ["2024-01-05", "2024-02-03", "2024-03-09", "2024-04-02", "2024-05-11"];
  const values = days.flatMap((day, index) => [
    [day, "Hemoglobin", (12.6 - index * 0.9).toFixed(1), "g/dL", "12.0-15.5"],
    [day, "Potassium", (4.1 + index * 0.3).toFixed(1), "mmol/L", "3.5-5.1"],
  ]);
  const cells = (row: string[]) => row.map((text) => `<c t="str"><v>${text}</v></c>`).join("");
  const rows = [["Date", "Test", "Value", "Unit", "Reference range"], ...values];
  const data = rows.map((row) => `<row>${cells(row)}</row>`).join("");
  return { name, mimeType: "", buffer: Buffer.from(makeXlsx([{ name: "Values", data }])) };
}

export const picker = (page: Page) => page.locator("input[type=file]");

/** Opens the analysis page, with its scripts running. */
export async function openAnalysis(page: Page, path = "/analysis") {
  await page.goto(path);
  await ready(page);
}

/** Chooses the file in the dialog and waits until it is analysed. */
export async function analyse(page: Page, file: GivenFile) {
  await picker(page).setInputFiles(file);
  await expect(page.getByRole("heading", { level: 2, name: file.name })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: "Analyze Another Document" })).toBeVisible({
    timeout: 60_000,
  });
}

/** Drops a file on the drop area. */
export async function drop(page: Page, { name, mimeType, buffer }: GivenFile) {
  const transfer = await page.evaluateHandle(
    ({ name, mimeType, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      return data;
    },
    { name, mimeType, bytes: [...buffer] },
  );
  await page.dispatchEvent(".drop-area", "drop", { dataTransfer: transfer });
}
