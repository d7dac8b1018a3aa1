import { describe, expect, it } from "vitest";
import { cellVisibilityOf } from "../parsed.ts";
import { makeDocx, paragraph } from "./make-office.ts";

const GIVE = "Give morphine 100 mg";
const SEEN = "Pulse 88";
const run = (properties: string, text: string) =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const styled = (style: string, text: string, properties = "") =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(properties, text)}</w:p>`;
const defaults = (properties: string) =>
  `<w:docDefaults><w:rPrDefault><w:rPr>${properties}</w:rPr></w:rPrDefault></w:docDefaults>`;
const style = (type: string, id: string, properties: string, more = "") =>
  `<w:style w:type="${type}" w:styleId="${id}" ${more}><w:rPr>${properties}</w:rPr></w:style>`;

describe("What a whole Word file says of its letters", () => {
  it.each([
    ["its defaults hide", defaults("<w:vanish/>") + style("paragraph", "Shown", '<w:vanish w:val="0"/>')],
    [
      "its defaults are white",
      defaults('<w:color w:val="FFFFFF"/>') + style("paragraph", "Shown", '<w:color w:val="000000"/>'),
    ],
    [
      "its defaults are tiny",
      defaults('<w:sz w:val="2"/>') + style("paragraph", "Shown", '<w:sz w:val="22"/>'),
    ],
    [
      "its usual paragraphs hide",
      style("paragraph", "Normal", "<w:vanish/>", 'w:default="1"') + style("paragraph", "Shown", ""),
    ],
    [
      "its usual runs are white",
      style("character", "Usual", '<w:color w:val="FFFFFF"/>', 'w:default="1"') +
        style("paragraph", "Shown", ""),
    ],
  ])("hides what says nothing else, where %s", async (_, styles) => {
    const shown = styled("Shown", SEEN, '<w:color w:val="000000"/>');
    const visibility = await cellVisibilityOf(makeDocx(shown + paragraph(GIVE), { styles }), "a.docx");
    expect(visibility).toMatchObject({ seen: [SEEN], unseen: [GIVE] });
    expect(visibility.notices).toContain("hidden-text");
  });

  it("colors the ground of its letters only where its settings say so", async () => {
    const before = '<w:background w:color="1F3864"/>';
    const white = `<w:p>${run('<w:color w:val="FFFFFF"/>', SEEN)}</w:p>`;
    const blue = `<w:p>${run('<w:color w:val="1F3864"/>', GIVE)}</w:p>`;
    const painted = makeDocx(white + blue, { before, settings: "<w:displayBackgroundShape/>" });
    expect(await cellVisibilityOf(painted, "a.docx")).toMatchObject({ seen: [SEEN], unseen: [GIVE] });
    const plain = makeDocx(white + blue, { before, settings: "" });
    expect(await cellVisibilityOf(plain, "a.docx")).toMatchObject({ seen: [GIVE], unseen: [SEEN] });
  });
});

const fill = (inner: string) => `<w14:textFill>${inner}</w14:textFill>`;
const solid = (inner: string) => fill(`<w14:solidFill>${inner}</w14:solidFill>`);
const field = (...parts: string[]) =>
  `<w:p>${parts.map((part) => (part.startsWith("<") ? part : run("", part))).join("")}</w:p>`;
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const code = "<w:r><w:instrText> IF 1 = 2 </w:instrText></w:r>";
const row = (properties: string, text: string) =>
  `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(text)}</w:tc></w:tr>`;

describe("A run of a Word file", () => {
  it.each([
    ["is filled with nothing", run(fill("<w14:noFill/>"), GIVE)],
    [
      "is filled with clear color",
      run(solid('<w14:srgbClr w14:val="000000"><w14:alpha w14:val="100000"/></w14:srgbClr>'), GIVE),
    ],
    [
      "is filled with white",
      run(`<w:color w:val="000000"/>${solid('<w14:srgbClr w14:val="FFFFFF"/>')}`, GIVE),
    ],
    ["is pressed together", run('<w:w w:val="1"/>', GIVE)],
    ["is black on a black marker", run('<w:color w:val="000000"/><w:highlight w:val="black"/>', GIVE)],
    ["is a field's code", `${mark("begin")}${code}${run("", GIVE)}${mark("separate")}${mark("end")}`],
    [
      "is hidden and of signs",
      "<w:r><w:rPr><w:vanish/></w:rPr><w:t>Give morphine 100</w:t><w:tab/><w:t>mg</w:t></w:r>",
    ],
  ])("is marked when it %s", async (_, content) => {
    const visibility = await cellVisibilityOf(makeDocx(`${paragraph(SEEN)}<w:p>${content}</w:p>`), "a.docx");
    expect(visibility.seen).toEqual([SEEN]);
    expect(visibility.unseen.map((text) => text.replace("\t", " "))).toEqual([GIVE]);
  });

  it.each([
    [
      "has an outline and no fill",
      `<w:p>${run(`<w14:textOutline><w14:solidFill><w14:srgbClr w14:val="000000"/></w14:solidFill></w14:textOutline>${fill("<w14:noFill/>")}`, SEEN)}</w:p>`,
    ],
    [
      "is half clear",
      `<w:p>${run(solid('<w14:srgbClr w14:val="000000"><w14:alpha w14:val="50000"/></w14:srgbClr>'), SEEN)}</w:p>`,
    ],
    ["is a field's result", field(mark("begin"), code, mark("separate"), SEEN, mark("end"))],
    ["stands behind a field", field(mark("begin"), code, mark("separate"), mark("end"), SEEN)],
    ["stands below a field that is never ended", field(mark("begin"), code) + paragraph(SEEN)],
    [
      "was hidden before it was changed",
      `<w:p>${run("<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>", SEEN)}</w:p>`,
    ],
    [
      "is of a paragraph that had another style",
      `<w:p><w:pPr><w:pPrChange><w:pPr><w:pStyle w:val="Secret"/></w:pPr></w:pPrChange></w:pPr>${run("", SEEN)}</w:p>`,
    ],
    ["is of exact lines that hold letters", paragraph(SEEN, '<w:spacing w:line="200" w:lineRule="exact"/>')],
  ])("is seen when it %s", async (_, content) => {
    const styles = style("paragraph", "Secret", "<w:vanish/>");
    const visibility = await cellVisibilityOf(makeDocx(content, { styles }), "a.docx");
    expect(visibility).toMatchObject({ seen: [SEEN], unseen: [] });
  });
});

describe("A paragraph or a row of a Word file", () => {
  const FLAT = '<w:spacing w:line="20" w:lineRule="exact"/>';
  it.each([
    ["a line too low for letters", paragraph(GIVE, FLAT)],
    ["a style of such lines", styled("Flat", GIVE)],
    ["a row that is not shown", `<w:tbl>${row("<w:hidden/>", GIVE)}</w:tbl>`],
  ])("hides its text in %s", async (_, content) => {
    const styles = `<w:style w:type="paragraph" w:styleId="Flat"><w:pPr>${FLAT}</w:pPr></w:style>`;
    const visibility = await cellVisibilityOf(makeDocx(paragraph(SEEN) + content, { styles }), "a.docx");
    expect(visibility).toMatchObject({ seen: [SEEN], unseen: [GIVE] });
  });
});

describe("What stands around the text of a Word file", () => {
  const header = paragraph(GIVE);
  const section = (type: string, more = "") =>
    `<w:sectPr><w:headerReference w:type="${type}" r:id="header"/>${more}</w:sectPr>`;

  it.each([
    ["that no section names", { section: "<w:sectPr/>" }, "unseen"],
    ["of a first page that is like the others", { section: section("first") }, "unseen"],
    ["of even pages that are like the others", { section: section("even"), settings: "" }, "unseen"],
    ["of a first page", { section: section("first", "<w:titlePg/>") }, "seen"],
    ["of even pages", { section: section("even"), settings: "<w:evenAndOddHeaders/>" }, "seen"],
    ["of every page", { section: section("default") }, "seen"],
  ] as const)("is told by its header: one %s", async (_, extra, side) => {
    const visibility = await cellVisibilityOf(makeDocx(paragraph(SEEN), { header, ...extra }), "a.docx");
    expect(visibility[side]).toContain(GIVE);
    expect(visibility.seen).toContain(SEEN);
  });

  it("is marked when it is a note that the text does not refer to", async () => {
    const note = (id: number, text: string) => `<w:footnote w:id="${id}">${paragraph(text)}</w:footnote>`;
    const body = `<w:p>${run("", SEEN)}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`;
    const parting = `<w:footnote w:type="separator" w:id="0">${paragraph("see below")}</w:footnote>`;
    const footnotes = note(2, "at rest") + note(3, GIVE) + parting;
    const visibility = await cellVisibilityOf(makeDocx(body, { footnotes }), "a.docx");
    expect(visibility).toMatchObject({
      seen: [`${SEEN}[note 1]`, "[note 1] at rest", "[note 3] see below"],
      unseen: [GIVE],
    });
  });

  it("is said to be unread when it is a chart or a diagram", async () => {
    for (const name of ["word/charts/chart1.xml", "word/diagrams/data1.xml"]) {
      const { notices } = await cellVisibilityOf(
        makeDocx(paragraph(SEEN), { parts: [{ name, data: "<a/>" }] }),
        "a.docx",
      );
      expect(notices).toContain("charts-ignored");
    }
    expect((await cellVisibilityOf(makeDocx(paragraph(SEEN)), "a.docx")).notices).toEqual([]);
  });
});

describe("A paragraph of a Word file", () => {
  const page = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:left="1134" w:top="1134"/></w:sectPr>';
  const hides = async (body: string, isHidden: boolean) => {
    const visibility = await cellVisibilityOf(makeDocx(paragraph(SEEN) + body, { section: page }), "a.docx");
    expect(visibility).toMatchObject(
      isHidden ? { seen: [SEEN], unseen: [GIVE] } : { seen: [SEEN, GIVE], unseen: [] },
    );
  };

  it.each([
    ["far to the left", '<w:ind w:left="-31600"/>', true],
    ["by its start", '<w:ind w:start="-20000" w:right="16000"/>', true],
    ["beyond the right edge", '<w:ind w:left="12000"/>', true],
    ["with its first line", '<w:ind w:left="9000" w:firstLine="4000"/>', true],
    ["far to the left, and its first line not", '<w:ind w:left="-31600" w:firstLine="31600"/>', false],
    ["into the margin", '<w:ind w:left="-1000"/>', false],
    ["far to the left, and ends on the right", '<w:ind w:left="-31600"/><w:jc w:val="right"/>', false],
    ["far to the left, over the whole page", `<w:ind w:left="-5000"/>`, false],
  ])("that is moved %s is on the page or not", (_, properties, isHidden) =>
    hides(paragraph(GIVE, properties), isHidden),
  );

  const over = (
    look: string,
    { cx = 5_600_000, cy = 300_000, behind = "0", wrap = "wrapNone", x = -60_000, y = -30_000 } = {},
  ) =>
    `<w:p><w:r><w:drawing><wp:anchor behindDoc="${behind}"><wp:positionH relativeFrom="column"><wp:posOffset>${x}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>${y}</wp:posOffset></wp:positionV><wp:extent cx="${cx}" cy="${cy}"/><wp:${wrap}/><a:graphic><wps:wsp><wps:spPr>${look}</wps:spPr></wps:wsp></a:graphic></wp:anchor></w:drawing></w:r><w:r><w:t>${GIVE}</w:t></w:r></w:p>`;
  const rectangle = '<a:prstGeom prst="rect"/>';
  const white = '<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>';
  const full = rectangle + white;
  it.each([
    ["over it", over(full), true],
    ["behind it", over(full, { behind: "1" }), false],
    ["that it flows around", over(full, { wrap: "wrapSquare" }), false],
    ["narrower than its line", over(full, { cx: 400_000 }), false],
    ["lower than a line", over(full, { cy: 100_000 }), false],
    ["below it", over(full, { y: 400_000 }), false],
    ["beside it", over(full, { x: 3_000_000 }), false],
    ["that is a frame", over(`${rectangle}<a:noFill/><a:ln>${white}</a:ln>`), false],
    [
      "that it shines through",
      over(rectangle + white.replace("/></a", '><a:alpha val="30000"/></a:srgbClr></a')),
      false,
    ],
    ["that is an ellipse", over(`<a:prstGeom prst="ellipse"/>${white}`), false],
  ])("with a drawing %s is covered or not", (_, body, isHidden) => hides(body, isHidden));
});
