import { expect, test } from "vitest";
import { disagreements } from "#app/core/note/form/disagreements.ts";
import { EMPTY_FORM, type NoteForm } from "#app/core/note/form/note-form.ts";

const NOW = Date.parse("2026-11-26");
const of = (nurseNotes: string, demographics: NoteForm["demographics"] = {}) =>
  disagreements({ ...EMPTY_FORM, nurseNotes, demographics }, NOW);

test("another patient's name or age in the form is asked about, with both", () => {
  expect(of("Mr Baker 71M, chest pain since 0200.", { name: "Karl Weber" })).toEqual([
    "The form names Karl Weber, your notes Mr Baker. Is this the right patient?",
  ]);
  for (const [notes, name] of [
    ["Bob Lee, bed 5, 60 M. Nausea.", "Bob Lee"],
    ["Stable.\nPt Lee, Bob 60 y/o, nausea", "Lee, Bob"],
    ["Bed 5 Zoë O'Neil-Ruiz 60F vomited once", "Zoë O'Neil-Ruiz"],
    ["Patient Bob Lee is a 60 yo man.", "Bob Lee"],
  ] as const)
    expect(of(notes, { name: "Rosa Kim" })).toEqual([
      `The form names Rosa Kim, your notes ${name}. Is this the right patient?`,
    ]);
  for (const [age, notes] of [
    ["71", "54F fell at 0410"],
    ["71 years", "54 yo woman, fell"],
    ["71", "DOB 12/03/1972, fell"],
  ] as const)
    expect(of(notes, { age })).toEqual(["The form says 71 years, your notes 54. Is this the right patient?"]);
});

test("the same name and age, however they are written, and other people are no question", () => {
  for (const [notes, demographics] of [
    ["Mr Weber settled.", { name: "Karl Weber" }],
    ["Mrs O'Brien settled.", { name: "OBRIEN, Mary" }],
    ["Mr WEBER settled.", { name: "weber" }],
    ["Wife Mrs Baker informed. Pain 3/10.", { name: "Karl Weber" }],
    ["Mrs Baker (wife) called.", { name: "Karl Weber" }],
    ["Seen by Mrs Patel, physio.", { name: "Karl Weber" }],
    ["Karl Weber, 71 M, settled.", { name: "WEBER Karl" }],
    ["Weber, Karl bed 5 settled.", { name: "K. Weber" }],
    ["Wife: Jane Baker, 70 yo, called.", { name: "Karl Weber" }],
    ["Hip Fracture, 78 F. Chest Pain 60 M. Elderly Female, 82 yo.", { name: "Karl Weber" }],
    ["Seen by Jane Baker, RN. Moved with Bob Lee to bed 5.", { name: "Karl Weber" }],
    ["Mr Baker settled.", { name: "K.W." }],
    ["Mr Baker settled.", {}],
    ["71M, chest pain.", { age: "72" }],
    ["Her son, 45 years old, called.", { age: "71" }],
    ["Baby 2 weeks old, latching well.", { age: "31" }],
    ["Newborn with mother.", { age: "31" }],
    ["54F fell", { age: "adult" }],
  ] as const)
    expect([notes, of(notes, demographics)]).toEqual([notes, []]);
});

test("an allergy beside none is asked about, in the form, in the notes and between them", () => {
  const asked = (what: string) => [
    `An allergy to ${what} is mentioned, but the text also says that there are none. Which is right?`,
  ];
  expect(of("Allergic to penicillin, rash as a child.", { allergies: "NKDA" })).toEqual(asked("penicillin"));
  expect(of("Allergic to penicillin.", { allergies: "None" })).toEqual(asked("penicillin"));
  expect(of("NKDA. Slept well.", { allergies: "Penicillin (rash)" })).toEqual(asked("Penicillin"));
  expect(of("NKDA. PMH: anaphylaxis to morphine in 2019.")).toEqual(asked("morphine"));
  expect(of("No known allergies to medications. Allergic to sulfa.")).toEqual(asked("sulfa"));
  expect(of("No drug allergies. Allergic to sulfa.")).toEqual(asked("sulfa"));
});

test("what is no drug, a relative's, denied or not stated is no question", () => {
  for (const [notes, allergies] of [
    ["NKDA. Allergic to latex.", ""],
    ["NKDA", "Latex"],
    ["NKDA, not allergic to penicillin.", ""],
    ["She has no allergies to penicillin, she's allergic to sulfa.", ""],
    ["No known allergy to latex. Allergic to codeine.", ""],
    ["Mother allergic to penicillin.", "NKDA"],
    ["No known allergies.", "NKDA"],
    ["Allergic to penicillin.", "Penicillin"],
    ["Denies allergy to any drugs. NKDA.", "unknown"],
    ["Slept well.", "NKDA"],
  ] as const)
    expect([notes, of(notes, { allergies })]).toEqual([notes, []]);
});
