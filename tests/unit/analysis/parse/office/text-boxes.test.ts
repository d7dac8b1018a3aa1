import { describe, expect, it } from "vitest";
import { blockText } from "#app/core/document/plain-text.ts";
import { blocksOf, parsed } from "../parsed.ts";
import { makeDocx, paragraph } from "./make-office.ts";

const GIVE = "Give morphine 100 mg";
const TEXT = `<w:txbxContent>${paragraph(GIVE)}</w:txbxContent>`;
const WHITE = `<w:txbxContent><w:p><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>${GIVE}</w:t></w:r></w:p></w:txbxContent>`;
const A4 =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:left="1440" w:top="1440"/><w:cols w:num="1"/></w:sectPr>';
const LANDSCAPE =
  '<w:sectPr><w:pgSz w:w="16838" w:h="11906"/><w:pgMar w:left="1440" w:top="1440"/><w:cols w:num="1"/></w:sectPr>';

/** Centimeters; each is 360,000 EMUs in a file. */
type Place = { from?: string; left?: number; top?: number; width?: number; height?: number };
const emus = (centimeters: number) => Math.round(centimeters * 360_000);

const drawn = (
  { from = "page", left = 3, top = 5, width = 8, height = 2 }: Place,
  { properties = "", shape = "", content = TEXT } = {},
) =>
  `<w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="${from}"><wp:posOffset>${emus(left)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${emus(top)}</wp:posOffset></wp:positionV><wp:extent cx="${emus(width)}" cy="${emus(height)}"/><wp:docPr id="1" ${properties}/><a:graphic><wps:wsp>${shape}<wps:txbx>${content}</wps:txbx></wps:wsp></a:graphic></wp:anchor></w:drawing></w:r>`;
const vml = (style: string, attributes = "", content = TEXT) =>
  `<w:r><w:pict><v:shape style="${style}" ${attributes}><v:textbox>${content}</v:textbox></v:shape></w:pict></w:r>`;
const framed = (frame: string) => paragraph(GIVE, `<w:framePr ${frame}/>`);
const run = (content: string) => `<w:p>${content}</w:p>`;

async function cellVisibilityOf(content: string, section = A4) {
  const bytes = makeDocx(`${paragraph("Pulse 88, regular")}${content}${section}`);
  const document = await parsed(bytes, "a.docx");
  const texts = (hidden: boolean) =>
    blocksOf(document)
      .filter((block) => (block.isHidden ?? false) === hidden)
      .map(blockText);
  return { seen: texts(false), hidden: texts(true), notices: document.notices.map(({ code }) => code) };
}

const ABSOLUTE = "position:absolute;width:200pt;height:40pt";

