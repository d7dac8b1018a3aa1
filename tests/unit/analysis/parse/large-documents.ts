import { expect } from "vitest";
import * as XLSX from "xlsx";
import { KEPT } from "#app/core/document/limits.ts";
import { parsed, rowsOf } from "./parsed.ts";
import { makePdf } from "./pdf/make-pdf.ts";

/** Expects a PDF with `perPage` texts on each page to be read as far as pages fit, and the rest reported as cut. */
export async function expectCut(perPage: number): Promise<void> {
  const texts = Array.from({ length: perPage }, (_, i) => {
    return { text: "overlapping", x: 20 + (i % 60) * 9, y: 780 - 7 * Math.floor(i / 60) };
  });
  const found = KEPT.cells / perPage + 10;
  const document = await parsed(makePdf(Array.from({ length: found }, () => texts)), "a.pdf");
  const kept = KEPT.cells / perPage + 1;
  expect(document.cut).toEqual([{ what: "pages", kept, found }]);
  expect(document.parts).toHaveLength(kept);
}

/** Expects each row of an old Excel file with `length` rows per sheet to be read once and in order, sheet by sheet. */
export async function expectWhole(length: number): Promise<void> {
  const rows = Array.from({ length }, (_, row) =>
    Array.from({ length: 50 }, (_, column) => (column === 0 ? `row ${row}` : String(row * 50 + column))),
  );
  const asNumbers = rows.map((row) => row.map((cell, column) => (column === 0 ? cell : Number(cell))));
  const book = XLSX.utils.book_new();
  const sheets = [
    ["Empty", []],
    ["First", asNumbers],
    ["Second", asNumbers.slice(0, 3)],
  ] as const;
  for (const [name, cells] of sheets) {
    const sheet = XLSX.utils.aoa_to_sheet([...cells]);
    if (name === "Second") sheet["!merges"] = [XLSX.utils.decode_range("A9:B10")];
    XLSX.utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 2 }] };
  const document = await parsed(
    Buffer.from(XLSX.write(book, { type: "buffer", bookType: "biff8" })),
    "a.xls",
  );
  expect(document.parts).toMatchObject([
    { name: "Empty", visibility: "hidden", mergedCells: [], blocks: [] },
    { name: "First", visibility: "visible", mergedCells: [] },
    { name: "Second", visibility: "very hidden", mergedCells: ["A9:B10"] },
  ]);
  expect(rowsOf(document)).toEqual([...rows, ...rows.slice(0, 3)]);
}
