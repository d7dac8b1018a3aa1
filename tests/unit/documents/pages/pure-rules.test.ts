import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { sizeWords } from "#app/rooms/documents/analysis/file-size.ts";
import { rangeWords, roughEstimate } from "#app/rooms/documents/analysis/rough-estimate.ts";
import { fileRefusal, startRefusal } from "#app/rooms/documents/analysis/start-refusal.ts";
import { sectionWords } from "#app/rooms/documents/detail/document-history.ts";
import { toFileUsage } from "#app/rooms/documents/upload/file-usage.ts";
import { questionActivity } from "#app/rooms/documents/viewer/document-activity.ts";
import { expectedTokens, progressWords, shareDone } from "#app/rooms/documents/viewer/progress-words.ts";
import { labelledPlaces, shortPlace, splitAtQuote } from "#app/rooms/documents/viewer/source-place.ts";

const file = (name: string, type = "", size = 10) => ({ name, type, size });
const WRONG = "Please upload a PDF, DOCX, CSV, or Excel file.";

test("files are taken by extension or by MIME type, and any other is refused in fixed words [DOC-03] [DOC-04]", () => {
  for (const name of ["a.pdf", "a.docx", "a.csv", "a.xlsx", "A.XLS"])
    expect(fileRefusal(file(name))).toBeNull();
  for (const type of [
    "application/pdf",
    "text/csv",
    "application/vnd.ms-excel",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ])
    expect(fileRefusal(file("noextension", type))).toBeNull();
  for (const other of [file("a.txt"), file("a.png", "image/png"), file("pdf"), file("a.pdf.exe")])
    expect(fileRefusal(other)).toBe(WRONG);
});

test("a file that is too large is refused before any of it is sent, with its size and what is possible [OPEN-66] [DOC-25]", () => {
  const MB = 1024 * 1024;
  for (const name of ["a.pdf", "a.docx", "a.csv", "a.xls"]) {
    expect(fileRefusal(file(name, "", 25 * MB))).toBeNull();
    expect(fileRefusal(file(name, "", 28 * MB))).toBe(
      `${name} is 28.0 MB; a file can be at most 25 MB. Please choose another file.`,
    );
  }
  expect(fileRefusal(file("a.xlsx", "", 8 * MB))).toBeNull();
  expect(fileRefusal(file("a.xlsx", "", 9 * MB))).toBe(
    "a.xlsx is 9.0 MB; an Excel file can be at most 8 MB. Please choose another file.",
  );
});

test("a .doc file is refused with a way to have it read [DOC-04]", () => {
  expect(fileRefusal(file("letter.DOC", "application/msword"))).toBe(
    `${WRONG} Save a .doc file as .docx first.`,
  );
});

const usage = (used: number, limit: number | null) => ({
  file_analysis_used: used,
  file_analysis_limit: limit,
});

test("an analysis is not begun when a limit above 0 is reached, nor without a customer [DOC-05] [DOC-06]", () => {
  expect(startRefusal("user_1", usage(9, 10))).toBeNull();
  expect(startRefusal("user_1", usage(10, 10))).toBe("Limit of 10 analyses reached. Please upgrade.");
  expect(startRefusal("user_1", usage(12, 10))).toBe("Limit of 10 analyses reached. Please upgrade.");
  expect(startRefusal("user_1", usage(3, 0))).toBeNull();
  expect(startRefusal("user_1", usage(1_000, null))).toBeNull();
  expect(startRefusal(null, usage(0, 10))).toBe("Customer ID not found.");
  expect(startRefusal("", usage(10, 10))).toBe("Customer ID not found.");
});

test("usage names the month's file analyses and tokens with their limits, each its own [API-22]", () => {
  const answer = toFileUsage({
    plan: "Basic",
    period: "2026-11",
    input_tokens: 1,
    output_tokens: 2,
    input_token_limit: 3,
    output_token_limit: 4,
    file_analysis_used: 7,
    file_analysis_limit: 10,
    features: {} as never,
  });
  expect(answer).toEqual({
    file_analysis_used: 7,
    file_analysis_limit: 10,
    token_usage: { input_tokens: 1, output_tokens: 2, input_token_limit: 3, output_token_limit: 4 },
  });
});

test("a question is logged as an analysis, shortened to 30 characters [DOC-23] [OPEN-67]", () => {
  const thirty = "Which drugs does she take now?";
  expect(thirty).toHaveLength(30);
  expect(questionActivity(thirty)).toEqual({
    type: "document_analysis",
    description: `Asked: ${thirty}`,
  });
  expect(questionActivity(`${thirty} And how often?`).description).toBe(`Asked: ${thirty}...`);
  expect(questionActivity(`  ${"🩺".repeat(31)}`).description).toBe(`Asked: ${"🩺".repeat(30)}...`);
});

test("a section's type is shown with spaces for underscores [DOC-33]", () => {
  expect(sectionWords("past_medical_history")).toBe("past medical history");
});

