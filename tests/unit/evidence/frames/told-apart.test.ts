import { expect, test } from "vitest";
import { check, standingOf } from "../checked-notes.ts";

/** What a nurse typed, a faithful statement, and the same with one change. */
const TOLD: [notes: string, faithful: string, changed: string][] = [
  [
    "Headache since morning on sitting, relieved by lying flat.",
    "Since morning there has been a headache on sitting that is relieved by lying flat.",
    "Since morning there has been a headache that comes on when lying flat and is relieved by sitting.",
  ],
  [
    "Chest heaviness came on while hauling wood.",
    "Chest heaviness came on while hauling wood.",
    "Chest heaviness came on while he was resting.",
  ],
  [
    "Give thickened fluids, not thin.",
    "Thickened fluids are to be given.",
    "Thickened and thin fluids are to be given.",
  ],
  ["Foley removed 10 am, passed urine twice.", "Passed urine twice.", "She has not yet passed urine."],
  [
    "Mouth ulcers from last cycle healed.",
    "Mouth ulcers from the last cycle healed.",
    "Mouth ulcers from the last cycle are still present.",
  ],
  [
    "Complained of nausea, ondansetron 4 mg given with effect.",
    "Nausea; ondansetron 4 mg given with effect.",
    "Nausea persisted despite ondansetron 4 mg.",
  ],
  ["Bleeding reduced to a trickle.", "Bleeding reduced to a trickle.", "Bleeding stopped."],
  ["One unit of blood running.", "One unit of blood running.", "One unit of blood completed."],
  ["Did car transfer w/ cues.", "Car transfer done with cues.", "Car transfer done independently."],
  [
    "Voice hoarse less than before.",
    "Voice less hoarse than before.",
    "Hoarseness of the voice is worse than before.",
  ],
  [
    "Feet swollen, little more than last visit.",
    "Feet swollen, slightly more than last visit.",
    "Feet swollen, much more than last visit.",
  ],
  ["C/o leg cramps.", "Cramps in the legs.", "Cramps in the hands."],
  [
    "Father had high fever under anesthesia.",
    "His father had high fever under anesthesia.",
    "The patient had high fever under anesthesia.",
  ],
  [
    "Taking colchicine, will let Dr Fa'asavalu know.",
    "Dr Fa'asavalu will be told of the colchicine.",
    "The nurse has told Dr Fa'asavalu of the colchicine.",
  ],
];

test.each(TOLD)("what ends, what brings on, who is meant: %s", (notes, faithful, changed) => {
  expect(standingOf(notes, faithful)).toBe("supported");
  expect(standingOf(notes, changed)).toBe("not_in_notes");
});

/** What only looks otherwise. */
const FAITHFUL: [notes: string, statement: string][] = [
  [
    "Puncture site no ooze, no hematoma, fingers warm.",
    "No ooze or hematoma at the puncture site, and the fingers are warm.",
  ],
  ["No vomiting, HA gone after nap.", "No vomiting, and the headache went away after a nap."],
  ["No testing ever done - flagged to anesthesia.", "Anesthesia was informed."],
  ["Feeding 2-3 hourly.", "Feeding every 2 to 3 hours."],
  ["Seizures 2x last wk.", "Two seizures last week."],
  ["Sl redness L heel.", "Slight redness of the left heel."],
  ["Brought by son from market with sudden weakness.", "The patient has sudden weakness."],
  [
    "Ended early at pt request. Dr Feldstein aware.",
    "Ended early at the patient's request and the physician was made aware.",
  ],
  ["Mom says the child has had a fever.", "The mother said the child has had a fever."],
  ["NNP notified.", "The nurse practitioner was notified."],
];

test.each(FAITHFUL)("what only looks otherwise: %s", (notes, statement) => {
  expect(standingOf(notes, statement)).toBe("supported");
});

test("given under the tongue, SL is a route", () => {
  expect(standingOf("Nitroglycerin 0.4 mg SL given.", "Nitroglycerin 0.4 mg given orally.")).toBe(
    "not_in_notes",
  );
});

test("what has no owner is the patient's, whoever is named before", () => {
  const notes = "Handover by anaesthetist Dr Raj: uneventful. NKDA.";
  expect(check(notes, "The patient has no known drug allergies.", "NKDA").standing).toBe("supported");
});
