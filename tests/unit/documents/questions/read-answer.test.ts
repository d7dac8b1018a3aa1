import { expect, test } from "vitest";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import type { ModelCitation, ModelEvent } from "#app/core/model/model.ts";
import { readDocumentAnswer } from "#app/rooms/documents/questions/read-answer.ts";

const TEXTS = ["Weight was 71.4 kg.", "Furosemide 40 mg once daily.", "Denies chest pain."];
const PASSAGES = TEXTS.map((text, block) => ({
  text,
  place: { segment: 0, block, cell: null, words: `page 1, block ${block + 1}` },
}));

const citing = (changes: Partial<ModelCitation> = {}): ModelCitation => ({
  type: "citation",
  source: 0,
  startBlock: 0,
  endBlock: 1,
  quote: "Weight was 71.4 kg.",
  ...changes,
});

async function pieces(...events: ModelEvent[]) {
  async function* stream() {
    yield* events;
  }
  const found = await Array.fromAsync(readDocumentAnswer(stream(), openPseudonymizer([]), PASSAGES, TEXTS));
  return found.flatMap((event) => (event.type === "piece" ? [event] : []));
}

const text = (words: string): ModelEvent => ({ type: "text", text: words });
const end: ModelEvent = { type: "block_end" };

test("each stretch carries the places of its own citations", async () => {
  const second = citing({ startBlock: 1, endBlock: 2, quote: "Furosemide 40 mg once daily." });
  const found = await pieces(
    text("It was "),
    text("71.4 kg."),
    citing(),
    end,
    text(" Furosemide."),
    second,
    end,
  );
  expect(
    found.map(({ text: words, places }) => [words, places.map(({ block, quote }) => [block, quote])]),
  ).toEqual([
    ["It was 71.4 kg.", [[0, "Weight was 71.4 kg."]]],
    [" Furosemide.", [[1, "Furosemide 40 mg once daily."]]],
  ]);
});

test("a citation of several passages names each of them, once", async () => {
  const both = citing({ endBlock: 2, quote: "Weight was 71.4 kg.\nFurosemide 40 mg once daily." });
  const [found] = await pieces(text("Both."), both, citing(), end);
  expect(found?.places.map(({ block }) => block)).toEqual([0, 1]);
});

test.each<[string, Partial<ModelCitation>]>([
  ["words that stand nowhere", { quote: "Weight was 74.1 kg." }],
  ["words of another passage", { startBlock: 2, endBlock: 3 }],
  ["no words", { quote: " " }],
  ["another source", { source: 1 }],
  ["passages that do not exist", { startBlock: 2, endBlock: 9 }],
  ["an empty stretch", { startBlock: 1, endBlock: 1 }],
  ["a stretch before the first", { startBlock: -1, endBlock: 1 }],
])("a citation of %s is dropped", async (_, changes) => {
  const [found] = await pieces(text("It was 71.4 kg."), citing(changes), end);
  expect(found).toMatchObject({ text: "It was 71.4 kg.", places: [] });
});

test("a place says that what stands there is hidden or struck out", async () => {
  async function* stream() {
    yield* [text("Was 9.9."), citing({ quote: "9.9" }), end];
  }
  const passage = { text: "9.9", place: { segment: 0, block: 0, cell: "B3", words: "S, cell B3" } };
  const marked = { ...passage, isHidden: true as const, isStruckOut: true as const };
  const found = await Array.fromAsync(readDocumentAnswer(stream(), openPseudonymizer([]), [marked], ["9.9"]));
  expect(found.find(({ type }) => type === "piece")).toMatchObject({
    places: [{ cell: "B3", isHidden: true, isStruckOut: true }],
  });
});

test("a stream without a last block end still gives its last piece", async () => {
  expect(await pieces(text("It was 71.4 kg."), citing())).toHaveLength(1);
});
