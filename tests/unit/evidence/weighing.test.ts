import { describe, expect, test } from "vitest";
import { openChecker, openFindings } from "#app/core/evidence/checker.ts";
import { oddsOf } from "#app/core/evidence/meaning/weighing/weigh.ts";
import { measureRecord, withUsual } from "#app/core/evidence/meaning/weighing/word-record.ts";
import { growTrees } from "#scripts/scorecard/training/grow-trees.ts";
import { check } from "./checked-notes.ts";

describe("words in full are read from their letters", () => {
  test.each([
    ["MHA assessment requested.", "A Mental Health Act assessment is requested."],
    ["VAD alarm low flow.", "The ventricular assist device has a low flow alarm."],
    ["ID stopped the mero.", "Infectious diseases stopped the meropenem."],
    ["Sweaty, shaky.", "The patient has sweating and shakiness."],
  ])("%s", (notes, text) => {
    expect(check(notes, text)).toMatchObject({ standing: "supported" });
  });

  test("a beginning that several medicines share stands for none of them", () => {
    expect(check("Given pred 20 mg.", "Given pravastatin 20 mg.")).toMatchObject({
      standing: "not_in_notes",
    });
  });
});

describe("what has changed places or lost its denial or its person is told from the same in another order", () => {
  test.each([
    ["Sats 89 on room air, 96 with 2 L.", "Saturation was 96 on room air and 89 with 2 L."],
    ["Twin one FHR 138, twin two 151.", "Fetal heart rates are 151 for twin one and 138 for twin two."],
    [
      "Critical potassium called by lab, not yet passed on.",
      "The critical potassium called by the lab was passed on.",
    ],
    ["Nephew is on dialysis.", "He is on dialysis."],
  ])("%s is not: %s", (notes, text) => {
    expect(check(notes, text).standing).toBe("not_in_notes");
  });

  test.each([
    ["Sats 89 on room air, 96 with 2 L.", "Saturation was 96 with 2 L and 89 on room air."],
    ["Nephew is on dialysis.", "The nephew is on dialysis."],
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
  ])("%s %s", (notes, text, standing) => {
    expect(check(notes, text).standing).toBe(standing);
  });
});

describe("facts in a ward's own notation", () => {
  test.each([
    ["BP 148/96, headache, 35/40.", "Blood pressure is 148/96 with headache at 35 weeks.", "supported"],
    ["BP 148/96, headache, 35/40.", "Blood pressure is 148/96 with headache at 36 weeks.", "not_in_notes"],
    ["Foley pulled at 6.", "The Foley was removed at 0600.", "supported"],
    ["Foley pulled at 6.", "The Foley was removed at 0700.", "not_in_notes"],
    ["Foley pulled at 6.", "The Foley was removed at 1800.", "not_in_notes"],
    ["Vaccines given L and R thigh.", "Vaccines were given in both thighs.", "supported"],
    ["Left ear syringed, R not done.", "Both ears were syringed.", "not_in_notes"],
    ["Vaccines given L thigh.", "Vaccines were given in both thighs.", "not_in_notes"],
    ["Amylase going up, 340 / 610 / 980.", "Amylase is rising, 340 to 610 to 980.", "supported"],
    ["78F, fall at home.", "A 78-year-old with a fall at home.", "supported"],
    ["78F, fall at home.", "A 79-year-old with a fall at home.", "not_in_notes"],
    ["Started pip taz.", "Piperacillin-tazobactam was started.", "supported"],
    ["Sore throat 3/7.", "A sore throat for three days.", "supported"],
    ["Sore throat 3/7.", "A sore throat for four days.", "not_in_notes"],
    ["Heparin at 14 mL/h.", "Heparin runs at 14 mL hourly.", "supported"],
    ["Weight 3.12 kg, was 3.40 at birth.", "Weight is 3.12 kg, and was 3.40 kg at birth.", "supported"],
    ["Glucose 3.1 at 0600.", "Morning glucose was 3.1.", "supported"],
    ["Glucose 3.1 at 0600.", "Evening glucose was 3.1.", "not_in_notes"],
    ["Propofol 15 mL/h, RASS -1.", "RASS is -1 on propofol 15 mL/h.", "supported"],
    ["Propofol 15 mL/h, RASS -1.", "RASS is +1 on propofol 15 mL/h.", "not_in_notes"],
    ["Propofol 15 mL/h, RASS -1.", "RASS is 1 on propofol 15 mL/h.", "not_in_notes"],
    ["Calf 2 cm bigger on the L.", "The left calf is 2 cm bigger than the right.", "supported"],
    ["Calf 2 cm bigger on the L.", "The right calf is 2 cm bigger than the left.", "not_in_notes"],
    ["Oral airway out at 1130.", "The airway was removed at 1130.", "supported"],
    ["Eyes sticky, the left worse.", "Both eyes were sticky, the left worse.", "supported"],
    ["Left eye sticky.", "Both eyes were sticky.", "not_in_notes"],
    ["Took 35 mL by bottle.", "35 mL was taken orally.", "supported"],
    ["Took 35 mL via NG.", "35 mL was taken by bottle.", "not_in_notes"],
    ["IV LR @ 100.", "Lactated Ringer's is running at 100.", "supported"],
    ["IV LR @ 100.", "Normal saline is running at 100.", "not_in_notes"],
    ["Pain on and off.", "Pain is intermittent.", "supported"],
  ])("%s %s", (notes, text, standing) => {
    expect(check(notes, text).standing).toBe(standing);
  });
});

