import { CONTENT_KIND_WORDS, type ContentKind, type HeadKind } from "./content-kind.ts";
import type { DocumentKind } from "./parsed-document.ts";
import { type RefusedDocument, refuse, refuseWrongType } from "./refusals.ts";

/** The names of what can be read as it is. */
const ENDINGS: { [kind in ContentKind | HeadKind]?: string } = {
  pdf: ".pdf",
  docx: ".docx",
  xlsx: ".xlsx",
  xls: ".xls",
};

const TABLES: readonly DocumentKind[] = ["csv", "xlsx", "xls"];

/** Refuses a file for its content: of no known kind it is a broken file, any other content is named, with a way on. */
export function refuseContent(claimed: DocumentKind, found: ContentKind | HeadKind): RefusedDocument {
  if (found === "unknown" || found === "empty" || found === "zip" || found === "ole2")
    return refuse("damaged", "UnknownContent");
  return refuseWrongType(CONTENT_KIND_WORDS[claimed], CONTENT_KIND_WORDS[found], wayOn(claimed, found));
}

function wayOn(claimed: DocumentKind, found: ContentKind | HeadKind): string {
  const isTable = TABLES.includes(claimed);
  const ending = found === "text" && isTable ? ".csv" : ENDINGS[found];
  if (ending) return `Give it a name that ends in “${ending}” and upload it again.`;
  if (found === "zip-other") return "Take the document out of it and upload that.";
  const target = isTable ? "an Excel file (.xlsx)" : "a PDF or a Word file (.docx)";
  return `Such files cannot be read. Open it, save it as ${target} and upload that.`;
}
