import { expect, it } from "vitest";
import { parsed, rowsOf, textsOf } from "../parsed.ts";
import { makePdf, type PdfText } from "./make-pdf.ts";

const COLUMNS = [72, 160, 240, 330, 430];
const row = (y: number, ...cells: string[]): PdfText[] =>
  cells.map((text, at) => ({ text, x: COLUMNS[at] ?? 0, y, size: 10 }));

const VALUES = [
  ...row(640, "Haemoglobin", "g/L", "120-155", "91 L", "98 L"),
  ...row(620, "Creatinine", "umol/L", "45-84", "212 H", "88"),
];

/** Each heading cell is drawn separately, vertically centered. */
const HEADING = [
  ...row(666, "Test", "Units", "Reference"),
  ...["14/03/2026", "06:10", "13/03/2026", "05:55"].map((text, at) => ({
    text,
    x: COLUMNS[at < 2 ? 3 : 4] ?? 0,
    y: at % 2 === 0 ? 672 : 660,
    size: 10,
  })),
];

it("a heading whose cells have several lines, drawn cell by cell, heads its table", async () => {
  const title = [{ text: "Cumulative report", x: 72, y: 720, size: 10 }];
  const document = await parsed(makePdf([[...title, ...HEADING, ...VALUES]]), "a.pdf");
  expect(textsOf(document)[0]).toBe("Cumulative report");
  expect(rowsOf(document)).toEqual([
    ["Test", "Units", "Reference", "14/03/2026 06:10", "13/03/2026 05:55"],
    ["Haemoglobin", "g/L", "120-155", "91 L", "98 L"],
    ["Creatinine", "umol/L", "45-84", "212 H", "88"],
  ]);
});

it("lines of text above a table are none of it", async () => {
  const lines = [
    { text: "Taken at home", x: 72, y: 672, size: 10 },
    { text: "before breakfast", x: 72, y: 660, size: 10 },
  ];
  const document = await parsed(makePdf([[...lines, ...VALUES]]), "a.pdf");
  expect(textsOf(document).slice(0, -1)).toEqual(["Taken at home", "before breakfast"]);
  expect(rowsOf(document)).toHaveLength(2);
});
