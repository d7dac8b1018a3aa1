import { describe, expect, it } from "vitest";
import * as XLSX from "xlsx";
import { makeDocx, makeXlsx, paragraph } from "./office/make-office.ts";
import { makeXmlSheet, row } from "./office/make-xml-sheet.ts";
import { makeZip } from "./office/make-zip.ts";
import { bytesOf, parsed, refusalOf, rowsOf } from "./parsed.ts";
import { makePdf } from "./pdf/make-pdf.ts";

const xls = () => {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([["Pulse", 88]]), "Vitals");
  return new Uint8Array(XLSX.write(book, { type: "array", bookType: "biff8" }));
};
const FILES: { [kind: string]: () => Uint8Array } = {
  pdf: () => makePdf([[{ text: "Pulse 88", x: 72, y: 700 }]]),
  docx: () => makeDocx(paragraph("Pulse 88")),
  xlsx: () => makeXlsx([{ name: "Vitals", data: '<row><c t="str"><v>Pulse</v></c></row>' }]),
  xls,
  csv: () => bytesOf("sign,value\npulse,88\n"),
};
const kinds = Object.keys(FILES);
const file = (kind: string) => FILES[kind]?.() ?? new Uint8Array();

describe("The kind of a document", () => {
  it.each(kinds)("is found in the content of a %s file [DOC-03]", async (kind) => {
    expect((await parsed(file(kind), `vitals.${kind}`)).kind).toBe(kind);
  });

  const under = (names: string[], others: string[]) =>
    names.flatMap((name) => others.filter((other) => other !== name).map((other) => [other, name] as const));
  const sheets = ["csv", "xls", "xlsx"];
  const READ_AS: { [kind: string]: string } = {
    csv: "text with its cells set apart, as in a CSV file",
    xls: "an old Excel file (.xls)",
    xlsx: "an Excel file (.xlsx)",
    html: "a web page (HTML)",
    "xml-sheet": "an Excel XML file (XML Spreadsheet 2003)",
  };
  const NAMED: { [kind: string]: string } = { ...READ_AS, csv: "a CSV file" };
  const content = (kind: string) => {
    if (kind === "html") return bytesOf("<html><table><tr><td>Pulse</td><td>88</td></tr></table></html>");
    return kind === "xml-sheet" ? makeXmlSheet({ rows: row("Pulse", "88") }) : file(kind);
  };

  it.each(under(sheets, [...sheets, "html", "xml-sheet"]))(
    "decides among spreadsheets: %s content named .%s is read, and that is said",
    async (kind, name) => {
      const document = await parsed(content(kind), `vitals.${name}`);
      expect(rowsOf(document).flat().join(" ").toLowerCase()).toContain("pulse");
      expect(document.notices[0]).toEqual({
        code: "other-kind",
        message: `The file has the name of ${NAMED[name]}, but its content is ${READ_AS[kind]}. It was read as ${READ_AS[kind]}.`,
      });
    },
  );

  it.each(kinds)("brings no notice when a %s file is named as what it is", async (kind) => {
    expect((await parsed(file(kind), `vitals.${kind}`)).notices).toEqual([]);
  });

  it.each([...under(["pdf", "docx"], kinds), ...under(sheets, ["pdf", "docx"])])(
    "is told apart when a %s file is named .%s, and what helps is said",
    async (kind, name) => {
      const refusal = await refusalOf(file(kind), `vitals.${name}`);
      expect(refusal.code).toBe("wrong-type");
      expect(refusal.message).toContain(
        kind === "csv" ? "plain text" : `(.${kind})`.replace("(.pdf)", "PDF"),
      );
      expect(refusal.message).toContain(
        kind === "csv"
          ? "Open it in Word or LibreOffice, save it as .docx and upload that."
          : `Give it a name that ends in .${kind} and upload it again.`,
      );
    },
  );

  const ODS = makeZip([
    { name: "mimetype", data: "application/vnd.oasis.opendocument.spreadsheet", stored: true },
    { name: "content.xml", data: "<a/>" },
  ]);
  const PACKED_ANEW = makeZip([
    { name: "content.xml", data: "<a/>" },
    {
      name: "META-INF/manifest.xml",
      data: '<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
    },
    { name: "mimetype", data: "application/vnd.oasis.opendocument.spreadsheet" },
  ]);
  const WORD = "Open it in Word or LibreOffice, save it as .docx and upload that.";
  const EXCEL = "Open it in Excel or LibreOffice, save it as .xlsx and upload that.";
  it.each([
    ["a web page (HTML) without a table", "<html><p>88</p></html>", "report.xls", "save it as a PDF"],
    ["a web page (HTML)", "<html><table><tr><td>88</td></tr></table></html>", "report.docx", "as a PDF"],
    ["an XML file", '<?xml version="1.0"?><a/>', "report.csv", "Export it again as a PDF, .xlsx or CSV"],
    ["a web archive (MHTML)", "MIME-Version: 1.0\r\n\r\na,b\r\nc,d", "report.xls", EXCEL],
    ["SYLK", "ID;PWXL;N;E\r\nC;Y1;X1;K88\r\n", "report.csv", EXCEL],
    ["a Lotus 1-2-3 worksheet", "\0\0\u0002\0\u0006\u0004\u0006\0\u0008\0", "sores.xls", EXCEL],
    ["plain text", "Dear colleague\nThank you.\n", "letter.xls", WORD],
    ["plain text", '[{"pulse":88,"at":1},\n{"pulse":88,"at":2}]', "pulse.xlsx", WORD],
    ["(.rtf)", "{\\rtf1 Pulse}", "letter.docx", WORD],
    ["a picture", "\u0089PNG\r\n\u001a\n", "scan.pdf", "save it as a PDF"],
    ["(.ods)", ODS, "vitals.xlsx", EXCEL],
    ["(.ods)", PACKED_ANEW, "vitals.xlsx", EXCEL],
  ])("is refused when it is %s, with advice that works", async (words, text, name, advice) => {
    const bytes = typeof text === "string" ? Uint8Array.from(text, (char) => char.charCodeAt(0)) : text;
    const refusal = await refusalOf(bytes, name);
    expect(refusal.code).toBe("wrong-type");
    expect(refusal.message).toContain(words);
    expect(refusal.message).toContain(advice);
    expect(refusal.message).not.toContain("Give it a name");
  });

  it("is found where the parts of an Office file stand in folders of other names", async () => {
    const cells = '<row><c t="str"><v>Pulse</v></c></row>';
    const word = makeDocx(paragraph("Pulse 88"), { folder: "text" });
    const excel = makeXlsx([{ name: "Vitals", data: cells }], { folder: "tables" });
    expect((await parsed(word, "a.docx")).kind).toBe("docx");
    expect((await parsed(excel, "a.xlsx")).kind).toBe("xlsx");
    expect((await refusalOf(excel, "a.docx")).message).toContain("an Excel file (.xlsx)");
  });

  it("is named to the person when a zip archive holds no document", async () => {
    const refusal = await refusalOf(makeZip([{ name: "readme.txt", data: "hello" }]), "report.docx");
    expect(refusal).toMatchObject({ code: "wrong-type", message: expect.stringContaining("zip archive") });
  });

  it("is damage where a PDF has lost its beginning", async () => {
    const rest =
      "Type /Page /Parent 2 0 R >>\nendobj\n5 0 obj\n<< /Length 44 >>\nstream\nBT (Pulse 88) Tj ET\nendstream\n";
    expect((await refusalOf(bytesOf(rest), "report.pdf")).code).toBe("damaged");
  });

  it("is refused as unsupported when neither name nor MIME type is accepted", async () => {
    expect((await refusalOf(file("pdf"), "scan.png", "image/png")).code).toBe("unsupported-type");
  });

  it("is not looked for in a file without any bytes", async () => {
    expect((await refusalOf(new Uint8Array(), "empty.pdf")).code).toBe("empty");
  });

  it("is taken as damage when bytes of no known kind have an accepted name", async () => {
    const bytes = Uint8Array.from({ length: 400 }, (_, i) => (i * 7) % 31);
    for (const kind of kinds) expect((await refusalOf(bytes, `vitals.${kind}`)).code).toBe("damaged");
  });

  it("with macros is read, and the macros are said to be ignored", async () => {
    const parts = [{ name: "word/vbaProject.bin", data: "Sub AutoOpen()" }];
    const document = await parsed(makeDocx(paragraph("Pulse 88"), { parts }), "letter.docm");
    expect(document.notices.map(({ code }) => code)).toContain("macros-ignored");
  });
});
