import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { cellVisibilityOf, refusalOf } from "../parsed.ts";
import { cffFont } from "./make-cff.ts";
import { type Extras, makePdfOf } from "./make-pdf.ts";

const GIVEN = "Give morphine 100 mg";
const SEEN = "BT /F1 11 Tf 72 700 Td (Pulse 88, regular) Tj ET";
const GIVE = `BT /F1 11 Tf 72 600 Td (${GIVEN}) Tj ET`;
const FONTS = "/Resources << /Font << /F1 3 0 R >> >>";

function read(content: string, extras: Extras = {}) {
  const pdf = makePdfOf([deflateSync(`${SEEN} q ${content} Q`)], "/Filter /FlateDecode", extras);
  const visibility = cellVisibilityOf(pdf, "a.pdf");
  // A table of tests starts reading at once; if its tests are skipped, nobody awaits this.
  visibility.catch(() => {});
  return visibility;
}
const form = (content: string, more = "", box = "0 0 612 792") =>
  `<< /Type /XObject /Subtype /Form /BBox [${box}] ${more} /Length ${content.length} >>\nstream\n${content}\nendstream`;
/** Page resources that name the first extra object `/Fm`. */
const FORM = "/XObject << /Fm 6 0 R >>";
const IMAGE =
  "<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n0\nendstream";

/** Expects the given words to be hidden, with the others visible, or both visible. */
async function expectHidden(visibility: ReturnType<typeof read>): Promise<void> {
  expect(await visibility).toMatchObject({ seen: ["Pulse 88, regular"], unseen: [GIVEN] });
}
async function expectSeen(visibility: ReturnType<typeof read>): Promise<void> {
  const { seen, unseen } = await visibility;
  expect(seen.join()).toContain(GIVEN);
  expect(unseen).toEqual([]);
}

describe("What is put onto a page of a PDF", () => {
  const over = "/Rect [60 590 370 620]";
  const white = form("1 g 0 0 310 30 re f", "", "0 0 310 30");
  const put = (entries: string, appearance: string, more: string[] = []) =>
    read(GIVE, { annotations: [`${over} ${entries} /AP << /N 6 0 R >>`], objects: [appearance, ...more] });

  it.each([
    ["a square", put("/Subtype /Square", white)],
    ["typed text without any", put("/Subtype /FreeText /DA (/Helv 10 Tf)", white)],
    [
      "a stamp of a picture",
      put(
        "/Subtype /Stamp",
        form("310 0 0 30 0 0 cm /Im Do", "/Resources << /XObject << /Im 7 0 R >> >>", "0 0 310 30"),
        [IMAGE],
      ),
    ],
    ["a bar to black out", put("/Subtype /Redact", form("0 g 0 0 310 30 re f", "", "0 0 310 30"))],
    [
      "a marker that is opaque",
      put("/Subtype /Highlight /QuadPoints [60 620 370 620 60 590 370 590]", white),
    ],
    ["a field with a ground", put("/Subtype /Widget /FT /Tx /T (a)", white)],
    [
      "a square that is drawn in another measure",
      put("/Subtype /Square", form("1 g 0 0 31 3 re f", "", "0 0 31 3")),
    ],
  ])("hides what lies below it where it is %s", async (_, visibility) => {
    await expectHidden(visibility);
  });

  it("hides what lies below a square that has a color and is not drawn by the file", async () => {
    const square = `${over} /Subtype /Square /C [1 1 1] /IC [1 1 1]`;
    await expectHidden(read(GIVE, { annotations: [square] }));
  });

  const MIXED = "/Resources << /ExtGState << /M << /BM /Multiply >> >> >>";
  it.each([
    [
      "a marker that darkens",
      put(
        "/Subtype /Highlight /QuadPoints [60 620 370 620 60 590 370 590]",
        form("/M gs 1 1 0 rg 0 0 310 30 re f", MIXED, "0 0 310 30"),
      ),
    ],
    ["hidden itself", put("/Subtype /Square /F 2", white)],
    ["a frame", put("/Subtype /Square", form("1 0 0 RG 0 0 310 30 re S", "", "0 0 310 30"))],
    [
      "elsewhere",
      read(GIVE, {
        annotations: ["/Rect [60 90 370 120] /Subtype /Square /AP << /N 6 0 R >>"],
        objects: [white],
      }),
    ],
  ])("hides nothing where it is %s", async (_, visibility) => {
    await expectSeen(visibility);
  });

  it("is read where it is text itself, and hidden below what is put over it", async () => {
    const text = form(`BT /F1 11 Tf 2 10 Td (${GIVEN}) Tj ET`, FONTS, "0 0 310 30");
    const stamp = `${over} /Subtype /Stamp /AP << /N 6 0 R >>`;
    const square = `${over} /Subtype /Square /AP << /N 7 0 R >>`;
    const objects = [text, white];
    expect((await read("", { annotations: [stamp], objects })).seen).toContain(GIVEN);
    await expectHidden(read("", { annotations: [stamp, square], objects }));
  });

  it("lies over what the page has painted itself", async () => {
    const letters = form(`1 g BT /F1 11 Tf 2 10 Td (${GIVEN}) Tj ET`, FONTS, "0 0 310 30");
    const annotations = [`${over} /Subtype /FreeText /DA (/Helv 10 Tf) /AP << /N 6 0 R >>`];
    await expectSeen(read("0 g 60 590 310 30 re f", { annotations, objects: [letters] }));
    const elsewhere = ["/Rect [60 90 370 120] /Subtype /Square /AP << /N 6 0 R >>"];
    await expectHidden(read(`${GIVE} 1 g 60 590 310 30 re f`, { annotations: elsewhere, objects: [white] }));
  });

  it("is refused with its page when all of it together draws more text than a page, fields as well", async () => {
    const long = form(`BT /F1 9 Tf ${"1 0 Td (Signed) Tj 0 -90 Td ".repeat(500)} ET`, FONTS);
    const annotations = Array.from({ length: 60 }, () => `${over} /Subtype /Widget /AP << /N 6 0 R >>`);
    const file = makePdfOf([deflateSync(SEEN)], "/Filter /FlateDecode", { annotations, objects: [long] });
    expect(await refusalOf(file, "a.pdf")).toMatchObject({ code: "too-large", limit: "pagePieces" });
  });

  it("is read as a whole only as far as a file may have of it", async () => {
    const { leftAdditionsOut } = await import("#workers/analysis/parse/pdf/pdf-work.ts");
    const note = "<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (Signed) >>";
    const notes = `[${Array.from({ length: 4_500 }, () => note).join(" ")}]`;
    const pages = Array.from({ length: 5 }, () => deflateSync(SEEN));
    const file = makePdfOf(pages, "/Filter /FlateDecode", {
      pageEntries: "/Annots 14 0 R",
      objects: [notes],
    });
    const visibility = await cellVisibilityOf(file, "a.pdf");
    expect(leftAdditionsOut()).toBe(true);
    expect(visibility.notices).toContain("additions-ignored");
    expect(visibility.seen.filter((text) => text.includes("Comment: Signed")).length).toBeLessThan(20_000);
  });
});

