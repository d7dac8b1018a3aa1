import fc from "fast-check";
import { expect, test } from "vitest";
import type { Segment } from "#app/core/document/document-text.ts";
import type { TableBlock } from "#app/core/document/parsed-document.ts";
import { wordingsOf } from "#app/core/evidence/lexicon/wordings.ts";
import { estimateTokens } from "#app/core/model/tokens.ts";
import { choosePassages } from "#app/rooms/documents/questions/choose-passages.ts";
import { openPassages, passagesOf } from "#app/rooms/documents/questions/passages.ts";

const page = (number: number, ...texts: string[]): Segment => ({
  part: { kind: "page", name: `Page ${number}` },
  blocks: texts.map((text, at) => ({ kind: "paragraph", address: { page: number, block: at + 1 }, text })),
});

const sheet = (rows: string[][], firstRow = 1): Segment => {
  const table: TableBlock = {
    kind: "table",
    address: { sheet: "Labs", cell: `A${firstRow}` },
    firstColumn: 0,
    rows: rows.map((cells, at) => ({ row: firstRow + at, cells })),
  };
  return { part: { kind: "sheet", name: "Sheet Labs" }, blocks: [table] };
};

async function* streamOf(...segments: Segment[]) {
  yield* segments;
}

const texts = async (question: string, most: number, ...segments: Segment[]) =>
  (await choosePassages(streamOf(...segments), question, most)).map(({ text }) => text);

const isFound = (question: string, text: string) =>
  wordingsOf(question).filter(({ pattern }) => new RegExp(pattern.source, "iu").test(text)).length;

test("shorthand and full words are one thing, and words are found with their endings", () => {
  expect(isFound("BP?", "Blood pressure 120/80")).toBe(1);
  expect(isFound("blood pressure", "BP 120/80")).toBe(1);
  expect(isFound("What was the heart rate?", "Pulse 88")).toBe(1);
  expect(isFound("wheezes", "There was wheezing at both bases")).toBe(1);
  expect(isFound("SOB", "short of breath since 0300")).toBe(1);
  expect(isFound("What is the potassium?", "Sodium 131")).toBe(0);
  expect(isFound("age", "average age 4 in the package")).toBe(1);
  expect(isFound("age", "average package")).toBe(0);
});

test("words that carry nothing name nothing", () => {
  expect(wordingsOf("What was the … of it, please?")).toEqual([]);
  expect(wordingsOf("")).toEqual([]);
});

test("a document that fits goes along whole, in its order", async () => {
  const all = await texts("weight", 1_000, page(1, "One.", "Two."), page(2, "Three."));
  expect(all).toEqual(["One.", "Two.", "Three."]);
});

test("of a long document the passages that name what is asked go along, and its beginning", async () => {
  const filler = Array.from(
    { length: 400 },
    (_, at) => `Line ${at} speaks of the garden and of the weather.`,
  );
  const found = await texts(
    "discharge weight",
    1_000,
    page(1, "Patient 7.", ...filler.slice(0, 200)),
    page(2, "Discharge weight was 71.4 kg.", ...filler.slice(200)),
  );
  expect(found[0]).toBe("Patient 7.");
  expect(found).toContain("Discharge weight was 71.4 kg.");
  expect(estimateTokens(found.join(""))).toBeLessThanOrEqual(1_000);
});

test("among rows that tell equally much, the end comes first for the latest and the beginning for the first", async () => {
  const rows = Array.from({ length: 900 }, (_, at) => [`day ${at}`, "Heart rate", String(60 + (at % 40))]);
  const segment = sheet([["WHEN", "WHAT", "VALUE"], ...rows]);
  const latest = await texts("What is the latest heart rate?", 1_500, segment);
  expect(latest.some((text) => text.includes("day 899"))).toBe(true);
  expect(latest.some((text) => text.includes("day 450"))).toBe(false);
  const first = await texts("What was the first pulse?", 1_500, segment);
  expect(first.some((text) => text.includes("day 899"))).toBe(false);
  const any = await texts("heart rate", 1_500, segment);
  for (const day of [0, 899, 450]) expect(any.some((text) => text.includes(`day ${day} `))).toBe(true);
});

