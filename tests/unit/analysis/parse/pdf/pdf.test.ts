import { describe, expect, it } from "vitest";
import { LIMITS } from "#app/core/document/limits.ts";
import { blocksOf, parsed, refusalOf, rowsOf, textsOf } from "../parsed.ts";
import { makePdf, makePdfOf, type PdfText } from "./make-pdf.ts";

const column = (x: number, texts: string[], top = 700): PdfText[] =>
  texts.map((text, i) => ({ text, x, y: top - 14 * i }));

describe("A PDF", () => {
  it("gives its text by page, each block with its page and its place on it", async () => {
    const document = await parsed(
      makePdf([column(72, ["First."]), column(72, ["Second.", "Third."])]),
      "a.pdf",
    );
    expect(document.parts.map((part) => part.kind === "page" && part.number)).toEqual([1, 2]);
    expect(blocksOf(document).map(({ address }) => address)).toEqual([
      { page: 1, block: 1 },
      { page: 2, block: 1 },
      { page: 2, block: 2 },
    ]);
    expect(textsOf(document)).toEqual(["First.", "Second.", "Third."]);
  });

  it("gives columns that are drawn one after the other in that order, not line by line", async () => {
    const document = await parsed(
      makePdf([[...column(40, ["L1", "L2"]), ...column(320, ["R1", "R2"])]]),
      "a.pdf",
    );
    expect(textsOf(document)).toEqual(["L1", "L2", "R1", "R2"]);
  });

  it("gives rows of words that stand below each other as a table", async () => {
    const rows = [
      ["Sign", "Value", "Unit"],
      ["Pulse", "88", "bpm"],
      ["SpO2", "94", "%"],
    ];
    const drawn = rows.flatMap((row, r) =>
      row.map((text, c) => ({ text, x: 72 + c * 120, y: 700 - r * 16 })),
    );
    const document = await parsed(
      makePdf([[{ text: "Vitals of the shift", x: 72, y: 730 }, ...drawn]]),
      "a.pdf",
    );
    expect(blocksOf(document).map(({ kind }) => kind)).toEqual(["paragraph", "table"]);
    expect(rowsOf(document)).toEqual(rows);
  });

  it("is sorted from top to bottom where it was drawn from bottom to top", async () => {
    const document = await parsed(
      makePdf([column(72, ["one", "two", "three", "four"]).toReversed()]),
      "a.pdf",
    );
    expect(textsOf(document)).toEqual(["one", "two", "three", "four"]);
  });

  it("joins the lines of a paragraph and tells headings and list items", async () => {
    const line = (n: number) => `The patient of bed ${n} was seen on the evening round by the whole team and`;
    const texts = [
      { text: "Handover", x: 72, y: 740, size: 20 },
      ...column(72, [line(1), line(2), "is stable.", "1. Check the drain", "2. Call at 06:00"]),
    ];
    const blocks = blocksOf(await parsed(makePdf([texts]), "a.pdf"));
    expect(blocks).toMatchObject([
      { kind: "heading", text: "Handover", level: 1 },
      { kind: "paragraph", text: `${line(1)} ${line(2)} is stable.` },
      { kind: "list-item", text: "Check the drain", marker: "1." },
      { kind: "list-item", text: "Call at 06:00", marker: "2." },
    ]);
  });

  it("with pictures and no text is refused as such, and as empty without pictures", async () => {
    expect((await refusalOf(makePdf([[]], { picture: true }), "scan.pdf")).code).toBe("image-only");
    const strip = new TextEncoder().encode("q 300 0 0 9 72 700 cm BI /W 1 /H 1 /CS /G /BPC 8 ID 0 EI Q");
    expect((await refusalOf(makePdfOf([strip], ""), "strips.pdf")).code).toBe("image-only");
    expect(await refusalOf(makePdf([[]]), "blank.pdf")).toMatchObject({
      code: "empty",
      message: expect.stringContaining("or their letters are drawn as shapes"),
    });
  });

  it("with some pages without text says so", async () => {
    const document = await parsed(makePdf([column(72, ["Text"]), []]), "a.pdf");
    expect(document.notices.map(({ code }) => code)).toEqual(["pages-without-text"]);
  });

  it("of more pages than the limit is refused with the limit named", async () => {
    const pages = Array.from({ length: LIMITS.pages + 1 }, () => column(72, ["x"]));
    const refusal = await refusalOf(makePdf(pages), "a.pdf");
    expect(refusal).toMatchObject({
      code: "too-large",
      limit: "pages",
      message: expect.stringContaining("600 pages"),
    });
  });
});

