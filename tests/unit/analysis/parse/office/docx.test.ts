import { describe, expect, it } from "vitest";
import { blocksOf, parsed, refusalOf, textsOf } from "../parsed.ts";
import { makeDocx, paragraph } from "./make-office.ts";

const cell = (text: string, properties = "") =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
const list = (level: number, id = 1) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;
const NUMBERING =
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
const STYLES =
  '<w:style w:styleId="H2"><w:name w:val="heading 2"/></w:style><w:style w:styleId="Own"><w:name w:val="Ward title"/><w:basedOn w:val="H2"/></w:style><w:style w:styleId="Loop"><w:name w:val="x"/><w:basedOn w:val="Loop"/></w:style>';

describe("A Word file", () => {
  it("gives paragraphs, headings, lists and tables in their order, each with its paragraph number", async () => {
    const body = [
      paragraph("Handover", '<w:pStyle w:val="Own"/>'),
      paragraph("Slept well.", '<w:pStyle w:val="Loop"/>'),
      paragraph("Wash", list(0)),
      paragraph("hair", list(1)),
      paragraph("Walk", list(0)),
      `<w:tbl><w:tr>${cell("Pulse")}${cell("88")}</w:tr></w:tbl>`,
    ].join("");
    const document = await parsed(makeDocx(body, { styles: STYLES, numbering: NUMBERING }), "a.docx");
    expect(blocksOf(document)).toEqual([
      { kind: "heading", address: { paragraph: 1 }, text: "Handover", level: 2 },
      { kind: "paragraph", address: { paragraph: 2 }, text: "Slept well." },
      { kind: "list-item", address: { paragraph: 3 }, text: "Wash", level: 1, marker: "1." },
      { kind: "list-item", address: { paragraph: 4 }, text: "hair", level: 2, marker: "•" },
      { kind: "list-item", address: { paragraph: 5 }, text: "Walk", level: 1, marker: "2." },
      {
        kind: "table",
        address: { paragraph: 6 },
        firstColumn: 0,
        rows: [{ row: 1, cells: ["Pulse", "88"] }],
      },
    ]);
  });

  it("keeps a table's columns in line across merged cells", async () => {
    const rows = [
      `${cell("Vitals", '<w:gridSpan w:val="2"/>')}${cell("Note", '<w:vMerge w:val="restart"/>')}`,
      `${cell("Pulse")}${cell("88")}${cell("again", "<w:vMerge/>")}`,
    ];
    const document = await parsed(
      makeDocx(`<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join("")}</w:tbl>`),
      "a.docx",
    );
    expect(textsOf(document)).toEqual(["Vitals\t\tNote\nPulse\t88\t"]);
  });

  it("gives a table inside a table as text of its cell", async () => {
    const inner = `<w:tbl><w:tr>${cell("5")}${cell("mg")}</w:tr></w:tbl>`;
    const document = await parsed(
      makeDocx(`<w:tbl><w:tr><w:tc>${inner}${paragraph("")}</w:tc>${cell("b")}</w:tr></w:tbl>`),
      "a.docx",
    );
    expect(textsOf(document)).toEqual(["5\tmg\tb"]);
  });

  it("leaves out what was deleted and keeps what was inserted", async () => {
    const run = (text: string, element = "t") => `<w:r><w:${element}>${text}</w:${element}></w:r>`;
    const body = `<w:p>${run("Give ")}<w:del>${run("50", "delText")}</w:del><w:ins>${run("5")}</w:ins>${run(" mg")}<w:moveFrom>${run("moved")}</w:moveFrom></w:p>`;
    expect(textsOf(await parsed(makeDocx(body), "a.docx"))).toEqual(["Give 5 mg"]);
  });

  it("gives a text box once, though drawing and fallback both hold it", async () => {
    const box = `<w:txbxContent>${paragraph("No known allergies")}</w:txbxContent>`;
    const body = `<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(textsOf(await parsed(makeDocx(body), "a.docx"))).toEqual(["No known allergies"]);
  });

  it("says whether a box of a form is ticked", async () => {
    const box = (state: string) =>
      `<w:r><w:fldChar><w:ffData><w:checkBox>${state}</w:checkBox></w:ffData></w:fldChar></w:r>`;
    const symbol = '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>';
    const body = `<w:p>${box('<w:default w:val="0"/><w:checked/>')}${box('<w:default w:val="1"/>')}${box('<w:default w:val="1"/><w:checked w:val="0"/>')}${symbol}</w:p>`;
    expect(textsOf(await parsed(makeDocx(body), "a.docx"))).toEqual(["☒☒☐☑"]);
  });

  it("says whether a control's box is ticked, whatever its author draws for it", async () => {
    const box = (state: string, drawn: string) =>
      `<w:sdt><w:sdtPr><w14:checkbox>${state}<w14:checkedState w14:val="00FE"/></w14:checkbox></w:sdtPr><w:sdtContent>${drawn}</w:sdtContent></w:sdt>`;
    const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const ticked = box('<w14:checked w14:val="1"/>', run("yes"));
    const unticked = box(
      '<w14:checked w14:val="0"/>',
      '<w:r><w:sym w:font="Wingdings" w:char="F06C"/></w:r>',
    );
    const other = `<w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent>${run(" 61 kg")}</w:sdtContent></w:sdt>`;
    const body = `<w:p>${ticked}${run(" Walker ")}${unticked}${run(" Smoker ")}${box("", "")}${other}</w:p>`;
    expect(textsOf(await parsed(makeDocx(body), "a.docx"))).toEqual(["☒ Walker ☐ Smoker ☐ 61 kg"]);
  });

  it("has the signs of symbol fonts as each font shows them", async () => {
    const sign = (font: string, ...chars: string[]) =>
      chars.map((char) => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`).join("");
    const signs = [
      sign("Symbol", "F0A3", "F0B3", "F0AD", "F0AF", "F061", "0044", "F06D"),
      sign("Wingdings", "F0A8", "F0E0", "F0FC", "F0A3"),
      sign("Wingdings 2", "F052", "F050"),
      sign("Unknown Signs", "F0B3"),
    ];
    const document = await parsed(makeDocx(signs.map((sign) => `<w:p>${sign}</w:p>`).join("")), "a.docx");
    expect(textsOf(document)).toEqual(["≤≥↑↓αΔμ", "☐→✓☐", "☑✓", "�"]);
  });

  it("has its header and its notes as sections of their own, the notes numbered as the text refers to them", async () => {
    const reference = '<w:p><w:r><w:t>Stable</w:t><w:footnoteReference w:id="7"/></w:r></w:p>';
    const footnotes = `<w:footnote w:id="7">${paragraph("since 06:00")}</w:footnote>`;
    const document = await parsed(makeDocx(reference, { header: paragraph("Ward 3"), footnotes }), "a.docx");
    expect(document.parts.map((part) => part.kind === "section" && part.name)).toEqual([
      "header",
      "body",
      "footnotes",
    ]);
    expect(textsOf(document)).toEqual(["Ward 3", "Stable[note 1]", "[note 1] since 06:00"]);
  });

  it("keeps markup in its text as text", async () => {
    const document = await parsed(
      makeDocx(paragraph("&lt;b&gt;5&lt;/b&gt; &amp;amp; =1+1 &#xB5;g")),
      "a.docx",
    );
    expect(textsOf(document)).toEqual(["<b>5</b> &amp; =1+1 µg"]);
  });

  it("without text is refused as empty, and as pictures when it has some", async () => {
    expect((await refusalOf(makeDocx(paragraph("  ")), "a.docx")).code).toBe("empty");
    const parts = [{ name: "word/media/image1.png", data: "picture" }];
    expect((await refusalOf(makeDocx(paragraph(""), { parts }), "a.docx")).code).toBe("image-only");
  });
});
