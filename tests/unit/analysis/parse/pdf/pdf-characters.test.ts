import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bytesOf, parsed, refusalOf, textsOf } from "../parsed.ts";
import { makePdf, makePdfInNamedFont, type PdfText } from "./make-pdf.ts";

/** A font's character map with these ranges. */
const table = (...ranges: string[]) =>
  bytesOf(
    [
      "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
      "1 begincodespacerange <00> <ff> endcodespacerange",
      `${ranges.length} beginbfrange`,
      ...ranges,
      "endbfrange endcmap end end",
    ].join("\n"),
  );

type Packing = { filter: string; pack(table: Uint8Array): Uint8Array };
const PLAIN: Packing = { filter: "", pack: (plain) => plain };
const PACKED: Packing = { filter: "/Filter /FlateDecode", pack: (plain) => deflateSync(plain) };
/** A packing whose error only shows at the end. */
const BROKEN: Packing = {
  ...PACKED,
  pack: (plain) => {
    const packed = Buffer.from(deflateSync(Buffer.concat([plain, Buffer.alloc(4_000, "% ")])));
    return packed.fill(0xff, packed.length - 12);
  },
};

const file = (characters: Uint8Array, { filter, pack }: Packing) =>
  makePdf([[{ text: "Pulse 88", x: 72, y: 700 }]], { characters: { filter, table: pack(characters) } });

describe("The characters of a PDF's font", () => {
  it.each([
    ["plain", PLAIN],
    ["packed", PACKED],
  ])("are those of its table, %s", async (_, packing) => {
    const greek = table("<00> <4f> <0000>", "<50> <50> <03a0>", "<51> <ff> <0051>");
    expect(textsOf(await parsed(file(greek, packing), "a.pdf"))).toEqual(["Πulse 88"]);
  });

  it("may be all that two bytes can name, also as a list", async () => {
    const all = table("<0000> <ffff> <0000>", "<0050> <0051> [<0050> <0051>]");
    expect(textsOf(await parsed(file(all, PACKED), "a.pdf"))).toEqual(["Pulse 88"]);
  });

  it.each([
    ["plain", PLAIN],
    ["packed", PACKED],
  ])(
    "are refused when the table, %s, has more than any font, before much is made of it",
    async (_, packing) => {
      for (const ranges of [["<0000> <a00000> <0000>"], ["<00> <9g0000> <41>"], ["<00> <a0000> <41>"]])
        expect(await refusalOf(file(table(...ranges), packing), "a.pdf")).toMatchObject({
          code: "too-large",
          limit: "codes",
        });
      const many = Array.from(
        { length: 60 },
        (_, i) => `<${String(i).padStart(2, "0")}0000> <${String(i).padStart(2, "0")}ffff> <41>`,
      );
      expect((await refusalOf(file(table(...many), packing), "a.pdf")).limit).toBe("codes");
    },
  );

  it("are read without a table that is broken, and it is said that text may be missing", async () => {
    const { notices } = await parsed(file(table("<00> <a0000> <41>"), BROKEN), "a.pdf");
    expect(notices.map(({ code }) => code)).toContain("damaged-parts");
  });

  it("are also refused when the ranges map to a font's own numbers", async () => {
    const numbered = new TextDecoder().decode(table("<0000> <a00000> 0")).replaceAll("bfrange", "cidrange");
    expect((await refusalOf(file(bytesOf(numbered), PACKED), "a.pdf")).limit).toBe("codes");
  });

  it("are read in spite of a range so wide that the reader skips it", async () => {
    const wide = table("<00000000> <7fffffff> <0041>");
    expect(textsOf(await parsed(file(wide, PACKED), "a.pdf"))).toEqual(["Pulse 88"]);
  });
});

describe("Letters that a PDF's font does not tell", () => {
  /** Old-style figures, for which many a font has no characters. */
  const figures = { filter: "", table: table("<00> <2f> <0000>", "<30> <39> <0080>", "<3a> <ff> <003a>") };
  const line = (text: string): PdfText[] => [{ text, x: 72, y: 700 }];
  const codesOf = (notices: { code: string }[]) => notices.map(({ code }) => code);

  it("are shown as unreadable, and that is said", async () => {
    const { notices, ...document } = await parsed(
      makePdf([line("Pulse 88")], { characters: figures }),
      "a.pdf",
    );
    expect(textsOf({ notices, ...document })).toEqual(["Pulse ��"]);
    expect(codesOf(notices)).toEqual(["unreadable-characters"]);
  });

  it("make a page one without text where most of its letters are such", async () => {
    const pages = [line("Pulse"), line("88 77 66 bpm")];
    const document = await parsed(makePdf(pages, { characters: figures }), "a.pdf");
    expect(textsOf(document)).toEqual(["Pulse"]);
    expect(codesOf(document.notices)).toEqual(["pages-without-text", "unreadable-characters"]);
  });

  /** A line in a font without any mapping of its glyph numbers. */
  const numbered = (...glyphs: number[]) =>
    makePdfInNamedFont("Identity-H", "Identity", Uint8Array.from(glyphs.flatMap((glyph) => [0, glyph])));

  it("make a document one of pictures where no page can be read", async () => {
    // "Pulse 88" in the usual glyph order: read as characters, it is "3XOVH" and control characters.
    const { code } = await refusalOf(numbered(51, 88, 79, 86, 72, 3, 27, 27), "a.pdf");
    expect(code).toBe("image-only");
  });

  it("are taken as characters where the numbers of the glyphs may be such", async () => {
    const file = numbered(...Buffer.from("Pulse 88"));
    expect(textsOf(await parsed(file, "a.pdf"))).toEqual(["Pulse 88"]);
  });

  it("are the signs of Windows' symbol fonts where the table has their private numbers", async () => {
    const privately = { filter: "", table: table("<00> <ff> <f000>") };
    const signs = async (font: string, text: string) =>
      textsOf(await parsed(makePdf([line(text)], { font, characters: privately }), "a.pdf"));
    expect(await signs("ABCDEF+SymbolMT", "\\243 \\263 \\261 \\260 m")).toEqual(["≤ ≥ ± ° μ"]);
    expect(await signs("Wingdings-Regular", "\\250 \\376 \\340")).toEqual(["☐ ☑ →"]);
  });
});
