import { describe, expect, it } from "vitest";
import type { Block } from "#app/core/document/parsed-document.ts";
import { presentSections } from "#workers/analysis/analyse/present-sections.ts";

const PERSON = "patient_information";
const REASON = "chief_complaint";
const PLAN = "assessment_plan";

async function silentIn(lines: readonly string[]): Promise<string[]> {
  const blocks = lines.map(
    (text, at): Block => ({ kind: "paragraph", address: { page: 1, block: at + 1 }, text }),
  );
  const { silent } = await presentSections([{ part: { kind: "page", name: "Page 1" }, blocks }]);
  return silent.filter((section) => [PERSON, REASON, PLAN].includes(section));
}

describe("In a letter in everyday words, only what is nowhere in it is said to be missing:", () => {
  it.each([
    [
      "a nurse's in Britain",
      [
        "Who this is about",
        "Doreen Whitlock, 12/03/1941, NHS 485 777 3456",
        "Why I am writing",
        "Her left heel has broken down again over the last fortnight.",
        "What happens next",
        "Foam dressing every third day. We shall look again on Friday.",
      ],
      [],
    ],
    [
      "a home's in Britain",
      [
        "Our lady: Winifred Tanner (Freddie), 91 in May",
        "She slipped off the commode at ten past six and cannot put weight on her right hip.",
        "Over to you",
        "X-ray please, and mind her paper-thin skin.",
      ],
      [],
    ],
    [
      "a sub-centre's in India",
      [
        "Sunita Devi, F/26, w/o Ramesh",
        "Swelling of feet and headache since two days",
        "Sent to CHC by 108 ambulance with ASHA. Tab. labetalol 100 mg given.",
      ],
      [],
    ],
    [
      "a home visit's in America, without a plan",
      [
        "Who: Gloria Esposito, 78, lives with her daughter",
        "Her daughter phoned at noon because Gloria got dizzy in the shower.",
        "BP 104/60 lying, 88/52 standing. Skin dry. Lungs clear.",
        "Home pills: lisinopril 20 mg, furosemide 40 mg",
      ],
      [PLAN],
    ],
    [
      "a clinic's in Australia, without a reason",
      [
        "Mr Colin Abbott, 3 Wattle Court, URN 118822",
        "BSL 7.1, BP 126/78, weight 82 kg",
        "Flu vaccine today, left arm",
        "Next: bloods in August, podiatry on the 14th",
      ],
      [REASON],
    ],
    [
      "a laboratory's, of a person without a name",
      ["DOB 04/11/1962  Sex M  MRN 0042211", "Sodium 138 mmol/L", "Potassium 4.2 mmol/L"],
      [REASON, PLAN],
    ],
    [
      "a chart without a person",
      [
        "Observation chart, bay 4",
        "06:00 BP 132/74, pulse 81, temp 36.9",
        "10:00 BP 128/70, pulse 78, temp 37.0",
      ],
      [PERSON, REASON, PLAN],
    ],
    [
      "a count of stock",
      ["Foam 10 x 10: 14", "Saline 30 mL: 40", "Gloves M: 2 boxes, gloves L: 5 boxes"],
      [PERSON, REASON, PLAN],
    ],
  ])("%s", async (_, lines, missing) => {
    expect(await silentIn(lines)).toEqual(missing);
  });

  it.each([
    ["an age in brackets", "Esposito (78)", PERSON],
    ["a sex beside an age", "78 F, bed 4", PERSON],
    ["a year of birth", "3 Feb 1951", PERSON],
    ["a number of the NHS", "485 777 3456", PERSON],
    ["since when", "Sore throat x 3 days", REASON],
    ["a symptom", "Threw up twice", REASON],
    ["a day to come", "Back on Monday", PLAN],
    ["what has to be done", "Dressing must stay dry", PLAN],
  ])("%s tells enough", async (_, line, section) => {
    expect(await silentIn([line])).not.toContain(section);
  });
});

it("A drug or a serology that only a column's heading or a line names is not said to be missing", async () => {
  const block: Block = {
    kind: "table",
    address: { sheet: "S", cell: "A1" },
    firstColumn: 0,
    rows: [
      { row: 1, cells: ["When", "Apixaban", "Rubella antibody"] },
      { row: 2, cells: ["2026-05-04", "5", "12"] },
    ],
  };
  const part = { kind: "sheet" as const, name: "Sheet S" };
  const { silent } = await presentSections([{ part, blocks: [block] }]);
  expect(silent).not.toContain("medications");
  expect(silent).not.toContain("laboratory_findings");
  expect(silent).toContain("vital_signs");
});

it("A column of reference ranges recommends nothing, and a referral does", async () => {
  const told = (text: string) =>
    presentSections([
      {
        part: { kind: "page", name: "Page 1" },
        blocks: [{ kind: "paragraph", address: { page: 1, block: 1 }, text }],
      },
    ]);
  for (const text of ["Test, Value, Unit, Reference", "Potassium 3.1 mmol/L, reference range 3.5-5.1"])
    expect((await told(text)).present).not.toContain("recommendations");
  for (const text of ["Referred to the diabetes nurse.", "Referral to dietetics", "Refer to wound care"])
    expect((await told(text)).present).toContain("recommendations");
});
