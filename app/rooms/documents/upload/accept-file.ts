import { AppError } from "#app/base/http/errors.ts";
import { acceptedKind, readableKind } from "#app/core/document/kinds/accepted-kind.ts";
import { LIMIT_WORDS, LIMITS } from "#app/core/document/limits.ts";
import { chunkCount } from "../store/chunks.ts";

/** What the browser says about a file before sending any of it. */
export type AnnouncedFile = {
  fileName: string;
  /** MIME type; "" if the browser knows none. */
  fileType: string;
  /** Bytes. */
  fileSize: number;
  totalChunks: number;
};

/**
 * Refuses a file by what was announced.
 * @throws AppError wrong_file_type, empty_file, invalid_request for a wrong number of chunks, or file_too_large with
 *   the facts `limit` (in words) and `limitBytes`
 */
export function checkFile({ fileName, fileType, fileSize, totalChunks }: AnnouncedFile): void {
  const claim = { name: fileName, claimedType: fileType };
  if (!acceptedKind(claim)) throw new AppError("wrong_file_type");
  if (fileSize === 0) throw new AppError("empty_file");
  for (const limit of limitsFor(readableKind(claim)))
    if (fileSize > LIMITS[limit])
      throw new AppError("file_too_large", {
        facts: { limit: LIMIT_WORDS[limit], limitBytes: LIMITS[limit] },
      });
  if (totalChunks !== chunkCount(fileSize)) throw new AppError("invalid_request");
}

/**
 * The limits on a file's size, the one of its kind first (OPEN-66). An .xls file may be text or a web page, which may
 * be larger than an old workbook: its first bytes tell.
 */
function limitsFor(kind: ReturnType<typeof readableKind>) {
  return kind === "xlsx" ? (["xlsxBytes", "fileBytes"] as const) : (["fileBytes"] as const);
}
