import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as XLSX from "xlsx";
import { cellName } from "#app/core/document/addresses.ts";
import { ParseBudget } from "#workers/analysis/parse/budget.ts";
import { numberText } from "#workers/analysis/parse/sheets/number-text.ts";
import { type FilledCell, SheetBlocks } from "#workers/analysis/parse/sheets/sheet-blocks.ts";
import { blocksOf, parsed, refusalOf, rowsOf } from "../parsed.ts";
import { makeXlsx } from "./make-office.ts";

const STYLES =
  '<numFmts><numFmt numFmtId="170" formatCode="0&quot; mg&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="170"/></cellXfs>';
const sheet = (data: string, extra = {}) =>
  makeXlsx([{ name: "Vitals", data }], { styles: STYLES, ...extra });

describe("An Excel file's cells", () => {
  it("are shared, inline and cached texts, numbers, truth values, errors and dates", async () => {
    const data =
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>in</t><rPh><t>guide</t></rPh><r><t>line</t></r></is></c><c r="D2" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="E2"><v>36.800000000000004</v></c><c r="F2" t="b"><v>1</v></c><c r="G2" t="e"><v>#DIV/0!</v></c><c r="H2" s="1"><v>42507</v></c><c r="I2" s="2"><v>42507.354166666664</v></c></row>';
    const document = await parsed(sheet(data, { strings: "<si><t>Pulse</t></si>" }), "a.xlsx");
    expect(rowsOf(document)).toEqual([
      ["Pulse", "inline", "ab", "36.8", "TRUE", "#DIV/0!", "2016-05-17", "2016-05-17T08:30"],
    ]);
    expect(blocksOf(document)[0]).toMatchObject({ address: { sheet: "Vitals", cell: "B2" }, firstColumn: 1 });
  });

  it("are said to be incomplete where the table of texts is", async () => {
    const data = '<row><c t="s"><v>0</v></c><c t="s"><v>7</v></c></row>';
    const { notices } = await parsed(sheet(data, { strings: "<si><t>Pulse</t></si>" }), "a.xlsx");
    expect(notices.map(({ code }) => code)).toEqual(["damaged-parts"]);
  });

  it("count from 1904 where the workbook does", async () => {
    const document = await parsed(
      sheet('<row><c s="1"><v>42735</v></c></row>', { date1904: true }),
      "a.xlsx",
    );
    expect(rowsOf(document)).toEqual([["2021-01-01"]]);
  });

  it("that look like formulas stay text, and formulas have the stored value or none", async () => {
    const data =
      '<row><c t="str"><v>=1+1</v></c><c><f>2*3</f><v>6</v></c><c><f>2*4</f></c><c t="str"><v>-x</v></c></row>';
    const document = await parsed(sheet(data), "a.xlsx");
    expect(rowsOf(document)).toEqual([["=1+1", "6", "", "-x"]]);
    expect(document.notices.map(({ code }) => code)).toEqual(["formulas-without-value"]);
  });

  it("never lose digits to a format that rounds", async () => {
    const document = await parsed(sheet('<row><c s="3"><v>2.5</v></c><c s="3"><v>2</v></c></row>'), "a.xlsx");
    expect(rowsOf(document)).toEqual([["3 mg (2.5)", "2 mg"]]);
  });
});

describe("An Excel file's sheets", () => {
  it("are read when hidden too, and named as hidden", async () => {
    const row = "<row><c><v>1</v></c></row>";
    const states = [undefined, "hidden", "veryHidden"];
    const bytes = makeXlsx(states.map((state, i) => ({ name: `S${i}`, data: row, ...(state && { state }) })));
    const document = await parsed(bytes, "a.xlsx");
    expect(document.parts.map((part) => part.kind === "sheet" && part.visibility)).toEqual([
      "visible",
      "hidden",
      "very hidden",
    ]);
    expect(document.notices.map(({ code }) => code)).toEqual(["hidden-sheets"]);
  });

  it("say that comments at their cells were not read", async () => {
    const parts = [{ name: "xl/comments1.xml", data: "<comments/>" }];
    const document = await parsed(sheet("<row><c><v>1</v></c></row>", { parts }), "a.xlsx");
    expect(document.notices.map(({ code }) => code)).toEqual(["comments-ignored"]);
  });

  it("without a filled cell are refused as empty", async () => {
    expect((await refusalOf(sheet('<row><c s="1"/></row>'), "a.xlsx")).code).toBe("empty");
  });

  it("name their merged cells", async () => {
    const after = '<mergeCells><mergeCell ref="A1:B2"/></mergeCells>';
    const bytes = makeXlsx([{ name: "S", data: "<row><c><v>1</v></c></row>", after }]);
    expect((await parsed(bytes, "a.xlsx")).parts[0]).toMatchObject({ mergedCells: ["A1:B2"] });
  });
});

