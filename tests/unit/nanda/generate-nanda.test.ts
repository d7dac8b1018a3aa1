import { expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import type { SecondReading } from "#app/core/evidence/second-reading.ts";
import type { DraftUsage } from "#app/core/generation/define-generation.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import type { PartKey } from "#app/rooms/nanda/diagnosis.ts";
import { nanda } from "#app/rooms/nanda/nanda.generation.ts";
import { type NandaAnswer, type NandaEvent, toNandaSources } from "#app/rooms/nanda/nanda-answer.ts";
import type { DiagnosesDraft } from "#app/rooms/nanda/nanda-draft.ts";
import { readerSaying } from "#tests/unit/second-reading/reader-saying.ts";
import { checkedDiagnoses } from "../generation/drafting.ts";
import { openUse } from "../generation/open-use.ts";

const TEXT = "RR 30, O2 sat 86%. Pneumonia. Denies pain. Wants to learn the inhaler. Unsteady. Weight 80 kg.";

type Part = [PartKey, string, string[]?];

/** The events of one diagnosis, as the draft reader sends them. */
function diagnosis(index: number, kind: "problem" | "risk" | "readiness", parts: Part[]): DiagnosesDraft[] {
  const counts = new Map<PartKey, number>();
  const told = parts.flatMap(([part, text, quotes = []]): DiagnosesDraft[] => {
    const at = counts.get(part) ?? 0;
    counts.set(part, at + 1);
    return [
      { type: "text", index, part, at, text },
      { type: "part", index, part, at, text, quotes },
    ];
  });
  return [{ type: "begun", index, kind }, ...told, { type: "diagnosis", index, kind }];
}

const USAGE: DraftUsage = { type: "usage", inputTokens: 20, outputTokens: 30, isFinal: true };

async function run(
  events: (DiagnosesDraft | DraftUsage)[],
  signal = new AbortController().signal,
  fail?: Error,
) {
  const { settlements: settled, use } = openUse();
  async function* draft() {
    for (const event of events) {
      await Promise.resolve();
      yield event;
    }
    if (fail) throw fail;
  }
  const seen: NandaEvent[] = [];
  let error: unknown = null;
  try {
    for await (const event of checkedDiagnoses({ draft, use }, toNandaSources(TEXT), signal))
      seen.push(event);
  } catch (cause) {
    error = cause;
  }
  return { seen, error, settled, answer: seen.at(-1) as NandaAnswer };
}

const written = async (...events: DiagnosesDraft[][]) => (await run([...events.flat(), USAGE])).answer;
const texts = (parts: { text: string }[] | undefined) => parts?.map(({ text }) => text);

const BREATHING: Part[] = [
  ["problem", "Breathing too fast for enough oxygen", ["RR 30"]],
  ["relatedFactors", "Pneumonia", ["Pneumonia"]],
  ["evidence", "RR 30", ["RR 30"]],
];

test("facts that the text does not hold, or says otherwise, are dropped and counted; the rest stays", async () => {
  const { diagnoses, dropped, notShown } = await written(
    diagnosis(0, "problem", [
      ...BREATHING,
      ["evidence", "O2 sat 68%", ["O2 sat 86%"]],
      ["evidence", "Reports pain", ["Denies pain"]],
      ["relatedFactors", "COPD", ["history of COPD"]],
      ["evidence", "O2 sat 86%", ["O2 sat 86%"]],
      ["evidence", "RR 30", ["RR 30"]],
    ]),
  );
  // What the model says twice is shown once.
  expect(texts(diagnoses[0]?.evidence)).toEqual(["RR 30", "O2 sat 86%"]);
  expect(texts(diagnoses[0]?.relatedFactors)).toEqual(["Pneumonia"]);
  expect([dropped, notShown]).toEqual([3, 0]);
  for (const part of diagnoses[0]?.evidence ?? []) expect(part.standing).toBe("supported");
});

test("a problem without evidence, a risk without risk factors and a readiness without evidence are not shown", async () => {
  const { diagnoses, notShown, note } = await written(
    diagnosis(0, "problem", [
      ["problem", "Pain"],
      ["relatedFactors", "Pneumonia", ["Pneumonia"]],
      ["riskFactors", "Unsteady", ["Unsteady"]],
    ]),
    diagnosis(1, "risk", [
      ["problem", "Falling"],
      ["evidence", "Unsteady", ["Unsteady"]],
    ]),
    diagnosis(2, "readiness", [["problem", "Learning"]]),
    diagnosis(3, "risk", [
      ["problem", "Bleeding"],
      ["riskFactors", "Takes warfarin", ["warfarin"]],
    ]),
  );
  expect(diagnoses).toEqual([]);
  expect(notShown).toBe(4);
  expect(note).toBe("Nothing in this text supports a nursing diagnosis.");
});

test("each kind keeps the parts that it has, in the model's order, numbered by us", async () => {
  const { diagnoses } = await written(
    diagnosis(0, "problem", [...BREATHING, ["riskFactors", "Unsteady", ["Unsteady"]]]),
    diagnosis(1, "problem", [["problem", "Nothing behind it"]]),
    diagnosis(2, "risk", [
      ["problem", "Falling"],
      ["riskFactors", "Unsteady", ["Unsteady"]],
      ["evidence", "RR 30", ["RR 30"]],
      ["relatedFactors", "Pneumonia", ["Pneumonia"]],
    ]),
    diagnosis(3, "readiness", [
      ["problem", "Learning about the inhaler"],
      ["evidence", "Wants to learn the inhaler", ["Wants to learn the inhaler"]],
      ["relatedFactors", "Pneumonia", ["Pneumonia"]],
    ]),
  );
  expect(
    diagnoses.map(({ kind, priority, riskFactors, relatedFactors, evidence }) => [
      kind,
      priority,
      riskFactors.length,
      relatedFactors.length,
      evidence.length,
    ]),
  ).toEqual([
    ["problem", 1, 0, 1, 1],
    ["risk", 2, 1, 0, 0],
    ["readiness", 3, 0, 0, 1],
  ]);
});

test("goals and interventions are suggestions; one that brings in a value or a medicine is marked, in the note too", async () => {
  const { diagnoses, note } = await written(
    diagnosis(0, "problem", [
      ...BREATHING,
      ["goals", "O2 sat is at least 94%"],
      ["goals", "Breathes more slowly at the next assessment"],
      ["interventions", "Give furosemide 40 mg"],
      ["interventions", "Position upright"],
    ]),
  );
  const standings = [...(diagnoses[0]?.goals ?? []), ...(diagnoses[0]?.interventions ?? [])];
  expect(standings.map(({ text, standing }) => [text, standing])).toEqual([
    ["O2 sat is at least 94%", "not_in_notes"],
    ["Breathes more slowly at the next assessment", "suggestion"],
    ["Give furosemide 40 mg", "not_in_notes"],
    ["Position upright", "suggestion"],
  ]);
  expect(note).toContain("- O2 sat is at least 94% [not in your notes]\n- Breathes more slowly at");
  expect(note).toContain("- Give furosemide 40 mg [not in your notes]\n- Position upright");
});

test("a problem's wording that brings in a number is marked", async () => {
  const [first, ...rest] = BREATHING;
  const { note } = await written(
    diagnosis(0, "problem", [["problem", "Fever of 39.8 °C", first?.[2] ?? []], ...rest]),
  );
  expect(note).toMatch(/^1\. Fever of 39\.8 °C \[not in your notes\]\n/);
});

test("a whole answer is charged and counted once, a failed one is free, a cancelled one pays for its tokens [USE-01]", async () => {
  const events = [{ ...USAGE, outputTokens: 5 }, ...diagnosis(0, "problem", BREATHING)];
  expect((await run([...events, USAGE])).settled).toEqual([
    { inputTokens: 20, outputTokens: 30, isCounted: true },
  ]);
  const signal = new AbortController().signal;
  const failed = await run(events, signal, new ModelError("unavailable", "in a test"));
  expect(failed.settled).toEqual(["given back"]);
  expect(failed.error).toMatchObject({
    code: "nanda_failed",
    message: "Failed to generate NANDA diagnosis",
  });
  expect(failed.seen.map(({ type }) => type)).not.toContain("done");
  const aborted = await run(events, AbortSignal.abort(), new Error("gone"));
  expect(aborted.settled).toEqual([{ inputTokens: 20, outputTokens: 5, isCounted: false }]);
  expect(aborted.error).toMatchObject({ code: "cancelled" });
  const early = await run(events.slice(0, 2), AbortSignal.abort(), new Error("gone"));
  expect(early.settled).toEqual(["given back"]);
});

test("an answer without any diagnosis says so, and is neither charged nor kept", async () => {
  const { answer, settled } = await run([USAGE]);
  expect(nanda.keep?.("Slept well.", { type: "done", ...answer } as never)).toBeNull();
  expect(answer).toMatchObject({
    note: "Nothing in this text supports a nursing diagnosis.",
    diagnoses: [],
    notShown: 0,
  });
  expect(settled).toEqual(["given back"]);
});

test("the page is told of each part as it is checked, and which diagnosis goes", async () => {
  const { seen } = await run([
    ...diagnosis(0, "problem", BREATHING),
    ...diagnosis(1, "problem", [["problem", "Pain"]]),
    USAGE,
  ]);
  expect(seen.map(({ type }) => type)).toEqual([
    "begun",
    ...["text", "part", "text", "part", "text", "part"],
    "diagnosis",
    "begun",
    ...["text", "part"],
    "diagnosis",
    "usage",
    "done",
  ]);
  const ends = seen.filter((event) => event.type === "diagnosis");
  expect(ends.map(({ index, isShown }) => [index, isShown])).toEqual([
    [0, true],
    [1, false],
  ]);
  expect(seen[6]).toMatchObject({ type: "part", part: "evidence", at: 0, standing: "supported" });
});

test("a fact that a second reader finds the same is shown, one that it finds changed is dropped, and a diagnosis may stand or fall by it", async () => {
  const sources = toNandaSources("Legs like tree trunks, fingers leave dents. Mood low.");
  const events = [
    ...diagnosis(0, "problem", [
      ["problem", "Fluid that the body holds back"],
      ["evidence", "Gross pitting oedema of the legs", ["Legs like tree trunks, fingers leave dents"]],
    ]),
    ...diagnosis(1, "problem", [
      ["problem", "Mood that weighs on the day"],
      ["evidence", "Low mood", ["Mood low"]],
    ]),
  ];
  const answerWith = async (verdictOf: ((text: string) => SecondReading) | null) => {
    const readings = new Map<number, SecondReading>();
    const reader =
      verdictOf &&
      readerSaying(() => readings, { add: (id, text) => void readings.set(id, verdictOf(text)) });
    const openReader = reader && (() => reader);
    const context = { input: "", given: undefined, sources, hidden: sources };
    const check = nanda.check({ ...context, openChecker, openReader });
    for (const event of events) Array.from(check.take(event));
    const told = await Array.fromAsync(check.finish({ input_tokens: 1, output_tokens: 1 }));
    return told.at(-1) as NandaAnswer;
  };
  const alone = await answerWith(null);
  expect(alone.diagnoses.map(({ evidence }) => texts(evidence))).toEqual([["Low mood"]]);

  const read = await answerWith((text) =>
    text.startsWith("Gross")
      ? { verdict: "same" }
      : { verdict: "changed", words: text, sourcesSay: "Mood low" },
  );
  expect(read.diagnoses.map(({ priority, evidence }) => [priority, texts(evidence)])).toEqual([
    [1, ["Gross pitting oedema of the legs"]],
  ]);
  expect(read.notShown).toBe(1);
});
