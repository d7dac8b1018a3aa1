import { expect, test } from "vitest";
import { parseDocument } from "#app/rooms/documents/parse/parse-document.ts";
import { documentText } from "#app/rooms/documents/parse/plain-text.ts";
import { makePdfInNamedFont } from "#tests/unit/documents/make-pdf.ts";

test("The Worker has the characters of East Asian fonts that a PDF only names", async () => {
  const codes = Uint8Array.fromHex("d1aad1b9b8df");
  const result = await parseDocument(makePdfInNamedFont("GBK-EUC-H", "GB1", codes), {
    name: "a.pdf",
    claimedType: "application/pdf",
  });
  expect(result.ok && documentText(result.document)).toContain("血压高");
});
