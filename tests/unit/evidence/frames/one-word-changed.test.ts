import { expect, test } from "vitest";
import { openNotes, standingOf } from "../checked-notes.ts";

/** Notes, and a statement that says something else. */
const CHANGED: [notes: string, statement: string][] = [
  // A denial of several things, split up or extended.
  ["No nausea or vomiting", "Vomiting without nausea."],
  ["No nausea or vomiting", "Nausea but no vomiting."],
  ["nausea but no vomiting", "Denies nausea and vomiting."],
  ["Vomiting, no nausea", "No nausea or vomiting."],
  ["c/o headache, no visual disturbance", "No headache or visual disturbance."],
  ["No fever. No rash.", "Rash without fever."],
  [
    "denies CP or sob, occ palps on standing",
    "Occasional palpitations on standing and chest pain were reported; there was no shortness of breath.",
  ],
  // An unsupported denial, plan or doubt.
  ["Dressing soaked by 0600, reinforced x2.", "The dressing was not saturated by 0600."],
  ["chatty, following commands", "She was not talkative and follows commands."],
  [
    "Rang the vascular access nurse about the poor flows.",
    "The vascular access nurse is to be telephoned about the poor flows.",
  ],
  ["Gave the ketorolac, pain eased.", "The ketorolac is to be given and the pain eased."],
  ["Paracetamol given 0400, settled after.", "Paracetamol will be given at 0400."],
  ["Scalp lac 3 cm, bleeding stopped.", "There may be a 3 cm scalp laceration and the bleeding has stopped."],
  ["Trach #6 cuffed, cuff down for meals.", "The tracheostomy is possibly a size 6 cuffed tube."],
  // One word replaced, everything else as typed.
  ["Anti-D not required", "Anti-D required."],
  ["Membranes intact", "Membranes ruptured."],
  ["Slept poorly overnight.", "Slept well overnight."],
  ["Drain working poorly.", "Drain working well."],
  ["Norad weaned to 0.05 mcg/kg/min", "Norad increased to 0.05 mcg/kg/min."],
  ["Cap refill under 2 seconds", "Cap refill over 2 seconds."],
  ["NBM from midnight", "NBM until midnight."],
  ["Next dose at 0800", "Last dose at 0800."],
  ["Lorazepam PRN", "Lorazepam regular."],
  ["Last BM three days ago", "Last BM today."],
  ["Last dose of apixaban yesterday morning", "Last dose of apixaban this morning."],
  [
    "Blood cultures sent before antibiotics. Urine output improved after bolus.",
    "Blood cultures sent after antibiotics.",
  ],
  ["Fluids restricted to 1.5 L", "Fluids increased to 1.5 L."],
  ["Oxygen weaned to 2 L", "Oxygen increased to 2 L."],
  // A word and its opposite, of the same thing.
  [
    "HCA hit during personal care, small bruise to her arm.",
    "The healthcare assistant has a large bruise on her arm.",
  ],
  [
    "shortness of breath that's been getting worse over the past week",
    "Over the preceding week her dyspnoea has been progressively better.",
  ],
  ["stable normal sinus rhythm", "Rhythm: abnormal sinus, unchanging."],
  ["Unsteady, slow, small steps.", "Gait is unsteady and slow with large steps."],
  ["Came in 3.1 kg over dry weight.", "The patient arrived 3.1 kg below dry weight."],
  // In and out, open and shut.
  ["foley dcd 0500, due to void by 1100", "The urinary catheter was inserted at 05:00."],
  [
    "suprapubic out 0100, dry drsg on",
    "The suprapubic catheter was inserted at 01:00 and a dry dressing applied.",
  ],
  [
    "EVD clamped since midnight, ICP 9-11",
    "The external ventricular drain has been open since midnight, with intracranial pressure 9 to 11.",
  ],
  // What comes first in the sentence, without a comma.
  ["BP 90/50 after the bolus", "Before the bolus his BP was 90/50."],
  ["Temp 38 before paracetamol", "After paracetamol temp 38."],
  ["gave 2,5 mg haloperidol", "Haloperidol 25 mg was given."],
  // Somebody else, whatever the title.
  ["Mr Ferranti fell at 0300. Mrs Brown refused lunch.", "Mrs Brown fell at 0300."],
];

