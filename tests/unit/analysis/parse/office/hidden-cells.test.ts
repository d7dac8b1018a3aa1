import { describe, expect, it } from "vitest";
import * as XLSX from "xlsx";
import { tinted } from "#workers/analysis/parse/sheets/cell-colors.ts";
import { blocksOf, cellsOf, parsed } from "../parsed.ts";
import { makeXlsx } from "./make-office.ts";

/** Cell styles by their letters and fills, in the order of `STYLE`. */
const STYLES = `<numFmts><numFmt numFmtId="170" formatCode=";;;"/><numFmt numFmtId="171" formatCode="0;-0;;@"/><numFmt numFmtId="172" formatCode="&quot;&quot;;;"/></numFmts>
  <fonts><font><sz val="11"/><color theme="1"/></font><font><color rgb="FFFFFFFF"/></font><font><color theme="0"/></font><font><color rgb="FF000080"/></font><font><color indexed="9"/></font><font><sz val="1"/></font><font><color theme="0" tint="-0.5"/></font><font><color theme="1" tint="0.98"/></font></fonts>
  <fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF000080"/><bgColor indexed="64"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor theme="0"/></patternFill></fill></fills>
  <cellXfs>${[
    [0, 0, 0],
    [0, 1, 0],
    [0, 2, 0],
    [0, 3, 2],
    [0, 1, 2],
    [0, 2, 3],
    [0, 4, 0],
    [0, 1, 1],
    [0, 5, 0],
    [0, 6, 0],
    [170, 0, 0],
    [171, 0, 0],
    [172, 0, 0],
    [0, 7, 0],
  ]
    .map(([format, font, fill]) => `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}"/>`)
    .join("")}</cellXfs>`;
const STYLE = {
  plain: 0,
  white: 1,
  themeWhite: 2,
  navyOnNavy: 3,
  whiteOnNavy: 4,
  whiteOnWhite: 5,
  indexedWhite: 6,
  whiteOnPattern: 7,
  tiny: 8,
  grey: 9,
  nothing: 10,
  noZero: 11,
  noNumber: 12,
  tintedWhite: 13,
} as const;

const text = (at: string, style: keyof typeof STYLE, value: string) =>
  `<c r="${at}" s="${STYLE[style]}" t="str"><v>${value}</v></c>`;
const number = (at: string, style: keyof typeof STYLE, value: number) =>
  `<c r="${at}" s="${STYLE[style]}"><v>${value}</v></c>`;

describe("In an Excel file, what its reader does not see is marked as hidden:", () => {
  it("letters in the colour of what lies behind them, and tiny ones", async () => {
    const names = [...Object.keys(STYLE).slice(0, 10), "tintedWhite"] as (keyof typeof STYLE)[];
    const data = names
      .map((style, i) => `<row r="${i + 1}">${text(`A${i + 1}`, style, style)}</row>`)
      .join("");
    const { seen, hidden } = await cellsOf(makeXlsx([{ name: "S", data }], { styles: STYLES }), "a.xlsx");
    expect(seen).toEqual(["plain", "whiteOnNavy", "whiteOnPattern", "grey"]);
    expect(hidden).toEqual([
      "white",
      "themeWhite",
      "navyOnNavy",
      "whiteOnWhite",
      "indexedWhite",
      "tiny",
      "tintedWhite",
    ]);
  });

  it("values that their number format does not show", async () => {
    const data = `<row r="1">${text("A1", "nothing", "text")}${number("B1", "nothing", 5)}${number("C1", "noZero", 0)}${number("D1", "noZero", 7)}${text("E1", "noZero", "word")}${number("F1", "noNumber", 8)}${text("G1", "noNumber", "kept")}</row>`;
    const { seen, hidden } = await cellsOf(makeXlsx([{ name: "S", data }], { styles: STYLES }), "a.xlsx");
    expect(seen).toEqual(["7", "word", "kept"]);
    expect(hidden).toEqual(["text", "5", "0", "8"]);
  });

  it("rows without height and columns without width", async () => {
    const data = `<row r="1">${text("A1", "plain", "seen")}${text("B1", "plain", "thin")}</row><row r="2" ht="0" customHeight="1">${text("A2", "plain", "flat")}</row><row r="3" ht="15">${text("A3", "plain", "last")}</row>`;
    const before = '<cols><col min="2" max="2" width="0" customWidth="1"/></cols>';
    const bytes = makeXlsx([{ name: "S", before, data }], { styles: STYLES });
    expect(await cellsOf(bytes, "a.xlsx")).toEqual({ seen: ["seen", "last"], hidden: ["thin", "flat"] });
    expect(blocksOf(await parsed(bytes, "a.xlsx"))).toHaveLength(2);
  });

  it("rows and columns without a size of their own where the default is none", async () => {
    const rows = ["1", "2"].map(
      (row) =>
        `<row r="${row}" ${row === "1" ? 'ht="15"' : ""}>${text(`A${row}`, "plain", `A${row}`)}${text(`B${row}`, "plain", `B${row}`)}</row>`,
    );
    const read = (before: string) =>
      cellsOf(makeXlsx([{ name: "S", before, data: rows.join("") }], { styles: STYLES }), "a.xlsx");
    const cols = '<cols><col min="1" max="1" width="9"/></cols>';
    expect(await read(`<sheetFormatPr defaultColWidth="0" defaultRowHeight="15"/>${cols}`)).toEqual({
      seen: ["A1", "A2"],
      hidden: ["B1", "B2"],
    });
    expect(await read('<sheetFormatPr defaultRowHeight="0" zeroHeight="1"/>')).toEqual({
      seen: ["A1", "B1"],
      hidden: ["A2", "B2"],
    });
    expect((await read('<sheetFormatPr baseColWidth="10" defaultRowHeight="15"/>')).hidden).toEqual([]);
  });

  it("but not white letters where a table's look or a conditional format may fill the cell", async () => {
    const data = ["A", "B", "C"].map((column) => text(`${column}1`, "white", `white ${column}`)).join("");
    const below = ["A", "B", "C"]
      .map((column) => text(`${column}2`, "navyOnNavy", `navy ${column}`))
      .join("");
    const relationships = "http://schemas.openxmlformats.org/package/2006/relationships";
    const bytes = makeXlsx(
      [
        {
          name: "S",
          data: `<row r="1">${data}</row><row r="2">${below}</row>`,
          after:
            '<conditionalFormatting sqref="C1:C2 D1"><cfRule type="expression" dxfId="0"><formula>B1=1</formula></cfRule></conditionalFormatting>',
        },
      ],
      {
        styles: `${STYLES}<dxfs><dxf><fill><patternFill><bgColor rgb="FF800000"/></patternFill></fill></dxf></dxfs>`,
        parts: [
          {
            name: "xl/worksheets/_rels/sheet0.xml.rels",
            data: `<Relationships xmlns="${relationships}"><Relationship Id="t" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/table" Target="../tables/table1.xml"/></Relationships>`,
          },
          { name: "xl/tables/table1.xml", data: '<table ref="A1:A2"/>' },
        ],
      },
    );
    expect(await cellsOf(bytes, "a.xlsx")).toEqual({
      seen: ["white A", "white C", "navy C"],
      hidden: ["white B", "navy A", "navy B"],
    });
  });
});

