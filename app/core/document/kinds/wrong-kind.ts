import type { DocumentKind } from "../parsed-document.ts";
import { type RefusedDocument, refuse, refuseWrongType } from "../refusals.ts";
import { CONTENT_KIND_WORDS, type ContentKind, type HeadKind } from "./content-kind.ts";

/** Kinds of spreadsheets. Programs give one kind's name to another's content, and Excel opens it after a warning. */
const SHEET_NAMES: readonly DocumentKind[] = ["csv", "xls", "xlsx"];
const SHEET_CONTENTS: readonly (ContentKind | HeadKind)[] = ["text", "html", "xml-sheet", "xls", "xlsx"];

/** Whether the content matches the name. */
export const isAsNamed = (claimed: DocumentKind, found: ContentKind | HeadKind): boolean =>
  found === claimed || (claimed === "csv" && found === "text");

/** Whether content of this kind is read under that name: the same kind, or a spreadsheet under a spreadsheet's name. */
export const isReadUnder = (claimed: DocumentKind, found: ContentKind | HeadKind): boolean =>
  isAsNamed(claimed, found) || (SHEET_NAMES.includes(claimed) && SHEET_CONTENTS.includes(found));

/** Content of no known kind under an accepted name is a broken file; other content is named, with advice. */
export function refuseMismatch(claimed: DocumentKind, found: ContentKind | HeadKind): RefusedDocument {
  if (found === "unknown" || found === "empty" || found === "zip" || found === "ole2")
    return refuse("damaged", "UnknownContent");
  const isSheet = SHEET_NAMES.includes(claimed);
  const words = isSheet && found === "html" ? "a web page (HTML) without a table" : CONTENT_KIND_WORDS[found];
  return refuseWrongType(CONTENT_KIND_WORDS[claimed], words, adviceFor(found, isSheet));
}

const renamed = (ending: string) => `Give it a name that ends in ${ending} and upload it again.`;
const AS_WORD = "Open it in Word or LibreOffice, save it as .docx and upload that.";
const AS_EXCEL = "Open it in Excel or LibreOffice, save it as .xlsx and upload that.";
const AS_PDF = "Open it, print or save it as a PDF and upload that.";

/** How to make a readable file of it. Renaming helps only if the content itself can be read. */
const ADVICE: { [kind in ContentKind]: string } = {
  pdf: renamed(".pdf"),
  docx: renamed(".docx"),
  xlsx: renamed(".xlsx"),
  xls: renamed(".xls"),
  "xml-sheet": renamed(".xls"),
  text: AS_WORD,
  html: AS_PDF,
  xml: "Export it again as a PDF, .xlsx or CSV file and upload that.",
  mhtml: AS_WORD,
  "sheet-text": AS_EXCEL,
  lotus: AS_EXCEL,
  rtf: AS_WORD,
  image: AS_PDF,
  xlsb: AS_EXCEL,
  powerpoint: AS_PDF,
  ods: AS_EXCEL,
  odt: AS_WORD,
  "open-document": AS_PDF,
  "old-word": AS_WORD,
  "zip-other": "Unpack it and upload the document that is in it.",
  "ole2-other": AS_PDF,
  encrypted: "Save a copy without the password and upload that.",
  unknown: "Export it again as a PDF and upload that.",
};

/** @param isSheet whether the name is that of a spreadsheet */
function adviceFor(found: ContentKind, isSheet: boolean): string {
  if (found === "mhtml" && isSheet) return AS_EXCEL;
  if (found === "xml" && !isSheet) return AS_WORD;
  return ADVICE[found];
}
