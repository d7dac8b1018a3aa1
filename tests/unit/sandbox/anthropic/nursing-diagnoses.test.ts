import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lastOf } from "#app/core/generation/run-generation.server.ts";
import { writeGeneration } from "#app/core/generation/write-generation.server.ts";
import { openModel } from "#app/core/model/door.server.ts";
import { nanda } from "#app/rooms/nanda/nanda.generation.ts";
import { sharedData } from "#tests/shared-data.ts";
import { anthropicApi } from "#workers/sandbox/anthropic/index.ts";

const model = openModel({
  apiKey: "sk-ant-test",
  model: "claude-test",
  sleep: async () => {},
  fetch: (url, init) => {
    const request = new Request(url as string, init);
    request.headers.set("x-sandbox-duration-ms", "0");
    return anthropicApi(request);
  },
});
const use = { outputTokens: 4_000, settle: async () => {}, giveBack: async () => {} };

const { signal } = new AbortController();
const SIGNALS = { caller: signal, within: signal };

/** Diagnoses through the real door, prompt, SDK, stand-in and guard. */
const diagnosesOf = (text: string) =>
  lastOf(writeGeneration(nanda, { model, use }, { input: text, given: undefined }, SIGNALS));

test("each rule rests on words that are stated, not on words that are denied", async () => {
  const { diagnoses } = await diagnosesOf(
    "Denies pain, no history of falls. Confused, fever. Incontinent. Asks how to change the dressing.",
  );
  expect(diagnoses.map(({ kind, problem }) => [kind, problem.text])).toEqual([
    ["problem", "Confusion that needs watching"],
    ["risk", "Skin breakdown"],
    ["readiness", "Learning more about own care"],
  ]);
  const [confusion, skin, learning] = diagnoses;
  expect(confusion?.evidence.map(({ text }) => text)).toEqual(["Confused"]);
  expect(confusion?.relatedFactors.map(({ text }) => text)).toEqual(["fever"]);
  expect(skin?.riskFactors.map(({ text }) => text)).toEqual(["Incontinent"]);
  expect(learning?.evidence.map(({ text }) => text)).toEqual(["Asks how to change the dressing"]);
});

test("text without any sign gets no diagnosis, and an invented one is kept back", async () => {
  expect(await diagnosesOf("Slept well.")).toMatchObject({ diagnoses: [], notShown: 0 });
  expect(await diagnosesOf("Slept well. [[sandbox:invent]]")).toMatchObject({ diagnoses: [], notShown: 1 });
});

const dictations = sharedData("benchmarks/synur/train.jsonl");

describe.skipIf(dictations === null)("nurse dictations (skipped when ../shared/data is absent)", () => {
  const texts = dictations
    ? readFileSync(dictations, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).transcript as string)
    : [];

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
});