describe("Of a cell of an Excel file in which some letters have a look of their own", () => {
  const run = (properties: string, value: string) =>
    `<r>${properties && `<rPr>${properties}</rPr>`}<t xml:space="preserve">${value}</t></r>`;
  const GIVE = "give morphine";
  const white = run('<color rgb="FFFFFFFF"/>', GIVE);
  const seen = run("", "Pulse 88 ");
  const read = (style: keyof typeof STYLE, runs: string) => {
    const data = `<row r="1"><c r="A1" s="${STYLE[style]}" t="s"><v>0</v></c></row><row r="2"><c r="A2" s="${STYLE[style]}" t="inlineStr"><is>${runs}</is></c></row>`;
    return cellsOf(
      makeXlsx([{ name: "S", data }], { styles: STYLES, strings: `<si>${runs}</si>` }),
      "a.xlsx",
    );
  };
  const twice = (value: string) => [value, value];

  it.each([
    ["are white", "plain", seen + white],
    [
      "are white, in two runs",
      "plain",
      run('<color indexed="9"/>', "give ") + seen + run('<color indexed="9"/>', "morphine"),
    ],
    ["are of the theme's background", "plain", seen + run('<color theme="0"/>', GIVE)],
    ["are of a color that was made white", "plain", seen + run('<color theme="1" tint="1"/>', GIVE)],
    ["are tiny", "plain", seen + run('<sz val="1"/>', GIVE)],
    ["are of the color of the fill", "whiteOnNavy", seen + run('<color rgb="FF000080"/>', GIVE)],
    ["are not white as the others are", "white", run("", GIVE) + run('<color rgb="FF000000"/>', "Pulse 88 ")],
  ] as const)("only those that are lost are hidden: where they %s", async (_, style, runs) => {
    expect(await read(style, runs)).toEqual({ seen: twice("Pulse 88 "), hidden: twice(GIVE) });
  });

  it.each([
    ["white on a dark fill", "whiteOnNavy", `Pulse 88 ${GIVE}`, seen + white],
    [
      "of a grey that was made from white",
      "plain",
      `Pulse 88 ${GIVE}`,
      seen + run('<color theme="0" tint="-0.5"/>', GIVE),
    ],
    ["black in a white cell", "white", "Pulse 88 ", run('<color rgb="FF000000"/>', "Pulse 88 ")],
  ] as const)("all are seen when they are %s", async (_, style, whole, runs) => {
    expect(await read(style, runs)).toEqual({ seen: twice(whole), hidden: [] });
  });

  it("none is seen where the format or the column hides the cell", async () => {
    expect(await read("nothing", seen + white)).toEqual({ seen: [], hidden: twice(`Pulse 88 ${GIVE}`) });
  });
});

