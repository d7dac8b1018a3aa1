import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { makeDocx, makeXlsx } from "./office/make-office.ts";
import { cellVisibilityOf } from "./parsed.ts";
import { type Extras, makePdfOf } from "./pdf/make-pdf.ts";
import { trueTypeFont } from "./pdf/make-true-type.ts";

const page = (content: string, extras: Extras = {}) =>
  makePdfOf([deflateSync(content)], "/Filter /FlateDecode", extras);
const SEEN = "BT /F1 11 Tf 72 700 Td (Pulse 88, regular) Tj ET";

describe("Text of a PDF that its reader does not see", () => {
  it.each([
    ["drawn invisibly", "BT 3 Tr /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    ["white on white", "1 g BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    ["white in red, green and blue", "1 1 1 rg BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    ["of no ink", "0 0 0 0 k BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    ["in a color space, white", "/DeviceRGB cs 1 1 1 sc BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    ["tiny", "BT /F1 0.5 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    ["cut off by an empty clip", "72 590 0 0 re W n BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    ["far outside its clip", "72 100 200 30 re W n BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET"],
    [
      "of the color of the bar that it stands on",
      "0.1 0.2 0.6 rg 60 590 300 30 re f BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET",
    ],
    ["painted over by a bar", "BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET 1 g 60 590 300 30 re f"],
    [
      "made tiny by scaling",
      "q 0.05 0 0 0.05 0 0 cm BT /F1 11 Tf 1440 12000 Td (Give morphine 100 mg) Tj ET Q",
    ],
  ])("is marked when it is %s", async (_, hidden) => {
    const visibility = await cellVisibilityOf(page(`${SEEN} q ${hidden} Q`), "a.pdf");
    expect(visibility).toMatchObject({ seen: ["Pulse 88, regular"], unseen: ["Give morphine 100 mg"] });
    expect(visibility.notices).toContain("hidden-text");
  });

  it("is marked when it is pressed to no width, which leaves it no blanks", async () => {
    const visibility = await cellVisibilityOf(
      page(`${SEEN} q BT 0 Tz /F1 11 Tf 72 600 Td (Give morphine) Tj ET Q`),
      "a.pdf",
    );
    expect(visibility).toMatchObject({ seen: ["Pulse 88, regular"] });
    expect(visibility.unseen.join().replaceAll(" ", "")).toBe("Givemorphine");
  });

  it("is seen when it is white on a dark bar", async () => {
    const bar = "0.1 0.2 0.6 rg 60 590 300 30 re f 1 g BT /F1 11 Tf 72 600 Td (Vital signs) Tj ET";
    expect(await cellVisibilityOf(page(`${SEEN} q ${bar} Q`), "a.pdf")).toMatchObject({ unseen: [] });
  });

  const GIVE = "BT /F1 11 Tf 72 600 Td (Give morphine 100 mg) Tj ET";
  const IMAGE = (more: string) =>
    `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 ${more} /Length 1 >>\nstream\n0\nendstream`;
  const DRAWN = "q 300 0 0 40 60 590 cm /Im Do Q";

  it.each([
    ["a picture that lies over it", IMAGE(""), "unseen"],
    ["no picture that can be seen through", IMAGE("/SMask 6 0 R"), "seen"],
    ["no mask", IMAGE("/ImageMask true"), "seen"],
  ])("is hidden by %s", async (_, image, side) => {
    const extras = { objects: [image], resources: "/XObject << /Im 6 0 R >>" };
    const visibility = await cellVisibilityOf(
      page(`${SEEN} ${SEEN.replace("700", "680")} ${GIVE} ${DRAWN}`, extras),
      "a.pdf",
    );
    expect(visibility[side as "seen"].join()).toContain("Give morphine 100 mg");
  });

  it.each([
    ["a bar that can be seen through", `${GIVE} /Faint gs 0 1 0 rg 60 590 300 30 re f`],
    ["a marker that only darkens", `${GIVE} /Marker gs 1 1 0 rg 60 590 300 30 re f`],
    ["a frame", `${GIVE} 60 590 300 30 re 62 592 296 26 re f*`],
    ["a line through it", `${GIVE} 70 603 200 1 re f`],
    ["an ink of the printer's own, all of it", `/Spot cs 1 scn ${GIVE}`],
    ["a mask of which some lets through", `/Half gs ${GIVE}`],
    ["a mask that was taken away again", `/Masked gs /Clear gs ${GIVE}`],
    ["a color of no ink before its own", `/NoInk cs 1 scn 0 g ${GIVE}`],
    ["a bar of no ink over it", `${GIVE} /NoInk cs 1 scn 60 590 300 30 re f`],
    ["a clip around it", `60 590 300 30 re W n ${GIVE}`],
  ])("is seen in spite of %s", async (_, content) => {
    expect(await cellVisibilityOf(page(`${SEEN} q ${content} Q`, STATES), "a.pdf")).toMatchObject({
      unseen: [],
    });
  });

  it.each([
    ["is of the ink that leaves no mark", `/NoInk cs 1 scn ${GIVE}`],
    ["is of several such inks", `/NoInks cs 1 1 scn ${GIVE}`],
    ["lies below a mask that is all black", `/Masked gs ${GIVE}`],
    ["lies below a mask in which nothing is painted", `/Empty gs ${GIVE}`],
  ])("is marked where it %s", async (_, content) => {
    const visibility = await cellVisibilityOf(page(`${SEEN} q ${content} Q`, STATES), "a.pdf");
    expect(visibility).toMatchObject({ seen: ["Pulse 88, regular"], unseen: ["Give morphine 100 mg"] });
  });

  it.each([
    ["no shape", [false, false, false], "unseen"],
    ["no shape but that for missing ones", [true, false, false], "unseen"],
    ["a shape", [true, true, false], "seen"],
  ] as const)("is judged by its font, of which the letters have %s", async (_, shapes, side) => {
    const font = trueTypeFont(shapes).toString("hex");
    const objects = [
      "<< /Type /Font /Subtype /TrueType /BaseFont /Own /FirstChar 65 /LastChar 65 /Widths [600] /FontDescriptor 7 0 R >>",
      "<< /Type /FontDescriptor /FontName /Own /Flags 4 /FontBBox [0 0 600 700] /ItalicAngle 0 /Ascent 700 /Descent 0 /CapHeight 700 /StemV 80 /FontFile2 8 0 R >>",
      `<< /Filter /ASCIIHexDecode /Length1 ${font.length / 2} /Length ${font.length + 1} >>\nstream\n${font}>\nendstream`,
    ];
    const content = `${SEEN} BT /Own 11 Tf 72 600 Td (AAA) Tj ET`;
    const visibility = await cellVisibilityOf(page(content, { objects, fonts: "/Own 6 0 R" }), "a.pdf");
    expect(visibility[side]).toContain("AAA");
  });

  const layers = (states: string, set = "6 0 R") => ({
    objects: ["<< /Type /OCG /Name (one) >>", "<< /Type /OCG /Name (two) >>"],
    catalog: `/OCProperties << /OCGs [6 0 R 7 0 R] /D << ${states} >> >>`,
    resources: `/Properties << /Layer ${set} >>`,
  });

  it.each([
    ["a layer that is off", layers("/OFF [6 0 R]"), "unseen"],
    ["a layer that is on", layers("/OFF [7 0 R]"), "seen"],
    ["a layer, where all are off", layers("/BaseState /OFF /ON [7 0 R]"), "unseen"],
    ["the one layer that is on", layers("/BaseState /OFF /ON [6 0 R]"), "seen"],
    [
      "a set of layers of which one is on",
      layers("/OFF [6 0 R]", "<< /Type /OCMD /OCGs [6 0 R 7 0 R] >>"),
      "seen",
    ],
    [
      "a set of layers that must all be on",
      layers("/OFF [6 0 R]", "<< /Type /OCMD /OCGs [6 0 R 7 0 R] /P /AllOn >>"),
      "unseen",
    ],
  ])("belongs to %s", async (_, extras, side) => {
    const content = `${SEEN} /OC /Layer BDC /Span << /MCID 0 >> BDC ${GIVE} EMC EMC ${SEEN.replace("700", "500")}`;
    const visibility = await cellVisibilityOf(page(content, extras), "a.pdf");
    expect(visibility[side as "seen"].join()).toContain("Give morphine 100 mg");
    expect(visibility.seen.filter((text) => text.includes("Pulse 88"))).toHaveLength(2);
  });

  it("is a form's that belongs to a layer that is off", async () => {
    const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /OC 6 0 R /Resources << /Font << /F1 3 0 R >> >> /Length ${GIVE.length} >>\nstream\n${GIVE}\nendstream`;
    const { objects, catalog } = layers("/OFF [6 0 R]");
    const extras = { objects: [...objects, form], catalog, resources: "/XObject << /Fm 8 0 R >>" };
    const visibility = await cellVisibilityOf(
      page(`${SEEN} /Fm Do ${SEEN.replace("700", "500")}`, extras),
      "a.pdf",
    );
    expect(visibility.unseen).toEqual(["Give morphine 100 mg"]);
    expect(visibility.seen).toHaveLength(2);
  });

  it("is what a program has recognized when it lies over a picture and there is no other", async () => {
    const picture = "q 612 0 0 792 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID 0 EI Q";
    const scan = `${picture} BT 3 Tr /F1 11 Tf 72 600 Td (Pulse 88, regular) Tj ET`;
    const visibility = await cellVisibilityOf(page(scan), "a.pdf");
    expect(visibility).toMatchObject({ seen: ["Pulse 88, regular"], unseen: [] });
    expect(visibility.notices).toContain("recognized-text");
  });
});

/** A form that provides a mask's luminosity. */
const group = (content: string) =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /CS /DeviceGray >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
const luminosity = (object: number) => `<< /SMask << /S /Luminosity /G ${object} 0 R >> >>`;
const TINT = "/DeviceGray << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1] /C1 [0] >>";
const PAIRED = "/DeviceGray << /FunctionType 4 /Domain [0 1 0 1] /Range [0 1] /Length 0 >>";
const STATES = {
  objects: [
    group("0 g 0 0 612 792 re f"),
    group("q Q"),
    group("0 g 0 0 612 792 re f 1 g 0 500 612 200 re f"),
  ],
  resources: `/ExtGState << /Faint << /ca 0.4 >> /Marker << /BM /Multiply >> /Masked ${luminosity(6)} /Empty ${luminosity(7)} /Half ${luminosity(8)} /Clear << /SMask /None >> >> /ColorSpace << /Spot [/Separation /Black ${TINT}] /NoInk [/Separation /None ${TINT}] /NoInks [/DeviceN [/None /None] ${PAIRED}] >>`,
};

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
    [
      "of the theme's background, with another color for who knows no themes",
      '<w:color w:val="000000" w:themeColor="background1"/>',
    ],
    ["of the color of its ground", '<w:color w:val="FFF2CC"/><w:shd w:val="clear" w:fill="FFF0CB"/>'],
  ])("is marked when it is %s", async (_, properties) => {
    const body = `<w:p>${run("", "Pulse 88")}${run(properties, "Give morphine 100 mg")}</w:p>`;
    const visibility = await cellVisibilityOf(makeDocx(body, { styles: STYLES }), "a.docx");
    expect(visibility).toMatchObject({ seen: ["Pulse 88"], unseen: ["Give morphine 100 mg"] });
    expect(visibility.notices).toContain("hidden-text");
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
    expect(await cellVisibilityOf(makeDocx(body, { styles: STYLES }), "a.docx")).toMatchObject({
      seen: ["Pulse 88"],
      unseen: [],
    });
  });

  it("is seen where it is white in a table whose style colors its rows", async () => {
    const cell = `<w:tc><w:p>${run('<w:color w:val="FFFFFF"/>', "Vital signs")}</w:p></w:tc>`;
    const table = (style: string) =>
      `<w:tbl><w:tblPr><w:tblStyle w:val="${style}"/></w:tblPr><w:tr>${cell}</w:tr></w:tbl>`;
    const of = (style: string) => cellVisibilityOf(makeDocx(table(style), { styles: STYLES }), "a.docx");
    expect(await of("Dark")).toMatchObject({ seen: ["Vital signs"], unseen: [] });
    expect(await of("Plain")).toMatchObject({ unseen: ["Vital signs"] });
  });

  it("is marked in a row that is kept too low for letters, and seen in one that grows with them", async () => {
    const row = (rule: string, text: string) =>
      `<w:tr><w:trPr><w:trHeight w:val="20" w:hRule="${rule}"/></w:trPr><w:tc><w:p>${run("", text)}</w:p></w:tc></w:tr>`;
    const table = `<w:tbl>${row("atLeast", "Pulse 88")}${row("exact", "Give morphine 100 mg")}</w:tbl>`;
    const visibility = await cellVisibilityOf(makeDocx(table), "a.docx");
    expect(visibility.seen.join().trim()).toBe("Pulse 88");
    expect(visibility.unseen).toEqual(["Give morphine 100 mg"]);
  });

  it("is marked in a cell too, and seen when it is white on a dark cell", async () => {
    const cell = (properties: string, content: string) =>
      `<w:tc><w:tcPr>${properties}</w:tcPr><w:p>${content}</w:p></w:tc>`;
    const dark = cell(
      '<w:shd w:val="clear" w:fill="1F3864"/>',
      run('<w:color w:val="FFFFFF"/>', "Vital signs"),
    );
    const body = `<w:tbl><w:tr>${dark}${cell("", run("<w:vanish/>", "Give morphine 100 mg"))}</w:tr></w:tbl>`;
    const visibility = await cellVisibilityOf(makeDocx(body), "a.docx");
    expect(visibility.seen.join()).toContain("Vital signs");
    expect(visibility.unseen).toEqual(["Give morphine 100 mg"]);
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
    const visibility = await cellVisibilityOf(makeXlsx([{ name: "S", data: rows.join("") }]), "a.xlsx");
    expect(visibility).toMatchObject({ seen: ["sign\tvalue\nPulse\t88"], unseen: ["Give\tmorphine"] });
    const columns = '<cols><col min="2" max="2" hidden="1"/></cols>';
    const data = [row('r="1"', "sign", "note"), row('r="2"', "Pulse", "Give morphine")].join("");
    const inColumn = await cellVisibilityOf(makeXlsx([{ name: "S", data, before: columns }]), "a.xlsx");
    expect(inColumn).toMatchObject({ seen: ["sign\nPulse"], unseen: ["note\nGive morphine"] });
    const sheets = [
      { name: "A", data: row("", "Pulse") },
      { name: "B", state: "hidden", data: row("", "Give") },
    ];
    expect(await cellVisibilityOf(makeXlsx(sheets), "a.xlsx")).toMatchObject({
      seen: ["Pulse"],
      unseen: ["Give"],
    });
  });
});
