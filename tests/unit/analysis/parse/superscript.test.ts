import { describe, expect, it } from "vitest";
import { makeDocx, makeXlsx } from "./office/make-office.ts";
import { inContainer, type OldRecord, records } from "./office/make-old-excel.ts";
import { makeXmlSheet, row } from "./office/make-xml-sheet.ts";
import { bytesOf, parsed, textsOf } from "./parsed.ts";
import { makePdf } from "./pdf/make-pdf.ts";

const texts = async (bytes: Uint8Array, name: string) => textsOf(await parsed(bytes, name));

describe("A superscript does not become a part of the number before it", () => {
  const run = (text: string, look = "") => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`;
  const above = '<w:vertAlign w:val="superscript"/>';

  it.each([
    ["the mark of a note", `${run("5.9")}${run("1", above)}`, "5.9¹"],
    ["one that is a letter", `${run("96")}${run("a", above)}`, "96ᵃ"],
    ["an exponent", `${run("10")}${run("-9", above)}${run("/L")}`, "10⁻⁹/L"],
    ["what a style sets so", `${run("12")}${run("3", '<w:rStyle w:val="Note"/>')}`, "12³"],
    ["a word, which stays as it is", `${run("12")}${run("th", above)}`, "12th"],
    ["what stands below", `${run("CO")}${run("2", '<w:vertAlign w:val="subscript"/>')}`, "CO2"],
  ])("in a letter: %s", async (_, runs, expected) => {
    const styles = `<w:style w:type="character" w:styleId="Note"><w:rPr>${above}</w:rPr></w:style>`;
    expect(await texts(makeDocx(`<w:p>${runs}</w:p>`, { styles }), "a.docx")).toEqual([expected]);
  });

  it("in a workbook and in a page", async () => {
    const string =
      '<is><r><t>5.9</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>1</t></r><r><rPr/><t> H</t></r></is>';
    const data = `<row r="1"><c r="A1" t="inlineStr">${string}</c></row>`;
    expect(await texts(makeXlsx([{ name: "S", data }]), "a.xlsx")).toEqual(["5.9¹ H"]);
    const page = "<table><tr><td>5.9<sup>1</sup><td>10<sup>9</sup>/L<td>4.4</table>";
    expect(await texts(bytesOf(page), "a.xls")).toEqual(["5.9¹\t10⁹/L\t4.4"]);
  });

  it("in the formats of older programs", async () => {
    const xml = makeXmlSheet({ rows: row("5.9<Sup>1</Sup> H") });
    expect(await texts(xml, "a.xls")).toEqual(["5.9¹ H"]);
    const font = (above: number): OldRecord => [0x31, [200, 0, 0, 0, 255, 127, 144, 1, above, 0, 0, 0, 0, 0]];
    const runs = [3, 0, 1, 0, 4, 0, 0, 0];
    const shared: OldRecord = [
      0xfc,
      [1, 0, 0, 0, 1, 0, 0, 0, 6, 0, 8, 2, 0, ...Buffer.from("5.91 H"), ...runs],
    ];
    const begin = (kind: number): OldRecord => [0x809, [0, 6, kind, 0, 0, 0, 0, 0]];
    const end: OldRecord = [0x0a, []];
    const globals = (at: number): OldRecord[] => [
      begin(5),
      ...[font(0), font(1), [0xe0, new Array(20).fill(0)] as OldRecord],
      [0x85, [at & 255, at >> 8, 0, 0, 0, 0, 1, 0, ...Buffer.from("S")]],
      ...[shared, end],
    ];
    const start = records(...globals(0)).length;
    const book = records(...globals(start), begin(0x10), [0xfd, new Array(10).fill(0)], end);
    expect(await texts(inContainer(book), "a.xls")).toEqual(["5.9¹ H"]);
  });

  it("in a PDF, where it is smaller, lifted and close", async () => {
    const line = (x: number, y: number, size: number) => [
      { text: "Potassium 5.9", x: 72, y: 700, size: 11 },
      { text: "1", x, y, size },
    ];
    const end = 72 + 11 * 6.14;
    expect(await texts(makePdf([line(end, 704, 7)]), "a.pdf")).toEqual(["Potassium 5.9¹"]);
    expect(await texts(makePdf([line(end, 700, 7)]), "a.pdf")).toEqual(["Potassium 5.91"]);
    expect(await texts(makePdf([line(end + 9, 704, 7)]), "a.pdf")).toEqual(["Potassium 5.9 1"]);
  });
});