test("the figures of a record's code are no values, and another code is not let through", () => {
  const row =
    "2014-08-02 1854be9f-f085-e266-4e76-aa78df71a54e 8e6c allergy food Shellfish (substance) 402387002 Allergic angioedema (disorder) MODERATE";
  const said = (code: string) =>
    openChecker([{ name: "0", label: "", text: row }]).checkStatement({
      text: `Patient ${code} has a shellfish allergy with allergic angioedema, MODERATE.`,
      quotes: ["Shellfish (substance) 402387002 Allergic angioedema (disorder) MODERATE"],
      isSuggestion: false,
    }).standing;
  expect(said("1854be9f-f085-e266-4e76-aa78df71a54e")).toBe("supported");
  expect(said("42c09e08-1dbf-546f-fe06-f8e92891c41e")).toBe("not_in_notes");
});

test("a date of a table is mistaken for no other figure, and another date is not let through", () => {
  const row = "2009-09-27T14:12:44Z | Loratadine 5 MG Chewable Tablet | 7.24 | 174";
  expect(check(row, "Loratadine 5 MG Chewable Tablet, started 2009-09-27.").standing).toBe("supported");
  expect(check(row, "Loratadine 5 MG Chewable Tablet, started 2009-10-27.").standing).toBe("not_in_notes");
});

test("a verb that is spelled like a side is no side after the word and", () => {
  expect(check("Family stayed, went home at 8.", "The family stayed and left at 8.").mismatches).toEqual([]);
});

describe("what else is measured of a new word", () => {
  test("its record, which proves little after one case", () => {
    const of = new Map([
      ["obtain", { changed: 0, restated: 9 }],
      ["left", { changed: 9, restated: 0 }],
      ["seldom", { changed: 1, restated: 0 }],
      ["other", { changed: 5, restated: 5 }],
    ]);
    const odds = (word: string) => measureRecord(word, withUsual(of)).wordOdds ?? 0;
    expect(odds("obtain")).toBeLessThan(-1);
    expect(odds("left")).toBeGreaterThan(1);
    expect(odds("seldom")).toBeLessThan(0.5);
    expect(odds("unseen")).toBe(0);
    expect(measureRecord("left", withUsual(of)).wordSeen).toBe(9);
  });

  test("how much a line of kin connects it with the notes", () => {
    const of = (notes: string, text: string) => {
      const reader = openFindings([{ name: "nurseNotes", label: "Nurse's Notes", text: notes }]);
      return reader
        .findings({ text, quotes: [notes], isSuggestion: false })
        .findings.map(({ measures }) => measures.kinAny ?? 0);
    };
    expect(Math.max(...of("Shoe rub on the heel.", "Proteinuria on the heel."))).toBe(0);
    const [whole = 0] = of("Wound popped open at its end.", "The wound dehisced at its end.");
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThanOrEqual(1);
  });
});

test("grown trees separate samples that one measure separates", () => {
  const samples = Array.from({ length: 60 }, (_, at) => ({
    measures: { left: at % 3, noise: at % 7 },
    isChange: at % 3 === 0,
    weight: 1,
  }));
  const trees = growTrees(samples);
  expect(oddsOf(trees, { left: 0, noise: 3 })).toBeGreaterThan(0);
  expect(oddsOf(trees, { left: 2, noise: 3 })).toBeLessThan(0);
});

test.each([
  ["Gave lorazepam 2 at bedtime.", "Lorazepam 2 mcg was given at bedtime."],
  ["Gave lorazepam 2 at bedtime.", "Lorazepam 3 mg was given at bedtime."],
  ["Gave lorazepam 2 mcg at bedtime.", "Lorazepam 2 mg was given at bedtime."],
  ["Fentanyl 50 given.", "Fentanyl 50 mg was given."],
  ["Levothyroxine 50 given.", "Levothyroxine 50 mg was given."],
])("a dose's unit that is another, or not the usual one, is amber: %s %s", (notes, text) => {
  expect(check(notes, text).standing).toBe("not_in_notes");
});
