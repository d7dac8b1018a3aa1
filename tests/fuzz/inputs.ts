import { deflateSync } from "node:zlib";
import { columnName } from "#app/core/document/addresses.ts";
import { makeDocx, makeXlsx, paragraph } from "#tests/unit/analysis/parse/office/make-office.ts";
import { makeXmlSheet, row } from "#tests/unit/analysis/parse/office/make-xml-sheet.ts";
import { makePdf, makePdfOf } from "#tests/unit/analysis/parse/pdf/make-pdf.ts";
import type { Random } from "./random.ts";

/** What makes readers backtrack: marks that open and never close, repetitions, beginnings of everything. */
const ATOMS = [
  "a'",
  "'",
  "<",
  ">",
  "(",
  ")",
  "[",
  "]",
  "{",
  " ",
  "  \t",
  "1.",
  "1,",
  "1",
  "-",
  "–",
  ":",
  ": ",
  "@",
  "a@",
  ".",
  "/",
  "\n",
  "\r\n",
  "|",
  '"',
  '""',
  ";",
  ",",
  "Mr ",
  "A ",
  "A. ",
  "Maria ",
  "de ",
  "name is ",
  "Patient: ",
  "MRN ",
  "Hb 9.1 g/dL ",
  "12.0-",
  "< 5 ",
  "é",
  "ﷺ",
  "ال",
  "漢",
  "http://",
  "www.a",
  "+1 555 ",
  "12 Oak ",
  "lives at ",
  "2026-01-01 ",
  "Give ",
  "100 mg ",
  "no ",
  "&",
  "&amp;",
  "\u0000",
  "\ud83d\ude00",
  "_x000D_",
  "denies ",
  "P.O. Box ",
  "apt ",
  "O'Neil-",
  "x".repeat(50),
  "9".repeat(40),
  "%",
  "#",
  "\\",
] as const;

/** Text of about `length` code units: one to three atoms repeated, with something else before and after. */
export function textOf(random: Random, length: number): string {
  const atoms = Array.from({ length: 1 + random.below(3) }, () => random.of(ATOMS));
  const unit = atoms.join("");
  const edge = () => (random.below(2) ? random.of(ATOMS) : "");
  return `${edge()}${unit.repeat(Math.ceil(length / unit.length))}${edge()}`.slice(0, length + 20);
}

/** A file of any kind that grows with `size`. @returns its name and bytes */
type FileMaker = (random: Random, size: number) => { name: string; bytes: Uint8Array };

const xml = (text: string) =>
  text.replaceAll("\u0000", "").replace(/[<&]/g, (mark) => (mark === "<" ? "&lt;" : "&amp;"));

const PDF_ATOMS = [
  "q ",
  "Q ",
  "BT ",
  "ET ",
  "(a) Tj ",
  "[",
  "] TJ ",
  "<",
  "<<",
  ">>",
  "/F1 1 Tf ",
  "BI ID ",
  "EI ",
  "1 0 0 1 1 1 cm ",
  "0 0 9 9 re f ",
  "/",
  "(",
  "\\(",
  "1 g ",
  "3 Tr ",
  "BT /F1 9 Tf 9 9 Td (Pulse) Tj ET ",
  "0 ",
  "% ",
  "/X Do ",
  "endstream ",
  "/a /b BDC ",
  "0 0 m 9 9 l f ",
  "1 1 1 rg ",
] as const;

const CMAP_ATOMS = [
  "<",
  ">",
  "<00>",
  "<0000> <ffff> <0041> ",
  "beginbfrange ",
  "endbfrange ",
  "beginbfchar ",
  "[",
  "]",
  "<41> <42> ",
  "begincidrange ",
  "0 ",
  "begincodespacerange ",
  "usecmap ",
  "/a ",
  "(",
  "<<",
  "1 ",
] as const;

const repeated = (random: Random, atoms: readonly string[], size: number): string => {
  const unit = Array.from({ length: 1 + random.below(3) }, () => random.of(atoms)).join("");
  return unit.repeat(Math.ceil(size / unit.length));
};

