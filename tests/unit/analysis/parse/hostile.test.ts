import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as XLSX from "xlsx";
import { BUDGET, KEPT, LIMITS } from "#app/core/document/limits.ts";
import { REFUSAL_CODES } from "#app/core/document/refusals.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import { makeDocx, makeXlsx, paragraph } from "./office/make-office.ts";
import { makeZip } from "./office/make-zip.ts";
import { bytesOf, parsed, refusalOf } from "./parsed.ts";
import { makePdf, makePdfOf } from "./pdf/make-pdf.ts";

const row = '<row><c t="str"><v>Pulse</v></c><c><v>88</v></c></row>';
const xls = (bookType: XLSX.BookType) => {
  const sheet = XLSX.utils.aoa_to_sheet([
    ["Pulse", 88, true],
    ["Date", 2.5],
  ]);
  return new Uint8Array(XLSX.write(XLSX.utils.book_new(sheet, "Vitals"), { type: "array", bookType }));
};
const FILES: [name: string, bytes: Uint8Array][] = [
  ["a.pdf", makePdf([[{ text: "Pulse 88", x: 72, y: 700 }]])],
  ["a.docx", makeDocx(paragraph("Pulse 88"))],
  ["a.xlsx", makeXlsx([{ name: "Vitals", data: row }])],
  ["a.xls", xls("biff8")],
  ["excel-95.xls", xls("biff5")],
  ["excel-2.xls", xls("biff2")],
  ["a.csv", bytesOf('sign,value\n"pulse é",88\n')],
];

/** Expects a document or a refusal of the closed list; nothing is thrown. */
async function expectAnswer(bytes: Uint8Array, name: string) {
  const result = await parseDocument(bytes, { name, claimedType: "" });
  if (!result.ok) expect(REFUSAL_CODES).toContain(result.refusal.code);
}

describe.each(FILES)("A broken file %s", (name, whole) => {
  it("that ends anywhere is answered or refused", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: whole.length }), (length) => expectAnswer(whole.slice(0, length), name)),
      { numRuns: 40 },
    );
  });

  it("with any bytes changed is answered or refused", async () => {
    const changes = fc.array(fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(changes, (chosen) => {
        const bytes = whole.slice();
        for (const [at, byte] of chosen) bytes[at] = byte;
        return expectAnswer(bytes, name);
      }),
      { numRuns: 60 },
    );
  });

  it("behind which a stream breaks off is refused", async () => {
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(whole.slice(0, 20));
        controller.error(new Error("gone"));
      },
    });
    expect(await parseDocument(stream, { name, claimedType: "" })).toMatchObject({
      ok: false,
      refusal: { code: "damaged" },
    });
  });
});

describe("A file that unpacks to more than it says", () => {
  const bomb = "<a/>".repeat(1024 * 1024);

  it("is refused by the sizes in its directory before anything is unpacked", async () => {
    const parts = [{ name: "word/media/a.bin", data: "", claims: LIMITS.docxUnpackedBytes }];
    expect(await refusalOf(makeDocx(paragraph("x"), { parts }), "a.docx")).toMatchObject({
      code: "too-large",
      limit: "docxUnpackedBytes",
    });
  });

  it("is refused while it is unpacked when its directory tells less than the truth", async () => {
    const parts = [
      {
        name: "_rels/.rels",
        data: '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
      },
      { name: "word/document.xml", data: `<document>${bomb}</document>`, claims: 100 },
    ];
    expect(await refusalOf(makeZip(parts), "a.docx")).toMatchObject({ code: "damaged", cause: "ZipSizes" });
  });

  it.each([false, true])(
    "is refused when a letter of a part has changed since it was written (stored: %s)",
    async (stored) => {
      const part = (dose: string) =>
        `<w:document><w:body>${paragraph(`Warfarin ${dose} mg`)}</w:body></w:document>`;
      const parts = [{ name: "word/document.xml", data: part("9"), was: part("1"), stored }];
      expect(await refusalOf(makeDocx("", { parts }), "a.docx")).toMatchObject({
        code: "damaged",
        cause: "ZipSum",
      });
    },
  );

  it("is refused when it is a PDF whose page does so", async () => {
    const content = deflateSync(new Uint8Array(LIMITS.pdfStreamBytes + 1024 * 1024).fill(0x20));
    const refusal = await refusalOf(makePdfOf([content], "/Filter /FlateDecode"), "a.pdf");
    expect(refusal).toMatchObject({ code: "too-large", limit: "pdfStreamBytes" });
  });

  it("is refused when a page of a PDF has more pieces of text than any printed page", async () => {
    const page = `BT /F1 10 Tf ${Array.from({ length: 60_000 }, (_, i) => `1 0 0 1 ${i % 500} ${i % 700} Tm (${i}) Tj`).join(" ")} ET`;
    const refusal = await refusalOf(makePdfOf([deflateSync(page)], "/Filter /FlateDecode"), "a.pdf");
    expect(refusal).toMatchObject({ code: "too-large", limit: "pagePieces" });
    expect(refusal.message).toContain("one page of the PDF has more than 20,000 pieces of text");
  });

  it("is refused when a page of a PDF is packed twice and does so in the end", async () => {
    const content = deflateSync(deflateSync(new Uint8Array(LIMITS.pdfStreamBytes + 1024 * 1024)));
    const refusal = await refusalOf(makePdfOf([content], "/Filter [/FlateDecode /FlateDecode]"), "a.pdf");
    expect(refusal.code).toBe("too-large");
  });
});

