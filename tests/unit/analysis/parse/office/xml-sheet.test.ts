import { describe, expect, it } from "vitest";
import { blocksOf, cellsOf, parsed, refusalOf, rowsOf } from "../parsed.ts";
import { cell, makeXmlSheet, row, xmlSheetText } from "./make-xml-sheet.ts";

const STYLES = `<Style ss:ID="Default"><Font ss:Size="11" ss:Color="#000000"/></Style>
  <Style ss:ID="day"><NumberFormat ss:Format="Short Date"/></Style>
  <Style ss:ID="time"><NumberFormat ss:Format="Short Time"/></Style>
  <Style ss:ID="share"><NumberFormat ss:Format="Percent"/></Style>
  <Style ss:ID="white"><Font ss:Color="#FFFFFF"/></Style>
  <Style ss:ID="head"><Font ss:Color="#FFFFFF"/><Interior ss:Color="#003366" ss:Pattern="Solid"/></Style>
  <Style ss:ID="navy" ss:Parent="head"><Font ss:Color="#003366"/></Style>
  <Style ss:ID="blank"><NumberFormat ss:Format=";;;"/></Style>
  <Style ss:ID="words"><NumberFormat ss:Format='"refused";;;'/></Style>`;
const of = (rows: string, options = "") => makeXmlSheet({ rows, styles: STYLES, options });
const seenAnd = (bytes: Uint8Array) => cellsOf(bytes, "a.xls");