/** The same in other words. */
const FAITHFUL: [notes: string, statement: string][] = [
  ["nausea but no vomiting", "Nausea without vomiting."],
  [
    "denies CP or sob, occ palps on standing",
    "Occasional palpitations on standing, with no chest pain or shortness of breath.",
  ],
  ["denies nausea, vomiting, diarrhoea", "Nausea and vomiting are denied and there is no diarrhoea."],
  ["no pain or nausea", "Pain free with no nausea."],
  ["Pain settled, no nausea", "No pain or nausea."],
  [
    "Pain not controlled w/ PCA, 8/10 on moving.",
    "The PCA is not controlling pain, which is 8/10 with movement.",
  ],
  [
    "R chest tube to 20 sxn, no leak, tidaling.",
    "The right chest tube is on suction at 20, tidalling with no leak.",
  ],
  ["CXR done, not read yet.", "The chest film has been taken and is still to be read."],
  ["Hb 71, transfuse 1 unit.", "Haemoglobin is 71 and one unit is to be given."],
  ["Sutures due out Friday.", "The sutures are to be removed on Friday."],
  ["Femur X-ray taken, no report.", "The femur was X-rayed and no report has been issued."],
  ["? aspiration event during lunch, coughing ++", "Possible aspiration at lunch, with much coughing."],
  ["He lacks capacity, form done.", "He does not have capacity and a form was completed."],
  ["Afebrile, eating well.", "There is no fever and he eats well."],
  [
    "JP drain 60ml haemoserous since 2200, vac maintained",
    "Since 22:00 the Jackson-Pratt drain has drained 60 millilitres of haemoserous fluid.",
  ],
  [
    "tol sips h2o post extubation, voice hoarse, no stridor",
    "Since extubation the patient has tolerated sips of water and has a hoarse voice but no stridor.",
  ],
  ["BP 90/50 after the bolus", "After the bolus his BP was 90/50."],
  ["Wound popped open at its end.", "The wound dehisced at its end."],
  ["PICC removed and new one inserted 0400", "A new PICC was inserted at 04:00."],
  ["line out, tip sent", "The line was removed and its tip sent."],
  ["ate 75% of breakfast", "Ate three quarters of breakfast."],
  // A decimal comma.
  ["T 37,9 at 0300", "Temperature was 37.9 at 03:00."],
  ["gave 2,5 mg haloperidol", "Haloperidol 2.5 mg was given."],
];

test.each(CHANGED)("%j does not support %j", (notes, statement) => {
  expect(standingOf(notes, statement)).toBe("not_in_notes");
});

test.each(FAITHFUL)("%j supports %j", (notes, statement) => {
  expect(standingOf(notes, statement)).toBe("supported");
});

const leftOutOf = (notes: string, statement: string) => {
  const checker = openNotes(notes);
  return checker
    .leftOut([checker.checkStatement({ text: statement, quotes: [notes], isSuggestion: false })])
    .map(({ text }) => text);
};

test.each([
  ["Doctor asked for ECG, not done yet", "Doctor asked for ECG.", "not done yet"],
  ["CXR requested, not done yet.", "CXR requested.", "not done yet"],
  ["Bloods sent, results not back.", "Bloods sent.", "not back"],
])("Of %j the statement %j leaves %j out", (notes, statement, left) => {
  expect(leftOutOf(notes, statement)).toEqual([left]);
});

test.each([
  ["CXR requested, not done yet.", "CXR was requested and is pending."],
  ["CXR requested, not done yet.", "CXR was requested but has not been done."],
  ["No chest pain reported", "Denies CP."],
  ["Hx COPD.", "History of COPD."],
])("Of %j the statement %j leaves nothing out", (notes, statement) => {
  expect(leftOutOf(notes, statement)).toEqual([]);
});
