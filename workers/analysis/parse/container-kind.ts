import { attribute } from "#app/base/xml/attribute.ts";
import type { ContentKind } from "#app/core/document/kinds/content-kind.ts";
import { mainPartOf } from "#workers/analysis/xml/relationships.ts";
import type { CompoundFile } from "./xls/compound-file.ts";
import type { OfficePackage } from "./zip/package.ts";
import type { ZipDirectory } from "./zip/zip-directory.ts";

const HEAD = 200;

/** An OpenDocument file begins with its type, uncompressed (OpenDocument 1.3 part 2, 3.3), unless it was zipped again. */
const OPEN_DOCUMENT = /application\/vnd\.oasis\.opendocument\.(text|spreadsheet)/;

/** What a zip archive contains, by the names of its entries. */
export function zipKindOf(bytes: Uint8Array, directory: ZipDirectory): ContentKind {
  const names = [...directory.keys()].map((name) => name.toLowerCase());
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.bin$/)) return "xlsb";
  if (has(/^xl\//)) return "xlsx";
  if (has(/^word\//)) return "docx";
  if (has(/^ppt\//)) return "powerpoint";
  if (!has(/^(?:mimetype|meta-inf\/manifest\.xml)$/) || !has(/^content\.xml$/)) return "zip-other";
  return openDocumentKind(new TextDecoder("latin1").decode(bytes.subarray(0, HEAD)));
}

function openDocumentKind(type: string): ContentKind {
  const word = OPEN_DOCUMENT.exec(type)?.[1];
  return word === "text" ? "odt" : word === "spreadsheet" ? "ods" : "open-document";
}

/** The type of an OpenDocument file that does not begin with it, from its list of parts (part 2, 4.3). */
export async function listedKindOf(source: OfficePackage): Promise<ContentKind> {
  let type = "";
  await source.read("META-INF/manifest.xml", {
    open(name, tag) {
      if (name === "file-entry" && attribute(tag, "full-path") === "/")
        type = attribute(tag, "media-type") ?? "";
    },
    close() {},
  });
  return openDocumentKind(type);
}

const BY_ROOT: { [element: string]: ContentKind } = {
  document: "docx",
  workbook: "xlsx",
  presentation: "powerpoint",
};

/**
 * What an archive contains if its parts are not in Office's usual folders, by the root element of the part that it
 * names as the main one.
 */
export async function mainPartKindOf(source: OfficePackage): Promise<ContentKind> {
  const main = await mainPartOf(source);
  if (!main) return "zip-other";
  let root: string | null = null;
  await source.read(main, {
    open(name) {
      root ??= name;
    },
    close() {},
  });
  return BY_ROOT[root ?? ""] ?? "zip-other";
}

/**
 * Office keeps encrypted new files in an OLE2 container ([MS-OFFCRYPTO] 1.3.2). Its names are case-insensitive
 * ([MS-CFB] 2.6.4).
 */
export function compoundKindOf(file: CompoundFile): ContentKind {
  const names = new Set(file.names.map((name) => name.toLowerCase()));
  if (names.has("encryptedpackage")) return "encrypted";
  if (names.has("workbook") || names.has("book")) return "xls";
  if (names.has("worddocument")) return "old-word";
  return names.has("powerpoint document") ? "powerpoint" : "ole2-other";
}
