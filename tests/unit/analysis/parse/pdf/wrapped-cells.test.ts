import { describe, expect, it } from "vitest";
import { parsed, rowsOf, textsOf } from "../parsed.ts";
import { makePdf, type PdfText } from "./make-pdf.ts";

const SIZE = 10;
const LEADING = 11;
const COLUMNS = [72, 170, 230, 300, 380];

type Align = "top" | "middle";

/** Rows as programs draw them: cell by cell, each with its lines. */
function drawn(rows: string[][][], align: Align): PdfText[] {
  let top = 700;
  return rows.flatMap((row) => {
    const height = Math.max(...row.map((lines) => lines.length));
    const texts = row.flatMap((lines, column) =>
      lines.map((text, line): PdfText => {
        const free = align === "top" ? 0 : (height - lines.length) / 2;
        return { text, x: COLUMNS[column] ?? 0, y: top - (free + line) * LEADING, size: SIZE };
      }),
    );
    top -= (height - 1) * LEADING + 18;
    return texts;
  });
}

const ROWS = [
  [["Test"], ["Result"], ["Unit"], ["Reference", "range"], ["Comment"]],
  [
    ["Potassium", "plasma,", "venous"],
    ["5.9 H"],
    ["mmol/L"],
    ["3.5-5.3"],
    ["Haemolysed,", "please", "repeat it", "at once"],
  ],
  [["Troponin T,", "high"], ["412 H"], ["ng/L"], ["0-14"], ["Phoned to", "ward"]],
  [["Sodium"], ["128 L"], ["mmol/L"], ["133-146"], []],
];
const read = async (texts: PdfText[]) => parsed(makePdf([texts]), "a.pdf");

describe("A row of a PDF's table whose cells have several lines", () => {
  it.each<Align>(["top", "middle"])("is one row where its cells are set to the %s", async (align) => {
    const rows = ROWS.map((row) => row.map((lines) => lines.join(" ")));
    expect(rowsOf(await read(drawn(ROWS, align)))).toEqual(rows);
  });

  it("is none where blocks of text stand beside each other", async () => {
    const letter = drawn(
      [
        [
          ["Ada Example", "12 High Street"],
          ["St Mary", "Cardiology"],
          ["18/03/2026", "Page 1"],
        ],
      ],
      "top",
    );
    const document = await read(letter);
    expect(rowsOf(document)).toEqual([]);
    expect(textsOf(document)).toContain("12 High Street");
  });
});

it("A title over rows of a PDF's table is a row of it", async () => {
  const rows = [
    [["Test"], ["Result"], ["Unit"]],
    [["Full blood count and film"]],
    [["Hb"], ["91"], ["g/L"]],
    [["Urine"]],
    [["Sodium"], ["22"], ["mmol/L"]],
  ];
  expect(rowsOf(await read(drawn(rows, "top")))).toEqual([
    ["Test", "Result", "Unit"],
    ["Full blood count and film", "", ""],
    ["Hb", "91", "g/L"],
    ["Urine", "", ""],
    ["Sodium", "22", "mmol/L"],
  ]);
});