describe("A file with content that Office never writes", () => {
  it("is refused as unsafe when its XML declares entities", async () => {
    const entities = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
    const parts = [{ name: "word/document.xml", data: `${entities}<document>&b;</document>` }];
    expect((await refusalOf(makeDocx(paragraph("x"), { parts }), "a.docx")).code).toBe("unsafe");
  });

  it("is refused with the limit named when its XML is nested without end", async () => {
    expect(await refusalOf(makeDocx("<w:p>".repeat(5000)), "a.docx")).toMatchObject({
      code: "too-large",
      message: expect.stringContaining("nested more than 400 deep"),
    });
  });

  it("is refused as protected when the parts of its zip file are encrypted", async () => {
    const bytes = makeZip([{ name: "word/document.xml", data: "x", encrypted: true }]);
    expect((await refusalOf(bytes, "a.docx")).code).toBe("password-protected");
  });
});

describe("A file beyond a limit", () => {
  it("is refused by its size, with the limit named", async () => {
    const refusal = await refusalOf(new Uint8Array(LIMITS.fileBytes + 1).fill(0x61), "a.csv");
    expect(refusal).toMatchObject({
      code: "too-large",
      limit: "fileBytes",
      message: expect.stringContaining("25 MB"),
    });
  });

  it("is refused by its kind's own size when it is an Excel file", async () => {
    const parts = [{ name: "xl/media/a.png", data: randomBytes(LIMITS.xlsxBytes) }];
    const bytes = makeXlsx([{ name: "S", data: row }], { parts });
    expect(await refusalOf(bytes, "a.xlsx")).toMatchObject({ code: "too-large", limit: "xlsxBytes" });
    const old = new Uint8Array(LIMITS.xlsBytes + 1);
    old.set(xls("biff8"));
    expect(await refusalOf(old, "a.xls")).toMatchObject({ code: "too-large", limit: "xlsBytes" });
  });

  it("is refused by its filled cells, which are counted and not believed", async () => {
    const data = "<row><c><v>1</v></c><c><v>2</v></c></row>".repeat(BUDGET.cells / 2 + 1);
    expect(await refusalOf(makeXlsx([{ name: "S", data }]), "a.xlsx")).toMatchObject({
      code: "too-large",
      limit: "cells",
    });
  });

  it("is refused by its filled cells when it is an old Excel file", async () => {
    // A record of many numbers (MULRK) takes six bytes per number.
    const row = Buffer.alloc(4 + 4 + 6 * 256 + 2);
    row.writeUInt16LE(0xbd, 0);
    row.writeUInt16LE(row.length - 4, 2);
    row.writeUInt16LE(255, row.length - 2);
    const begin = Buffer.from([0x09, 0x04, 0x06, 0, 4, 0, 0x10, 0, 0, 0]);
    const rows = Array.from({ length: BUDGET.cells / 256 + 1 }, () => row);
    const bytes = Buffer.concat([begin, ...rows, Buffer.from([0x0a, 0, 0, 0])]);
    expect(await refusalOf(bytes, "a.xls")).toMatchObject({ code: "too-large", limit: "cells" });
  });

  it("is read with 50,000 merged cells, of which it is said how many are named", async () => {
    const merged = Array.from({ length: 50_000 }, (_, i) => `<mergeCell ref="A${i + 1}:B${i + 1}"/>`).join(
      "",
    );
    const bytes = makeXlsx([{ name: "S", data: row, after: `<mergeCells>${merged}</mergeCells>` }]);
    const document = await parsed(bytes, "a.xlsx");
    expect(document.cut).toEqual([{ what: "merged cells", kept: KEPT.mergedCells, found: 50_000 }]);
  });

  it("is read up to what is kept of its text, and the rest is said to be cut", async () => {
    const word = "a".repeat(1_000_000);
    const document = await parsed(makeDocx(paragraph(word).repeat(10)), "a.docx");
    expect(document.cut).toEqual([{ what: "characters", kept: KEPT.characters, found: 10_000_000 }]);
  });
});

