import { expect, test } from "vitest";
import { expectTold, openNotes, standingOf } from "../checked-notes.ts";

/** Ward shorthand, the same in full, and with a figure, time, side or route changed. */
const WRITTEN: readonly [notes: string, same: string[], changed: string[]][] = [
  ["Abd rigid, no bowel sounds, pain 10.", ["Pain is 10."], ["No pain."]],
  [
    "ABG 7.31/58/72/28",
    ["ABG shows pH 7.31 and pCO2 58.", "The pO2 is 72 and bicarbonate 28."],
    ["ABG shows pH 7.31 and pCO2 72.", "The pO2 is 28 and bicarbonate 72."],
  ],
  ["Gas 7.31/58 on BiPAP", ["pH is 7.31 and pCO2 58 on BiPAP."], ["pH is 7.31 and pO2 58 on BiPAP."]],
  ["I 840 O 1100", ["Intake 840 mL, output 1100 mL."], ["Intake 1100 mL and output 840 mL."]],
  [
    "Total in 2400 ml, total out 1900 ml",
    ["Total intake for the shift was 2400 mL and output 1900 mL."],
    ["Total intake for the shift was 1900 mL and output 2400 mL."],
  ],
  ["UO 350", ["Urine output was 350 mL."], ["Urine output was 530 mL."]],
  ["slept til 6, up x1 for toilet", ["The patient slept until 06:00."], ["The patient slept until 05:00."]],
  [
    "Inj Pip-taz 4.5g stat 11.50pm",
    ["Pip-taz 4.5 g was given at 23:50."],
    ["Pip-taz 4.5 g was given at 22:50."],
  ],
  [
    "singing in corridor 1-2.30am",
    ["Singing in the corridor from 01:00 to 02:30."],
    ["Singing in the corridor from 01:00 to 02:00."],
  ],
  ["NIV settled 23-04", ["Settled on NIV from 23:00 to 04:00."], ["Settled on NIV from 23:00 to 05:00."]],
  ["fell in PE ~10.40, L ankle", ["A fall in PE at around 10:40."], ["A fall in PE at around 10:50."]],
  ["pacing til half 1, then lay down", ["Pacing until 01:30."], ["Pacing until 12:30."]],
  ["turned 2hrly", ["Turned two-hourly."], ["Turned four-hourly."]],
  ["obs ½/24", ["Observations are half-hourly."], ["Observations are hourly."]],
  ["turns 3/24", ["Turns every three hours."], ["Turns every four hours."]],
  ["dialysis three times a week", ["Three-times-weekly dialysis."], ["Twice-weekly dialysis."]],
  ["temp thirty eight four", ["Temperature 38.4."], ["Temperature 38."]],
  ["recheck temp ninety nine two", ["Temperature 99.2 on recheck."], ["Temperature 99 on recheck."]],
  ["hydrocortisone hundred given", ["Hydrocortisone 100 was given."], ["Hydrocortisone 200 was given."]],
  ["ate 3/4 of lunch", ["75% of lunch was eaten."], ["50% of lunch was eaten."]],
  ["plt 48k", ["The platelet count is 48,000."], ["The platelet count is 4,800."]],
  ["G2P1 38+4", ["38 weeks and 4 days."], ["38 weeks and 2 days."]],
  ["foley 350/8h", ["Foley 350 mL in eight hours."], ["Foley 530 mL in eight hours."]],
  ["Hartmann's 125/h", ["Hartmann's solution runs at 125 mL/h."], ["Hartmann's solution runs at 250 mL/h."]],
  ["UVC D10 @ 3.2ml/h", ["Dextrose 10% runs at 3.2 mL/h via the UVC."], ["Dextrose 5% runs at 3.2 mL/h."]],
  [
    "nicardipine 5→2.5 mg/hr",
    ["Nicardipine reduced from 5 to 2.5 mg/hr."],
    ["Nicardipine reduced from 5 to 1 mg/hr."],
  ],
  [
    "18g L ACF",
    ["An 18-gauge cannula in the left antecubital fossa."],
    ["An 18-gauge cannula in the right antecubital fossa."],
  ],
  [
    "ABI .6 R .9 L",
    ["ABI 0.6 on the right and 0.9 on the left."],
    ["ABI 0.9 on the right and 0.6 on the left."],
  ],
  [
    "R eye 6/9 L 6/18",
    ["Eye 6/9 on the right and 6/18 on the left."],
    ["Eye 6/18 on the right and 6/9 on the left."],
  ],
  ["prostin 3mg pv", ["Prostin 3 mg was given vaginally."], ["Prostin 3 mg was given orally."]],
  [
    "insulin 8u s/c",
    ["Insulin 8 units was given subcutaneously."],
    ["Insulin 8 units was given intravenously."],
  ],
  ["morphine 5mg IMI", ["Intramuscular morphine 5 mg was given."], ["Intravenous morphine 5 mg was given."]],
  [
    "# shaft L femur splinted",
    ["Fractured shaft of the left femur, splinted."],
    ["Fractured shaft of the right femur."],
  ],
  ["back to bed 1600 c/o hip pain", ["Back to bed at 16:00."], ["Back to bed at 15:00."]],
  ["NEWS down to 3 from 6", ["The NEWS is 3, having been 6."], ["The NEWS is 3, having been 8."]],
];