describe("A form of a PDF", () => {
  it("hides what of it lies beyond its box", async () => {
    await expectHidden(read("/Fm Do", { objects: [form(GIVE, FONTS, "0 0 50 50")], resources: FORM }));
    await expectSeen(read("/Fm Do", { objects: [form(GIVE, FONTS, "60 590 370 620")], resources: FORM }));
  });

  it("hides what lies below it each time that it is drawn, and so does a picture", async () => {
    const bar = form("1 g 0 0 310 30 re f", "", "0 0 310 30");
    const twice = "q 1 0 0 1 60 90 cm /Fm Do Q q 1 0 0 1 60 590 cm /Fm Do Q";
    await expectHidden(read(`${GIVE} ${twice}`, { objects: [bar], resources: FORM }));
    const drawn = (y: number) => `q 310 0 0 30 60 ${y} cm /Fm Do Q`;
    const { unseen } = await read(`${SEEN} ${GIVE} ${drawn(90)} ${drawn(590)}`, {
      objects: [IMAGE],
      resources: FORM,
    });
    expect(unseen).toEqual([GIVEN]);
  });

  it("hides what lies below it as well when it is a picture among the instructions, unless that is a mask", async () => {
    const inline = (more: string) => `${SEEN} ${GIVE} q 310 0 0 30 60 590 cm BI /W 1 /H 1 ${more} ID 0 EI Q`;
    expect((await read(inline("/CS /G /BPC 8"))).unseen).toEqual([GIVEN]);
    expect((await read(inline("/IM true /BPC 1"))).unseen).toEqual([]);
  });

  it("is no more visible than the group that it is drawn as, whatever opacity it sets itself", async () => {
    const group = (more: string) =>
      form(
        `/Full gs ${GIVE}`,
        `/Group << /S /Transparency >> /Resources << /Font << /F1 3 0 R >> /ExtGState << /Full << /ca 1 /SMask /None >> >> >> ${more}`,
      );
    const resources = `${FORM} /ExtGState << /None << /ca 0 >> /Half << /ca 0.5 >> >>`;
    await expectHidden(read("/None gs /Fm Do", { objects: [group("")], resources }));
    await expectSeen(read("/Half gs /Fm Do", { objects: [group("")], resources }));
  });
});

