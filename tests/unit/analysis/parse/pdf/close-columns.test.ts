import { describe, expect, it } from "vitest";
import { blocksOf, parsed, rowsOf, textsOf } from "../parsed.ts";
import { makePdf, type PdfText } from "./make-pdf.ts";

/** Helvetica's widths for what is written here, in font sizes. */
const WIDTHS: [RegExp, number][] = [
  [/[ijl]/, 0.222],
  [/[ .,:/ftI]/, 0.278],
  [/[-r()]/, 0.333],
  [/[ckszvxyJ]/, 0.5],
  [/[A-HK-Z]/, 0.7],
  [/[mwMW%]/, 0.83],
];
const SIZE = 10;
const widthOf = (text: string) =>
  SIZE *
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([some]) => some.test(letter))?.[1] ?? 0.556), 0);

type Side = "left" | "right" | "middle";

/** Rows whose columns are aligned by start, end or middle at the given places. */
const drawn = (rows: string[][], places: [x: number, side: Side][], top = 700): PdfText[] =>
  rows.flatMap((row, r) =>
    row.flatMap((text, c): PdfText[] => {
      const [x = 0, side] = places[c] ?? [];
      const shift = { left: 0, right: widthOf(text), middle: widthOf(text) / 2 }[side ?? "left"];
      return text === "" ? [] : [{ text, x: x - shift, y: top - 14 * r, size: SIZE }];
    }),
  );

const read = async (...texts: PdfText[]) => parsed(makePdf([texts]), "a.pdf");

const ROWS = [
  ["Test", "Result", "Unit", "Range"],
  ["Sodium", "131", "mmol/L", "135-145"],
  ["Potassium", "5.9", "mmol/L", "3.5-5.1"],
  ["Urea", "14", "mmol/L", "2.5-7.8"],
];

describe("Columns of a PDF that stand close together", () => {
  it("are columns where their left edges line up", async () => {
    expect(
      rowsOf(
        await read(
          ...drawn(ROWS, [
            [72, "left"],
            [130, "left"],
            [170, "left"],
            [216, "left"],
          ]),
        ),
      ),
    ).toEqual(ROWS);
  });

  it("or their right edges or their middles do", async () => {
    const found = await read(
      ...drawn(ROWS, [
        [72, "left"],
        [160, "right"],
        [190, "middle"],
        [262, "right"],
      ]),
    );
    expect(rowsOf(found)).toEqual(ROWS);
  });

  it("also where a cell is empty, and where only the widest cell comes close to its neighbor", async () => {
    const rows = [
      ["Drug", "Dose", "Route"],
      ["Metoprolol tartrate", "25 mg", "PO"],
      ["Heparin", "", "SC"],
      ["Insulin", "4 units", "SC"],
      ["Furosemide", "40 mg", "IV"],
    ];
    const found = await read(
      ...drawn(rows, [
        [72, "left"],
        [168, "left"],
        [212, "left"],
      ]),
    );
    expect(rowsOf(found)).toEqual(rows);
  });

  it("are one cell where nothing lines up", async () => {
    const places = [98, 100.3, 102.6, 104.9];
    const texts = ["Seen on the round", "walks with one aid", "eats and drinks", "sleeps well"].flatMap(
      (text, r): PdfText[] => [
        { text: "Bed", x: 72, y: 700 - 14 * r, size: SIZE },
        { text, x: places[r] ?? 0, y: 700 - 14 * r, size: SIZE },
      ],
    );
    expect(blocksOf(await read(...texts)).map(({ kind }) => kind)).not.toContain("table");
  });

  it("are one cell where there are only two lines, and where a line runs across", async () => {
    const places: [number, Side][] = [
      [72, "left"],
      [130, "left"],
    ];
    const two = [
      ["Magnesium", "0.6"],
      ["Potassium", "5.9"],
    ];
    expect(rowsOf(await read(...drawn(two, places)))).toEqual([]);
    const across = [...two, ["Both were taken from the left arm"], ["Phosphate", "14"], ["Troponin", "24"]];
    expect(rowsOf(await read(...drawn(across, places)))).toEqual([]);
  });

  it("are columns where most of their cells are empty, if the others line up with their headings", async () => {
    const rows = [
      ["Time", "Urine", "Drain", "Oral"],
      ["08:00", "120", "", "200"],
      ["10:00", "90", "50", ""],
      ["12:00", "60", "", "150"],
      ["14:00", "45", "", ""],
    ];
    const places: [number, Side][] = [
      [72, "left"],
      [110, "left"],
      [146, "left"],
      [182, "left"],
    ];
    expect(rowsOf(await read(...drawn(rows, places)))).toEqual(rows);
  });

  it("are columns in a heading and its only row, if all of their cells line up", async () => {
    const rows = [
      ["Test", "Result", "Unit", "Range"],
      ["Troponin", "412", "ng/L", "0-14"],
    ];
    const places: [number, Side][] = [
      [72, "left"],
      [130, "left"],
      [170, "left"],
      [216, "left"],
    ];
    expect(rowsOf(await read(...drawn(rows, places)))).toEqual(rows);
  });

  it("take nothing away from columns further apart above them", async () => {
    const table = [
      ["Sodium", "131", "134"],
      ["Urea", "14", "12"],
    ];
    const notes = [
      ["Requested by bay 3", "Keller"],
      ["Requested by bay 5", "Moreau"],
      ["Requested by bay 7", "Lindqvist"],
    ];
    const found = await read(
      ...drawn(table, [
        [72, "left"],
        [150, "left"],
        [230, "left"],
      ]),
      ...drawn(
        notes,
        [
          [72, "left"],
          [172, "left"],
        ],
        672,
      ),
    );
    expect(rowsOf(found)).toEqual([...table, ...notes]);
  });

  it("begin with their headings, and not with a line above that has a gap as well", async () => {
    const rows = [
      ["Observation", "08:00", "12:00", "16:00"],
      ["Heart rate", "80", "96", "134"],
      ["Resp rate", "14", "18", "26"],
    ];
    const found = await read(
      { text: "Patient: Eva Lund", x: 72, y: 740 },
      { text: "Sex: Female", x: 168, y: 740 },
      ...drawn(rows, [
        [72, "left"],
        [140, "left"],
        [178, "left"],
        [216, "left"],
      ]),
    );
    expect(rowsOf(found)).toEqual(rows);
  });

  it("and a list's marks are no column", async () => {
    const items = [
      ["1.", "Check the drain"],
      ["2.", "Call at 06:00"],
      ["3.", "Weigh daily"],
      ["4.", "Walk"],
    ];
    const found = await read(
      ...drawn(items, [
        [72, "left"],
        [88, "left"],
      ]),
    );
    expect(blocksOf(found).map(({ kind }) => kind)).toEqual([
      "list-item",
      "list-item",
      "list-item",
      "list-item",
    ]);
    expect(textsOf(found)).toEqual(items.map((item) => item.join(" ")));
  });

  it("nor are those of running text that is set in two columns", async () => {
    const line = "Both lungs are clear on the film and the heart is not enlarged";
    const rows = Array.from({ length: 4 }, () => [line, line]);
    const found = await read(
      ...drawn(rows, [
        [20, "left"],
        [20 + widthOf(line) + 10, "left"],
      ]),
    );
    expect(rowsOf(found)).toEqual([]);
  });
});