it("A color keeps its hue when it is made lighter or darker", () => {
  // As Excel shows them: white 15% darker, black 35% lighter, blue 80% lighter and half as light.
  expect(tinted("FFFFFF", -0.15)).toBe("D9D9D9");
  expect(tinted("000000", 0.35)).toBe("595959");
  expect(tinted("4472C4", 0.8)).toBe("DAE3F3");
  expect(tinted("4472C4", -0.5)).toBe("203864");
  expect(tinted(null, 0.5)).toBeNull();
});

describe("What a merged cell of a workbook covers", () => {
  const rows = [
    ["Ward 3", "Give", "Ward 3", "Pulse"],
    ["morphine", "", "", "88"],
    ["Temperature", "", "", "37.0"],
  ];
  /** A workbook as programs write it, with what is below merged cells left in. */
  function workbook(bookType: "xlsx" | "biff8", ...merged: string[]): Uint8Array {
    const sheet = XLSX.utils.aoa_to_sheet(rows);
    sheet["!merges"] = merged.map(XLSX.utils.decode_range);
    const book = XLSX.utils.book_new(sheet, "S");
    return new Uint8Array(XLSX.write(book, { type: "buffer", bookType }) as Buffer);
  }

  it.each(["xlsx", "biff8"] as const)(
    "is marked as hidden, but for what it says itself: %s",
    async (type) => {
      const bytes = workbook(type, "A1:C2", "A3:C3");
      expect(await cellsOf(bytes, type === "xlsx" ? "a.xlsx" : "a.xls")).toEqual({
        seen: ["Ward 3", "Ward 3", "Pulse", "88", "Temperature", "37.0"],
        hidden: ["Give", "morphine"],
      });
    },
  );

  it("is all that is in it where its own corner is empty, and nothing beyond it", async () => {
    const { seen, hidden } = await cellsOf(workbook("xlsx", "B2:D2", "Z1:AB9"), "a.xlsx");
    expect(hidden).toEqual(["88"]);
    expect(seen).toEqual(["Ward 3", "Give", "Ward 3", "Pulse", "morphine", "Temperature", "37.0"]);
  });

  it("letters that a number format makes white, of the values that it does", async () => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="[White]0;[Red]-0;0;[Color 2]@"/></numFmts><fonts><font/></fonts>
      <fills><fill/><fill/><fill><patternFill patternType="solid"><fgColor rgb="FF000080"/></patternFill></fill></fills>
      <cellXfs><xf/><xf numFmtId="170" fontId="0" fillId="0"/><xf numFmtId="170" fontId="0" fillId="2"/></cellXfs>`;
    const values = [5, -5, 0, "given"].flatMap((value, row) =>
      [1, 2].map((style) => ({ at: `${"AB"[style - 1]}${row + 1}`, row, style, value })),
    );
    const data = [0, 1, 2, 3].map(
      (row) =>
        `<row r="${row + 1}">${values
          .filter((cell) => cell.row === row)
          .map(
            ({ at, style, value }) =>
              `<c r="${at}" s="${style}" t="${typeof value === "number" ? "n" : "str"}"><v>${value}</v></c>`,
          )
          .join("")}</row>`,
    );
    const { seen, hidden } = await cellsOf(
      makeXlsx([{ name: "S", data: data.join("") }], { styles }),
      "a.xlsx",
    );
    expect(hidden).toEqual(["5", "given"]);
    expect(seen).toEqual(["5", "-5", "-5", "0", "0", "given"]);
  });

  it.each([
    ["white letters", '<dxf><font><color rgb="FFFFFFFF"/></font></dxf>', "wholeTable", true],
    [
      "white letters on blue",
      '<dxf><font><color rgb="FFFFFFFF"/></font><fill><patternFill><bgColor rgb="FF000080"/></patternFill></fill></dxf>',
      "wholeTable",
      false,
    ],
    ["white letters in one column", '<dxf><font><color rgb="FFFFFFFF"/></font></dxf>', "firstColumn", false],
  ])("what a workbook's own style of tables gives %s", async (_, dxf, type, isHidden) => {
    const styles = `<fonts><font/></fonts><fills><fill/></fills><cellXfs><xf/></cellXfs><dxfs>${dxf}</dxfs>
      <tableStyles><tableStyle name="Quiet"><tableStyleElement type="${type}" dxfId="0"/></tableStyle></tableStyles>`;
    const related = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="t" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/table" Target="../tables/table1.xml"/></Relationships>`;
    const file = makeXlsx(
      [
        {
          name: "S",
          data: `<row r="1">${text("A1", "plain", "seen")}</row><row r="3">${text("A3", "plain", "Give")}</row>`,
        },
      ],
      {
        styles,
        parts: [
          { name: "xl/worksheets/_rels/sheet0.xml.rels", data: related },
          { name: "xl/tables/table1.xml", data: '<table ref="A2:B3"><tableStyleInfo name="Quiet"/></table>' },
        ],
      },
    );
    const { seen, hidden } = await cellsOf(file, "a.xlsx");
    expect({ seen, hidden }).toEqual(
      isHidden ? { seen: ["seen"], hidden: ["Give"] } : { seen: ["seen", "Give"], hidden: [] },
    );
  });
});
