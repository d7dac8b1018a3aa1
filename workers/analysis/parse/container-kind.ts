import type { ContentKind } from "#app/core/document/content-kind.ts";
import type { CompoundFile } from "./xls/compound-file.ts";
import type { ZipDirectory } from "./zip/zip-directory.ts";

/** What a zip archive holds, told from the names of its entries. */
export function zipKindOf(directory: ZipDirectory): ContentKind {
  const names = [...directory.keys()].map((name) => name.toLowerCase());
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.bin$/)) return "xlsb";
  if (has(/^xl\//)) return "xlsx";
  if (has(/^word\//)) return "docx";
  if (has(/^ppt\//)) return "powerpoint";
  return has(/^mimetype$/) && has(/^content\.xml$/) ? "open-document" : "zip-other";
}

/** Office keeps encrypted new files in an OLE2 container ([MS-OFFCRYPTO] 1.3.2). */
export function compoundKindOf(file: CompoundFile): ContentKind {
  const has = (name: string) => file.names.includes(name);
  if (has("EncryptedPackage")) return "encrypted";
  if (has("Workbook") || has("Book")) return "xls";
  if (has("WordDocument")) return "old-word";
  return has("PowerPoint Document") ? "powerpoint" : "ole2-other";
}
