import fc from "fast-check";
import { expect, test } from "vitest";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import type { Model, ModelRequest } from "#app/core/model/model.ts";
import type { DiagnosesDraft } from "#app/rooms/nanda/nanda-draft.ts";
import { NANDA_SCHEMA } from "#app/rooms/nanda/nanda-prompt.ts";
import { draftDiagnoses } from "../generation/drafting.ts";

const NAME = "Margaret Ellis";
const SOURCES = [{ name: "context", label: "Patient Information", text: `${NAME} is SOB. RR 30.` }];

const part = (text: string, ...quotes: string[]) => ({ text, quotes });
const ANSWER = {
  diagnoses: [
    {
      kind: "problem",
      problem: part("Breathing 😮‍💨", "SOB"),
      risk_factors: [],
      related_factors: [part("⟦NAME_1⟧ is SOB", "⟦NAME_1⟧ is SOB")],
      evidence: [part("RR 30", "RR 30"), part("SOB", "SOB")],
      goals: [{ text: "⟦NAME_1⟧ breathes calmly" }],
      interventions: [],
    },
    {
      kind: "risk",
      problem: part("Falling"),
      risk_factors: [part("Unsteady", "unsteady")],
      related_factors: [],
      evidence: [],
      goals: [],
      interventions: [{ text: "Stay close" }],
    },
  ],
};

async function read(text: string, cuts: number[] = []) {
  const requests: ModelRequest[] = [];
  const model: Model = {
    async *stream(request) {
      requests.push(request);
      let from = 0;
      for (const cut of [...new Set(cuts.map((one) => one % text.length)), text.length].sort(
        (a, b) => a - b,
      )) {
        yield { type: "text", text: text.slice(from, cut) };
        from = cut;
      }
    },
  };
  const signal = new AbortController().signal;
  const events: DiagnosesDraft[] = [];
  for await (const event of draftDiagnoses(model, openPseudonymizer([]), SOURCES, 1_000, signal))
    if (event.type !== "usage") events.push(event);
  return { events, requests };
}

/** Events without pieces of text, after checking that each part's pieces add up to its text. */
function settled(events: DiagnosesDraft[]): object[] {
  const pieces = new Map<string, string>();
  return events.flatMap((event): object[] => {
    if (event.type !== "text" && event.type !== "part") return [event];
    const key = `${event.index} ${event.part} ${event.at}`;
    if (event.type === "part") return [{ ...event, pieces: pieces.get(key) }];
    pieces.set(key, (pieces.get(key) ?? "") + event.text);
    return [];
  });
}

const told = (index: number, key: string, at: number, text: string, quotes: string[] = []) => ({
  type: "part",
  index,
  part: key,
  at,
  text,
  quotes,
  pieces: text,
});

const EXPECTED = [
  { type: "begun", index: 0, kind: "problem" },
  told(0, "problem", 0, "Breathing 😮‍💨", ["SOB"]),
  told(0, "relatedFactors", 0, `${NAME} is SOB`, [`${NAME} is SOB`]),
  told(0, "evidence", 0, "RR 30", ["RR 30"]),
  told(0, "evidence", 1, "SOB", ["SOB"]),
  told(0, "goals", 0, `${NAME} breathes calmly`),
  { type: "diagnosis", index: 0, kind: "problem" },
  { type: "begun", index: 1, kind: "risk" },
  told(1, "problem", 0, "Falling"),
  told(1, "riskFactors", 0, "Unsteady", ["unsteady"]),
  told(1, "interventions", 0, "Stay close"),
  { type: "diagnosis", index: 1, kind: "risk" },
];

test("the name is hidden from the model and stands in the events again, wherever the answer is cut", async () => {
  const text = JSON.stringify(ANSWER);
  const { events, requests } = await read(text);
  expect(settled(events)).toEqual(EXPECTED);
  expect(requests[0]?.messages[0]?.text).toBe(
    '<source field="context" label="Patient Information">\n⟦NAME_1⟧ is SOB. RR 30.\n</source>',
  );
  expect(requests[0]?.schema).toBe(NANDA_SCHEMA);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 40 }), async (cuts) => {
      expect(settled((await read(text, cuts)).events)).toEqual(EXPECTED);
    }),
  );
});

test("parts that come in another order are told as they are", async () => {
  const [first] = ANSWER.diagnoses;
  const turned = Object.fromEntries(Object.entries(first ?? {}).reverse());
  const text = JSON.stringify({ diagnoses: [{ kind: "problem", ...turned }] });
  const { events } = await read(text, [70, 90, 120, 150, 200]);
  const parts = (all: object[]) =>
    all.filter((event) => "pieces" in event && "index" in event && event.index === 0);
  const byText = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
  expect(parts(settled(events)).sort(byText)).toEqual(parts(EXPECTED).sort(byText));
});

test("an answer that ends early or has another form is cut off, and says so", async () => {
  const text = JSON.stringify(ANSWER);
  for (const broken of [
    text.slice(0, 200),
    text.slice(0, -1),
    "",
    '{"diagnoses": 3}',
    text.replace('"problem"', '"syndrome"'),
  ])
    await expect(read(broken)).rejects.toMatchObject({ code: "cut_off" });
});

test("an empty list is an answer without diagnoses", async () => {
  expect((await read('{"diagnoses": []}')).events).toEqual([]);
});
