import type { ContentKind } from "#app/core/document/content-kind.ts";
import type { CompoundFile } from "./xls/compound-file.ts";
import type { ZipDirectory } from "./zip/zip-directory.ts";

const HEAD = 200;

/** An OpenDocument file begins with its type, stored as it is (OpenDocument 1.3 part 2, 3.3). */
const OPEN_DOCUMENT = /mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet)?/;

/** What a zip archive holds, told from the names of its entries. */
export function zipKindOf(bytes: Uint8Array, directory: ZipDirectory): ContentKind {
  const names = [...directory.keys()].map((name) => name.toLowerCase());
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.bin$/)) return "xlsb";
  if (has(/^xl\//)) return "xlsx";
  if (has(/^word\//)) return "docx";
  if (has(/^ppt\//)) return "powerpoint";
  if (!has(/^mimetype$/) || !has(/^content\.xml$/)) return "zip-other";
  const type = OPEN_DOCUMENT.exec(new TextDecoder("latin1").decode(bytes.subarray(0, HEAD)))?.[1];
  return type === "text" ? "odt" : type === "spreadsheet" ? "ods" : "open-document";
}

/** Office keeps encrypted new files in an OLE2 container ([MS-OFFCRYPTO] 1.3.2). */
export function compoundKindOf(file: CompoundFile): ContentKind {
  const has = (name: string) => file.names.includes(name);
  if (has("EncryptedPackage")) return "encrypted";
  if (has("Workbook") || has("Book")) return "xls";
  if (has("WordDocument")) return "old-word";
  return has("PowerPoint Document") ? "powerpoint" : "ole2-other";
}
