import { expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import { withoutSelfCorrections } from "#app/core/evidence/facts/self-corrections.ts";
import { standingOf } from "../checked-notes.ts";

/** A dictating nurse's self-correction, what she meant, and what she took back. */
const CORRECTED: readonly [notes: string, meant: string, takenBack: string][] = [
  [
    "Tetanus I gave in the left arm, sorry, no, right arm.",
    "Tetanus was given in the right arm.",
    "Tetanus was given in the left arm.",
  ],
  [
    "Blood sugar was 212, got four units, oh, no, three units.",
    "Blood glucose was 212, treated with 3 units.",
    "Blood glucose was 212, treated with 4 units.",
  ],
  [
    "Temp was 37.9, oh hang on, 38.2 on the repeat.",
    "Temperature was 38.2 on the repeat.",
    "Temperature was 37.9.",
  ],
  [
    "Stopped oozing in fifteen, uh, twenty minutes.",
    "Oozing stopped in 20 minutes.",
    "Oozing stopped in 15 minutes.",
  ],
  [
    "Gave him metoprolol, I mean metformin, with breakfast.",
    "Metformin was given with breakfast.",
    "Metoprolol was given with breakfast.",
  ],
  ["Fell at 0300, scratch that, 0330.", "Fell at 03:30.", "Fell at 03:00."],
  [
    "Blood sugar 6.3, sorry, that was the man next door, hers was 7.1.",
    "The patient's blood glucose was 7.1.",
    "The patient's blood glucose was 6.3.",
  ],
];

test.each(CORRECTED)("%s", (notes, meant, takenBack) => {
  expect([standingOf(notes, meant), standingOf(notes, takenBack)]).toEqual(["supported", "not_in_notes"]);
});

test("what is taken back keeps its place, and a sentence that corrects itself may be repeated", () => {
  const notes = "NG in the right nostril, sorry, left nostril.";
  expect(withoutSelfCorrections(notes)).toBe("NG in the                       left nostril.");
  const draft = { text: notes, quotes: [notes], isSuggestion: false };
  const { standing, evidence } = openChecker([
    { name: "nurseNotes", label: "Notes", text: notes },
  ]).checkStatement(draft);
  expect([standing, evidence.length > 0]).toEqual(["supported", true]);
});

/** Notes with a correction, and what is left of them. */
const REACH: readonly [notes: string, left: string][] = [
  [
    "HR was 120 I mean 102. scratch that about the fever, temp 37.9.",
    "HR was 102. scratch that about the fever, temp 37.9.",
  ],
  ["BP 120/80, no wait, 110/70.", "BP 110/70."],
  ["BP 120/80. No wait, 110/70.", "BP 110/70."],
  ["HR 120. Sorry, HR 102.", "HR 102."],
  ["NG in the right nostril. Sorry, left nostril.", "NG in the left nostril."],
  ["Pain 8, dull ache, sorry, 5.", "Pain , dull ache 5."],
];

test.each(REACH)("a correction takes back one value and no finding: %s", (notes, left) => {
  expect(withoutSelfCorrections(notes).replace(/\s+/g, " ")).toBe(left);
});

test.each([
  ["Chest tube output 40, 60, 180 ml over last 3 hours - bright red.", "no wait 160 in the last hour."],
  ["Chest drain 50, 80 ml over 2 hours, serous.", "Actually 60 in last hour."],
  ["Uop 40, 35, 30 ml/h - dark.", "no wait 20 in the last hour."],
  ["Uop 30 ml/h.", "No wait 20 in the last hour."],
  ["Walked for 20 minutes.", "Sorry, 15."],
  ["Corrected Ca 2.3.", "I mean arterial pressure mean 62."],
  ["Temp 37.9.", "Sorry, HR 102."],
  ["Temp 37.9.", "Drain emptied. Sorry, 38.2."],
])("what may correct another measure takes nothing back: %s %s", (...sentences) => {
  const notes = sentences.join(" ");
  expect(withoutSelfCorrections(notes)).toBe(notes);
  expect(sentences.map((sentence) => standingOf(notes, sentence))).toEqual(["supported", "supported"]);
});

test("a corrected heart rate stays corrected beside another correction", () => {
  const notes = "HR was 120 I mean 102. scratch that about the fever, temp 37.9.";
  expect([standingOf(notes, "Heart rate was 102."), standingOf(notes, "Heart rate was 120.")]).toEqual([
    "supported",
    "not_in_notes",
  ]);
});

test.each([
  "HR 88, sorry, 30 minutes late.",
  "HR 88 no wait 30 minutes in all.",
  "Pain 3, no nausea, pain 5 later.",
  "5 mg given, wait 30 minutes, then 10 mg.",
  "He said sorry 3 times, 5 falls this year.",
  "Left arm swollen, no right arm swelling.",
  "Twenty, uh, five minutes on the bike.",
])("nothing is taken back: %s", (text) => {
  expect(withoutSelfCorrections(text)).toBe(text);
});

/** Dictated notes, with a faithful statement, and one changed by a word or two. */
const TOLD: readonly [notes: string, same: string, changed: string][] = [
  [
    "A falls sensor will be ordered on Monday.",
    "A falls sensor will be ordered on Monday.",
    "A falls sensor was ordered on Monday.",
  ],
  [
    "Neuro obs are four hourly, from hourly yesterday.",
    "Neurological observations are now four-hourly.",
    "Neurological observations are now hourly.",
  ],
  [
    "She is on high flow 40 litres; BiPAP was tried and she panicked.",
    "High-flow therapy is now in use at 40 L.",
    "Respiratory support is currently delivered by BiPAP.",
  ],
  [
    "I messaged Dr Feld about the redness at 1815, it shows as not read.",
    "A message about the redness was sent to Dr Feld at 18:15.",
    "Dr Feld was notified of the redness at 18:15 and is aware.",
  ],
  [
    "I called the consultant at 6.20, it went to voicemail.",
    "The call to the consultant at 6:20 went to voicemail.",
    "The consultant was informed at 6:20.",
  ],
  [
    "His partner says he's been low and crying, he says he's fine.",
    "His partner says he has been low and crying.",
    "The patient reports being low and crying.",
  ],
  [
    "Her son told me she's not been taking her water pill.",
    "Her son stated that she has not been taking her water pill.",
    "The patient stated that she has not been taking her water pill.",
  ],
  [
    "His brother has, what was it, hemochromatosis; nothing like that with him.",
    "His brother has hemochromatosis.",
    "The patient has hemochromatosis.",
  ],
  [
    "Her morphine's at two milligrams an hour, up from one and a half yesterday.",
    "Morphine is running at 2 mg/h, up from 1.5 mg/h yesterday.",
    "Morphine is running at 1.5 mg/h, up from 2 mg/h yesterday.",
  ],
  [
    "She has not looked at the scar yet.",
    "The patient has yet to look at the scar.",
    "The patient has looked at the scar.",
  ],
  ["No BM since Friday.", "Last BM was on Friday.", "Last BM was on Saturday."],
  [
    "novorapid 8 with tea",
    "NovoRapid 8 was given with the evening meal.",
    "NovoRapid 8 was given in the evening with breakfast.",
  ],
  [
    "His sister Rita will take him home, not his wife.",
    "He will be taken home by his sister, Rita, rather than his wife.",
    "He will be taken home by his wife.",
  ],
];

test.each(TOLD)("%s", (notes, same, changed) => {
  expect([standingOf(notes, same), standingOf(notes, changed)]).toEqual(["supported", "not_in_notes"]);
});
