import { expect, test } from "vitest";
import { scoreLiterature } from "#scripts/scorecard/literature.ts";
import { NURSE_QUESTIONS } from "#scripts/scorecard/nurse-questions.ts";
import { openBm25 } from "#scripts/scorecard/plain-bm25.ts";
import { sharedData } from "#tests/shared-data.ts";

const data = sharedData("");

// Skipped where the shared data is not beside the repository.
test.skipIf(!data)(
  "the scorecard's figures of research are reached",
  async () => {
    const { lines } = await scoreLiterature({ data: data!, seed: 20 });
    expect(lines.filter(({ isPassed }) => !isPassed)).toEqual([]);
    expect(lines).toHaveLength(10);
    expect(lines[3]?.threshold).toMatch(/^at least 70 %; plain BM25 [\d.]+ % \(\d+ of 188\)$/);
  },
  120_000,
);

test("there are at least sixty questions, each for another article, a third of them never tuned on", () => {
  expect(NURSE_QUESTIONS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(NURSE_QUESTIONS.map(({ pmid }) => pmid)).size).toBe(NURSE_QUESTIONS.length);
  expect(NURSE_QUESTIONS.filter(({ isUnseen }) => isUnseen)).toHaveLength(63);
  expect(NURSE_QUESTIONS[0]).toEqual({
    pmid: "10173769",
    question: "barthel score enough to tell how pts are doing years after CVA? QOL",
    isUnseen: false,
  });
});

test("plain BM25 is the textbook's: rare words count more, long texts less, repetition ever less", () => {
  const [rare = 0, common = 0, long = 0, none = 0] = openBm25([
    "delirium care",
    "care care",
    "delirium care and many other words of no interest to anybody at all",
    "nothing",
  ])("delirium care");
  expect(rare).toBeGreaterThan(common);
  expect(rare).toBeGreaterThan(long);
  expect(none).toBe(0);
  // One text of two, as long as the mean, holding the word once: ln(1 + 1.5 / 1.5) * 2.2 / 2.2.
  expect(openBm25(["a", "b"])("a")[0]).toBeCloseTo(Math.log(2), 10);
});
