import { expect, test } from "vitest";
import { disagreements } from "#app/core/note/form/disagreements.ts";
import { EMPTY_FORM } from "#app/core/note/form/note-form.ts";
import { processorMsOf } from "#tests/unit/processor-time.ts";

const of = (nurseNotes: string, gender: string, age = "") =>
  disagreements({ ...EMPTY_FORM, nurseNotes, demographics: { gender, age } }, Date.parse("2026-11-26"));

test("notes that plainly tell of the other sex than the form are asked about, with their words", () => {
  for (const [gender, notes, sex, words] of [
    ["F", "32M, chest pain since 0200.", "female", "32M"],
    ["Female", "32 yo M with chest pain.", "female", "32 yo M"],
    ["female", "70 y/o male, chest pain.", "female", "70 y/o male"],
    ["woman", "70-year-old gentleman admitted with CHF.", "female", "70-year-old gentleman"],
    ["F", "Pt is a male, admitted with CHF.", "female", "male"],
    ["F", "Elderly male patient, confused.", "female", "male"],
    ["F", "Slept well. He has prostate cancer, bone mets.", "female", "he"],
    ["f", "he has prostate cancer", "female", "he"],
    ["F", "Wife at bedside until ten. Pain 3/10 at rest. He ate half of lunch.", "female", "he"],
    ["M", "28F, day 1.", "male", "28F"],
    ["male", "70-year-old woman, fell.", "male", "70-year-old woman"],
    ["M", "Postpartum day 1, voiding.", "male", "Postpartum"],
    ["M", "Lochia moderate, no clots.", "male", "Lochia"],
    ["man", "G2P1, contracting.", "male", "G2P1"],
    ["M", "Fundus firm at umbilicus.", "male", "Fundus firm"],
    ["M", "Up to chair. She walked to the bathroom with one assist.", "male", "she"],
  ] as const)
    expect
      .soft([notes, of(notes, gender)])
      .toEqual([
        notes,
        [
          `The form says ${sex}, your notes ${/^s?he$/.test(words) ? `“${words}”` : words}. Is this the right patient?`,
        ],
      ]);
});

test("the same sex, somebody else's, and what may be somebody else's is no question", () => {
  for (const [gender, notes] of [
    ["F", "32F, husband called, he is worried."],
    ["F", "Husband at bedside all night. Obs stable. Pain 3/10. He is worried."],
    ["F", "Dr Patel reviewed. He ordered a CT."],
    ["F", "Seen by surgeon, he will be back."],
    ["M", "The attending advises rest; she has seen the patient."],
    ["F", "Spoke with Tomasz about discharge. He agrees."],
    ["F", "She fell at 0300. He helped her up."],
    ["F", "Next bed shouting all night. He was moved."],
    ["F", "Baby latching well. He fed twice."],
    ["F", "Baby, 32M father visited."],
    ["F", "HE grade 2, lactulose given."],
    ["F", "Requests male nurse. 16F Foley, male catheter by mistake removed."],
    ["F", "Male patient in next bed shouted."],
    ["F", "Her husband, 71 y/o male, called."],
    ["F", "Temp 98.6F, 2M from bed."],
    ["F", "Trans woman. He said so."],
    ["F", "Settled, slept well."],
    ["M", "Wife is 2 days postpartum, visiting."],
    ["M", "Mother G2P1, fundus firm, lochia scant."],
    ["M", "Transferred from postpartum unit overflow."],
    ["M", "Nurse called. She will be back."],
    ["M", "Daughter called twice. Obs stable. Pain 2/10. She is worried."],
    ["non-binary", "32M, chest pain."],
    ["", "32M, chest pain. He slept."],
    ["M", "He slept. She called."],
  ] as const)
    expect.soft([notes, of(notes, gender)]).toEqual([notes, []]);
  expect(of("Postpartum check of feeds.", "M", "2 days")).toEqual([]);
});

// Quadratic growth on such a text would take more processor time than this on any machine.
test("a long text is read for a sex at once", () => {
  for (const text of ["He ", "32M ", "male patient ", "an elderly ", "Anna slept. ", ". ", "\n", " "]) {
    const ms = processorMsOf(() => [
      of(text.repeat(120_000 / text.length), "F"),
      of(text.repeat(9_999), "M"),
    ]);
    expect([text, ms < 10_000]).toEqual([text, true]);
  }
});