describe("How far an analysis is", () => {
  const at = (step: number | null, of: number | null, unit: "page" | "part" | null) => ({
    step,
    of,
    unit,
    estimate: null,
  });

  test("is said in words that do not change their name, with the page or part that is under way", () => {
    expect(progressWords("queued")).toBe("Analyzing... (in the queue)");
    expect(progressWords("reading")).toBe("Analyzing... (reading the document)");
    expect(progressWords("reading", at(3, 12, "page"))).toBe("Analyzing... (reading page 3 of 12)");
    expect(progressWords("analysing", at(0, 4, "part"))).toBe("Analyzing... (part 1 of 4)");
    expect(progressWords("analysing", at(3, 4, "part"))).toBe("Analyzing... (part 4 of 4)");
    expect(progressWords("analysing", at(4, 4, "part"))).toBe("Analyzing... (part 4 of 4)");
    expect(progressWords("analysing")).toBe("Analyzing...");
    expect(progressWords("done")).toBe("Done");
  });

  test("is a share that is never above the whole, and unknown before anything was counted", () => {
    expect(shareDone("queued", at(null, null, null))).toBeNull();
    expect(shareDone("reading", at(3, 12, "page"))).toBe(0.25);
    expect(shareDone("reading", at(3, 0, "page"))).toBeNull();
    expect(shareDone("analysing", at(5, 4, "part"))).toBe(1);
    expect(shareDone("done", at(null, null, null))).toBe(1);
  });

  test("comes with the exact estimate as soon as there is one", () => {
    const progress = { ...at(1, 4, "part"), estimate: { inputTokens: 12_300, outputTokens: 2_000 } };
    expect(expectedTokens(progress)).toBe("It takes about 12,300 input and 2,000 output tokens.");
    expect(expectedTokens(at(1, 4, "part"))).toBeNull();
  });
});

test("the rough estimate is a range of two digits that grows with the file and has bounds", () => {
  expect(rangeWords(roughEstimate("csv", 28_000))).toBe("roughly 10,000 to 13,000 tokens");
  expect(rangeWords(roughEstimate("pdf", 1_900_000))).toBe("roughly 4,800 to 95,000 tokens");
  expect(rangeWords(roughEstimate("docx", 10))).toBe("roughly 100 tokens");
  const kinds = fc.constantFrom(
    "pdf" as const,
    "docx" as const,
    "csv" as const,
    "xlsx" as const,
    "xls" as const,
  );
  fc.assert(
    fc.property(kinds, fc.nat(40_000_000), fc.nat(1_000_000), (kind, size, more) => {
      const [small, big] = [roughEstimate(kind, size), roughEstimate(kind, size + more)];
      expect(small.low).toBeLessThanOrEqual(small.high);
      expect(big.high).toBeGreaterThanOrEqual(small.high);
      expect(big.high).toBeLessThanOrEqual(400_000);
      expect(small.low).toBeGreaterThanOrEqual(100);
    }),
  );
});

test("sizes and moments are written for people, moments in their own zone with 24 hours", () => {
  expect([1, 812, 2048, 1_048_576, 1_900_000].map(sizeWords)).toEqual([
    "1 byte",
    "812 bytes",
    "2 KB",
    "1.0 MB",
    "1.8 MB",
  ]);
  expect(formatTime("2026-11-21T14:05:00Z", "UTC", "en-GB")).toBe("21 Nov 2026, 14:05");
  expect(formatTime("2026-11-21T23:30:00Z", "Europe/Berlin", "en-US")).toBe("Nov 22, 2026, 00:30");
  expect(formatTime("2026-11-21T14:05:00Z", "UTC", "de")).toBe("21. Nov. 2026, 14:05");
});

describe("A place of a document", () => {
  const place = (words: string) => ({ segment: 0, block: 0, cell: null, words });

  test("is short on its button, unless two would be called the same", () => {
    expect(shortPlace("page 3, block 2")).toBe("page 3");
    expect(shortPlace("page 3, block 2, cell B7")).toBe("page 3, cell B7");
    expect(shortPlace("Vitals, cell B7")).toBe("Vitals, cell B7");
    const labels = (...words: string[]) => labelledPlaces(words.map(place)).map(({ label }) => label);
    expect(labels("page 3, block 2", "page 4, block 1")).toEqual(["page 3", "page 4"]);
    expect(labels("page 3, block 2", "page 3, block 5")).toEqual(["page 3, block 2", "page 3, block 5"]);
    expect(labels("page 3, block 2", "page 3, block 2")).toEqual(["page 3"]);
  });

  test("is marked where its quote stands, whatever its white space and dashes", () => {
    expect(splitAtQuote("CC: SOB  x3 days – worse.", "sob x3 days - worse")).toEqual([
      "CC: ",
      "SOB  x3 days – worse",
      ".",
    ]);
    expect(splitAtQuote("CC: SOB", "fever")).toBeNull();
    expect(splitAtQuote("CC: SOB", undefined)).toBeNull();
  });
});