test("a row stands with the names of its columns, also where its table began in an earlier segment", () => {
  const columns = openPassages();
  const head = passagesOf(
    sheet([
      ["DATE", "VALUE"],
      ["2026-03-01", "9.1"],
    ]),
    0,
    columns,
  );
  expect(head.map(({ text }) => text)).toEqual(["DATE | VALUE", "DATE: 2026-03-01 | VALUE: 9.1"]);
  const later = passagesOf(
    sheet(
      [
        ["2026-03-02", ""],
        ["", "9.4"],
      ],
      3,
    ),
    1,
    columns,
  );
  expect(later.map(({ text, place }) => [text, place.cell, place.words, place.segment])).toEqual([
    ["DATE: 2026-03-02", "A3", "Labs, cell A3", 1],
    ["VALUE: 9.4", "B4", "Labs, cell B4", 1],
  ]);
});

test("a very long paragraph is cut into passages that together are the paragraph", () => {
  const text = Array.from({ length: 900 }, (_, at) => `word${at}`).join(" ");
  const cut = passagesOf(page(1, text), 0, openPassages());
  expect(cut.length).toBeGreaterThan(3);
  for (const passage of cut) expect(passage.text.length).toBeLessThanOrEqual(1_500);
  expect(
    cut
      .map((passage) => passage.text)
      .join(" ")
      .replaceAll(/\s+/g, " "),
  ).toBe(text);
});

test("whatever is asked of whatever document, the passages fit, stand in order and come from the document", async () => {
  const word = fc.constantFrom("pulse", "BP", "weight", "last", "garden", "the", "7", "(", "\\", "kg");
  const line = fc.array(word, { maxLength: 12 }).map((words) => words.join(" "));
  await fc.assert(
    fc.asyncProperty(
      line,
      fc.array(line, { maxLength: 60 }),
      fc.integer({ min: 20, max: 200 }),
      async (question, lines, most) => {
        const segment = page(1, ...lines);
        const all = passagesOf(segment, 0, openPassages()).map(({ place }) => place.block);
        const chosen = await choosePassages(streamOf(segment), question, most);
        const blocks = chosen.map(({ place }) => place.block);
        expect(blocks).toEqual([...blocks].sort((a, b) => a - b));
        for (const block of blocks) expect(all).toContain(block);
        expect(chosen.reduce((sum, { text }) => sum + estimateTokens(text), 0)).toBeLessThanOrEqual(
          most + chosen.length,
        );
      },
    ),
    { numRuns: 100 },
  );
});

/** A long record, in which each answer lacks its question's words, or is below a heading that has them. */
const RECORD = page(
  1,
  "Ward round, bay 4.",
  ...Array.from(
    { length: 300 },
    (_, at) => `Day ${at}: eats and drinks well, sleeps well, walks to the garden.`,
  ),
  "CURRENT MEDICATIONS",
  "Ibuprofen, digoxin.",
  ...Array.from({ length: 300 }, (_, at) => `Day ${at}: reads the newspaper and speaks with her neighbor.`),
  "Amoxicillin 250 mg three times a day was begun for the cough.",
  "Getting about with a walker since Monday.",
  ...Array.from({ length: 300 }, (_, at) => `Day ${at}: had visitors, is cheerful.`),
  "PAST SURGICAL HISTORY",
  "Rhinoplasty.",
);

test.each([
  ["Which antibiotic was she given?", "Amoxicillin 250 mg three times a day was begun for the cough."],
  ["Which mobility aid does she use?", "Getting about with a walker since Monday."],
  ["What medications is she on?", "Ibuprofen, digoxin."],
  ["Is she on any heart medication?", "Ibuprofen, digoxin."],
  ["What surgical history is there?", "Rhinoplasty."],
])("%s finds a member of the kind, or what a heading heads", async (question, answer) => {
  expect(await texts(question, 2_000, RECORD)).toContain(answer);
});