it("A PDF that only certain people can open is refused as that, not as damaged", async () => {
  const text = Buffer.from(makePdf([[{ text: "Pulse: 88", x: 72, y: 700 }]])).toString("latin1");
  const locked = text.replace(
    "trailer\n<<",
    "trailer\n<< /Encrypt << /Filter /Adobe.PubSec /V 2 >> /ID [<00> <00>]",
  );
  const refusal = await refusalOf(Buffer.from(locked, "latin1"), "a.pdf");
  expect(refusal).toMatchObject({ code: "password-protected" });
  expect(refusal.message).toContain("locked for particular recipients");
});

describe("What was put onto a page of a PDF", () => {
  const page: PdfText[] = [{ text: "Pulse: 88", x: 72, y: 700 }];
  const box = "/Rect [72 600 300 640]";
  const read = (...annotations: string[]) => parsed(makePdf([page], { annotations }), "a.pdf");

  it("is read where it was typed onto it", async () => {
    const document = await read(
      `/Subtype /FreeText ${box} /DA (/Helv 10 Tf) /Contents (Allergic to latex\\rsince 2011)`,
    );
    expect(textsOf(document).join("\n")).toBe("Pulse: 88\nAllergic to latex\nsince 2011");
  });

  it("is read as a comment where it is a note, and a link's words are none", async () => {
    const document = await read(
      `/Subtype /Text ${box} /Contents (Check with pharmacy)`,
      `/Subtype /Highlight ${box} /QuadPoints [72 640 300 640 72 600 300 600] /Contents (Since when?)`,
      `/Subtype /Link ${box} /Contents (Go to page 2)`,
    );
    expect(textsOf(document)).toEqual(["Pulse: 88", "Comment: Check with pharmacy", "Comment: Since when?"]);
  });

  it("does not make a scan a document with text", async () => {
    const annotations = [`/Subtype /Text ${box} /Contents (Signed)`];
    const scan = makePdf([[]], { annotations, picture: true });
    expect((await refusalOf(scan, "a.pdf")).code).toBe("image-only");
  });

  it("is not read, which is said, where the file is made of very many parts", async () => {
    const annotations = [`/Subtype /Text ${box} /Contents (Signed)`];
    const resources = `/Many [${"0 ".repeat(510_000)}]`;
    const document = await parsed(makePdf([page], { annotations, resources }), "a.pdf");
    expect(textsOf(document)).toEqual(["Pulse: 88"]);
    expect(document.notices.map(({ code }) => code)).toEqual(["additions-ignored"]);
  });

  it("is not read, which is said, where more is put onto a page than a page can have", async () => {
    const annotations = Array.from({ length: 5_001 }, () => "/Subtype /Text /Contents (Signed)");
    const document = await parsed(makePdf([page], { annotations }), "a.pdf");
    expect(textsOf(document)).toEqual(["Pulse: 88"]);
    expect(document.notices.map(({ code }) => code)).toEqual(["additions-ignored"]);
  });

  it("counts as hidden where it is not shown", async () => {
    const document = await read(`/Subtype /FreeText ${box} /F 2 /DA (/Helv 10 Tf) /Contents (Give morphine)`);
    expect(blocksOf(document).filter(({ isHidden }) => isHidden)).toMatchObject([{ text: "Give morphine" }]);
    expect(document.notices.map(({ code }) => code)).toEqual(["hidden-text"]);
  });
});
