import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "#scripts/parse-report/check-answer.ts";
import { documentsBelow } from "#scripts/parse-report/documents.ts";
import { answerOf } from "#scripts/parse-report/measure-parse.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import { sharedData } from "./shared-data.ts";

const data = sharedData("");
const KINDS = ["pdf", "docx", "xlsx", "xls", "csv"];

describe("The shared documents", () => {
  it.each(KINDS)("of the kind %s are read, or refused, as their notice tells", async (kind) => {
    const documents = documentsBelow(data, kind);
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) {
      const claim = { name: basename(document.path), claimedType: "" };
      const answer = answerOf(await parseDocument(new Uint8Array(readFileSync(document.path)), claim));
      expect(checkAnswer(document, answer), document.name).toBeNull();
    }
  });
});
