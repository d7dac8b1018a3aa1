import { expect, test } from "vitest";
import { documentText } from "#app/core/document/plain-text.ts";
import { makePdfInNamedFont } from "#tests/unit/analysis/parse/pdf/make-pdf.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";

test("The Worker has the characters of East Asian fonts that a PDF only names", async () => {
  const codes = Uint8Array.fromHex("d1aad1b9b8df");
  const result = await parseDocument(makePdfInNamedFont("GBK-EUC-H", "GB1", codes), {
    name: "a.pdf",
    claimedType: "application/pdf",
  });
  expect(result.ok && documentText(result.document)).toContain("血压高");
});
