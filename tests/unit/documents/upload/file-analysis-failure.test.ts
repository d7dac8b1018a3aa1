import { expect, test, vi } from "vitest";
import { ERRORS } from "#app/base/http/errors.ts";
import { ApiError } from "#app/base/http/request.ts";
import { failureWords } from "#app/rooms/documents/upload/sending/file-analysis-failure.ts";
import { ChunkFailed, FileChanged, InitFailed } from "#app/rooms/documents/upload/sending/upload-errors.ts";

const http = (status: number, words: string | null = null, reason: string | null = null) =>
  new ApiError(words ?? `HTTP error ${status}`, { code: "http_error", status, words, reason });

test("401 asks to sign in, whatever the server says and wherever it happens [DOC-24]", () => {
  const words = "Authentication required. Please ensure you are signed in.";
  expect(failureWords(http(401))).toBe(words);
  expect(failureWords(http(401, "Out."))).toBe(words);
  expect(failureWords(new ChunkFailed(3, http(401, "Out.")))).toBe(words);
});

test("413 says that the file is too large, wherever it happens [DOC-25]", () => {
  const words = "File is too large. Please try using the new chunked upload feature.";
  expect(failureWords(http(413, "Too large."))).toBe(words);
  expect(failureWords(new ChunkFailed(0, http(413)))).toBe(words);
});

test("An error that the server words is a server error with those words [DOC-26]", () => {
  expect(failureWords(http(503, "The analysis is resting.", "analysis_unavailable"))).toBe(
    "Server error: The analysis is resting.",
  );
  expect(failureWords(http(500, "An unexpected error occurred.", "unexpected"))).toBe(
    "Server error: An unexpected error occurred.",
  );
});

test("A file that cannot be read is no error of the server: it is said in its own words [DOC-26]", () => {
  expect(failureWords(http(422, "This file is empty.", "document_failed"))).toBe("This file is empty.");
  const { words } = ERRORS.empty_file;
  expect(failureWords(http(400, words, "empty_file"))).toBe("This file has no content to read.");
});

test("A wrong file and a used-up limit are said in their own words [DOC-04] [DOC-05] [DOC-26]", () => {
  const { words } = ERRORS.wrong_file_type;
  expect(failureWords(http(400, words, "wrong_file_type"))).toBe(
    "Please upload a PDF, DOCX, CSV, or Excel file.",
  );
  const limit = "Limit of 10 analyses reached. Please upgrade.";
  expect(failureWords(http(402, limit, "analyses_used_up"))).toBe(limit);
});

test("Too many uploads in an hour are said at once, with the time of day from which it goes on", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 13, 19, 30) });
  const late = new ApiError("Wait.", {
    code: "http_error",
    status: 429,
    reason: "too_many_documents",
    words: "Wait.",
    retryAfterMs: 2_710_000,
  });
  expect(failureWords(late)).toMatch(
    /^There were too many uploads in the last hour\. You can go on at 14:05\.$/,
  );
});

test("Another HTTP failure names its status, or that it is unknown [DOC-27]", () => {
  expect(failureWords(http(502))).toBe("Failed to analyze file (502). Please try again.");
  expect(failureWords(http(404))).toBe("Failed to analyze file (404). Please try again.");
  expect(failureWords(http(0))).toBe("Failed to analyze file (unknown error). Please try again.");
  expect(failureWords(new ApiError("No answer."))).toBe(
    "Failed to analyze file (unknown error). Please try again.",
  );
});

test("What is no HTTP failure is told by its message [DOC-28]", () => {
  expect(failureWords(new ApiError("Network request failed", { code: "network_error" }))).toBe(
    "Failed to analyze file: Network request failed",
  );
  expect(failureWords(new FileChanged())).toBe(
    "Failed to analyze file: The file was changed or moved after it was chosen. Please choose it again.",
  );
  expect(failureWords(new TypeError("x is not a function"))).toBe(
    "Failed to analyze file: x is not a function",
  );
  expect(failureWords("?")).toBe("Failed to analyze file: unknown error");
});

test("A chunk that could not be uploaded is counted from 1, with the reason [DOC-29]", () => {
  expect(failureWords(new ChunkFailed(0, http(500, "Out of order.")))).toBe(
    "Failed to upload chunk 1: Out of order.",
  );
  expect(failureWords(new ChunkFailed(6, http(503)))).toBe("Failed to upload chunk 7: HTTP error 503");
  const lost = new ApiError("Network request failed", { code: "network_error" });
  expect(failureWords(new ChunkFailed(1, lost))).toBe("Failed to upload chunk 2: Network request failed");
  expect(failureWords(new ChunkFailed(2, new Error("No room.")))).toBe("Failed to upload chunk 3: No room.");
});

test("An upload that could not be begun is said as it is [DOC-30]", () => {
  expect(failureWords(new InitFailed())).toBe("Failed to initialize upload with server.");
});
