import { AppError } from "#app/base/http/errors.ts";
import { type FileClaim, readableKind } from "#app/core/document/accepted-kind.ts";
import { type HeadKind, headKindOf } from "#app/core/document/content-kind.ts";
import { LIMITS } from "#app/core/document/limits.ts";
import { type RefusedDocument, refuseTooLarge } from "#app/core/document/refusals.ts";
import { isReadUnder, refuseMismatch } from "#app/core/document/wrong-kind.ts";

/** How much of a file the parsers look at to tell its kind. */
const HEAD_BYTES = 4 * 1024;

/** Zip archives and old Office files are told apart by what is inside, which the parser finds when it has all of it. */
const CONTAINERS: readonly HeadKind[] = ["zip", "ole2"];

/**
 * Refuses a file whose first bytes are clearly of no kind that is read under its name, or of an old workbook that is too
 * large, in the parser's words, so that the rest need not be sent.
 * @param start the file's first chunk
 * @param size of the whole file in bytes
 * @throws AppError document_failed, with the parser's code as the fact `reason`
 */
export function checkContent(start: Uint8Array, claim: FileClaim, size: number): void {
  const claimed = readableKind(claim);
  const found = headKindOf(start.subarray(0, HEAD_BYTES));
  const isOldWorkbook = found === "xls" || (claimed === "xls" && found === "ole2");
  if (isOldWorkbook && size > LIMITS.xlsBytes) throw failureFor(refuseTooLarge("xlsBytes"));
  if (!claimed || CONTAINERS.includes(found) || isReadUnder(claimed, found)) return;
  throw failureFor(refuseMismatch(claimed, found));
}

function failureFor({ refusal: { code, message } }: RefusedDocument): AppError {
  return new AppError("document_failed", { filling: { words: message }, facts: { reason: code } });
}