describe("Text in a box of a Word file", () => {
  it.each([
    ["that is switched off", run(drawn({}, { properties: 'hidden="1"' }))],
    ["of a shape that is switched off", run(drawn({}, { shape: '<wps:cNvPr id="2" hidden="true"/>' }))],
    ["without height", run(drawn({ height: 0 }))],
    ["almost without width", run(drawn({ width: 0.05 }))],
    [
      "of a shape without size",
      run(drawn({}, { shape: '<wps:spPr><a:xfrm><a:ext cx="0" cy="9"/></a:xfrm></wps:spPr>' })),
    ],
    ["far left of every page", run(drawn({ from: "character", left: -250 }))],
    ["left of the page", run(drawn({ left: -8.5 }))],
    ["left of the page, measured from its column", run(drawn({ from: "column", left: -11 }))],
    ["right of the page", run(drawn({ left: 21.5 }))],
    ["above the page", run(drawn({ top: -2.1 }))],
    ["below the page", run(drawn({ top: 30 }))],
    ["in a run that is hidden", run(drawn({}).replace("<w:r>", "<w:r><w:rPr><w:vanish/></w:rPr>"))],
    ["white in a box filled with white", run(drawn({}, { shape: fill("FFFFFF"), content: WHITE }))],
    ["of VML that is invisible", run(vml(`${ABSOLUTE};visibility:hidden`))],
    ["of VML that is hidden in Word", run(vml(`${ABSOLUTE}; MSO-HIDE: all`))],
    ["of VML without size", run(vml("width:0;height:0"))],
    [
      "of VML left of the page",
      run(vml(`${ABSOLUTE};margin-left:-9in;mso-position-horizontal-relative:page`)),
    ],
    ["of VML left of its column", run(vml(`${ABSOLUTE};margin-left:-280pt`))],
    ["white on VML's own white", run(vml(ABSOLUTE, "", WHITE))],
    ["in a frame left of the page", framed('w:w="3000" w:hAnchor="page" w:x="-3200" w:y="700"')],
    ["in a frame of a point", framed('w:w="20" w:h="20" w:hRule="exact" w:x="700" w:y="700"')],
    [
      "in a table within a box above the page",
      run(
        drawn(
          { top: -9 },
          {
            content: `<w:txbxContent><w:tbl><w:tr><w:tc>${paragraph(GIVE)}</w:tc></w:tr></w:tbl></w:txbxContent>`,
          },
        ),
      ),
    ],
  ])("is marked: %s", async (_, content) => {
    const { seen, hidden, notices } = await cellVisibilityOf(content);
    expect({ seen, hidden }).toEqual({ seen: ["Pulse 88, regular"], hidden: [GIVE] });
    expect(notices).toContain("hidden-text");
  });

  it.each([
    ["of common size on the page", run(drawn({})), A4],
    ["that begins left of the page and ends on it", run(drawn({ left: -6 })), A4],
    ["on a page that is wide enough", run(drawn({ left: 21.5 })), LANDSCAPE],
    ["left of its column, on the margin", run(drawn({ from: "column", left: -9 })), A4],
    ["of a second column", run(drawn({ from: "column", left: -11 })), A4.replace('num="1"', 'num="2"')],
    [
      "of a section whose own pages are wide enough",
      `${run(drawn({ left: 21.5 }))}${paragraph("end", LANDSCAPE)}`,
      A4,
    ],
    [
      "within a cell, from which it is measured",
      `<w:tbl><w:tr><w:tc>${run(drawn({ from: "column", left: -11 }))}</w:tc></w:tr></w:tbl>`,
      A4,
    ],
    ["white on a dark box", run(drawn({}, { shape: fill("1F3864"), content: WHITE })), A4],
    [
      "white on a box of the theme's color",
      run(drawn({}, { shape: '<wps:style><a:fillRef idx="1"/></wps:style>', content: WHITE })),
      A4,
    ],
    ["white on a dark box of VML", run(vml(ABSOLUTE, 'fillcolor="#1f3864"', WHITE)), A4],
    ["of VML that is aligned", run(vml(`${ABSOLUTE};margin-left:0;mso-position-horizontal:center`)), A4],
    [
      "of VML in a group, by whose measure it stands",
      `<w:p><w:r><w:pict><v:group style="${ABSOLUTE}"><v:shape style="position:absolute;left:9;width:2;height:2">${TEXT}</v:shape></v:group></w:pict></w:r></w:p>`,
      A4,
    ],
    ["in a frame for an address", framed('w:w="4000" w:hAnchor="page" w:x="1400" w:y="2000"'), A4],
  ])("is seen: %s", async (_, content, section) => {
    const { seen, hidden } = await cellVisibilityOf(content, section);
    expect(seen.join()).toContain(GIVE);
    expect(hidden).toEqual([]);
  });

  it("is judged in headers too, whose pages are not looked for", async () => {
    const header = run(drawn({ left: -250 })) + run(drawn({ left: 21.5 })) + paragraph("Ward 3");
    const blocks = blocksOf(await parsed(makeDocx(paragraph("Pulse 88"), { header }), "a.docx"));
    expect(blocks.map((block) => [blockText(block), block.isHidden])).toEqual([
      [GIVE, true],
      [GIVE, undefined],
      ["Ward 3", undefined],
      ["Pulse 88", undefined],
    ]);
  });
});

function fill(color: string): string {
  return `<wps:spPr><a:solidFill><a:srgbClr val="${color}"/></a:solidFill><a:ln><a:solidFill><a:srgbClr val="808080"/></a:solidFill></a:ln></wps:spPr>`;
}