/** A function of a shading or of a tint. */
const course = (from: string, to: string) =>
  `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}] >>`;
const shading = (from: string, to: string) =>
  `<< /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 1 0] /Function ${course(from, to)} >> >>`;
const alpha = (object: number) => `<< /SMask << /S /Alpha /G ${object} 0 R >> >>`;
const EXTRAS: Extras = {
  objects: [
    form(""),
    form("0 g 0 0 612 792 re f"),
    "<< /Type /OCG /Name (off) >>",
    "<< /Type /OCG /Name (on) >>",
  ],
  catalog: "/OCProperties << /OCGs [8 0 R 9 0 R] /D << /OFF [8 0 R] >> >>",
  resources: `/ExtGState << /Empty ${alpha(6)} /Through ${alpha(7)} /Darker << /BM /Multiply >> /Lighter << /BM [/Screen] >> /Contrary << /BM /Difference >> /Faint << /CA 0 >> /Over << /OP true >> >>
    /ColorSpace << /Spot [/Separation /Black /DeviceGray ${course("1", "0")}] /Lightness [/Lab << /WhitePoint [0.95 1 1.09] >>] /Table [/Indexed /DeviceRGB 1 <000000FFFFFF>] >>
    /Pattern << /White ${shading("1 1 1", "1 1 1")} /Fading ${shading("1 1 1", "0 0 0")} >>
    /Properties << /Both << /Type /OCMD /VE [/And 8 0 R 9 0 R] >> /Not << /Type /OCMD /VE [/Not 8 0 R] >> >>`,
};
const TEXT = "/F1 11 Tf";
const words = (state: string) => `BT ${state} 72 600 Td (${GIVEN}) Tj ET`;