const FLATE = "/Filter /FlateDecode";

const XML_ATOMS = [
  "<w:p><w:r><w:t>a</w:t></w:r></w:p>",
  "<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>",
  '<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr></w:p>',
  "<!-- a -->",
  '<w:r a="',
  "<w:p>",
  "<w:tc>",
  "</w:p>",
  "&amp;",
  "]]>",
  "<![CDATA[",
  "<?a ",
  '<w:tc><w:tcPr><w:gridSpan w:val="9"/></w:tcPr><w:p/></w:tc>',
  "a",
  " ",
] as const;

const HTML_ATOMS = [
  "<table>",
  "</table>",
  "<tr>",
  "<td>",
  "<td rowspan=9 colspan=9>",
  "<td rowspan=0>",
  "<td colspan=2000000000>",
  "</td>",
  "</tr>",
  "<caption>",
  "<tbody hidden>",
  "<b>",
  "<b style='display:none'>",
  "</b>",
  "<p>",
  "<br>",
  "<!--",
  "-->",
  "<style>a{display:none}",
  "</style>",
  "<script>",
  "<col style='display:none'>",
  "&amp;",
  "&",
  "<",
  "<a b='",
  "a",
  " ",
] as const;

const XML_SHEET_ATOMS = [
  "<Row>",
  "</Row>",
  "<Row/>",
  "<Row><Cell><Data ss:Type='String'>a</Data></Cell></Row>",
  "<Cell ss:MergeAcross='2000000000'/>",
  "<Cell ss:Index='9'><Data>a</Data></Cell>",
  "<Column ss:Hidden='1' ss:Span='9'/>",
  "<Data>",
  "<B>",
  "a",
  "&amp;",
  "<!-- a -->",
  "<Row ss:Hidden='1'><Cell ss:MergeDown='99'><Data>a</Data></Cell></Row>",
] as const;

