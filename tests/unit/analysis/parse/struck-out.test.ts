import { describe, expect, it } from "vitest";
import { makeDocx, makeXlsx, paragraph } from "./office/make-office.ts";
import { inContainer, type OldRecord, records } from "./office/make-old-excel.ts";
import { makeXmlSheet } from "./office/make-xml-sheet.ts";
import { blocksOf, bytesOf, cellVisibilityOf, parsed } from "./parsed.ts";

/** The visible and the struck-out text, and the codes of the notices. */
async function read(bytes: Uint8Array, name: string) {
  const { seen, unseen, notices } = await cellVisibilityOf(bytes, name);
  const struck = blocksOf(await parsed(bytes, name)).filter(({ isStruckOut }) => isStruckOut);
  expect(struck.every(({ isHidden }) => isHidden)).toBe(true);
  expect(struck).toHaveLength(unseen.length);
  return { seen, struckOut: unseen, notices };
}

describe("What is struck out in a workbook is set apart", () => {
  const styles = `<fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts>
    <cellXfs>${[0, 1, 2].map((font) => `<xf fontId="${font}"/>`).join("")}</cellXfs>`;
  const cell = (at: string, style: number, value: string) => `<c r="${at}" s="${style}"><v>${value}</v></c>`;

  it("a cell by its font", async () => {
    const data = `<row r="1">${cell("A1", 0, "4.1")}${cell("B1", 1, "8.8")}${cell("C1", 2, "5.2")}</row>`;
    expect(await read(makeXlsx([{ name: "S", data }], { styles }), "a.xlsx")).toEqual({
      seen: ["4.1\t\t5.2"],
      struckOut: ["8.8"],
      notices: ["struck-out-text"],
    });
  });

  it("a part of a cell by the font of that part", async () => {
    const struck = "<r><rPr><strike/></rPr><t>Warfarin 5 mg</t></r>";
    const string = `<is>${struck}<r><rPr/><t xml:space="preserve"> Apixaban 5 mg</t></r></is>`;
    const data = `<row r="1"><c r="A1" t="inlineStr">${string}</c></row>`;
    const { seen, struckOut } = await read(makeXlsx([{ name: "S", data }], { styles }), "a.xlsx");
    expect([seen.join().trim(), struckOut.join()]).toEqual(["Apixaban 5 mg", "Warfarin 5 mg"]);
    const own = `<is><r><rPr/><t>Stays</t></r></is>`;
    const plain = `<row r="1"><c r="A1" s="1" t="inlineStr">${own}</c></row>`;
    expect((await read(makeXlsx([{ name: "S", data: plain }], { styles }), "a.xlsx")).seen).toEqual([
      "Stays",
    ]);
  });

  it("where a conditional format strikes it out", async () => {
    const changed = `${styles}<dxfs><dxf><font><strike/></font></dxf></dxfs>`;
    const after =
      '<conditionalFormatting sqref="B1:B9"><cfRule type="cellIs" operator="greaterThan" dxfId="0" priority="1"><formula>8</formula></cfRule></conditionalFormatting>';
    const data = `<row r="1">${cell("A1", 0, "4.1")}${cell("B1", 0, "8.8")}</row>`;
    const file = makeXlsx([{ name: "S", data, after }], { styles: changed });
    expect(await read(file, "a.xlsx")).toMatchObject({ seen: ["4.1"], struckOut: ["8.8"] });
  });

  it("in the formats of older programs", async () => {
    const xml = makeXmlSheet({
      styles: '<Style ss:ID="s"><Font ss:StrikeThrough="1"/></Style>',
      rows: '<Row><Cell><Data ss:Type="String">kept</Data></Cell><Cell ss:StyleID="s"><Data ss:Type="String">gone</Data></Cell></Row>',
    });
    expect(await read(xml, "a.xls")).toMatchObject({ seen: ["kept"], struckOut: ["gone"] });
    const html = `<table><tr><td>kept<td><s>gone</s><tr><td style="text-decoration: line-through">too<td>kept</table>`;
    const page = await read(bytesOf(html), "a.xls");
    expect(page.seen.join().replace(/\s+/g, " ")).toBe("kept kept");
    expect(page.struckOut.join().replace(/\s+/g, " ").trim()).toBe("gone too");
  });

  it("in old Excel files by the bit of the font", async () => {
    const font = (flags: number): OldRecord => [0x31, [200, 0, flags, 0, 255, 127, 0, 0, 0, 0, 0, 0, 0, 0]];
    const format = (number: number): OldRecord => [0xe0, [number, 0, ...new Array(18).fill(0)]];
    const number = (column: number, style: number): OldRecord => [
      0x203,
      [0, 0, column, 0, style, 0, 0, 0, 0, 0, 0, column, 86, 64],
    ];
    const begin = (kind: number): OldRecord => [0x809, [0, 6, kind, 0, 0, 0, 0, 0]];
    const end: OldRecord = [0x0a, []];
    const globals = (at: number): OldRecord[] => [
      begin(5),
      ...[font(0), font(8), format(0), format(1)],
      [0x85, [at & 255, at >> 8, 0, 0, 0, 0, 1, 0, ...Buffer.from("S")]],
      end,
    ];
    const start = records(...globals(0)).length;
    const book = records(...globals(start), begin(0x10), number(0, 0), number(1, 1), end);
    const { seen, struckOut } = await read(inContainer(book), "a.xls");
    expect([seen.length, struckOut.length]).toEqual([1, 1]);
  });
});

