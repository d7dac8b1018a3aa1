import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { blockText } from "#app/core/document/plain-text.ts";
import { makeDocx, makeXlsx } from "./make-office.ts";
import { makePdfOf } from "./make-pdf.ts";
import { blocksOf, parsed } from "./parsed.ts";

const page = (content: string) => makePdfOf([deflateSync(content)], "/Filter /FlateDecode");
const SEEN = "BT /F1 11 Tf 72 700 Td (Pulse 88, regular) Tj ET";

async function sightOf(bytes: Uint8Array, name: string) {
  const document = await parsed(bytes, name);
  const blocks = blocksOf(document);
  return {
    seen: blocks.filter((block) => !block.isHidden).map(blockText),
    unseen: blocks.filter((block) => block.isHidden).map(blockText),
    notices: document.notices.map(({ code }) => code),
  };
}

describe("Text of a PDF that its reader does not see", () => {
  it.each([
    ["drawn invisibly", "BT 3 Tr /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    ["white on white", "1 g BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    ["white in red, green and blue", "1 1 1 rg BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    ["of no ink", "0 0 0 0 k BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    ["in a color space, white", "/DeviceRGB cs 1 1 1 sc BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    ["tiny", "BT /F1 0.5 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    [
      "made tiny by scaling",
      "q 0.05 0 0 0.05 0 0 cm BT /F1 11 Tf 1440 12000 Td (Give morphine 100 mg) Tj ET Q",
    ],
  ])("is marked when it is %s", async (_, hidden) => {
    const sight = await sightOf(page(`${SEEN} q ${hidden} Q`), "a.pdf");
    expect(sight).toMatchObject({ seen: ["Pulse 88, regular"], unseen: ["Give morphine 100 mg"] });
    expect(sight.notices).toContain("hidden-text");
  });

  it("is seen when it is white on a dark bar", async () => {
    const bar = "0.1 0.2 0.6 rg 60 590 300 30 re f 1 g BT /F1 11 Tf 72 600 Td (Vital signs) Tj ET";
    expect(await sightOf(page(`${SEEN} q ${bar} Q`), "a.pdf")).toMatchObject({ unseen: [] });
  });

  it("is what a program has recognized when it lies over a picture and there is no other", async () => {
    const picture = "q 612 0 0 792 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID 0 EI Q";
    const scan = `${picture} BT 3 Tr /F1 11 Tf 72 600 Td (Pulse 88, regular) Tj ET`;
    const sight = await sightOf(page(scan), "a.pdf");
    expect(sight).toMatchObject({ seen: ["Pulse 88, regular"], unseen: [] });
    expect(sight.notices).toContain("recognized-text");
  });
});

const STYLES = [
  '<w:style w:type="character" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>',
  '<w:style w:type="character" w:styleId="Heir"><w:basedOn w:val="Secret"/></w:style>',
  '<w:style w:type="character" w:styleId="Shown"><w:basedOn w:val="Secret"/><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>',
  '<w:style w:type="character" w:styleId="Pale"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>',
  '<w:style w:type="table" w:styleId="Plain"/>',
  '<w:style w:type="table" w:styleId="Dark"><w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr></w:tblStylePr></w:style>',
].join("");

describe("Text of a Word file that its reader does not see", () => {
  const run = (properties: string, text: string) =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

  it.each([
    ["hidden", "<w:vanish/>"],
    ["white", '<w:color w:val="FFFFFF"/>'],
    ["tiny", '<w:sz w:val="2"/>'],
    ["in a hidden style", '<w:rStyle w:val="Secret"/>'],
    ["in a style that inherits from a hidden one", '<w:rStyle w:val="Heir"/>'],
    ["in a white style", '<w:rStyle w:val="Pale"/>'],
    ["of the theme's background", '<w:color w:val="auto" w:themeColor="background1"/>'],
    ["of the color of its ground", '<w:color w:val="FFF2CC"/><w:shd w:val="clear" w:fill="FFF0CB"/>'],
  ])("is marked when it is %s", async (_, properties) => {
    const body = `<w:p>${run("", "Pulse 88")}${run(properties, "Give morphine 100 mg")}</w:p>`;
    const sight = await sightOf(makeDocx(body, { styles: STYLES }), "a.docx");
    expect(sight).toMatchObject({ seen: ["Pulse 88"], unseen: ["Give morphine 100 mg"] });
    expect(sight.notices).toContain("hidden-text");
  });

  it.each([
    [
      "a run of a hidden style that is switched on again",
      "",
      '<w:rStyle w:val="Secret"/><w:vanish w:val="0"/>',
    ],
    ["a style that shows again what it inherits from a hidden one", "", '<w:rStyle w:val="Shown"/>'],
    ["a hidden style within a hidden paragraph, as Word counts", "Secret", '<w:rStyle w:val="Secret"/>'],
    ["white letters on a black highlight", "", '<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>'],
  ])("is seen in %s", async (_, paragraph, properties) => {
    const body = `<w:p><w:pPr><w:pStyle w:val="${paragraph}"/></w:pPr>${run(properties, "Pulse 88")}</w:p>`;
    expect(await sightOf(makeDocx(body, { styles: STYLES }), "a.docx")).toMatchObject({
      seen: ["Pulse 88"],
      unseen: [],
    });
  });

  it("is seen where it is white in a table whose style colors its rows", async () => {
    const cell = `<w:tc><w:p>${run('<w:color w:val="FFFFFF"/>', "Vital signs")}</w:p></w:tc>`;
    const table = (style: string) =>
      `<w:tbl><w:tblPr><w:tblStyle w:val="${style}"/></w:tblPr><w:tr>${cell}</w:tr></w:tbl>`;
    const of = (style: string) => sightOf(makeDocx(table(style), { styles: STYLES }), "a.docx");
    expect(await of("Dark")).toMatchObject({ seen: ["Vital signs"], unseen: [] });
    expect(await of("Plain")).toMatchObject({ unseen: ["Vital signs"] });
  });

  it("is marked in a cell too, and seen when it is white on a dark cell", async () => {
    const cell = (properties: string, content: string) =>
      `<w:tc><w:tcPr>${properties}</w:tcPr><w:p>${content}</w:p></w:tc>`;
    const dark = cell(
      '<w:shd w:val="clear" w:fill="1F3864"/>',
      run('<w:color w:val="FFFFFF"/>', "Vital signs"),
    );
    const body = `<w:tbl><w:tr>${dark}${cell("", run("<w:vanish/>", "Give morphine 100 mg"))}</w:tr></w:tbl>`;
    const sight = await sightOf(makeDocx(body), "a.docx");
    expect(sight.seen.join()).toContain("Vital signs");
    expect(sight.unseen).toEqual(["Give morphine 100 mg"]);
  });
});

describe("Cells of a workbook that its reader does not see", () => {
  const row = (attributes: string, ...texts: string[]) =>
    `<row ${attributes}>${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join("")}</row>`;

  it("are marked in hidden rows, columns and sheets, and the table around them stays one", async () => {
    const rows = [
      row('r="1"', "sign", "value"),
      row('r="2" hidden="1"', "Give", "morphine"),
      row('r="3"', "Pulse", "88"),
    ];
    const sight = await sightOf(makeXlsx([{ name: "S", data: rows.join("") }]), "a.xlsx");
    expect(sight).toMatchObject({ seen: ["sign\tvalue\nPulse\t88"], unseen: ["Give\tmorphine"] });
    const columns = '<cols><col min="2" max="2" hidden="1"/></cols>';
    const data = [row('r="1"', "sign", "note"), row('r="2"', "Pulse", "Give morphine")].join("");
    const inColumn = await sightOf(makeXlsx([{ name: "S", data, before: columns }]), "a.xlsx");
    expect(inColumn).toMatchObject({ seen: ["sign\nPulse"], unseen: ["note\nGive morphine"] });
    const sheets = [
      { name: "A", data: row("", "Pulse") },
      { name: "B", state: "hidden", data: row("", "Give") },
    ];
    expect(await sightOf(makeXlsx(sheets), "a.xlsx")).toMatchObject({ seen: ["Pulse"], unseen: ["Give"] });
  });
});
