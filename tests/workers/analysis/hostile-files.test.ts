import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { columnName } from "#app/core/document/addresses.ts";
import { makeDocx, makeXlsx } from "#tests/unit/analysis/parse/office/make-office.ts";
import { cell, makeXmlSheet } from "#tests/unit/analysis/parse/office/make-xml-sheet.ts";
import { bytesOf } from "#tests/unit/analysis/parse/parsed.ts";
import { makePdf, makePdfOf } from "#tests/unit/analysis/parse/pdf/make-pdf.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";

const MEGABYTE = 1024 * 1024;
const ZEROS = new Uint8Array(120 * MEGABYTE);
const PACKED = deflateSync(ZEROS);

/** Bytes encoded by the named filter, so that few expand to many. */
const hex = (bytes: Uint8Array) => bytesOf(`${Buffer.from(bytes).toString("hex")}>`);
const ascii85 = () => bytesOf(`${"z".repeat(30 * MEGABYTE)}~>`);
const runs = (count: number) => Buffer.alloc(count * 2).fill(Buffer.from([129, 0x20]));

/** Files whose page unpacks to far more than any real page, each in a different way. */
const BOMBS: [what: string, bytes: () => Uint8Array][] = [
  ["deflated", () => makePdfOf([PACKED], "/Filter /FlateDecode")],
  [
    "deflated, with bytes behind the end of the stream",
    () => makePdfOf([Buffer.concat([PACKED, Buffer.from("more")])], "/Filter /FlateDecode"),
  ],
  ["deflated, and cut off", () => makePdfOf([PACKED.subarray(0, -9)], "/Filter /FlateDecode")],
  ["deflated twice", () => makePdfOf([deflateSync(PACKED)], "/Filter [/FlateDecode /FlateDecode]")],
  [
    "deflated, and then written in hexadecimal",
    () => makePdfOf([hex(PACKED)], "/Filter [/ASCIIHexDecode /Fl]"),
  ],
  ["of ASCII85's sign for zeros", () => makePdfOf([deflateSync(ascii85())], "/Filter [/FlateDecode /A85]")],
  [
    "of run lengths",
    () => makePdfOf([deflateSync(runs(MEGABYTE))], "/Filter [/FlateDecode /RunLengthDecode]"),
  ],
  ["deflated under a name that is spelled otherwise", () => makePdfOf([PACKED], "/Filter /Flate#44ecode")],
  [
    "deflated, with a long dictionary",
    () => makePdfOf([PACKED], `/Filter /FlateDecode /Note (${"x".repeat(5000)})`),
  ],
  ["deflated, and said to be a picture", () => makePdfOf([PACKED], "/Subtype /Image /Filter /FlateDecode")],
  ["deflated, and said to be a font", () => makePdfOf([PACKED], "/Length1 10 /Filter /FlateDecode")],
  [
    "with a filter that stands elsewhere",
    () => makePdfOf([PACKED], "/Filter 6 0 R", { objects: ["/FlateDecode"] }),
  ],
  [
    "with a predictor of enormous rows",
    () =>
      makePdfOf(
        [deflateSync(bytesOf("BT ET"))],
        "/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 2000000000 /Colors 4 >>",
      ),
  ],
];

/** Such files once took minutes; taking this long, even under load, means that they do so again. */
const FAR_TOO_LONG_MS = 60_000;

describe("A PDF in workerd, a page of which is", () => {
  it.each(BOMBS)(
    "%s, costs no more than its budget",
    async (_, bytes) => {
      const result = await parseDocument(bytes(), { name: "a.pdf", claimedType: "" });
      expect(result).toMatchObject({
        ok: false,
        refusal: { code: expect.stringMatching(/^(?:too-large|empty)$/) },
      });
    },
    FAR_TOO_LONG_MS,
  );
});

/** Small files that ask for much, and what should run out. */
const CHARACTERS = (table: string) =>
  makePdf([[{ text: "Pulse 88", x: 72, y: 700 }]], {
    characters: { filter: "/Filter /FlateDecode", table: deflateSync(table) },
  });
const cells = (count: number, from: (row: number) => number) =>
  Array.from(
    { length: count },
    (_, row) => `<row r="${row + 1}"><c r="${columnName(from(row))}${row + 1}"><v>1</v></c></row>`,
  ).join("");
