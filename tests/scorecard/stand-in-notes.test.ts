import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { draft, letters, notes, numbers } from "#tests/unit/sandbox/anthropic/drafts.ts";
import { sentences } from "#workers/sandbox/anthropic/sentences.ts";
import { dictations, sharedData } from "./shared-data.ts";

const texts = dictations(readFileSync(sharedData("benchmarks/synur/train.jsonl"), "utf8")).map(
  ({ transcript }) => transcript,
);

test("every quote is verbatim, every number is the nurse's, every word is carried once", async () => {
  expect(texts).toHaveLength(122);
  let withSituation = 0;
  for (const text of texts) {
    const { statements, diagnoses, error } = await draft(notes(text));
    expect(error).toBeNull();
    const parts = [
      ...statements,
      ...diagnoses.flatMap((event) => [
        event.diagnosis,
        ...event.relatedFactors,
        ...event.definingCharacteristics,
      ]),
    ];
    for (const quote of parts.flatMap(({ quotes }) => quotes)) expect(text).toContain(quote);
    const known = numbers(text);
    for (const number of parts.flatMap((part) => numbers(part.text)))
      expect(known.includes(number), number).toBe(true);
    const carried = statements.flatMap(({ quotes }) => quotes).sort();
    const spoken = text.replaceAll(/\[[A-Z][a-z]+\]/g, "");
    expect(carried).toEqual(sentences(text).sort());
    expect(sentences(text).map(letters).join("")).toBe(letters(spoken));
    withSituation += statements[0]?.section === "situation" ? 1 : 0;
  }
  expect(withSituation).toBe(122);
});
