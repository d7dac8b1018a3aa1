import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "#scripts/parse-report/check-answer.ts";
import { documentsBelow } from "#scripts/parse-report/documents.ts";
import { answerOf } from "#scripts/parse-report/measure-parse.ts";
import { sharedData } from "#tests/shared-data.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";

const data = sharedData("");
const KINDS = ["pdf", "docx", "xlsx", "xls", "csv"];

describe.skipIf(!data)("The shared documents (skipped where ../shared/data is absent)", () => {
  it.each(KINDS)("of the kind %s are read, or refused, as their notice tells", async (kind) => {
    const documents = documentsBelow(data ?? "", kind);
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) {
      const claim = { name: basename(document.path), claimedType: "" };
      const answer = answerOf(await parseDocument(new Uint8Array(readFileSync(document.path)), claim));
      expect(checkAnswer(document, answer), document.name).toBeNull();
    }
  });
});
