import { ANALYSES_USED_UP_WORDS, WRONG_FILE_TYPE_WORDS } from "#app/base/http/errors.ts";
import { acceptedKind } from "#app/core/document/accepted-kind.ts";
import { type FileUsage, reachedLimit } from "../upload/file-usage.ts";

/** What a browser offers first in its file dialog: extensions, and MIME types where those are unknown. */
export const ACCEPT =
  ".pdf,.docx,.csv,.xlsx,.xls,application/pdf,text/csv,application/vnd.ms-excel," +
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document," +
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Why a file is not taken, in words; null when it is (DOC-03, DOC-04). */
export function fileRefusal({ name, type }: Pick<File, "name" | "type">): string | null {
  return acceptedKind({ name, claimedType: type }) ? null : WRONG_FILE_TYPE_WORDS;
}

/** Why an analysis is not begun, in words; null when it may be (DOC-05, DOC-06). */
export function startRefusal(customerId: string | null, usage: FileUsage): string | null {
  if (!customerId) return "Customer ID not found.";
  const limit = reachedLimit(usage);
  return limit === null ? null : ANALYSES_USED_UP_WORDS.replace("{limit}", String(limit));
}
