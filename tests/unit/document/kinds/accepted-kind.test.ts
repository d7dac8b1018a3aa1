import { describe, expect, it } from "vitest";
import { acceptedKind } from "#app/core/document/kinds/accepted-kind.ts";

describe("The kind that a file claims to be", () => {
  it.each([
    ["application/pdf", "pdf"],
    ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx"],
    ["text/csv", "csv"],
    ["text/csv; charset=utf-8", "csv"],
    ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx"],
    ["application/vnd.ms-excel", "xls"],
  ])("is told by the MIME type %s when the name has no extension [DOC-03]", (claimedType, kind) => {
    expect(acceptedKind({ name: "handover", claimedType })).toBe(kind);
    expect(acceptedKind({ name: "handover", claimedType: claimedType.toUpperCase() })).toBe(kind);
  });

  it.each(["pdf", "docx", "csv", "xlsx", "xls"])("is told by the extension .%s alone [DOC-03]", (kind) => {
    expect(acceptedKind({ name: `ward 3.${kind}`, claimedType: "" })).toBe(kind);
    expect(
      acceptedKind({ name: `Ward.${kind.toUpperCase()}`, claimedType: "application/octet-stream" }),
    ).toBe(kind);
  });

  it("is the extension's where Windows gives a CSV the MIME type of Excel [DOC-03]", () => {
    expect(acceptedKind({ name: "labs.csv", claimedType: "application/vnd.ms-excel" })).toBe("csv");
  });

  it.each([
    ["notes.txt", "text/plain"],
    ["letter.doc", "application/msword"],
    ["scan.png", "image/png"],
    ["budget.xlsm", ""],
    ["pdf", ""],
    ["", ""],
  ])("is none for %s with the MIME type '%s' [DOC-03]", (name, claimedType) => {
    expect(acceptedKind({ name, claimedType })).toBeNull();
  });
});
