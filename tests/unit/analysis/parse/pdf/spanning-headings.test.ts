import { describe, expect, it } from "vitest";
import { parsed, rowsOf, textsOf } from "../parsed.ts";
import { makePdf, type PdfText } from "./make-pdf.ts";

const SIZE = 10;
/** Digits and "/" of Helvetica; ":" is as wide as "/". */
const widthOf = (text: string) =>
  SIZE * [...text].reduce((sum, letter) => sum + (/[/:. ]/.test(letter) ? 0.278 : 0.556), 0);

const COLUMNS = [140, 200, 260, 320, 380, 440];
const middle = (x: number, y: number, text: string): PdfText => ({
  text,
  x: x - widthOf(text) / 2,
  y,
  size: SIZE,
});
const left = (x: number, y: number, text: string): PdfText => ({ text, x, y, size: SIZE });

const BELOW = [
  ["Time", "06:00", "12:00", "18:00", "06:00", "12:00", "18:00"],
  ["RR", "18", "20", "22", "24", "28", "26"],
  ["HR", "72", "80", "92", "110", "128", "120"],
  ["BP", "120/80", "118/76", "110/70", "98/60", "88/52", "92/58"],
];
const rowsBelow = (draw: typeof left) =>
  BELOW.flatMap(([name = "", ...cells], r) => [
    left(72, 680 - 20 * r, name),
    ...cells.map((cell, at) => draw(COLUMNS[at] ?? 0, 680 - 20 * r, cell)),
  ]);

const over = (from: number, to: number) => ((COLUMNS[from] ?? 0) + (COLUMNS[to] ?? 0)) / 2;
const read = async (...texts: PdfText[]) => parsed(makePdf([texts]), "a.pdf");

describe("A heading over several columns of a PDF's table", () => {
  it("stands in the first of them where it is in their middle, over three or over two", async () => {
    const days = [
      left(72, 700, "Date"),
      middle(over(0, 2), 700, "17/03/2026"),
      middle(over(3, 5), 700, "18/03/2026"),
    ];
    expect(rowsOf(await read(...days, ...rowsBelow(middle)))).toEqual([
      ["Date", "17/03/2026", "", "", "18/03/2026", "", ""],
      ...BELOW,
    ]);
    const pairs = [17, 18, 19].map((day, at) => middle(over(2 * at, 2 * at + 1), 700, `${day}/03/2026`));
    expect(rowsOf(await read(left(72, 700, "Date"), ...pairs, ...rowsBelow(middle)))[0]).toEqual([
      "Date",
      "17/03/2026",
      "",
      "18/03/2026",
      "",
      "19/03/2026",
      "",
    ]);
  });

  it("and where it is at their beginning, even if it reaches over the second", async () => {
    const days = [
      left(72, 700, "Date"),
      left(140, 700, "17/03/2026 (day 2)"),
      left(380, 700, "18/03/2026 (day 3)"),
    ];
    expect(rowsOf(await read(...days, ...rowsBelow(left)))).toEqual([
      ["Date", "17/03/2026 (day 2)", "", "", "", "18/03/2026 (day 3)", ""],
      ...BELOW,
    ]);
  });

  it("joins no columns where it does not fit, and a line above the table is none", async () => {
    const line = [
      left(72, 700, "Patient: Eva Lund"),
      left(185, 700, "Born: 03.04.1950"),
      left(300, 700, "Number: 100188"),
    ];
    const document = await read(...line, ...rowsBelow(left));
    expect(rowsOf(document)).toEqual(BELOW);
    expect(textsOf(document)[0]).toBe("Patient: Eva Lund Born: 03.04.1950 Number: 100188");
  });
});
