import { AppError } from "#app/base/http/errors.ts";
import { type FileClaim, readableKind } from "#app/core/document/accepted-kind.ts";
import { type HeadKind, headKindOf } from "#app/core/document/content-kind.ts";
import { refuseContent } from "#app/core/document/content-mismatch.ts";
import type { DocumentKind } from "#app/core/document/parsed-document.ts";

/** How much of a file the parsers look at to tell its kind. */
const HEAD_BYTES = 4 * 1024;

/** Zip archives and old Office files are told apart by what is inside, which the parser finds when it has all of it. */
const CONTAINERS: readonly HeadKind[] = ["zip", "ole2"];

/** An old Excel file may be a container as well; without one it is of Excel 4 or earlier. */
const EXPECTED: { [kind in DocumentKind]: HeadKind | null } = {
  pdf: "pdf",
  csv: "text",
  docx: null,
  xlsx: null,
  xls: "xls",
};

/**
 * Refuses a file whose first bytes are clearly not of the kind that its name promises, in the parser's words, so that
 * the rest need not be sent.
 * @param start the file's first chunk
 * @throws AppError document_failed, with the parser's code as the fact `reason`
 */
export function checkContent(start: Uint8Array, claim: FileClaim): void {
  const claimed = readableKind(claim);
  const found = headKindOf(start.subarray(0, HEAD_BYTES));
  if (!claimed || CONTAINERS.includes(found) || found === EXPECTED[claimed]) return;
  const { code, message } = refuseContent(claimed, found).refusal;
  throw new AppError("document_failed", { filling: { words: message }, facts: { reason: code } });
}
