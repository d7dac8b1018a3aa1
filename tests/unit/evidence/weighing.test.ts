import { describe, expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import { oddsOf } from "#app/core/evidence/meaning/weighing/weigh.ts";
import { growTrees } from "#scripts/scorecard/training/grow-trees.ts";

const check = (notes: string, text: string) =>
  openChecker([{ name: "nurseNotes", label: "Nurse's Notes", text: notes }]).checkStatement({
    text,
    quotes: [notes],
    isSuggestion: false,
  });

describe("words in full are read from their letters", () => {
  test.each([
    ["MHA assessment requested.", "A Mental Health Act assessment is requested."],
    ["VAD alarm low flow.", "The ventricular assist device has a low flow alarm."],
    ["ID stopped the mero.", "Infectious diseases stopped the meropenem."],
    ["Sweaty, shaky.", "The patient has sweating and shakiness."],
  ])("%s", (notes, text) => {
    expect(check(notes, text)).toMatchObject({ standing: "supported" });
  });

  test("a medicine's beginning that others share stands for none of them", () => {
    expect(check("Given pred 20 mg.", "Given pravastatin 20 mg.")).toMatchObject({
      standing: "not_in_notes",
    });
  });
});

test("a date of a table is mistaken for no other figure, and another date is not let through", () => {
  const row = "2009-09-27T14:12:44Z | Loratadine 5 MG Chewable Tablet | 7.24 | 174";
  expect(check(row, "Loratadine 5 MG Chewable Tablet, started 2009-09-27.").standing).toBe("supported");
  expect(check(row, "Loratadine 5 MG Chewable Tablet, started 2009-10-27.").standing).toBe("not_in_notes");
});

test("a verb that is spelled as a side is none behind an and", () => {
  expect(check("Family stayed, went home at 8.", "The family stayed and left at 8.").mismatches).toEqual([]);
});

test("grown trees tell apart what one measure tells apart", () => {
  const samples = Array.from({ length: 60 }, (_, at) => ({
    measures: { left: at % 3, noise: at % 7 },
    isChange: at % 3 === 0,
    weight: 1,
  }));
  const trees = growTrees(samples);
  expect(oddsOf(trees, { left: 0, noise: 3 })).toBeGreaterThan(0);
  expect(oddsOf(trees, { left: 2, noise: 3 })).toBeLessThan(0);
});
