import { ANALYSES_USED_UP_WORDS, WRONG_FILE_TYPE_WORDS } from "#app/base/http/document-words.ts";
import { FILE_LIMITS, MEBIBYTE } from "#app/core/document/file-limits.ts";
import { acceptedKind } from "#app/core/document/kinds/accepted-kind.ts";
import { type FileUsage, reachedLimit } from "../upload/file-usage.ts";
import { sizeWords } from "./file-size.ts";

/** Why a file is refused, in words; null if it is accepted (DOC-03, DOC-04). Nothing is sent before this check. */
export function fileRefusal({ name, type, size }: Pick<File, "name" | "type" | "size">): string | null {
  const kind = acceptedKind({ name, claimedType: type });
  if (kind === null) return /\.doc$/i.test(name.trim()) ? OLD_WORD_WORDS : WRONG_FILE_TYPE_WORDS;
  const [most, what] =
    kind === "xlsx" ? [FILE_LIMITS.xlsxBytes, "an Excel file"] : [FILE_LIMITS.fileBytes, "a file"];
  if (size <= most) return null;
  return `${name} is ${sizeWords(size)}; ${what} can be at most ${most / MEBIBYTE} MB. Please choose another file.`;
}

const OLD_WORD_WORDS = `${WRONG_FILE_TYPE_WORDS} Save a .doc file as .docx first.`;

/** Why an analysis cannot begin, in words; null if it can (DOC-05, DOC-06). */
export function startRefusal(customerId: string | null, usage: FileUsage): string | null {
  if (!customerId) return "Customer ID not found.";
  return usedUpWords(usage);
}

/** The words for a month whose analyses are used up; null before that (DOC-05). */
export function usedUpWords(usage: FileUsage): string | null {
  const limit = reachedLimit(usage);
  return limit === null ? null : ANALYSES_USED_UP_WORDS.replace("{limit}", String(limit));
}