describe("A small PDF that expands to much", () => {
  it("is refused where thousands of fields share a value that each reads for itself", async () => {
    const annotations = Array.from(
      { length: 4_000 },
      (_, i) => `/Subtype /Widget /FT /Tx /T (f${i}) /V 6 0 R /Rect [0 0 9 9]`,
    );
    const bytes = makePdf([[{ text: "Pulse 88", x: 72, y: 700 }]], {
      annotations,
      objects: [`(${"a".repeat(60_000)})`],
    });
    expect(await refusalOf(bytes, "a.pdf")).toMatchObject({ code: "too-large" });
  });

  it("is refused where objects are packed together without number", async () => {
    expect(await refusalOf(packedObjects(2_100_000), "a.pdf")).toMatchObject({
      code: "too-large",
      limit: "parts",
    });
    expect(await refusalOf(packedObjects(2), "a.pdf")).toMatchObject({ code: "empty" });
  });
});

/** A one-page PDF without text, whose catalog and page tree are in an object stream with others. */
function packedObjects(count: number): Uint8Array {
  const catalog = "<< /Type /Catalog /Pages 4 0 R >>";
  const pages = "<< /Type /Pages /Kids [5 0 R] /Count 1 >>";
  const table = `3 0 4 ${catalog.length + 1} ${"9 0 ".repeat(count - 2)}`;
  const packed = deflateSync(`${table}${catalog} ${pages}`);
  const stream = (head: string, data: Uint8Array) => [
    Buffer.from(`<< ${head} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from("\nendstream\nendobj\n"),
  ];
  const head = Buffer.from(
    "%PDF-1.7\n5 0 obj\n<< /Type /Page /Parent 4 0 R /MediaBox [0 0 9 9] >>\nendobj\n",
  );
  const objects = [
    Buffer.from("1 0 obj\n"),
    ...stream(`/Type /ObjStm /N ${count} /First ${table.length}`, packed),
  ];
  const at = head.length + objects.reduce((sum, { length }) => sum + length, 0);
  const entry = (type: number, offset: number, index: number) => {
    const bytes = Buffer.alloc(6, type);
    bytes.writeUInt32BE(offset, 1);
    bytes[5] = index;
    return bytes;
  };
  const entries = [
    entry(0, 0, 0),
    entry(1, head.length, 0),
    entry(1, at, 0),
    entry(2, 1, 0),
    entry(2, 1, 1),
    entry(1, 9, 0),
  ];
  const xref = stream("/Type /XRef /Size 6 /W [1 4 1] /Root 3 0 R", deflateSync(Buffer.concat(entries)));
  return Buffer.concat([
    head,
    ...objects,
    Buffer.from("2 0 obj\n"),
    ...xref,
    Buffer.from(`startxref\n${at}\n%%EOF`),
  ]);
}

describe("A reading that is stopped", () => {
  it("ends with its own refusal", async () => {
    for (const [name, bytes] of FILES.filter(([file]) => /\.(pdf|csv)$/.test(file))) {
      const result = await parseDocument(bytes.slice(), {
        name,
        claimedType: "",
        signal: AbortSignal.abort(),
      });
      expect(result).toMatchObject({ ok: false, refusal: { code: "stopped" } });
    }
  });
});