describe("XML Spreadsheet 2003", () => {
  it("has its cells at the places that they name, with merged ones, texts in runs and no comments", async () => {
    const rows = `<Row>${cell("Labs", 'ss:MergeAcross="2"')}${cell("Ward")}</Row>
      <Row ss:Index="4">${cell("Hb", 'ss:Index="2" ss:MergeDown="1"')}<Cell ss:Index="5"><ss:Data ss:Type="String">a <B>b</B>, c &lt; d</ss:Data><Comment><Data>aside</Data></Comment></Cell></Row>
      <Row>${cell("next", 'ss:Index="3"')}</Row>`;
    const document = await parsed(of(rows), "a.xls");
    expect(document.kind).toBe("xls");
    expect(blocksOf(document)).toMatchObject([
      { address: { sheet: "Vitals", cell: "A1" }, rows: [{ row: 1, cells: ["Labs", "", "", "Ward"] }] },
      {
        address: { sheet: "Vitals", cell: "B4" },
        rows: [
          { row: 4, cells: ["Hb", "", "", "a b, c < d"] },
          { row: 5, cells: ["", "next"] },
        ],
      },
    ]);
    expect(document.parts[0]).toMatchObject({ mergedCells: ["A1:C1", "B4:B5"] });
  });

  it("has dates, times, numbers with all their digits, truth values and stored results", async () => {
    const rows = `<Row>${cell("2025-09-18T00:00:00.000", 'ss:StyleID="day"', "DateTime")}${cell("2025-09-18T08:05:00.000", 'ss:StyleID="day"', "DateTime")}${cell("1899-12-31T08:05:00.000", 'ss:StyleID="time"', "DateTime")}${cell("4.9000000000000004", "", "Number")}${cell("0.125", 'ss:StyleID="share"', "Number")}${cell("1", "", "Boolean")}${cell("#N/A", "", "Error")}<Cell ss:Formula="=A1"><Data ss:Type="Number">7</Data></Cell><Cell ss:Formula="=A1"/></Row>`;
    const document = await parsed(of(rows), "a.xls");
    expect(rowsOf(document)).toEqual([
      ["2025-09-18", "2025-09-18T08:05", "08:05", "4.9", "12.50%", "TRUE", "#N/A", "7"],
    ]);
    expect(document.notices.map(({ code }) => code)).toEqual(["other-kind", "formulas-without-value"]);
  });

  it("is read in the encoding that it declares", async () => {
    const text = xmlSheetText({ rows: row("Relevé à 9 h"), encoding: "windows-1252" });
    expect(rowsOf(await parsed(Uint8Array.from(Buffer.from(text, "latin1")), "a.xls"))).toEqual([
      ["Relevé à 9 h"],
    ]);
    const wide = Buffer.from(`\uFEFF${xmlSheetText({ rows: row("Relevé"), encoding: "UTF-16" })}`, "utf16le");
    expect(rowsOf(await parsed(wide, "a.xls"))).toEqual([["Relevé"]]);
  });

  it("has what its reader does not see marked as hidden", async () => {
    const rows = `<Column/><Column ss:Hidden="1" ss:Span="1"/><Column ss:Width="0"/>
      <Row>${["seen", "b", "c", "d"].map((text) => cell(text)).join("")}${cell("head", 'ss:StyleID="head"')}</Row>
      <Row ss:Hidden="1">${cell("hidden row")}</Row><Row ss:Height="0">${cell("no height")}</Row>
      <Row>${cell("white", 'ss:StyleID="white"')}${cell("navy on navy", 'ss:StyleID="navy" ss:Index="5"')}${cell("blank text", 'ss:StyleID="blank"')}${cell("5", 'ss:StyleID="blank"', "Number")}${cell("100", 'ss:StyleID="words"', "Number")}</Row>
      <Row ss:StyleID="white">${cell("white row")}</Row>`;
    const { seen, hidden } = await seenAnd(of(rows));
    expect(seen).toEqual(["seen", "head", "refused"]);
    expect(hidden.toSorted()).toEqual(
      [
        "100",
        "5",
        "b",
        "blank text",
        "c",
        "d",
        "hidden row",
        "navy on navy",
        "no height",
        "white",
        "white row",
      ].toSorted(),
    );
  });

  it.each([
    ["white", '<Font html:Color="#FFFFFF">give</Font>', ["Pulse 88 "], ["give"]],
    ["tiny", '<Font html:Size="1">give</Font>', ["Pulse 88 "], ["give"]],
    [
      "white within a larger font",
      '<Font html:Size="14"><Font html:Color="#FFFFFF">give</Font></Font>',
      ["Pulse 88 "],
      ["give"],
    ],
    ["red", '<Font html:Color="#FF0000">give</Font>', ["Pulse 88 give"], []],
  ])("hides only the letters of a cell that are lost: %s", async (_, letters, seen, hidden) => {
    const rows = `<Row>${cell(`Pulse 88 ${letters}`)}</Row>`;
    expect(await cellsOf(makeXmlSheet({ rows }), "a.xls")).toEqual({ seen, hidden });
  });

  it("says that comments were not read", async () => {
    const rows =
      '<Row><Cell><Data ss:Type="String">Hb</Data><Comment><Data>aside</Data></Comment></Cell></Row>';
    const { notices } = await parsed(makeXmlSheet({ rows }), "a.xls");
    expect(notices.map(({ code }) => code)).toContain("comments-ignored");
    const without = await parsed(makeXmlSheet({ rows: row("Hb") }), "a.xls");
    expect(without.notices.map(({ code }) => code)).not.toContain("comments-ignored");
  });

  it("names its hidden sheets", async () => {
    const sheet = (name: string, visible: string) =>
      `<Worksheet ss:Name="${name}"><Table>${row(name)}</Table><WorksheetOptions><Visible>${visible}</Visible></WorksheetOptions></Worksheet>`;
    const sheets = sheet("A", "SheetVisible") + sheet("B", "SheetHidden") + sheet("C", "SheetVeryHidden");
    const document = await parsed(makeXmlSheet({ rows: "", sheets }), "a.xls");
    expect(document.parts).toMatchObject([
      { name: "A", visibility: "visible" },
      { name: "B", visibility: "hidden", blocks: [{ isHidden: true }] },
      { name: "C", visibility: "very hidden", blocks: [{ isHidden: true }] },
    ]);
  });

  it.each([
    ["cells that go back", `<Row>${cell("a", 'ss:Index="3"')}${cell("b", 'ss:Index="2"')}</Row>`],
    ["a row beyond Excel's last", `<Row ss:Index="2000000000">${cell("a")}</Row>`],
    ["a column beyond Excel's last", `<Row>${cell("a", 'ss:Index="2000000000"')}</Row>`],
    [
      "a cell behind one over all columns",
      `<Row>${cell("a", 'ss:MergeAcross="2000000000"')}${cell("b")}</Row>`,
    ],
  ])("is refused as damaged with %s", async (_, rows) => {
    expect((await refusalOf(of(rows), "a.xls")).code).toBe("damaged");
  });

  it("is refused as empty without a filled cell, and as damaged when it breaks off", async () => {
    expect((await refusalOf(of("<Row><Cell/></Row>"), "a.xls")).code).toBe("empty");
    expect((await refusalOf(of(row("a")).slice(0, -30), "a.xls")).code).toBe("damaged");
  });
});