test.each(WRITTEN)("what a ward writes in its own way is read, and a change of it seen: %s", expectTold);

/** What the rules leave open for a second reader. */
const OPEN: readonly [notes: string, statement: string][] = [
  ["refused PCM tab, inj PCM 1g given instead", "Paracetamol 1 g was given by injection."],
  ["pred not given, reg says no role", "Prednisolone was not given."],
  ["NRT patch on", "A nicotine replacement patch is worn."],
  ["husband will visit at 2", "Her husband will visit at 14:00."],
  ["edd 12/1", "The estimated due date is 12 January."],
];

test.each(OPEN)("what only a reader can tell is left to one: %s", (notes, text) => {
  const checker = openNotes(notes);
  const draft = { text, quotes: [notes], isSuggestion: false };
  expect(checker.isOpen(draft)).toBe(true);
  expect(checker.checkStatement(draft, { verdict: "same" }).standing).toBe("supported");
});

test("a medicine that the notes' letters do not abbreviate is not left to a second reader", () => {
  const isOpen = (notes: string, text: string) =>
    openNotes(notes).isOpen({ text, quotes: [notes], isSuggestion: false });
  expect(isOpen("metoprolol given", "Bisoprolol was given.")).toBe(false);
  expect(standingOf("full code, slept well", "Codeine was given and the patient slept well.")).toBe(
    "not_in_notes",
  );
});

test.each([
  ["prednisolone 30 given", "Prednisolone 30 mg was given.", "30 mg"],
  ["Gave lorazepam 2 at bedtime.", "Lorazepam 2 mg was given at bedtime.", "2 mg"],
  ["Novorapid 8 before lunch.", "NovoRapid 8 units was given before lunch.", "8 units"],
  ["Tinza 4500 sc given", "Tinzaparin 4500 units was given subcutaneously.", "4500 units"],
  ["taz 4.5 given", "Pip-taz 4.5 g was given.", "4.5 g"],
  ["digoxin 250 given", "Digoxin 250 mg was given.", null],
  ["prednisolone 30 given", "Prednisolone 30 mcg was given.", null],
  ["paracetamol 1 given", "Paracetamol 1 mg was given.", null],
])("a dose's unit that nobody wrote has dots where it is the usual one: %s, %s", (notes, text, unit) => {
  const { standing, marks = [] } = openNotes(notes).checkStatement({
    text,
    quotes: [notes],
    isSuggestion: false,
  });
  const dotted = marks
    .filter(({ kind }) => kind === "reworded")
    .map(({ start, end }) => text.slice(start, end));
  expect([standing, ...dotted]).toEqual(unit === null ? ["not_in_notes"] : ["supported", unit]);
});

test("what a second reader says of such a unit alone is passed over, and of anything else heard", () => {
  const notes = "prednisolone 30 given at 0800";
  const draft = { text: "Prednisolone 30 mg was given at 08:00.", quotes: [notes], isSuggestion: false };
  const standing = (words: string) =>
    openNotes(notes).checkStatement(draft, { verdict: "changed", words, sourcesSay: "" }).standing;
  expect([standing("mg"), standing("30 mg"), standing("at 08:00"), standing("")]).toEqual([
    "supported",
    "supported",
    "not_in_notes",
    "not_in_notes",
  ]);
});