const GREEDY: [what: string, name: string, bytes: () => Uint8Array, limit: string | null][] = [
  [
    "A table of characters of 3,000,000 open brackets",
    "a.pdf",
    () => CHARACTERS(`1 beginbfrange ${"<".repeat(3_000_000)}`),
    null,
  ],
  [
    "A table of characters of 40,000 wide ranges",
    "a.pdf",
    () => CHARACTERS(`1 begincmap 1 beginbfrange ${"<0000> <ffff> <0041>\n".repeat(40_000)} endbfrange`),
    "codes",
  ],
  [
    "States saved 2,000,000 times in each other",
    "a.pdf",
    () => makePdfOf([deflateSync("q ".repeat(2_000_000))], "/Filter /FlateDecode"),
    null,
  ],
  [
    "Inline pictures that never end",
    "a.pdf",
    () => makePdfOf([deflateSync("BI ID ".repeat(200_000))], "/Filter /FlateDecode"),
    null,
  ],
  [
    "A list of 5,000,000 numbers",
    "a.pdf",
    () => makePdfOf([deflateSync(`[${"0 ".repeat(5_000_000)}] TJ`)], "/Filter /FlateDecode"),
    "parts",
  ],
  [
    "600,000 cells over 63 columns each",
    "a.docx",
    () =>
      makeDocx(
        `<w:tbl><w:tr>${'<w:tc><w:tcPr><w:gridSpan w:val="63"/></w:tcPr><w:p/></w:tc>'.repeat(600_000)}</w:tr></w:tbl>`,
      ),
    "spans",
  ],
  [
    "Rows that each begin a column further left",
    "a.xlsx",
    () => makeXlsx([{ name: "S", data: cells(9_000, (row) => 16_000 - row) }]),
    "spans",
  ],
  [
    "60,000 sheets",
    "a.xlsx",
    () => makeXlsx(Array.from({ length: 60_000 }, (_, i) => ({ name: `S${i}`, data: "" })).slice(0, 4_000)),
    "sheets",
  ],
  [
    "600,000 cells over 2,000,000,000 columns and rows each",
    "a.xls",
    () => bytesOf(`<table><tr>${"<td colspan=2000000000 rowspan=2000000000>a".repeat(600_000)}`),
    "cells",
  ],
  [
    "Rows below 16,000 cells that each reach down another way",
    "a.xls",
    () =>
      bytesOf(
        `<table><tr>${Array.from({ length: 32_000 }, (_, i) => `<td rowspan=${60_000 - (i % 2)}>`).join("")}${"<tr><td>".repeat(400_000)}`,
      ),
    "steps",
  ],
  [
    "1,000,000 tags that are never closed",
    "a.xls",
    () => bytesOf(`<table><td>a${"<b>".repeat(1_000_000)}`),
    null,
  ],
  [
    "1,000,000 tables that are never closed",
    "a.xls",
    () => bytesOf(`<table><td>a${"<table><tr><td>".repeat(1_000_000)}`),
    "parts",
  ],
  [
    "1,000,000 hidden tags that are never closed",
    "a.xls",
    () => bytesOf(`<table><td>a${"<b hidden><b style='color:white'><i style='color:red'>".repeat(400_000)}`),
    null,
  ],
  [
    "Cells of XML Spreadsheet 2003 over 2,000,000,000 columns",
    "a.xls",
    () => makeXmlSheet({ rows: `<Row>${cell("a", 'ss:MergeAcross="2000000000"')}</Row>`.repeat(310_000) }),
    "cells",
  ],
  [
    "2,000 sheets of XML Spreadsheet 2003",
    "a.xls",
    () => makeXmlSheet({ rows: "", sheets: "<Worksheet/>".repeat(2_000) }),
    "sheets",
  ],
];

describe("A small file that asks for much", () => {
  it.each(GREEDY)(
    "%s (%s) is refused, or read, in seconds",
    async (_, name, bytes, limit) => {
      const file = bytes();
      const result = await parseDocument(file, { name, claimedType: "" });
      if (limit !== null) expect(result).toMatchObject({ ok: false, refusal: { code: "too-large", limit } });
    },
    FAR_TOO_LONG_MS,
  );
});