describe("What is struck out in a Word file is set apart", () => {
  const run = (properties: string, text: string) =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

  it.each([
    ["once", "<w:strike/>"],
    ["twice", "<w:dstrike/>"],
    ["by its style", '<w:rStyle w:val="Gone"/>'],
  ])("%s", async (_, properties) => {
    const styles = '<w:style w:type="character" w:styleId="Gone"><w:rPr><w:strike/></w:rPr></w:style>';
    const body = `<w:p>${run(properties, "Pulse was 190")}${run("", " Pulse 90/min")}</w:p>`;
    expect(await read(makeDocx(body, { styles }), "a.docx")).toEqual({
      seen: ["Pulse 90/min"],
      struckOut: ["Pulse was 190"],
      notices: ["struck-out-text"],
    });
    const whole = `<w:p>${run('<w:strike w:val="0"/>', "Pulse 90/min")}</w:p>`;
    expect(await read(makeDocx(whole), "a.docx")).toMatchObject({ seen: ["Pulse 90/min"], struckOut: [] });
  });

  it("in a table's cell", async () => {
    const cell = (inner: string) => `<w:tc><w:p>${inner}</w:p></w:tc>`;
    const row = `<w:tr>${cell(run("", "Potassium"))}${cell(run("<w:strike/>", "8.8"))}</w:tr>`;
    const { seen, struckOut } = await read(makeDocx(`<w:tbl>${row}</w:tbl>`), "a.docx");
    expect([seen, struckOut]).toEqual([["Potassium\t"], ["8.8"]]);
  });
});

it.each([
  ["inserted", "<w:ins><w:r><w:t>5</w:t></w:r></w:ins>"],
  ["deleted", "<w:del><w:r><w:delText>50</w:delText></w:r></w:del>"],
  ["moved away", "<w:moveFrom><w:r><w:t>5</w:t></w:r></w:moveFrom>"],
])("That something was %s and nobody has accepted it is said of a Word file", async (_, change) => {
  const body = `${paragraph("Stable")}<w:p>${change}</w:p>`;
  expect((await cellVisibilityOf(makeDocx(body), "a.docx")).notices).toEqual(["tracked-changes"]);
  expect((await cellVisibilityOf(makeDocx(paragraph("Stable")), "a.docx")).notices).toEqual([]);
});