/** Files by the part that grows. */
export const FILES: { [what: string]: FileMaker } = {
  "csv text": (random, size) => ({ name: "a.csv", bytes: new TextEncoder().encode(textOf(random, size)) }),
  "csv bytes": (random, size) => {
    const bytes = Uint8Array.from({ length: 1 + random.below(6) }, () => random.below(256));
    return {
      name: "a.csv",
      bytes: Uint8Array.from({ length: size }, (_, at) => bytes[at % bytes.length] ?? 0),
    };
  },
  "csv rows": (random, size) => {
    const row = Array.from({ length: 1 + random.below(8) }, () => textOf(random, random.below(30))).join(",");
    return {
      name: "a.csv",
      bytes: new TextEncoder().encode(`${row}\n`.repeat(Math.ceil(size / (row.length + 1)))),
    };
  },
  "docx markup": (random, size) => ({ name: "a.docx", bytes: makeDocx(repeated(random, XML_ATOMS, size)) }),
  "docx text": (random, size) => ({ name: "a.docx", bytes: makeDocx(paragraph(xml(textOf(random, size)))) }),
  "docx nesting": (random, size) => {
    const depth = Math.min(90, Math.ceil(size / 400));
    const inner = paragraph(xml(textOf(random, 40)));
    const open = "<w:tbl><w:tr><w:tc>";
    const close = "</w:tc></w:tr></w:tbl>";
    return { name: "a.docx", bytes: makeDocx(open.repeat(depth) + inner.repeat(20) + close.repeat(depth)) };
  },
  "xlsx cells": (random, size) => {
    const step = 1 + random.below(60);
    const drift = random.below(3) - 1;
    const rows = Array.from({ length: Math.ceil(size / 60) }, (_, row) => {
      const column = Math.min(16_000, Math.max(0, 8_000 + drift * row + ((row * step) % 50)));
      return `<row r="${row + 1}"><c r="${columnName(column)}${row + 1}" t="str"><v>${xml(textOf(random, 8))}</v></c></row>`;
    });
    return { name: "a.xlsx", bytes: makeXlsx([{ name: "S", data: rows.join("") }]) };
  },
  "xlsx markup": (random, size) => ({
    name: "a.xlsx",
    bytes: makeXlsx([
      {
        name: "S",
        data: repeated(
          random,
          [
            "<row><c><v>1</v></c></row>",
            "<row>",
            "<c/>",
            "<f>a</f>",
            "<row r='9'>",
            "</row>",
            "<is><t>a</t></is>",
            "<c t='s'><v>0</v></c>",
          ],
          size,
        ),
      },
    ]),
  }),
  "xlsx texts": (random, size) => ({
    name: "a.xlsx",
    bytes: makeXlsx([{ name: "S", data: '<row><c t="s"><v>0</v></c></row>' }], {
      strings: `<si><t>${xml(textOf(random, size))}</t></si>`,
    }),
  }),
  "xls records": (random, size) => {
    const record = [random.below(256), random.below(8), 4 + random.below(12), 0];
    const data = Array.from({ length: record[2] ?? 0 }, () => random.below(256));
    const body = Array.from({ length: Math.ceil(size / (4 + data.length)) }, () => [
      ...record,
      ...data,
    ]).flat();
    return {
      name: "a.xls",
      bytes: Uint8Array.from([0x09, 0x04, 0x06, 0, 4, 0, 0x10, 0, 0, 0, ...body, 0x0a, 0, 0, 0]),
    };
  },
  "html markup": (random, size) => ({
    name: "a.xls",
    bytes: new TextEncoder().encode(`<html><table><tr><td>a${repeated(random, HTML_ATOMS, size)}`),
  }),
  "html text": (random, size) => ({
    name: "a.xls",
    bytes: new TextEncoder().encode(`<table><tr><td>${textOf(random, size)}`),
  }),
  "xml sheet markup": (random, size) => ({
    name: "a.xls",
    bytes: makeXmlSheet({ rows: repeated(random, XML_SHEET_ATOMS, size) }),
  }),
  "xml sheet text": (random, size) => ({
    name: "a.xls",
    bytes: makeXmlSheet({ rows: row(xml(textOf(random, size))) }),
  }),
  "pdf page": (random, size) => ({
    name: "a.pdf",
    bytes: makePdfOf([deflateSync(repeated(random, PDF_ATOMS, size))], FLATE),
  }),
  "pdf text": (random, size) => ({
    name: "a.pdf",
    bytes: makePdf([[{ text: textOf(random, size).replace(/[()\\]/g, ""), x: 72, y: 700 }]]),
  }),
  "pdf table of characters": (random, size) => ({
    name: "a.pdf",
    bytes: makePdf([[{ text: "Pulse 88", x: 72, y: 700 }]], {
      characters: { filter: FLATE, table: deflateSync(`begincmap ${repeated(random, CMAP_ATOMS, size)}`) },
    }),
  }),
  "pdf objects": (random, size) => {
    const object = random.of([
      "<< /a 6 0 R >>",
      "[7 0 R 8 0 R]",
      "<< /Length 9 >>\nstream\nabc",
      "(",
      "<<",
      "[[[[",
    ]);
    return {
      name: "a.pdf",
      bytes: makePdf([[{ text: "Pulse", x: 72, y: 700 }]], {
        objects: Array.from({ length: Math.ceil(size / 30) }, () => object),
      }),
    };
  },
  "pdf without its table": (random, size) => {
    const line = random.of([
      "1 0 obj\n",
      "xref\n",
      "trailer << \n",
      "1 0 obj (\n",
      "%PDF-1.4 ",
      "stream\n",
      "1 1 1 ",
      "startxref\n",
    ]);
    return {
      name: "a.pdf",
      bytes: new TextEncoder().encode(`%PDF-1.7\n${line.repeat(Math.ceil(size / line.length))}`),
    };
  },
};
