import type { DocumentKind } from "../parsed-document.ts";

const BY_TYPE: { [type: string]: DocumentKind } = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "text/csv": "csv",
  "application/csv": "csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.ms-excel": "xls",
};

const EXTENSIONS: readonly DocumentKind[] = ["pdf", "docx", "csv", "xlsx", "xls"];

/** What a browser's file dialog offers first: extensions, and MIME types for platforms that ignore those. */
export const ACCEPT: string = [...EXTENSIONS.map((kind) => `.${kind}`), ...Object.keys(BY_TYPE)].join(",");

/** What a file claims to be: its name, and the MIME type that came with it ("" without one). */
export type FileClaim = { name: string; claimedType: string };

/**
 * The kind that a file claims to be, by its extension or else by its MIME type; null when neither is accepted. The
 * extension goes first: Windows calls every CSV "application/vnd.ms-excel".
 */
export function acceptedKind({ name, claimedType }: FileClaim): DocumentKind | null {
  const extension = extensionOf(name);
  const type = claimedType.split(";")[0]?.trim().toLowerCase() ?? "";
  return EXTENSIONS.find((kind) => kind === extension) ?? BY_TYPE[type] ?? null;
}

/** The kind that a parser is chosen for: the accepted kinds, and Office's variants with macros, which are not run. */
export function readableKind(claim: FileClaim): DocumentKind | null {
  const extension = extensionOf(claim.name);
  if (extension === "docm") return "docx";
  return extension === "xlsm" ? "xlsx" : acceptedKind(claim);
}

const extensionOf = (name: string) => /\.([^./\\]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? "";
