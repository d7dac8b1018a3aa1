import { expect, test } from "vitest";
import { disagreements } from "#app/core/note/form/disagreements.ts";
import { EMPTY_FORM, type NoteForm } from "#app/core/note/form/note-form.ts";
import { processorMsOf } from "#tests/unit/processor-time.ts";

const NOW = Date.parse("2026-11-26");
const of = (nurseNotes: string, demographics: NoteForm["demographics"] = {}) =>
  disagreements({ ...EMPTY_FORM, nurseNotes, demographics }, NOW);

test("name, age and sex of somebody else are one question", () => {
  const fatima = { name: "Fatima El-Amrani", age: "54", gender: "F" };
  expect(of("Pt Li Wei, 29M, NKDA. Slept.", fatima)).toEqual([
    "The form says Fatima El-Amrani, 54 years, female; your notes Li Wei, 29M. Is this the right patient?",
  ]);
  expect(of("Slept well. He ate lunch.", fatima)).toEqual([
    "The form says female, your notes “he”. Is this the right patient?",
  ]);
});

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

test("a name behind Pt, Patient, Client, Resident or Name is asked about, with its surname first or last", () => {
  for (const [notes, name] of [
    ["Pt Maria Lopez fell at 0300", "Maria Lopez"],
    ["Settled night.\nPatient: LOPEZ, Maria\nNo pain.", "LOPEZ, Maria"],
    ["pt: Maria Lopez", "Maria Lopez"],
    ["Name: Maria Lopez. Slept well.", "Maria Lopez"],
    ["patient Maria Lopez, no pain", "Maria Lopez"],
    ["Client Maria Lopez-Gil tearful", "Maria Lopez-Gil"],
    ["Resident Maria Lopez ate half of lunch", "Maria Lopez"],
    ["Patient name: Maria J. Lopez", "Maria J. Lopez"],
    ["Pt. Maria de la Cruz NPO since midnight", "Maria de la Cruz"],
    ["NAME: MARIA LOPEZ", "MARIA LOPEZ"],
    ["Spoke with patient Maria Lopez about discharge.", "Maria Lopez"],
    ["Pt Ahmed Khaled vomited", "Ahmed Khaled"],
  ] as const)
    expect
      .soft([notes, of(notes, { name: "Walter Krause" })])
      .toEqual([notes, [`The form names Walter Krause, your notes ${name}. Is this the right patient?`]]);
});

test("capitals behind Pt that are no name, and somebody else's name there, are no question", () => {
  for (const notes of [
    "Pt Alert and oriented",
    "Patient Denies pain",
    "Pt On Room Air",
    "Patient: Stable Overnight",
    "Name Band On",
    "Name: on wristband",
    "Pt Resting Comfortably In Bed",
    "Patient Safety Huddle done",
    "PT: Gait Training",
    "PT Maria worked with her",
    "PATIENT: ALERT, ORIENTED",
    "Pt COPD Exacerbation, nebs given",
    "Pt Spanish Speaking, interpreter used",
    "Pt Foley Patent, 400 ml",
    "Pt Seen By Dr Maria Lopez",
    "Patient Maria alone in room",
    "Patient's daughter Maria Lopez called",
    "Patient Advocate Maria Lopez came",
    "Wife's name: Maria Lopez",
    "Resident Maria Lopez paged, came to bedside",
    "Notified resident Maria Lopez.",
    "Pt Baby Noah latched",
    "Other patient Maria Lopez shouting",
    "Patient Maria Lopez in next bed shouting",
    "Pt Walter Krause fell. Other pt Maria Lopez woke.",
    "Pt KRAUSE, W. Name: Walter Krause",
    "Pt Voided Clear Urine x2",
    "Patient Controlled Analgesia Pump on",
    "Pt: COPD, Duonebs q4h",
  ])
    expect.soft([notes, of(notes, { name: "Walter Krause" })]).toEqual([notes, []]);
});

test("a name behind a title is shown whole, and is the same with an accent or half of a double name", () => {
  for (const [notes, name] of [
    ["Mr. Tom Baker settled.", "Mr. Tom Baker"],
    ["Mrs Irma Stein Settled overnight", "Mrs Irma Stein"],
    ["Mr T. Baker NBM", "Mr T. Baker"],
    ["Bed 7, Mrs. Amélie O'Brien-Nguyen. HR 128", "Mrs. Amélie O'Brien-Nguyen"],
    ["Ms Baker SOB", "Ms Baker"],
    ["Mr Baker's Lasix given", "Mr Baker"],
    ["Mr Baker Pain 3/10", "Mr Baker"],
  ] as const)
    expect
      .soft([notes, of(notes, { name: "Karl Weber" })])
      .toEqual([notes, [`The form names Karl Weber, your notes ${name}. Is this the right patient?`]]);
  for (const [notes, name] of [
    ["Mrs O'Brien settled.", "Amélie O'Brien-Nguyen"],
    ["Pt Amelie Nguyen settled.", "Amélie O'Brien-Nguyen"],
    ["Mr Lopez settled.", "José López"],
    ["Mr. Tom Baker settled.", "Baker, Thomas"],
    ["Mrs Jane Baker (wife) called.", "Karl Weber"],
  ] as const)
    expect.soft([notes, of(notes, { name })]).toEqual([notes, []]);
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

// Quadratic growth on such a text would take more processor time than this on any machine.
test("names in a long text are read at once", () => {
  for (const text of ["Pt Maria Lopez ", "Pt Maria ", "Mr A B ", "A de la ", "Name: Anna-", "\n", " "]) {
    const ms = processorMsOf(() => of(text.repeat(120_000 / text.length), { name: "Karl Weber" }));
    expect([text, ms < 10_000]).toEqual([text, true]);
  }
});
