import { expect, test } from "vitest";
import { EMPTY_FORM, type NoteForm } from "#app/core/note/form/note-form.ts";
import { isSamePatient } from "#app/core/note/form/same-patient.ts";

const notes = (nurseNotes: string, demographics: NoteForm["demographics"] = {}): NoteForm => ({
  ...EMPTY_FORM,
  nurseNotes,
  demographics,
});

const ELLIS =
  "Bed 4, Mrs Ellis, 71F with CHF. Crackles both bases, SpO2 91% on 2 L. Furosemide 40 mg IV at 0310, 600 mL out since. Slept poorly, no pain.";

test.each([
  ["the same words once more", ELLIS, ELLIS],
  ["other white space and case", ELLIS, ` ${ELLIS.toUpperCase().replaceAll(" ", "\n")}`],
  [
    "a verb put right",
    "Pt slept well all night, up once to the toilet.",
    "Pt sleeps well all night, up once to the toilet.",
  ],
  ["a value put right", ELLIS, ELLIS.replace("91%", "93%")],
  [
    "a sentence added behind",
    ELLIS,
    `${ELLIS} Daughter called at 0400, wants to speak with the team in the morning.`,
  ],
  ["a sentence added before", ELLIS, `Night shift, quiet until three. ${ELLIS}`],
  ["a sentence taken out", ELLIS, ELLIS.replace("Slept poorly, no pain.", "")],
  [
    "the first lines of what is long now",
    "Came in at 2200 with chest pain, trop negative twice.",
    `Came in at 2200 with chest pain, trop negative twice. ${"Further talk of the night. ".repeat(9)}`,
  ],
  ["a vitamin given since", ELLIS, `${ELLIS} B12 1 mg IM given.`],
  [
    "the bed named behind the bay",
    "Bay 2 bed 3: slept well, obs stable.",
    "Bay 2, bed 3: slept well, obs stable, no pain.",
  ],
])("%s is the same patient", (_what, before, after) => {
  expect(isSamePatient(notes(before), notes(after))).toBe(true);
  expect(isSamePatient(notes(after), notes(before))).toBe(true);
});

test.each([
  [
    "another story",
    ELLIS,
    "Bed 9, Mr Okoro, 54M, day 1 after lap chole. Pain 6/10, morphine 2 mg IV at 0415, now 3/10. Drain 40 mL.",
  ],
  [
    "the same words with another bed",
    "Bed 4: slept well, obs stable, no pain, voided twice, call bell in reach.",
    "Bed 5: slept well, obs stable, no pain, voided twice, call bell in reach.",
  ],
  [
    "the same words with another name",
    "Mrs Ellis slept well, obs stable, no pain, voided twice, call bell in reach.",
    "Mrs Adler slept well, obs stable, no pain, voided twice, call bell in reach.",
  ],
  [
    "the same words with another name in small letters",
    "mrs ellis slept well, obs stable, no pain, voided twice.",
    "mrs adler slept well, obs stable, no pain, voided twice.",
  ],
  [
    "the same words of another baby",
    "Baby Ana fed well, obs stable, nappies wet twice.",
    "Baby Leo fed well, obs stable, nappies wet twice.",
  ],
  [
    "the same words with another age",
    "71F slept well, obs stable, no pain, voided twice, call bell in reach.",
    "64F slept well, obs stable, no pain, voided twice, call bell in reach.",
  ],
  [
    "the same words with another record",
    "MRN 448120, slept well, obs stable, no pain, voided twice.",
    "MRN 448377, slept well, obs stable, no pain, voided twice.",
  ],
  ...[
    ["B4. Settled night. Obs stable.", "B5. Settled night. Obs stable."],
    ["B6. Settled night. Obs stable.", "78F settled night. Obs stable."],
    ["78F settled night. Obs stable.", "81M settled night. Obs stable."],
    ["78F settled night. Obs stable.", "78M settled night. Obs stable."],
    ["Bed4 settled night. Obs stable.", "Bed5 settled night. Obs stable."],
    ["Rm 4: settled night. Obs stable.", "Rm 6: settled night. Obs stable."],
    ["Bay 2 bed 3: settled night. Obs stable.", "Bay 2 bed 4: settled night. Obs stable."],
    ["Bay 1 bed 3: settled night. Obs stable.", "Bay 2 bed 3: settled night. Obs stable."],
  ].map(([before = "", after = ""]) => [`${after.slice(0, 11)} after ${before.slice(0, 11)}`, before, after]),
  [
    "few words that stand in a longer text by chance",
    "Obs stable, no pain.",
    `Long night. ${ELLIS} Obs stable, no pain. Chest clear on the left. Cannula resited.`,
  ],
  [
    "a short list of common words in another order",
    "Obs stable, slept well, no concerns.",
    "Vomited twice, ondansetron given, obs stable since.",
  ],
])("%s is somebody else", (_what, before, after) => {
  expect(isSamePatient(notes(before), notes(after))).toBe(false);
  expect(isSamePatient(notes(after), notes(before))).toBe(false);
});

test("what the form says of the patient parts two notes, and what it does not say parts none", () => {
  const ann = notes(ELLIS, { name: "Ann Ellis", age: "71" });
  expect(isSamePatient(ann, notes(ELLIS, { name: "ann  ellis", age: "71", gender: "female" }))).toBe(true);
  expect(isSamePatient(ann, notes(ELLIS))).toBe(true);
  expect(isSamePatient(ann, notes(ELLIS, { name: "Ann Ellis", age: "17" }))).toBe(false);
  expect(isSamePatient(ann, notes(ELLIS, { name: "Ben Ellis" }))).toBe(false);
});
