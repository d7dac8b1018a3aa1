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

describe("two of a kind that have changed places are told from the same two in another order", () => {
  test.each([
    [
      "Lab phoned the INR of 5, ward clerk filed the form.",
      "The ward clerk phoned the INR of 5 and the lab filed the form.",
    ],
    ["Weight 61 kg on admission, 58 kg today.", "Weight was 58 kg on admission and 61 kg today."],
    ["Drain A 40 mL, drain B 95 mL.", "Drain A gave 95 mL and drain B 40 mL."],
    ["Nephew is on dialysis.", "He is on dialysis."],
    ["Transfusion form not signed.", "The transfusion form has been signed."],
  ])("%s is not: %s", (notes, text) => {
    expect(check(notes, text).standing).toBe("not_in_notes");
  });

  test.each([
    ["Weight 61 kg on admission, 58 kg today.", "Weight is 58 kg today and was 61 kg on admission."],
    ["Nephew is on dialysis.", "The nephew is on dialysis."],
    ["Transfusion form not signed.", "The transfusion form has not been signed."],
  ])("%s is: %s", (notes, text) => {
    expect(check(notes, text).standing).toBe("supported");
  });
});

describe("a bare number is what its surroundings make of it", () => {
  test.each([
    [
      "Voided 300, then bladder scan 45.",
      "300 mL was voided, then a bladder scan showed 45 mL.",
      "supported",
    ],
    [
      "Voided 300, then bladder scan 45.",
      "400 mL was voided, then a bladder scan showed 45 mL.",
      "not_in_notes",
    ],
    ["Gave lorazepam 2 at bedtime.", "Lorazepam 2 mg was given at bedtime.", "not_in_notes"],
  ])("%s %s", (notes, text, standing) => {
    expect(check(notes, text).standing).toBe(standing);
  });
});

test("the figures of a record's code are no values, and another code is not let through", () => {
  const row = "2014-08-02 1854be9f-f085-e266-4e76-aa78df71a54e | Mold (organism) | allergy | Sneezing | MILD";
  const said = (code: string) =>
    check(row, `Patient ${code} has a mold allergy with sneezing, MILD.`).standing;
  expect(said("1854be9f-f085-e266-4e76-aa78df71a54e")).toBe("supported");
  expect(said("1854be9f-f085-e266-4e76-aa78df71a54f")).toBe("not_in_notes");
  expect(said("42c09e08-1dbf-546f-fe06-f8e92891c41e")).toBe("not_in_notes");
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
