import { encodingOf } from "./text-decoding.ts";

/** What a file's first bytes say it is. Zip and OLE2 are containers: what they hold is determined later. */
export type HeadKind =
  | "empty"
  | "pdf"
  | "zip"
  | "ole2"
  | "xls"
  | "text"
  | "html"
  | "xml"
  | "xml-sheet"
  | "mhtml"
  | "sheet-text"
  | "lotus"
  | "rtf"
  | "image"
  | "unknown";

const SIGNATURES: [kind: HeadKind, bytes: number[]][] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["zip", [0x50, 0x4b, 0x05, 0x06]],
  ["ole2", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  // A workbook without a container begins with its first record, BOF of BIFF2, 3 or 4.
  ["xls", [0x09, 0x00, 0x04, 0x00]],
  ["xls", [0x09, 0x02, 0x06, 0x00]],
  ["xls", [0x09, 0x04, 0x06, 0x00]],
  // Web applications also write BIFF5 and BIFF8 without one.
  ["xls", [0x09, 0x08, 0x08, 0x00]],
  ["xls", [0x09, 0x08, 0x10, 0x00]],
  // Lotus 1-2-3, from before and after 1990 (its beginning names the version).
  ["lotus", [0x00, 0x00, 0x02, 0x00, 0x04, 0x04]],
  ["lotus", [0x00, 0x00, 0x02, 0x00, 0x06, 0x04]],
  ["lotus", [0x00, 0x00, 0x1a, 0x00, 0x00, 0x10]],
  ["image", [0x89, 0x50, 0x4e, 0x47]],
  ["image", [0xff, 0xd8, 0xff]],
  ["image", [0x47, 0x49, 0x46, 0x38]],
  ["image", [0x49, 0x49, 0x2a, 0x00]],
  ["image", [0x4d, 0x4d, 0x00, 0x2a]],
  ["rtf", [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];

/** Where "%PDF-" may begin: readers accept it within the first 1,024 bytes (ISO 32000-1, Annex H.3.4.1). */
const PDF_WITHIN = 1024;

export function headKindOf(head: Uint8Array): HeadKind {
  if (head.length === 0) return "empty";
  const signed = SIGNATURES.find(([, bytes]) => bytes.every((byte, i) => head[i] === byte));
  if (signed) return signed[0];
  if (new TextDecoder("latin1").decode(head.subarray(0, PDF_WITHIN)).includes("%PDF-")) return "pdf";
  if (!isText(head)) return "unknown";
  return textKindOf(new TextDecoder(encodingOf(head) === "utf-8" ? "latin1" : encodingOf(head)).decode(head));
}

/** The namespace of XML Spreadsheet 2003. */
const XML_SHEET = "urn:schemas-microsoft-com:office:spreadsheet";

/** Excel's plain-text formats other than CSV: SYLK and DIF. */
const SHEET_TEXT = /^(?:ID;P[A-Z\d]*(?:;[NE])*|TABLE\r?\n0,1)\r?\n/;

/** Tells marked-up text from plain text by its beginning. */
function textKindOf(start: string): HeadKind {
  const text = start.replace(/^(?:\uFEFF|ï»¿)/, "").trimStart();
  if (/^(?:MIME-Version:|From: <Saved by )/i.test(text)) return "mhtml";
  if (SHEET_TEXT.test(text)) return "sheet-text";
  // The rest of a PDF that has lost its beginning.
  if (/^(?:endobj|endstream|\d+ \d+ obj)\b/m.test(text)) return "unknown";
  if (!text.startsWith("<")) return "text";
  const root = text.slice(beginningOf(text));
  if (/^<(?:!doctype html|!--|(?:html|head|body|table|meta|link|style|title|center|div|form)\b)/i.test(root))
    return "html";
  if (/^<(?:\w+:)?Workbook\b/.test(root) && text.includes(XML_SHEET)) return "xml-sheet";
  return /^<\?xml/i.test(text) ? "xml" : "text";
}

/** Where the first element or document type begins, after comments and instructions. */
function beginningOf(text: string): number {
  let at = 0;
  for (;;) {
    while (/\s/.test(text[at] ?? "")) at++;
    const end = text.startsWith("<!--", at) ? "-->" : text.startsWith("<?", at) ? ">" : null;
    const to = end === null ? -1 : text.indexOf(end, at);
    if (end === null || to === -1) return at;
    at = to + end.length;
  }
}

/** Text in any encoding has few control characters; in UTF-16 every other byte may be 0. */
function isText(head: Uint8Array): boolean {
  if (encodingOf(head).startsWith("utf-16")) return true;
  const controls = head.filter((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte));
  return controls.length <= head.length / 10;
}

/** What is in a container, or what else a file turned out to be. */
export type ContentKind =
  | Exclude<HeadKind, "zip" | "ole2" | "empty">
  | "docx"
  | "xlsx"
  | "xlsb"
  | "powerpoint"
  | "ods"
  | "odt"
  | "open-document"
  | "old-word"
  | "zip-other"
  | "ole2-other"
  | "encrypted";

/** Each kind in words for people. */
export const CONTENT_KIND_WORDS: { [kind in ContentKind | "csv"]: string } = {
  pdf: "a PDF file",
  docx: "a Word file (.docx)",
  xlsx: "an Excel file (.xlsx)",
  xls: "an old Excel file (.xls)",
  csv: "a CSV file",
  text: "plain text",
  html: "a web page (HTML)",
  xml: "an XML file",
  "xml-sheet": "an Excel XML file (XML Spreadsheet 2003)",
  mhtml: "a web archive (MHTML)",
  "sheet-text": "a spreadsheet in an old text format (SYLK or DIF)",
  lotus: "a Lotus 1-2-3 worksheet",
  rtf: "a rich text file (.rtf)",
  image: "a picture",
  xlsb: "a binary Excel file (.xlsb)",
  powerpoint: "a presentation",
  ods: "an OpenDocument spreadsheet (.ods)",
  odt: "an OpenDocument text (.odt)",
  "open-document": "an OpenDocument file",
  "old-word": "an old Word file (.doc)",
  "zip-other": "a zip archive",
  "ole2-other": "an old Office file of another kind",
  encrypted: "an encrypted Office file",
  unknown: "of an unknown kind",
};
