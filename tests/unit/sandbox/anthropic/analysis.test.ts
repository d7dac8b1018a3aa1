import { expect, test } from "vitest";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import { askModel } from "#workers/analysis/analyse/ask-model.ts";
import { linesOfBlock } from "#workers/analysis/analyse/lines.ts";
import {
  readOrderAnswer,
  readPartAnswer,
  readPicturesAnswer,
} from "#workers/analysis/analyse/part-answer.ts";
import { orderRequest, partRequest, picturesRequest } from "#workers/analysis/analyse/part-prompt.ts";
import { standInModel } from "./stand-in-model.ts";

const linesOf = (...texts: string[]) =>
  texts.flatMap((text, index) =>
    linesOfBlock(0, index, { kind: "paragraph", address: { paragraph: index + 1 }, text }),
  );

const ask = async (request: Parameters<typeof askModel>[1]) =>
  (await askModel(standInModel, request, (text) => text, new AbortController().signal)).json;

const analyse = async (texts: string[], maxOutputTokens = 2_500) =>
  readPartAnswer(await ask(partRequest(linesOf(...texts), openPseudonymizer([]), maxOutputTokens)));

test("a document's lines become statements in its own words, each with its line and quote", async () => {
  const { statements, key_points } = await analyse([
    "Chief complaint: cough. Temperature 38.2 at 06:00.",
    "Aspirin 81 mg daily.",
    "Nothing in particular was said.",
  ]);
  expect(statements).toEqual(
    [
      ["chief_complaint", "Chief complaint: cough.", 0],
      ["vital_signs", "Temperature 38.2 at 06:00.", 0],
      ["medications", "Aspirin 81 mg daily.", 1],
      ["clinical_summary", "Nothing in particular was said.", 2],
    ].map(([section, text, block]) => ({
      section,
      text,
      evidence: [{ block, quote: text }],
      kind: "from_document",
    })),
  );
  expect(key_points).toEqual([0, 1, 2]);
});

test("rows of cells are called a table, whatever they are about", async () => {
  const rows = ["date | city | temperature", "2026-01-01 | Bonn | 4", "2026-01-02 | Bonn | 5"];
  expect((await analyse(rows)).document_type).toBe("Data table");
  expect((await analyse(["Aspirin 81 mg daily."])).document_type).toBe("Clinical document");
});

test("it says no more than forty things, and no more than it was given room for", async () => {
  const many = Array.from({ length: 200 }, (_, i) => `Item number ${i} of the list.`);
  expect((await analyse(many, 50_000)).statements.length).toBeLessThanOrEqual(40);
  expect((await analyse(many, 600)).statements.length).toBeLessThan(15);
});

test("[[sandbox:invent]] states a value that is nowhere", async () => {
  const { statements } = await analyse(["Aspirin 81 mg daily. [[sandbox:invent]]"]);
  expect(statements.map(({ text }) => text)).toContain("Serum potassium 9.83 mmol/L.");
});

test("an order is numbers, and pages that are pictures stay unread", async () => {
  const statements = ["A.", "B."].map((text) => ({ text, standing: "supported" as const, evidence: [] }));
  expect(readOrderAnswer(await ask(orderRequest(statements, openPseudonymizer([]))))).toEqual([0, 1]);
  expect(readPicturesAnswer(await ask(picturesRequest(new Uint8Array([1]), 1, 500)))).toEqual([]);
});
