import { describe, expect, it } from "vitest";
import * as XLSX from "xlsx";
import { makeDocx, makeXlsx, paragraph } from "./make-office.ts";
import { makePdf } from "./make-pdf.ts";
import { makeZip } from "./make-zip.ts";
import { bytesOf, parsed, refusalOf } from "./parsed.ts";

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

  it.each(kinds.flatMap((kind) => kinds.filter((other) => other !== kind).map((other) => [kind, other])))(
    "is told apart when a %s file is named .%s",
    async (kind, other) => {
      const refusal = await refusalOf(file(kind), `vitals.${other}`);
      expect(refusal.code).toBe("wrong-type");
      expect(refusal.message).toContain(
        kind === "csv"
          ? "plain text"
          : kind.toUpperCase().slice(0, 3).replace("DOC", "Word").replace("XLS", "Excel"),
      );
    },
  );

  it.each([
    ["a web page", "<html><table><tr><td>88</td></tr></table></html>", "report.xls", "web page"],
    ["an XML file", '<?xml version="1.0"?><a/>', "report.csv", "XML"],
    ["a rich text file", "{\\rtf1 Pulse}", "letter.docx", "rich text"],
    ["a picture", "\u0089PNG\r\n\u001a\n", "scan.pdf", "picture"],
  ])("is named to the person when it is %s", async (_, text, name, words) => {
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
    expect(await refusalOf(bytes, name)).toMatchObject({
      code: "wrong-type",
      message: expect.stringContaining(words),
    });
  });

  it.each([
    ["pdf", "xlsx", "Give it a name that ends in “.pdf”"],
    ["xlsx", "xls", "Give it a name that ends in “.xlsx”"],
    ["csv", "xls", "Give it a name that ends in “.csv”"],
    ["csv", "docx", "save it as a PDF or a Word file (.docx)"],
  ])("has a way on when a %s file is named .%s", async (kind, other, words) => {
    expect((await refusalOf(file(kind), `vitals.${other}`)).message).toContain(words);
  });

  it.each([
    ["an OpenDocument table", ["mimetype", "content.xml"], "xlsx", "save it as an Excel file (.xlsx)"],
    ["a binary Excel file", ["xl/workbook.bin"], "xlsx", "save it as an Excel file (.xlsx)"],
    ["a presentation", ["ppt/presentation.xml"], "docx", "save it as a PDF or a Word file (.docx)"],
    ["an archive", ["scans/1.pdf"], "docx", "Take the document out of it"],
  ])("of no readable file is said with a way on that is one: %s", async (_, names, name, words) => {
    const bytes = makeZip(names.map((part) => ({ name: part, data: "" })));
    const { code, message } = await refusalOf(bytes, `vitals.${name}`);
    expect(code).toBe("wrong-type");
    expect(message).toContain(words);
    expect(message).not.toContain("a name that ends in");
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
