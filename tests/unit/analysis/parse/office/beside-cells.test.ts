import { describe, expect, it } from "vitest";
import { blocksOf, cellsOf, parsed, refusalOf } from "../parsed.ts";
import { makeDocx, makeXlsx, paragraph } from "./make-office.ts";
import type { ZipPart } from "./make-zip.ts";

const TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const related = (name: string, type: string, target: string): ZipPart => ({
  name,
  data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="x" Type="${TYPES}/${type}" Target="${target}"/></Relationships>`,
});
const box = (row: number, text: string, properties = "") =>
  `<xdr:twoCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:colOff>9</xdr:colOff><xdr:row>${row}</xdr:row></xdr:from><xdr:to><xdr:col>7</xdr:col><xdr:row>8</xdr:row></xdr:to><xdr:sp><xdr:nvSpPr><xdr:cNvPr id="2" name="Box" ${properties}/></xdr:nvSpPr><xdr:txBody>${text}</xdr:txBody></xdr:sp></xdr:twoCellAnchor>`;
const line = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
const CELL = '<row r="1"><c r="A1" t="str"><v>Pulse</v></c></row>';

const withDrawing = (inner: string, data = CELL, more: ZipPart[] = []) =>
  makeXlsx([{ name: "Ward", data }], {
    parts: [
      related("xl/worksheets/_rels/sheet0.xml.rels", "drawing", "../drawings/drawing1.xml"),
      { name: "xl/drawings/drawing1.xml", data: `<xdr:wsDr>${inner}</xdr:wsDr>` },
      ...more,
    ],
  });

describe("What lies over the cells of an Excel file", () => {
  it("is read where it is text in a box, at the cell of its corner", async () => {
    const boxes = box(2, line("Allergic to") + line("latex")) + box(4, line("Give morphine"), 'hidden="1"');
    const document = await parsed(withDrawing(boxes), "a.xlsx");
    expect(blocksOf(document).slice(1)).toEqual([
      { kind: "paragraph", address: { sheet: "Ward", cell: "B3" }, text: "Allergic to\nlatex" },
      { kind: "paragraph", address: { sheet: "Ward", cell: "B5" }, text: "Give morphine", isHidden: true },
    ]);
    expect(document.notices.map(({ code }) => code)).toEqual(["hidden-text"]);
  });

  it("makes a document of a sheet without cells", async () => {
    const document = await parsed(withDrawing(box(0, line("Pulse 88")), ""), "a.xlsx");
    expect(blocksOf(document)).toMatchObject([{ text: "Pulse 88" }]);
    const unseen = withDrawing(box(0, line("Pulse 88"), 'hidden="1"'), "");
    expect((await refusalOf(unseen, "a.xlsx")).code).toBe("empty");
  });

  const solid = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
  const shape = (properties: string, look: string, text: string) =>
    box(2, `<a:p><a:r><a:rPr>${look}</a:rPr><a:t>${text}</a:t></a:r></a:p>`).replace(
      "<xdr:txBody>",
      `${properties}<xdr:txBody>`,
    );
  const dark = `<xdr:spPr>${solid("1F3864")}<a:ln>${solid("FFFFFF")}</a:ln></xdr:spPr>`;
  const style =
    '<xdr:style><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></xdr:style>';
  it.each([
    ["white letters", shape("", solid("FFFFFF"), "Give"), true],
    [
      "white letters of the theme",
      shape("", '<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>', "Give"),
      true,
    ],
    ["letters of the color of its box", shape(dark, solid("1F3864"), "Give"), true],
    ["letters without a fill", shape("", "<a:noFill/>", "Give"), true],
    ["tiny letters", shape("", "", "Give").replace("<a:rPr>", '<a:rPr sz="100">'), true],
    [
      "letters white by its style, on nothing",
      shape(`<xdr:spPr><a:noFill/></xdr:spPr>${style}`, "", "Give"),
      true,
    ],
    [
      "a box without size",
      shape('<xdr:spPr><a:xfrm><a:ext cx="0" cy="0"/></a:xfrm></xdr:spPr>', "", "Give"),
      true,
    ],
    ["white letters on a dark box", shape(dark, solid("FFFFFF"), "Give"), false],
    ["letters white by its style, on its color", shape(style, "", "Give"), false],
  ])("is hidden only if nobody sees it: %s", async (_, inner, isHidden) => {
    const [, block] = blocksOf(await parsed(withDrawing(inner), "a.xlsx"));
    expect(block).toMatchObject({ text: "Give" });
    expect(block?.isHidden ?? false).toBe(isHidden);
  });

  const table = ["Pulse 88", "BP 120/80", "Call the son", "Slept well"]
    .map((text, i) => `<row r="${i + 1}"><c r="B${i + 1}" t="str"><v>${text}</v></c></row>`)
    .join("");
  const over = (from: string, to: string, properties: string) =>
    `<xdr:twoCellAnchor><xdr:from>${from}</xdr:from><xdr:to>${to}</xdr:to><xdr:sp><xdr:nvSpPr><xdr:cNvPr id="2" name="Box"/></xdr:nvSpPr><xdr:spPr>${properties}</xdr:spPr></xdr:sp></xdr:twoCellAnchor>`;
  const corner = (col: number, row: number, rowOff = 0) =>
    `<xdr:col>${col}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>${rowOff}</xdr:rowOff>`;
  const rect = '<a:prstGeom prst="rect"/>';
  it.each([
    ["a full box", over(corner(0, 2), corner(4, 3), rect + solid("FFFFFF")), ["Call the son"]],
    [
      "a full box over two and a half",
      over(corner(0, 0, 90_000), corner(4, 3), rect + solid("1F3864")),
      ["BP 120/80", "Call the son"],
    ],
    ["a box beside them", over(corner(2, 2), corner(4, 3), rect + solid("FFFFFF")), []],
    ["a frame", over(corner(0, 2), corner(4, 3), `${rect}<a:noFill/><a:ln>${solid("FFFFFF")}</a:ln>`), []],
    [
      "a box that lets them shine through",
      over(
        corner(0, 2),
        corner(4, 3),
        rect + solid("FFFFFF").replace("/>", '><a:alpha val="40000"/></a:srgbClr>'),
      ),
      [],
    ],
    [
      "a turned box",
      over(corner(0, 2), corner(4, 3), `<a:xfrm rot="2700000"/>${rect}${solid("FFFFFF")}`),
      [],
    ],
    ["an arrow", over(corner(0, 2), corner(4, 3), `<a:prstGeom prst="rightArrow"/>${solid("FFFFFF")}`), []],
  ])("hides cells that it lies on, if nothing is seen through it: %s", async (_, inner, lost) => {
    const { seen, hidden } = await cellsOf(withDrawing(inner, table), "a.xlsx");
    expect(hidden).toEqual(lost);
    expect([...seen, ...hidden]).toHaveLength(4);
  });

  it("is said to be unread where it is comments, wherever their part is", async () => {
    for (const name of [
      "xl/comments1.xml",
      "xl/comments/comment1.xml",
      "xl/threadedComments/threadedComment1.xml",
    ]) {
      const document = await parsed(withDrawing("", CELL, [{ name, data: "<a/>" }]), "a.xlsx");
      expect(document.notices.map(({ code }) => code)).toEqual(["comments-ignored"]);
    }
  });

  it("is said to be unread where it is a chart", async () => {
    const chart = { name: "xl/charts/chart1.xml", data: "<c:chart><a:t>Pulse</a:t></c:chart>" };
    const document = await parsed(withDrawing("", CELL, [chart]), "a.xlsx");
    expect(document.notices.map(({ code }) => code)).toEqual(["charts-ignored"]);
  });
});

it("A document that was inserted into a Word file is said to be unread", async () => {
  const parts = [
    related("word/_rels/document.xml.rels", "aFChunk", "chunk.html"),
    { name: "word/chunk.html", data: "<html><body>Allergic to latex</body></html>" },
  ];
  const document = await parsed(makeDocx(paragraph("Pulse 88"), { parts }), "a.docx");
  expect(document.notices.map(({ code }) => code)).toEqual(["insertions-ignored"]);
});