describe("An old Excel file", () => {
  it("gives the same rows as the new format does", async () => {
    const rows = [
      ["Name", "Dose"],
      ["=1+1", 2.5],
      ["ü", true],
    ];
    const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), "Vitals");
    const written = (bookType: XLSX.BookType) =>
      new Uint8Array(XLSX.write(book, { type: "array", bookType }));
    const old = rowsOf(await parsed(written("biff8"), "a.xls"));
    expect(old).toEqual([
      ["Name", "Dose"],
      ["=1+1", "2.5"],
      ["ü", "TRUE"],
    ]);
    expect(rowsOf(await parsed(written("xlsx"), "a.xlsx"))).toEqual(old);
  });
});

describe("A number as text", () => {
  it("is the number itself in any format of digits, behind a fraction in brackets", () => {
    const format = fc.constantFrom("General", "0", "0.00", "#,##0", "0.00E+00", "# ?/?", "@", "[Red]0;-0");
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e300, max: 1e300 }), format, (value, code) => {
        const text = numberText(value, code, false);
        const read = Number(/\((.*)\)$/.exec(text)?.[1] ?? text);
        expect(Math.abs(read - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-14);
      }),
    );
  });

  it.each([
    [0.974, "0.0%", "97.4%"],
    [0.125, "0%", "13% (0.125)"],
    [2155, "00000", "02155"],
    [0.27361111111111114, "hh:mm", "06:34"],
    [42507.5, "dd/mm/yyyy hh:mm", "2016-05-17T12:00"],
    [1.5, "[h]:mm", "36:00"],
    [244982881781.90002, "# ?/?", "244982881782 (244982881781.9)"],
    [-1, "dd/mm/yyyy", "-1"],
  ])("is for %d in the format %s '%s'", (value, format, text) => {
    expect(numberText(value, format, false)).toBe(text);
  });
});

describe("The tables of a sheet", () => {
  const rows = fc.uniqueArray(
    fc.record({
      row: fc.integer({ min: 1, max: 30 }),
      columns: fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 6 }),
    }),
    { selector: ({ row }) => row, minLength: 1, maxLength: 15 },
  );

  it("have every filled cell once, at its own address, and little else", () => {
    fc.assert(
      fc.property(rows, (chosen) => {
        const sheetBlocks = new SheetBlocks("S", new ParseBudget());
        const expected = new Map<string, string>();
        for (const { row, columns } of chosen.toSorted((a, b) => a.row - b.row)) {
          const cells: FilledCell[] = columns
            .toSorted((a, b) => a - b)
            .map((column) => ({ column, text: `${row}/${column}` }));
          for (const { column, text } of cells)
            expected.set(XLSX.utils.encode_cell({ r: row - 1, c: column }), text);
          sheetBlocks.add(row, cells);
        }
        const found = new Map<string, string>();
        let places = 0;
        for (const block of sheetBlocks.blocks()) {
          if (block.kind !== "table") continue;
          for (const { row, cells } of block.rows)
            cells.forEach((text, c) => {
              places++;
              if (text !== "") found.set(cellName(row, block.firstColumn + c), text);
            });
        }
        expect(found).toEqual(expected);
        expect(places).toBeLessThanOrEqual(expected.size * 82);
      }),
    );
  });
});

describe("A cell of an Excel file that holds a picture", () => {
  const picture = '<row r="1"><c r="A1" t="e" vm="1"><v>#VALUE!</v></c></row>';
  const parts = [{ name: "xl/media/image1.png", data: "x" }];

  it("does not say the error that older programs show instead", async () => {
    const pulse = '<row r="2"><c r="A2" t="str"><v>Pulse</v></c><c r="B2" t="e"><v>#VALUE!</v></c></row>';
    const document = await parsed(makeXlsx([{ name: "A", data: picture + pulse }], { parts }), "a.xlsx");
    expect(rowsOf(document)).toEqual([["Pulse", "#VALUE!"]]);
  });

  it("makes a file of pictures where there is nothing else", async () => {
    const bytes = makeXlsx([{ name: "A", data: picture }], { parts });
    expect((await refusalOf(bytes, "a.xlsx")).code).toBe("image-only");
  });
});
