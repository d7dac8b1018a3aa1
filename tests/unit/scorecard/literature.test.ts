import { expect, test } from "vitest";
import { NURSE_QUESTIONS } from "#scripts/scorecard/nurse-questions.ts";
import { openBm25 } from "#scripts/scorecard/plain-bm25.ts";

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
  // One text of two, of mean length, with the word once: ln(1 + 1.5 / 1.5) * 2.2 / 2.2.
  expect(openBm25(["a", "b"])("a")[0]).toBeCloseTo(Math.log(2), 10);
});
