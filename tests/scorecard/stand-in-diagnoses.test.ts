import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diagnosesOf } from "#tests/unit/sandbox/anthropic/diagnoses.ts";
import { dictations, sharedData } from "./shared-data.ts";

const texts = dictations(readFileSync(sharedData("benchmarks/synur/train.jsonl"), "utf8")).map(
  ({ transcript }) => transcript,
);

test("of each diagnosis shown, every fact is the nurse's own words, and suggestions bring nothing in", async () => {
  let shown = 0;
  for (const text of texts.filter((_, at) => at % 10 === 0)) {
    const { diagnoses } = await diagnosesOf(text);
    shown += diagnoses.length;
    for (const { kind, riskFactors, evidence, relatedFactors, goals, interventions } of diagnoses) {
      expect((kind === "risk" ? riskFactors : evidence).length).toBeGreaterThan(0);
      for (const fact of [...riskFactors, ...evidence, ...relatedFactors])
        expect(fact.evidence.map(({ start, end }) => text.slice(start, end)).join()).not.toBe("");
      for (const { standing } of [...goals, ...interventions]) expect(standing).toBe("suggestion");
    }
  }
  expect(shown).toBeGreaterThan(10);
});
