import { FILE_TOO_LARGE_WORDS } from "#app/base/http/document-words.ts";
import { SIGNED_OUT_WORDS } from "#app/base/http/error-words.ts";
import { ApiError } from "#app/base/http/request.ts";
import { browserLocale } from "#app/base/ui/browser/use-locale.ts";
import { ChunkFailed, InitFailed } from "./upload-errors.ts";

/** Codes whose own words say what to do (DOC-04, DOC-05). */
const SAID_AS_THEY_ARE: readonly (string | null)[] = [
  "wrong_file_type",
  "empty_file",
  "too_many_uploads",
  "too_many_documents",
  "analyses_used_up",
  "document_failed",
];

/** What a person reads when the upload or the analysis of a file fails (DOC-24 to DOC-30). */
export function failureWords(error: unknown): string {
  const cause = error instanceof ChunkFailed ? error.cause : error;
  const status = cause instanceof ApiError ? cause.status : 0;
  if (status === 401) return SIGNED_OUT_WORDS;
  if (status === 413) return FILE_TOO_LARGE_WORDS;
  if (error instanceof ChunkFailed || error instanceof InitFailed) return error.message;
  if (error instanceof ApiError && isOfHttp(error)) return wordsOf(error);
  return `Failed to analyze file: ${error instanceof Error ? error.message : "unknown error"}`;
}

const isOfHttp = ({ code }: ApiError) => code === "http_error" || code === "api_error";

function wordsOf({ words, reason, status, retryAfterMs }: ApiError): string {
  if (reason === "too_many_documents" && retryAfterMs !== null)
    return `There were too many uploads in the last hour. You can go on at ${clockAfter(retryAfterMs)}.`;
  if (words !== null && SAID_AS_THEY_ARE.includes(reason)) return words;
  if (words !== null) return `Server error: ${words}`;
  return `Failed to analyze file (${status || "unknown error"}). Please try again.`;
}

const MINUTE_MS = 60_000;

/** "14:05" in the person's own time zone: the first whole minute after so many milliseconds. */
function clockAfter(ms: number): string {
  const at = Math.ceil((Date.now() + ms) / MINUTE_MS) * MINUTE_MS;
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Date(at).toLocaleTimeString(browserLocale(), clock);
}