describe("Text of a PDF", () => {
  it.each([
    ["outlined in white", words(`1 Tr 1 G ${TEXT}`)],
    ["outlined in nothing", words(`1 Tr /Faint gs ${TEXT}`)],
    ["filled and outlined in white", words(`2 Tr 1 g 1 G ${TEXT}`)],
    ["a spot color of no tint", words(`/Spot cs 0 scn ${TEXT}`)],
    ["white by its lightness", words(`/Lightness cs 100 0 0 scn ${TEXT}`)],
    ["white by its number in a table", words(`/Table cs 1 scn ${TEXT}`)],
    ["white all over a shading", words(`/Pattern cs /White scn ${TEXT}`)],
    ["white and only darkens", `0 g 60 590 310 30 re f ${words(`/Darker gs 1 g ${TEXT}`)}`],
    ["black and only lightens", words(`/Lighter gs ${TEXT}`)],
    ["below a mask of no opacity", words(`/Empty gs ${TEXT}`)],
    ["pressed to no height", `BT ${TEXT} 1 0 0 0 72 600 Tm (${GIVEN}) Tj ET`],
    ["pressed to a line", `BT ${TEXT} 1 1 1 1 72 600 Tm (${GIVEN}) Tj ET`],
    ["a little above its clip", `72 570 300 10 re W n ${GIVE}`],
    ["of two layers that must both be on", `/OC /Both BDC ${GIVE} EMC`],
  ])("is marked when it is %s", async (_, content) => {
    const { seen, unseen } = await read(content, EXTRAS);
    expect(seen).toEqual(["Pulse 88, regular"]);
    expect(unseen.map((text) => text.replaceAll(" ", ""))).toEqual([GIVEN.replaceAll(" ", "")]);
  });

  it.each([
    ["outlined in black, and filled with white", words(`2 Tr 1 g ${TEXT}`)],
    ["white below an outline", words(`1 Tr 1 g ${TEXT}`)],
    ["a spot color", words(`/Spot cs 1 scn ${TEXT}`)],
    ["dark by its lightness", words(`/Lightness cs 20 0 0 scn ${TEXT}`)],
    ["black by its number in a table", words(`/Table cs 0 scn ${TEXT}`)],
    ["a shading that fades", words(`/Pattern cs /Fading scn ${TEXT}`)],
    ["black and darkens", words(`/Darker gs ${TEXT}`)],
    ["white and turns its ground around", words(`/Contrary gs 1 g ${TEXT}`)],
    ["below a mask that is opaque", words(`/Through gs ${TEXT}`)],
    ["slanted", `BT ${TEXT} 1 0 0.3 1 72 600 Tm (${GIVEN}) Tj ET`],
    ["of no layer", `/OC /Not BDC ${GIVE} EMC`],
  ])("is seen when it is %s", async (_, content) => {
    await expectSeen(read(content, EXTRAS));
  });

  it.each([
    ["nothing", "600 0 d0", "unseen"],
    ["a shape", "600 0 d0 0 0 500 700 re f", "seen"],
  ] as const)(
    "in a font of the file's own instructions that paint %s is judged by them",
    async (_, letter, side) => {
      const font =
        "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 700] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65 /LastChar 65 /Widths [600] /Encoding << /Type /Encoding /Differences [65 /A] >> /CharProcs << /A 7 0 R >> >>";
      const proc = `<< /Length ${letter.length} >>\nstream\n${letter}\nendstream`;
      const visibility = await read("BT /Own 11 Tf 72 600 Td (AAA) Tj ET", {
        objects: [font, proc],
        fonts: "/Own 6 0 R",
      });
      expect(visibility[side]).toContain("AAA");
    },
  );

  it.each([
    [false, "unseen"],
    [true, "seen"],
  ] as const)(
    "in a font of PostScript's shapes is judged by whether it has any: %s",
    async (hasShape, side) => {
      const font = cffFont(hasShape).toString("hex");
      const objects = [
        "<< /Type /Font /Subtype /Type1 /BaseFont /Own /FirstChar 65 /LastChar 65 /Widths [600] /FontDescriptor 7 0 R >>",
        "<< /Type /FontDescriptor /FontName /Own /Flags 4 /FontBBox [0 0 600 700] /ItalicAngle 0 /Ascent 700 /Descent 0 /CapHeight 700 /StemV 80 /FontFile3 8 0 R >>",
        `<< /Subtype /Type1C /Filter /ASCIIHexDecode /Length ${font.length + 1} >>\nstream\n${font}>\nendstream`,
      ];
      const visibility = await read("BT /Own 11 Tf 72 600 Td (AAA) Tj ET", { objects, fonts: "/Own 6 0 R" });
      expect(visibility[side]).toContain("AAA");
    },
  );

  const TURNED = "q 0 1 -1 0 612 0 cm";
  const ACROSS = `BT /F1 11 Tf 100 500 Td (${GIVEN}) Tj ET`;
  it.each([
    ["a bar drawn by its corners", `${GIVE} 1 g 60 590 m 370 590 l 370 620 l 60 620 l h f`],
    ["a bar drawn by its corners and back", `${GIVE} 1 g 60 590 m 60 620 l 370 620 l 370 590 l 60 590 l f`],
    ["a bar of a spot color", `${GIVE} /Spot cs 1 scn 60 590 310 30 re f`],
    ["one of several bars", `${GIVE} 1 g 60 90 310 30 re 60 590 310 30 re f`],
    ["a bar on a page that is set sideways", `${TURNED} ${ACROSS} 1 g 90 490 310 30 re f Q`],
  ])("is marked when it lies below %s", async (_, content) => {
    await expectHidden(read(content, EXTRAS));
  });

  it.each([
    ["a bar of an ink that is printed over others", `${GIVE} /Over gs /Spot cs 1 scn 60 590 310 30 re f`],
    ["a bar of a pattern that is not known", `${GIVE} /Pattern cs /Tiles scn 60 590 310 30 re f`],
    ["a triangle", `${GIVE} 1 g 60 590 m 370 590 l 60 620 l h f`],
    ["a frame of two bars that go round in turns", `${GIVE} 60 590 310 30 re 62 616 306 -24 re f`],
    ["a bar beside it on a page that is set sideways", `${TURNED} ${ACROSS} 1 g 90 390 310 30 re f Q`],
    ["the corners of a path that is cut out", `${GIVE} 60 590 m 370 590 l 370 620 l 60 620 l h n`],
  ])("is seen when it lies below %s", async (_, content) => {
    await expectSeen(read(content, EXTRAS));
  });

  it.each([
    ["% nothing", "unseen"],
    ["0 0 2 2 re f", "seen"],
  ])("is hidden when it is painted with tiles of %j: %s", async (tile, side) => {
    const pattern = `<< /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4 /Resources << >> /Length ${tile.length} >>\nstream\n${tile}\nendstream`;
    const visibility = read(`/Pattern cs /P scn ${GIVE}`, {
      resources: "/Pattern << /P 6 0 R >>",
      objects: [pattern],
    });
    expect((await visibility)[side === "seen" ? "seen" : "unseen"].join()).toContain(GIVEN);
  });

  it("is no text to be hidden where it is a line to write on", async () => {
    const dots = "BT /F1 11 Tf 72 600 Td (..........) Tj ET 1 g 60 590 310 30 re f";
    expect(await read(dots)).toMatchObject({ unseen: [], notices: [] });
  });
});
